#pragma once
// Where the pages of a PDF stand, one below the other or in pairs. Places on a page are in points, as the
// file has it; places of the whole are in pixels of the screen, from the upper left corner of the first
// page's margin.
#include <QList>
#include <QPointF>
#include <QRect>
#include <QSizeF>

#include <utility>

namespace lectern
{

// How large pages are shown.
enum class PdfFit { Width, Page, Free };

struct PdfArrangement {
    QSize viewport;
    PdfFit fit = PdfFit::Width;
    double zoom = 1; // where it is free; 1: as large as on paper
    bool twoPages = false;
    int turns = 0; // quarter turns to the right
    bool operator==(const PdfArrangement &) const = default;
};

// Where somebody is in a PDF.
struct PdfPlace {
    int page = 0;
    double y = 0; // points from the upper edge of the page
    double zoom = 0; // 0: the width fits; -1: the page fits; 1: as large as on paper
    bool operator==(const PdfPlace &) const = default;
};

class PdfLayout
{
public:
    static constexpr int kGap = 12; // pixels between pages and around them
    static constexpr double kLeast = 0.1, kMost = 8; // zoom

    void setSizes(const QList<QSizeF> &sizes); // of pages, in points
    void arrange(const PdfArrangement &arrangement);

    const PdfArrangement &arrangement() const { return m_arrangement; }
    int pages() const { return int(m_sizes.size()); }
    double scale() const { return m_scale; } // pixels a point
    double zoom() const; // whatever fits
    QSize whole() const { return m_whole; }
    QRect page(int page) const { return m_pages[page]; }
    QSizeF sizeOf(int page) const { return m_sizes[page]; } // not turned
    // The first and the last page that the rectangle touches; the second is less where there is none.
    std::pair<int, int> pagesIn(const QRect &part) const;
    // The page at this place, or the nearest one.
    int nearest(const QPoint &place) const;
    // To and from the points of a page.
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
