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
    enum class Requester { View, Thumbnails };

    explicit PdfPictures(QObject *parent = nullptr);
    // Sets the source of pictures, or none; clears those of the previous one.
    void setDocument(PdfDocument *document);
    // Requests the missing pictures among these, most urgent first. Pictures for the view have priority over
    // thumbnails.
    void want(Requester whose, const QList<PdfTileRequest> &requests);
    // Adds a picture that was rendered before the document was set.
    void insert(const PdfTileRequest &request, const PdfPixels &pixels);
    // Returns the picture; null if it is not available yet.
    const QImage *find(const PdfTileRequest &request) const { return m_images.object(request); }
    // Returns a picture of the whole page at another scale, as a placeholder.
    const QImage *like(int page, PdfTint tint) const;
    void clear();
    bool isEmpty() const { return m_images.isEmpty(); }
    // Returns whether a visible picture is still being rendered.
    bool isPending() const;
    qsizetype keptKilobytes() const { return m_images.totalCost(); }

signals:
    void arrived(int page);

private:
    void take(const PdfTileRequest &request, const PdfPixels &pixels);
    void ask();

    PdfDocument *m_document = nullptr;
    mutable QCache<PdfTileRequest, QImage> m_images;
    QHash<int, PdfTileRequest> m_whole; // request of the last picture of the whole page
    QList<PdfTileRequest> m_view, m_thumbnails;
};

} // namespace lectern
