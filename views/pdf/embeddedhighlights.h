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

    // Reads the highlights of the document once no other request is pending; null: clears them.
    void setDocument(PdfDocument *document);
    bool isRead() const { return m_isRead; }
    // Returns the highlights in file order, without hash and creation time. Those that Lectern wrote to a
    // copy have their id.
    const QList<Highlight> &highlights() const { return m_highlights; }

signals:
    void read(); // emitted when all highlights are read

private:
    QList<Highlight> m_highlights;
    bool m_isRead = false;
};

// Returns the highlighted words of an annotation and their context; without boxes if it covers no words.
Highlight embeddedHighlight(const PdfAnnotation &annotation, const PdfPageText &text);

// Appends a highlight. An annotation is on a single page, so a copy contains a highlight across a page break
// as one annotation per page, with the same name. These are joined again. Another annotation with that name,
// for example one that another program copied, becomes a separate highlight.
void addEmbedded(QList<Highlight> &embedded, Highlight highlight);

// Returns the highlights in a file that the paper does not have. A highlight of the same words on the same
// page counts as equal.
QList<Highlight> notImportedYet(const QList<Highlight> &embedded, const QList<Highlight> &highlights);

} // namespace lectern
