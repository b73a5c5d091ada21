#include "pdflayout.h"

#include <algorithm>
#include <cmath>

namespace lectern
{

static constexpr double kPaperScale = 96.0 / 72; // pixels per point at zoom 1

void PdfLayout::setSizes(const QList<QSizeF> &sizes)
{
    m_sizes = sizes;
    arrange(m_arrangement);
}

QSizeF PdfLayout::turned(int page) const
{
    return m_arrangement.turns % 2 ? m_sizes[page].transposed() : m_sizes[page];
}

double PdfLayout::zoom() const
{
    return m_scale / kPaperScale;
}

// Returns the scale at which the widest row, or the largest page, fits.
double PdfLayout::fitting() const
{
    double width = 1, height = 1;
    const int step = m_arrangement.twoPages ? 2 : 1;
    for (int page = 0; page < pages(); page += step) {
        double row = 0;
        for (int i = page; i < std::min(page + step, pages()); ++i) {
            row += turned(i).width();
            height = std::max(height, turned(i).height());
        }
        width = std::max(width, row);
    }
    // Page widths are rounded up to whole pixels, so a pair may be one pixel wider than its sum.
    // Floating-point errors must not add a pixel either.
    constexpr double kRounding = 0.01;
    const double byWidth =
        (m_arrangement.viewport.width() - kGap * (step + 1) - (step - 1) - kRounding) / width;
    if (m_arrangement.fit == PdfFit::Width)
        return byWidth;
    return std::min(byWidth, (m_arrangement.viewport.height() - 2 * kGap) / height);
}

void PdfLayout::arrange(const PdfArrangement &arrangement)
{
    m_arrangement = arrangement;
    m_pages.clear();
    m_whole = {};
    if (m_sizes.isEmpty())
        return;
    const double wanted = arrangement.fit == PdfFit::Free ? arrangement.zoom * kPaperScale : fitting();
    m_scale = std::clamp(wanted, kLeast * kPaperScale, kMax * kPaperScale);
    const int step = arrangement.twoPages ? 2 : 1;
    const auto pixels = [this](int page) {
        const QSizeF size = turned(page) * m_scale;
        return QSize(std::max(1, int(std::ceil(size.width()))), std::max(1, int(std::ceil(size.height()))));
    };
    int widest = 0;
    for (int page = 0; page < pages(); page += step)
        widest = std::max(widest,
                          pixels(page).width() + kGap
                              + (step > 1 && page + 1 < pages() ? pixels(page + 1).width() + kGap : 0));
    const int room = std::max(widest + kGap, arrangement.viewport.width());
    int top = kGap;
    m_pages.reserve(pages());
    for (int page = 0; page < pages(); page += step) {
        const QSize left = pixels(page);
        if (step == 1) {
            m_pages.append(QRect(QPoint((room - left.width()) / 2, top), left));
            top += left.height() + kGap;
            continue;
        }
        const QSize right = page + 1 < pages() ? pixels(page + 1) : left;
        const int x = (room - left.width() - right.width() - kGap) / 2;
        m_pages.append(QRect(QPoint(x, top), left));
        if (page + 1 < pages())
            m_pages.append(QRect(QPoint(x + left.width() + kGap, top), right));
        top += std::max(left.height(), right.height()) + kGap;
    }
    m_whole = QSize(room, top);
}

std::pair<int, int> PdfLayout::pagesIn(const QRect &part) const
{
    // Tops are ascending, and both pages of a pair have the same top.
    const auto first = std::partition_point(m_pages.begin(), m_pages.end(),
                                            [&](const QRect &page) { return page.bottom() < part.top(); });
    const auto end = std::partition_point(first, m_pages.end(),
                                          [&](const QRect &page) { return page.top() <= part.bottom(); });
    return {int(first - m_pages.begin()), int(end - m_pages.begin()) - 1};
}

int PdfLayout::nearest(const QPoint &place) const
{
    const auto [first, last] = pagesIn(QRect(place.x(), place.y() - kGap, 1, 2 * kGap));
    if (last < first)
        return std::clamp(first, 0, pages() - 1);
    for (int page = first; page < last; ++page)
        if (place.x() <= m_pages[page].right() && place.y() <= m_pages[page].bottom() + kGap / 2)
            return page;
    return last;
}

QPointF PdfLayout::toPage(int page, const QPointF &place) const
{
    const QPointF at = (place - m_pages[page].topLeft()) / m_scale;
    const QSizeF size = m_sizes[page];
    switch (m_arrangement.turns & 3) {
    case 1:
        return {at.y(), size.height() - at.x()};
    case 2:
        return {size.width() - at.x(), size.height() - at.y()};
    case 3:
        return {size.width() - at.y(), at.x()};
    default:
        return at;
    }
}

QRectF PdfLayout::fromPage(int page, const QRectF &box) const
{
    const QSizeF size = m_sizes[page];
    QRectF turnedBox = box;
    switch (m_arrangement.turns & 3) {
    case 1:
        turnedBox = QRectF(size.height() - box.bottom(), box.x(), box.height(), box.width());
        break;
    case 2:
        turnedBox =
            QRectF(size.width() - box.right(), size.height() - box.bottom(), box.width(), box.height());
        break;
    case 3:
        turnedBox = QRectF(box.y(), size.width() - box.right(), box.height(), box.width());
        break;
    default:
        break;
    }
    return {turnedBox.topLeft() * m_scale + m_pages[page].topLeft(), turnedBox.size() * m_scale};
}

} // namespace lectern
