#pragma once
// Cache of rendered pages, with a size limit, and the requests for missing ones.
#include "models/pdf/pdfvalues.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>

namespace lectern
{

class PdfDocument;

class PdfPictures final : public QObject
{
    Q_OBJECT
public:
    enum class Whose { View, Thumbnails };

    explicit PdfPictures(QObject *parent = nullptr);
    // Sets the source of pictures, or none; clears those of the previous one.
    void setDocument(PdfDocument *document);
    // Requests the missing ones of these, most urgent first; those of the view before those of thumbnails.
    void want(Whose whose, const QList<PdfWish> &wishes);
    // Adds a picture that was rendered before the document was set.
    void insert(const PdfWish &wish, const PdfPixels &pixels);
    // The picture, or null if it is not available yet.
    const QImage *find(const PdfWish &wish) const;
    // A picture of the whole page at another scale, as a placeholder.
    const QImage *like(int page, PdfTint tint) const;
    void clear();
    bool isEmpty() const { return m_images.isEmpty(); }
    // A visible picture is still being rendered.
    bool isPending() const;
    qsizetype keptKilobytes() const { return m_images.totalCost(); }

signals:
    void arrived(int page);

private:
    void take(const PdfWish &wish, const PdfPixels &pixels);
    void ask();

    PdfDocument *m_document = nullptr;
    mutable QCache<PdfWish, QImage> m_images;
    QHash<int, PdfWish> m_whole; // the last picture of the whole page
    QList<PdfWish> m_view, m_thumbnails;
};

} // namespace lectern
