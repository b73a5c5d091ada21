#include "pdfpictures.h"

#include "models/pdf/pdfdocument.h"
#include "views/style/pdfimage.h"

#include <algorithm>

namespace lectern
{

// A few screens, independent of the number of pages.
static constexpr qsizetype kKilobytes = 160 * 1024;

PdfPictures::PdfPictures(QObject *parent) : QObject(parent), m_images(kKilobytes) { }

void PdfPictures::setDocument(PdfDocument *document)
{
    m_document = document;
    m_view.clear();
    m_thumbnails.clear();
    clear();
    if (document)
        connect(document, &PdfDocument::pictureReady, this, &PdfPictures::take);
}

void PdfPictures::clear()
{
    m_images.clear();
    m_whole.clear();
}

void PdfPictures::want(Whose whose, const QList<PdfWish> &wishes)
{
    (whose == Whose::View ? m_view : m_thumbnails) = wishes;
    ask();
}

void PdfPictures::ask()
{
    if (!m_document)
        return;
    QList<PdfWish> missing;
    for (const QList<PdfWish> &each : {m_view, m_thumbnails})
        for (const PdfWish &wish : each)
            if (!m_images.contains(wish) && !missing.contains(wish))
                missing.append(wish);
    m_document->wish(missing);
}

bool PdfPictures::isPending() const
{
    return std::any_of(m_view.cbegin(), m_view.cend(),
                       [this](const PdfWish &wish) { return !m_images.contains(wish); });
}

const QImage *PdfPictures::find(const PdfWish &wish) const
{
    return m_images.object(wish);
}

const QImage *PdfPictures::like(int page, PdfTint tint) const
{
    const auto whole = m_whole.constFind(page);
    return whole != m_whole.constEnd() && whole->tint == tint ? m_images.object(*whole) : nullptr;
}

void PdfPictures::insert(const PdfWish &wish, const PdfPixels &pixels)
{
    m_images.insert(wish, new QImage(imageOf(pixels)), 1 + pixels.bytes.size() / 1024);
    if (wish.part.topLeft().isNull() && !wish.isTile) {
        const auto before = m_whole.constFind(wish.page);
        if (before == m_whole.constEnd() || before->tint != wish.tint || before->scale <= wish.scale
            || !m_images.contains(*before))
            m_whole[wish.page] = wish;
    }
}

void PdfPictures::take(const PdfWish &wish, const PdfPixels &pixels)
{
    insert(wish, pixels);
    emit arrived(wish.page);
}

} // namespace lectern
