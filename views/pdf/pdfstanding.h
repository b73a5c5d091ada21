#pragma once
// The highlights that stand in a file itself, made by other programs, as highlights of a paper.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"

#include <QObject>

namespace lectern
{

class PdfDocument;

class PdfStanding final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // Reads those of the document as soon as nothing else is wanted of it; none: forgets them.
    void setDocument(PdfDocument *document);
    bool isRead() const { return m_isRead; }
    // In the order in which they stand, without the hash of the file and the time they were made. Those that
    // this program wrote into a copy have their id.
    const QList<Highlight> &highlights() const { return m_highlights; }

signals:
    void read(); // all of them

private:
    QList<Highlight> m_highlights;
    bool m_isRead = false;
};

// The words below a marking, with what stands around them; without boxes where there are none.
Highlight standingHighlight(const PdfMarking &marking, const PdfPageText &text);

// Puts a highlight behind those that stand before it. A marking knows one page only, so a highlight over the
// end of a page stands in a copy as one on each, under one name: it comes back as one. Another of the same
// name, such as one that a program copied to another place, is a highlight of its own.
void addStanding(QList<Highlight> &standing, Highlight highlight);

// Of those that stand in a file the ones that are not among the highlights of its paper: a highlight of the
// same words on the same page is the same.
QList<Highlight> notTakenOver(const QList<Highlight> &standing, const QList<Highlight> &highlights);

} // namespace lectern
