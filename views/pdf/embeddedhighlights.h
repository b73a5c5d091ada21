#pragma once
// Converts the highlights that other programs stored in a file to highlights of a paper.
#include "models/core/papermarks.h"
#include "models/pdf/pdfvalues.h"

#include <QObject>

namespace lectern
{

class PdfDocument;

class EmbeddedHighlights final : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    // Reads those of the document once no other request is pending; null: clears them.
    void setDocument(PdfDocument *document);
    bool isRead() const { return m_isRead; }
    // In file order, without hash and creation time. Those that Lectern wrote to a copy have their id.
    const QList<Highlight> &highlights() const { return m_highlights; }

signals:
    void read(); // all of them

private:
    QList<Highlight> m_highlights;
    bool m_isRead = false;
};

// The highlighted words of an annotation and their context; without boxes if there are none.
Highlight embeddedHighlight(const PdfAnnotation &annotation, const PdfPageText &text);

// Appends a highlight. An annotation is on a single page, so a copy has a highlight across a page break as
// one annotation per page, with the same name: these are joined again. Another one with that name, for
// example a copy made by another program, becomes a separate highlight.
void addEmbedded(QList<Highlight> &embedded, Highlight highlight);

// The highlights in a file that the paper does not have: a highlight of the same words on the same page is
// equal.
QList<Highlight> notTakenOver(const QList<Highlight> &embedded, const QList<Highlight> &highlights);

} // namespace lectern
