#pragma once
// The layout of PDF pages, in one column or in pairs. Positions on a page are in points, as in the file;
// positions in the layout are in screen pixels from the upper left corner of the first page's margin.
#include <QList>
#include <QPointF>
#include <QRect>
#include <QSizeF>

#include <utility>

namespace lectern
{

// Zoom mode.
enum class PdfFit { Width, Page, Free };

struct PdfArrangement {
    QSize viewport;
    PdfFit fit = PdfFit::Width;
    double zoom = 1; // zoom of Free; 1: 100 %
    bool twoPages = false;
    int turns = 0; // clockwise quarter turns
    bool operator==(const PdfArrangement &) const = default;
};

// A reading position in a PDF.
struct PdfPlace {
    int page = 0;
    double y = 0; // points from the top edge of the page
    double zoom = 0; // 0: fit width; -1: fit page; 1: 100 %
    bool operator==(const PdfPlace &) const = default;
};

class PdfLayout
{
public:
    static constexpr int kGap = 12; // pixels between pages and around them
    static constexpr double kLeast = 0.1, kMax = 8; // limits of the zoom

    void setSizes(const QList<QSizeF> &sizes); // sizes of the pages in points
    void arrange(const PdfArrangement &arrangement);

    const PdfArrangement &arrangement() const { return m_arrangement; }
    int pages() const { return int(m_sizes.size()); }
    double scale() const { return m_scale; } // pixels per point
    double zoom() const; // the effective zoom in all modes
    QSize whole() const { return m_whole; }
    QRect page(int page) const { return m_pages[page]; }
    QSizeF sizeOf(int page) const { return m_sizes[page]; } // size of the page without rotation
    // Returns the first and the last page that intersect the rectangle. The second is less than the first if
    // there are none.
    std::pair<int, int> pagesIn(const QRect &part) const;
    // Returns the page at this position, or the nearest one.
    int nearest(const QPoint &place) const;
    // toPage() and fromPage() convert layout coordinates to page coordinates in points, and back.
    QPointF toPage(int page, const QPointF &place) const;
    QRectF fromPage(int page, const QRectF &box) const;

private:
    QSizeF turned(int page) const;
    double fitting() const;

    QList<QSizeF> m_sizes;
    PdfArrangement m_arrangement;
    double m_scale = 1;
    QList<QRect> m_pages;
    QSize m_whole;
};

} // namespace lectern
