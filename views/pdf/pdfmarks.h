#pragma once
// The marks on the displayed PDF, and the current mark.
#include "models/core/papermarks.h"
#include "pdflayout.h"

#include <QList>
#include <QString>

namespace lectern
{

// A highlight as painted.
struct PdfMark {
    QString id;
    QList<HighlightBox> boxes; // positions in the displayed file
    int colour = 0; // index into kHighlightColours
    bool isRemarked = false;
    bool operator==(const PdfMark &) const = default;
};

class PdfMarks
{
public:
    // Replaces the marks, in reading order; keeps the current mark. Returns false if nothing changed.
    bool set(const QList<PdfMark> &marks);
    const QList<PdfMark> &all() const { return m_all; }
    const PdfMark *find(const QString &id) const; // null: not found
    // Returns the mark at a position of a page, the smallest of several; null: none.
    const PdfMark *at(int page, const QPointF &spot) const;

    // Makes a mark current and returns it; clears the current mark if it does not exist.
    const PdfMark *choose(const QString &id);
    const QString &chosen() const { return m_chosen; }
    // Returns the mark after or before the current one, or else the given place; empty: none.
    QString beside(bool forward, const PdfPlace &here) const;

private:
    QList<PdfMark> m_all;
    QString m_chosen;
};

} // namespace lectern
