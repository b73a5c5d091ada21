#pragma once
// The marks on a PDF that is shown: which there are, and which of them is chosen.
#include "models/core/papermarks.h"
#include "pdflayout.h"

#include <QList>
#include <QString>

namespace lectern
{

// Words that a person marked, as they are painted.
struct PdfMark {
    QString id;
    QList<HighlightBox> boxes; // in the file that is shown
    int colour = 0; // of kHighlightColours
    bool isRemarked = false;
    bool operator==(const PdfMark &) const = default;
};

class PdfMarks
{
public:
    // Takes these, in the order in which they are read, in place of those before; the one that is chosen
    // stays so. False: they are those.
    bool set(const QList<PdfMark> &marks);
    const QList<PdfMark> &all() const { return m_all; }
    const PdfMark *find(const QString &id) const; // null: there is none
    // The mark under a place of a page, of several the smallest; null: there is none.
    const PdfMark *at(int page, const QPointF &spot) const;

    // Chooses the mark and returns it; none is chosen where there is none.
    const PdfMark *choose(const QString &id);
    const QString &chosen() const { return m_chosen; }
    // The mark behind, or before, the one that is chosen, else the place one is at; empty: there is none.
    QString beside(bool forward, const PdfPlace &here) const;

private:
    QList<PdfMark> m_all;
    QString m_chosen;
};

} // namespace lectern
