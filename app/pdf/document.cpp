// SPDX-License-Identifier: GPL-2.0-or-later
#include "document.h"

#include <poppler-annotation.h>
#include <poppler-qt6.h>

#include <QBuffer>
#include <QColor>
#include <QVariant>

#include <algorithm>

namespace lectern::pdf
{

namespace
{

// Limits for texts of a file; longer ones are truncated.
constexpr qsizetype kMaxTextLength = 4000;
constexpr qsizetype kMaxWords = 200'000, kMaxLinks = 20'000, kMaxEntries = 20'000, kMaxMarkings = 2'000;
constexpr int kDeepest = 16;
// Number of pages measured before the first one is shown, starting with it.
constexpr int kPagesAhead = 3;

// Returns the cancellation callback that the closure of poppler's abort callback contains.
const std::function<bool()> *asked(const QVariant &closure)
{
    return static_cast<const std::function<bool()> *>(closure.value<void *>());
}

bool shouldAbort(const QVariant &closure)
{
    return (*asked(closure))();
}

double within(double value)
{
    return qIsFinite(value) ? std::clamp(value, -1e6, 1e6) : 0;
}

QRectF within(const QRectF &box)
{
    const QRectF upright = box.normalized();
    return {within(upright.x()), within(upright.y()), within(upright.width()), within(upright.height())};
}

class OutlineWalk
{
public:
    // pageHeight: of an existing page, in points.
    OutlineWalk(QList<PdfOutlineEntry> &entries, int pages, std::function<double(int)> pageHeight)
        : m_entries(entries), m_pages(pages), m_heightOf(std::move(pageHeight))
    {
    }

    void add(const QVector<Poppler::OutlineItem> &items, int level)
    {
        for (const Poppler::OutlineItem &item : items) {
            if (m_entries.size() >= kMaxEntries)
                return;
            PdfOutlineEntry entry;
            entry.title = item.name().left(kMaxTextLength);
            entry.level = level;
            if (const auto to = item.destination()) {
                entry.page = to->pageNumber() - 1;
                if (entry.page >= 0 && entry.page < m_pages && to->isChangeTop())
                    entry.y = within(to->top() * m_heightOf(entry.page));
            }
            m_entries.append(entry);
            if (level < kDeepest && item.hasChildren())
                add(item.children(), level + 1);
        }
    }

private:
    QList<PdfOutlineEntry> &m_entries;
    const int m_pages;
    const std::function<double(int)> m_heightOf;
};

} // namespace

Document::Document(std::function<bool()> cancelled) : m_cancelled(std::move(cancelled)) { }

Document::~Document() = default;

PdfState Document::open(const QByteArray &bytes, int first, PdfSummary &summary)
{
    // Suppresses poppler's messages about damaged files.
    Poppler::setDebugErrorFunction([](const QString &, const QVariant &) {}, {});
    // Avoids loadFromData(), which would copy the whole file.
    m_device.setData(bytes);
    m_device.open(QIODevice::ReadOnly);
    m_document = Poppler::Document::load(&m_device);
    if (!m_document)
        return PdfState::Damaged;
    if (m_document->isLocked())
        return PdfState::Locked;
    const int pages = std::min(m_document->numPages(), kMaxPdfPages);
    if (pages < 1)
        return PdfState::Empty;
    m_document->setRenderHint(Poppler::Document::Antialiasing);
    m_document->setRenderHint(Poppler::Document::TextAntialiasing);
    m_document->setPaperColor(Qt::white);
    m_pages = pages;
    summary.title = m_document->title().left(kMaxTextLength);
    summary.known = std::min(pages, std::min(first, pages) + kPagesAhead);
    sizeOf(summary.known - 1);
    summary.sizes = m_sizes;
    summary.sizes.resize(pages, m_sizes.last());
    return PdfState::Ok;
}

// poppler reads pages in order, so they are measured in order.
QSizeF Document::sizeOf(int number) const
{
    while (m_sizes.size() <= number) {
        const auto page = m_document->page(int(m_sizes.size()));
        const QSizeF size = page ? page->pageSizeF() : QSizeF();
        // A missing page gets the size of the previous one, so that its error can be shown in its place.
        const bool real =
            size.width() >= 1 && size.height() >= 1 && size.width() < 1e5 && size.height() < 1e5;
        m_sizes.append(real ? size : m_sizes.isEmpty() ? QSizeF(595, 842) : m_sizes.last());
    }
    return m_sizes[number];
}

QList<QSizeF> Document::sizes() const
{
    sizeOf(m_pages - 1);
    return m_sizes;
}

PdfState Document::text(int number, PdfPageText &text) const
{
    const auto page = m_document->page(number);
    if (!page || number >= m_pages)
        return PdfState::Missing;
    const auto boxes = page->textList(
        Poppler::Page::Rotate0, shouldAbort,
        QVariant::fromValue(static_cast<void *>(const_cast<std::function<bool()> *>(&m_cancelled))));
    if (m_cancelled())
        return PdfState::RolledBack;
    text.size = sizeOf(number);
    for (const auto &box : boxes) {
        if (qsizetype(text.words.size()) >= kMaxWords)
            break;
        PdfWord word;
        word.box = within(box->boundingBox());
        word.text = box->text().left(kMaxTextLength);
        word.spaceAfter = box->hasSpaceAfter();
        word.lineEnd = !box->nextWord();
        // Horizontal words are as high as their letters, others as wide. Words of two or three letters may be
        // narrower than high.
        const bool upright = word.text.size() < 4 || word.box.width() >= word.box.height() * 0.8;
        word.size = float(upright ? word.box.height() : word.box.width());
        text.words.push_back(std::move(word));
    }
    return PdfState::Ok;
}

PdfState Document::links(int number, QList<PdfLink> &links) const
{
    const auto page = m_document->page(number);
    if (!page || number >= m_pages)
        return PdfState::Missing;
    const QSizeF size = sizeOf(number);
    for (const auto &link : page->links()) {
        if (links.size() >= kMaxLinks)
            break;
        PdfLink found;
        const QRectF area = link->linkArea().normalized();
        found.box = within(QRectF(area.x() * size.width(), area.y() * size.height(),
                                  area.width() * size.width(), area.height() * size.height()));
        if (const auto *inside = dynamic_cast<const Poppler::LinkGoto *>(link.get())) {
            if (inside->isExternal())
                continue; // another file: not followed
            const Poppler::LinkDestination to = inside->destination();
            found.page = to.pageNumber() - 1;
            if (found.page < 0 || found.page >= m_pages)
                continue;
            found.y = to.isChangeTop() ? within(to.top() * sizeOf(found.page).height()) : 0;
        } else if (const auto *outside = dynamic_cast<const Poppler::LinkBrowse *>(link.get())) {
            found.url = outside->url().left(kMaxTextLength);
        } else {
            continue; // launch, sound, print: ignored
        }
        links.append(found);
    }
    return PdfState::Ok;
}

PdfState Document::outline(QList<PdfOutlineEntry> &outline) const
{
    OutlineWalk(outline, m_pages, [this](int page) {
        return sizeOf(page).height();
    }).add(m_document->outline(), 0);
    return PdfState::Ok;
}

PdfState Document::markings(int number, QList<PdfAnnotation> &markings) const
{
    const auto page = m_document->page(number);
    if (!page || number >= m_pages)
        return PdfState::Missing;
    const QSizeF size = sizeOf(number);
    for (const auto &annotation : page->annotations({Poppler::Annotation::AHighlight})) {
        const auto *over = dynamic_cast<const Poppler::HighlightAnnotation *>(annotation.get());
        if (!over || (over->flags() & Poppler::Annotation::Hidden))
            continue;
        if (markings.size() >= kMaxMarkings)
            break;
        PdfAnnotation mark;
        mark.page = number;
        for (const auto &quad : over->highlightQuads()) {
            if (mark.boxes.size() >= PdfAnnotation::kMaxBoxes)
                break;
            // Programs differ in the order of the corners.
            const auto [left, right] =
                std::minmax({quad.points[0].x(), quad.points[1].x(), quad.points[2].x(), quad.points[3].x()});
            const auto [top, bottom] =
                std::minmax({quad.points[0].y(), quad.points[1].y(), quad.points[2].y(), quad.points[3].y()});
            mark.boxes.append(within(QRectF(left * size.width(), top * size.height(),
                                            (right - left) * size.width(), (bottom - top) * size.height())));
        }
        if (mark.boxes.isEmpty())
            continue;
        const QColor colour = over->style().color();
        mark.colour = colour.isValid() ? colour.rgb() & 0xffffff : 0xffff00;
        mark.comment = over->contents().left(PdfAnnotation::kMaxCommentLength);
        mark.comment.replace(u'\r', u'\n');
        mark.name = over->uniqueName().left(PdfAnnotation::kMaxNameLength);
        markings.append(mark);
    }
    return PdfState::Ok;
}

PdfState Document::mark(const PdfAnnotation &mark)
{
    const auto page = m_document->page(mark.page);
    if (!page || mark.page >= m_pages || mark.boxes.isEmpty())
        return PdfState::Missing;
    const QSizeF size = sizeOf(mark.page);
    Poppler::HighlightAnnotation annotation;
    QList<Poppler::HighlightAnnotation::Quad> quads;
    QRectF all;
    for (const QRectF &box : mark.boxes) {
        const QRectF place(box.x() / size.width(), box.y() / size.height(), box.width() / size.width(),
                           box.height() / size.height());
        all |= place;
        Poppler::HighlightAnnotation::Quad quad = {};
        // Corners in circular order, which poppler converts to the order of Acrobat and most programs: upper
        // corners from the left, then the lower ones. Otherwise programs that use the corners as stored would
        // paint a bow tie.
        quad.points[0] = place.topLeft();
        quad.points[1] = place.topRight();
        quad.points[2] = place.bottomRight();
        quad.points[3] = place.bottomLeft();
        quads.append(quad);
    }
    annotation.setHighlightType(Poppler::HighlightAnnotation::Highlight);
    annotation.setHighlightQuads(quads);
    annotation.setBoundary(all);
    Poppler::Annotation::Style style;
    style.setColor(QColor(QRgb(0xff000000u | mark.colour)));
    annotation.setStyle(style);
    annotation.setContents(mark.comment);
    annotation.setUniqueName(mark.name);
    annotation.setFlags(
        Poppler::Annotation::Flags()); // clears DenyPrint, for programs that print annotations
    page->addAnnotation(&annotation);
    return PdfState::Ok;
}

PdfState Document::save(QByteArray &bytes) const
{
    const auto converter = m_document->pdfConverter();
    QBuffer buffer(&bytes);
    converter->setOutputDevice(&buffer);
    converter->setPDFOptions(Poppler::PDFConverter::WithChanges);
    if (!converter->convert())
        return PdfState::Damaged;
    return bytes.size() > qsizetype(PdfFrame::kMaxSavedFileSize) ? PdfState::TooLarge : PdfState::Ok;
}

PdfState Document::picture(const PdfTileRequest &request, QImage &picture) const
{
    const auto page = m_document->page(request.page);
    if (!page)
        return PdfState::Missing;
    const double dpi = 72 * request.scale;
    picture = page->renderToImage(
        dpi, dpi, request.part.x(), request.part.y(), request.part.width(), request.part.height(),
        Poppler::Page::Rotate0, nullptr, nullptr, shouldAbort,
        QVariant::fromValue(static_cast<void *>(const_cast<std::function<bool()> *>(&m_cancelled))));
    if (m_cancelled())
        return PdfState::RolledBack;
    if (picture.size() != request.part.size())
        return PdfState::TooLarge;
    if (picture.depth() != 32 || picture.bytesPerLine() != picture.width() * 4)
        picture = picture.convertToFormat(QImage::Format_RGB32);
    return PdfState::Ok;
}

} // namespace lectern::pdf
