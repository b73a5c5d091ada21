// Painting in PdfView: pictures or placeholders, with the marks on top.
#include "pdfpictures.h"
#include "pdfview.h"
#include "views/style/colors.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lectern
{

namespace
{

// A page with more pixels is painted in tiles.
constexpr qint64 kMaxWholePixels = 8'000'000;
constexpr int kTile = 1024;

QColor paperOf(PdfTint tint)
{
    switch (tint) {
    case PdfTint::Sepia:
        return QColor(0xf4, 0xec, 0xd8);
    case PdfTint::Dark:
        return QColor(0x22, 0x25, 0x28);
    case PdfTint::White:
        break;
    }
    return Qt::white;
}

// Lines of text may overlap; overlapping areas are painted only once.
void fill(QPainter &painter, const QRegion &region, const QColor &colour)
{
    for (const QRect &part : region)
        painter.fillRect(part, colour);
}

} // namespace

QColor markColour(int colour, PdfTint tint)
{
    static constexpr QRgb light[] = {0xFFF09A, 0xC3EFB4, 0xBFE0FF, 0xFFC9C4, 0xE3CFFF},
                          dark[] = {0x665500, 0x1E5A1E, 0x1C4A78, 0x7A2A26, 0x553080};
    const size_t at = size_t(std::clamp(colour, 0, int(kHighlightColours.size()) - 1));
    return QColor(tint == PdfTint::Dark ? dark[at] : light[at]);
}

QRect PdfView::seenPart(const PdfLayout &layout, int page, const QRect &visible, double scale)
{
    const QRect seen = visible.intersected(layout.page(page));
    if (seen.isEmpty())
        return {};
    const QPointF one = layout.toPage(page, seen.topLeft()),
                  other = layout.toPage(page, seen.bottomRight() + QPoint(1, 1));
    const QRectF box = QRectF(one, other).normalized();
    return QRectF(box.topLeft() * scale, box.size() * scale).toAlignedRect();
}

// Returns the visible part of a page that is rendered first when a file is opened, so that it is shown
// sooner. Returns nullopt if that would save little time.
std::optional<PdfTileRequest> PdfView::firstPart(const PdfTileRequest &whole, const QRect &visible) const
{
    const QRect part = seenPart(m_layout, whole.page, visible, whole.scale).intersected(whole.part);
    const auto area = [](const QRect &box) { return double(box.width()) * box.height(); };
    if (whole.isTile || part.isEmpty() || area(part) > 0.8 * area(whole.part))
        return {};
    return PdfTileRequest{whole.page, whole.scale, part, whole.tint, true};
}

// Returns the pictures of a page that are needed for the visible part of the layout.
QList<PdfTileRequest> PdfView::requestsFor(const PdfLayout &layout, int page, const QRect &visible) const
{
    const double ratio = devicePixelRatioF(), scale = layout.scale() * ratio;
    const QSizeF size = layout.sizeOf(page) * scale;
    const QSize pixels(std::max(1, int(std::ceil(size.width()))), std::max(1, int(std::ceil(size.height()))));
    if (qint64(pixels.width()) * pixels.height() <= kMaxWholePixels)
        return {PdfTileRequest{page, scale, QRect(QPoint(), pixels), m_tint, false}};
    const QRect part = seenPart(layout, page, visible, scale).intersected(QRect(QPoint(), pixels));
    QList<PdfTileRequest> requests;
    for (int y = part.top() / kTile * kTile; y <= part.bottom(); y += kTile)
        for (int x = part.left() / kTile * kTile; x <= part.right(); x += kTile)
            requests.append(
                {page, scale, QRect(x, y, kTile, kTile).intersected(QRect(QPoint(), pixels)), m_tint, true});
    return requests;
}

void PdfView::paintEvent(QPaintEvent *event)
{
    m_wasSeen = true;
    QPainter painter(viewport());
    const QRect visible = visiblePart();
    painter.fillRect(event->rect(),
                     mix(palette().color(QPalette::Window), palette().color(QPalette::Text), 0.92));
    if (pages() == 0)
        return;
    painter.translate(-offset());
    const auto [first, last] = m_layout.pagesIn(visible);
    for (int page = first; page <= last; ++page)
        paintPage(painter, page, visible);
    paintLinkLetters(painter);
}

void PdfView::paintPage(QPainter &painter, int page, const QRect &visible) const
{
    painter.fillRect(m_layout.page(page), paperOf(m_tint));
    if (m_failures.contains(page)) {
        paintMissing(painter, page);
        return;
    }
    paintPicture(painter, page, visible);
    paintMarks(painter, page);
}

void PdfView::paintPicture(QPainter &painter, int page, const QRect &visible) const
{
    const QList<PdfTileRequest> requests = requestsFor(page, visible);
    const QSizeF size = m_layout.sizeOf(page);
    const QRect place = m_layout.page(page);
    const double ratio = devicePixelRatioF();
    painter.save();
    painter.translate(QRectF(place).center());
    painter.rotate(90 * m_layout.arrangement().turns);
    const QSizeF upright = size * m_layout.scale();
    painter.translate(-upright.width() / 2, -upright.height() / 2);
    // Paints at whole pixels, which avoids interpolation.
    if (m_layout.arrangement().turns == 0) {
        painter.resetTransform();
        painter.translate(place.topLeft() - offset());
    }
    const bool missing = std::any_of(requests.begin(), requests.end(), [this](const PdfTileRequest &request) {
        return !m_pictures.find(request);
    });
    if (missing) {
        if (const QImage *like = m_pictures.like(page, m_tint)) {
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(QRectF(QPointF(), upright), *like);
        } else {
            painter.resetTransform();
            painter.translate(-offset());
            paintMissing(painter, page);
        }
    }
    const auto paint = [&](const PdfTileRequest &request) {
        if (const QImage *image = m_pictures.find(request))
            painter.drawImage(
                QRectF(QPointF(request.part.topLeft()) / ratio, QSizeF(request.part.size()) / ratio), *image);
    };
    if (missing)
        for (const PdfTileRequest &part : m_firstParts)
            if (part.page == page && part.tint == m_tint && part.scale == m_layout.scale() * ratio)
                paint(part);
    for (const PdfTileRequest &request : requests)
        paint(request);
    painter.restore();
}

void PdfView::paintMissing(QPainter &painter, int page) const
{
    const QRect place = m_layout.page(page);
    const QColor paper = paperOf(m_tint),
                 ink = m_tint == PdfTint::Dark ? QColor(Qt::white) : QColor(Qt::black);
    painter.fillRect(place, mix(paper, ink, 0.96));
    const QString why = m_failures.value(page);
    painter.setPen(mix(paper, ink, why.isEmpty() ? 0.6 : 0.3));
    const QRect shown = place.intersected(visiblePart());
    const QString number = tr("Page %1").arg(page + 1);
    painter.drawText(shown.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                     why.isEmpty() ? number : QString(number + QLatin1Char('\n') + why));
}

QRegion PdfView::regionOf(const PdfMark &mark, int page) const
{
    QRegion region;
    for (const HighlightBox &each : mark.boxes)
        if (each.page == page)
            region += m_layout.fromPage(page, each.box).toAlignedRect().adjusted(-1, -1, 1, 1);
    return region;
}

void PdfView::paintMarks(QPainter &painter, int page) const
{
    // Blends like a marker pen: the letters keep their darkness or lightness.
    painter.setCompositionMode(m_tint == PdfTint::Dark ? QPainter::CompositionMode_Screen
                                                       : QPainter::CompositionMode_Multiply);
    const Colors &colors = m_tint == PdfTint::Dark ? darkColors() : lightColors();
    for (const PdfMark &mark : m_marks.all())
        fill(painter, regionOf(mark, page), markColour(mark.colour, m_tint));
    QRegion hits;
    for (const PdfHit &hit : m_hits.value(page))
        for (const QRectF &box : hit.boxes)
            hits += m_layout.fromPage(page, box).toAlignedRect();
    fill(painter, hits, colors.match);
    if (m_hit && m_hit->page == page)
        for (const QRectF &box : m_hit->boxes)
            painter.fillRect(m_layout.fromPage(page, box).toAlignedRect().adjusted(-1, -1, 1, 1),
                             m_tint == PdfTint::Dark ? QColor(0xa0, 0x60, 0x00) : QColor(0xff, 0xb0, 0x30));
    paintSelection(painter, page);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    paintDecorations(painter, page);
}

// Paints decorations: a frame around the current mark, and an icon at a mark with a note.
void PdfView::paintDecorations(QPainter &painter, int page) const
{
    const QColor ink = m_tint == PdfTint::Dark ? QColor(0xe0, 0xe0, 0xe0) : QColor(0x33, 0x33, 0x33);
    for (const PdfMark &mark : m_marks.all()) {
        if (mark.id == m_marks.chosen()) {
            QPainterPath around;
            around.addRegion(regionOf(mark, page));
            painter.setPen(QPen(ink, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(around.simplified());
        }
        if (!mark.isRemarked || mark.boxes.isEmpty() || mark.boxes.last().page != page)
            continue;
        // Paints a speech bubble at the upper corner of the last word.
        const QRectF last = m_layout.fromPage(page, mark.boxes.last().box);
        const double size = std::clamp(last.height() * 0.7, 7.0, 14.0);
        const QRectF bubble(last.right() - size * 0.3, last.top() - size * 0.7, size, size * 0.75);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink, 1));
        painter.setBrush(markColour(mark.colour, PdfTint::White));
        QPainterPath path;
        path.addRoundedRect(bubble, size * 0.25, size * 0.25);
        QPainterPath tail;
        tail.moveTo(bubble.left() + size * 0.2, bubble.bottom() - 1);
        tail.lineTo(bubble.left() + size * 0.15, bubble.bottom() + size * 0.28);
        tail.lineTo(bubble.left() + size * 0.5, bubble.bottom() - 1);
        painter.drawPath(path.united(tail));
        painter.restore();
    }
}

void PdfView::paintSelection(QPainter &painter, int page) const
{
    const PageWords *words = m_words.object(page);
    if (!m_anchor || !m_cursor || !words)
        return;
    const auto [from, to] = std::minmax(*m_anchor, *m_cursor);
    if (page < from.page || page > to.page)
        return;
    const int first = page == from.page ? from.word : 0;
    const int last = std::min(page == to.page ? to.word : int(words->text.words.size()) - 1,
                              int(words->text.words.size()) - 1);
    const QColor colour = m_tint == PdfTint::Dark ? QColor(0x1f, 0x4f, 0x80) : QColor(0xa8, 0xd0, 0xff);
    QRegion region;
    for (const QRectF &box : lineBoxes(textOf(page, *words), first, last))
        region += m_layout.fromPage(page, box).toRect();
    fill(painter, region, colour);
}

} // namespace lectern
