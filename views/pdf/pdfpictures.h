#pragma once
// The pictures of pages that were painted, as many as there is room for, and the wishes for those that are
// missing.
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
    // Where pictures come from now on, or none; those of the one before are forgotten.
    void setDocument(PdfDocument *document);
    // Wishes for what is missing of these, the most urgent first; of the view before those of thumbnails.
    void want(Whose whose, const QList<PdfWish> &wishes);
    // One that was painted before the document came here.
    void insert(const PdfWish &wish, const PdfPixels &pixels);
    // The picture itself, or none yet.
    const QImage *find(const PdfWish &wish) const;
    // One of the whole page at another scale, to stand in for it.
    const QImage *like(int page, PdfTint tint) const;
    void clear();
    bool isEmpty() const { return m_images.isEmpty(); }
    // Something that is seen is still being painted.
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
