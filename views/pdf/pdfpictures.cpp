#include "pdfpictures.h"

#include "models/pdf/pdfdocument.h"
#include "views/style/icons.h"

#include <algorithm>

namespace lectern
{

// Enough for a few screens, independent of the number of pages.
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

void PdfPictures::want(Requester whose, const QList<PdfTileRequest> &requests)
{
    (whose == Requester::View ? m_view : m_thumbnails) = requests;
    ask();
}

void PdfPictures::ask()
{
    if (!m_document)
        return;
    QList<PdfTileRequest> missing;
    for (const QList<PdfTileRequest> &each : {m_view, m_thumbnails})
        for (const PdfTileRequest &request : each)
            if (!m_images.contains(request) && !missing.contains(request))
                missing.append(request);
    m_document->request(missing);
}

bool PdfPictures::isPending() const
{
    return std::any_of(m_view.cbegin(), m_view.cend(),
                       [this](const PdfTileRequest &request) { return !m_images.contains(request); });
}

const QImage *PdfPictures::like(int page, PdfTint tint) const
{
    const auto whole = m_whole.constFind(page);
    return whole != m_whole.constEnd() && whole->tint == tint ? m_images.object(*whole) : nullptr;
}

void PdfPictures::insert(const PdfTileRequest &request, const PdfPixels &pixels)
{
    m_images.insert(request, new QImage(imageOf(pixels)), 1 + pixels.bytes.size() / 1024);
    if (request.part.topLeft().isNull() && !request.isTile) {
        const auto before = m_whole.constFind(request.page);
        if (before == m_whole.constEnd() || before->tint != request.tint || before->scale <= request.scale
            || !m_images.contains(*before))
            m_whole[request.page] = request;
    }
}

void PdfPictures::take(const PdfTileRequest &request, const PdfPixels &pixels)
{
    insert(request, pixels);
    emit arrived(request.page);
}

} // namespace lectern
