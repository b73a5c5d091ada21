#include "pdfview.h"

#include "pdfpictures.h"
#include "views/style/controls.h"

#include <QEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCachedTexts = 60; // pages whose words are in memory
static constexpr qsizetype kMaxJumps = 100;

PdfView::PdfView(PdfPictures &pictures, QWidget *parent)
    : QAbstractScrollArea(parent), m_pictures(pictures), m_words(kCachedTexts)
{
    setNames(this, u"pdfView"_s, tr("PDF pages"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Window);
    // Always shown, because fitting would oscillate if the zoom changed the visibility of the scroll bar.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    verticalScrollBar()->setSingleStep(60);
    horizontalScrollBar()->setSingleStep(60);
    m_asking.setSingleShot(true);
    m_asking.setInterval(0);
    connect(&m_asking, &QTimer::timeout, this, &PdfView::ask);
    connect(&m_pictures, &PdfPictures::arrived, viewport(), qOverload<>(&QWidget::update));
}

PdfView::~PdfView() = default;

void PdfView::setDocument(PdfDocument *document)
{
    m_document = document;
    m_layout.setSizes({});
    m_back.clear();
    m_firstParts.clear();
    m_words.clear();
    m_failures.clear();
    m_hits.clear();
    m_hit.reset();
    m_anchor.reset();
    m_cursor.reset();
    m_bare.reset();
    m_marks = {};
    m_described = -1;
    if (document) {
        connect(document, &PdfDocument::textReady, this, &PdfView::setText);
        connect(document, &PdfDocument::pageFailed, this, &PdfView::setFailure);
    }
    placeBars();
    viewport()->update();
}

void PdfView::showPages(const PdfSummary &summary, const PdfPlace &at)
{
    m_layout.setSizes(summary.sizes);
    go(at);
}

void PdfView::showSizes(const QList<QSizeF> &sizes)
{
    const PdfPlace at = place();
    m_layout.setSizes(sizes);
    go(at);
}

PdfPlace PdfView::place() const
{
    if (pages() == 0)
        return m_wanted.value_or(PdfPlace());
    const int page = m_layout.nearest(offset() + QPoint(0, viewport()->height() / 4));
    const PdfFit own = m_layout.arrangement().fit;
    return {page, (offset().y() - m_layout.page(page).top()) / m_layout.scale(),
            own == PdfFit::Width      ? 0
                : own == PdfFit::Page ? -1
                                      : m_layout.arrangement().zoom};
}

void PdfView::go(const PdfPlace &place)
{
    if (pages() == 0) {
        m_wanted = place;
        return;
    }
    m_layout.arrange(arrangementFor(place));
    placeBars();
    scrollTo(place.page, place.y);
    emit moved();
}

// Returns the current arrangement with the zoom of the place.
PdfArrangement PdfView::arrangementFor(const PdfPlace &place) const
{
    PdfArrangement arrangement = m_layout.arrangement();
    arrangement.viewport = viewport()->size();
    arrangement.fit = place.zoom == 0 ? PdfFit::Width : place.zoom < 0 ? PdfFit::Page : PdfFit::Free;
    if (place.zoom > 0 && std::isfinite(place.zoom))
        arrangement.zoom = std::clamp(place.zoom, PdfLayout::kLeast, PdfLayout::kMax);
    return arrangement;
}

// Returns a vertical position in layout pixels. y: points from the top edge of the page; untrusted, so it is
// clamped.
static int heightOf(const PdfLayout &layout, int page, double y)
{
    const double pixels = std::isfinite(y) ? std::clamp(y, -1e5, 1e5) * layout.scale() : 0;
    return layout.page(page).top() + int(std::lround(pixels));
}

QList<PdfTileRequest> PdfView::firstRequests(const QList<QSizeF> &sizes, const PdfPlace &at) const
{
    if (!m_wasSeen || at.page < 0 || at.page >= sizes.size())
        return {};
    PdfLayout layout;
    layout.setSizes(sizes);
    layout.arrange(arrangementFor(at));
    const QPoint corner(layout.page(at.page).left(), heightOf(layout, at.page, at.y));
    return requestsFor(layout, at.page, QRect(corner, viewport()->size()));
}

void PdfView::scrollTo(int page, double y)
{
    verticalScrollBar()->setValue(heightOf(m_layout, std::clamp(page, 0, pages() - 1), y));
    m_asking.start();
    viewport()->update();
}

void PdfView::jump(int page, double y)
{
    if (pages() == 0 || page < 0)
        return;
    m_back.append(place());
    if (m_back.size() > kMaxJumps)
        m_back.removeFirst();
    // A small margin above the target shows its context.
    scrollTo(page, m_layout.arrangement().turns ? 0 : y - 12 / m_layout.scale());
    emit moved();
}

bool PdfView::goBack()
{
    if (m_back.isEmpty())
        return false;
    PdfPlace before = m_back.takeLast();
    before.zoom = place().zoom; // going back restores the place, not the zoom
    go(before);
    return true;
}

void PdfView::turnPages(int by)
{
    if (pages() == 0)
        return;
    const int step = m_layout.arrangement().twoPages ? 2 : 1;
    scrollTo(std::clamp(place().page + by * step, 0, pages() - 1),
             -double(PdfLayout::kGap) / m_layout.scale());
}

void PdfView::placeBars()
{
    const QSize room = viewport()->size(), whole = m_layout.whole();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, whole.width() - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, std::max(0, whole.height() - room.height()));
}

// Rearranges the pages; the content at this position of the viewport stays there.
void PdfView::arrange(PdfArrangement arrangement, const QPoint &staying)
{
    arrangement.viewport = viewport()->size();
    if (pages() == 0) {
        m_layout.arrange(arrangement);
        return;
    }
    const int page = m_layout.nearest(offset() + staying);
    const QPointF at = m_layout.toPage(page, offset() + staying);
    m_layout.arrange(arrangement);
    placeBars();
    const QPoint now = m_layout.fromPage(page, QRectF(at, QSizeF(0, 0))).topLeft().toPoint();
    verticalScrollBar()->setValue(now.y() - staying.y());
    horizontalScrollBar()->setValue(now.x() - staying.x());
    m_asking.start();
    viewport()->update();
    emit moved();
}

void PdfView::setFit(PdfFit fit)
{
    PdfArrangement arrangement = m_layout.arrangement();
    arrangement.fit = fit;
    if (fit == PdfFit::Free)
        arrangement.zoom = m_layout.zoom();
    const int page = pages() > 0 ? place().page : 0;
    arrange(arrangement, QPoint(0, viewport()->height() / 4));
    if (fit == PdfFit::Page && pages() > 0)
        scrollTo(page, -double(PdfLayout::kGap) / m_layout.scale());
}

void PdfView::zoomBy(double factor, const QPoint &around)
{
    PdfArrangement arrangement = m_layout.arrangement();
    arrangement.zoom = std::clamp(m_layout.zoom() * factor, PdfLayout::kLeast, PdfLayout::kMax);
    arrangement.fit = PdfFit::Free;
    arrange(arrangement, around);
}

void PdfView::setTwoPages(bool on)
{
    PdfArrangement arrangement = m_layout.arrangement();
    arrangement.twoPages = on;
    arrange(arrangement, QPoint(0, viewport()->height() / 4));
}

void PdfView::setTurns(int turns)
{
    PdfArrangement arrangement = m_layout.arrangement();
    if (arrangement.turns == turns)
        return;
    arrangement.turns = turns;
    const int page = place().page;
    arrange(arrangement, {});
    if (pages() > 0)
        scrollTo(page, -double(PdfLayout::kGap) / m_layout.scale());
}

void PdfView::setTint(PdfTint tint)
{
    m_tint = tint;
    m_asking.start();
    viewport()->update();
}

void PdfView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_layout.arrangement().viewport == viewport()->size())
        return;
    if (pages() == 0) {
        arrange(m_layout.arrangement(), {});
        return;
    }
    go(place()); // keeps the page and the position in all zoom modes
}

void PdfView::scrollContentsBy(int, int)
{
    forgetLinkLetters(); // the letters belong to the links visible before
    m_asking.start();
    viewport()->update();
    describe();
    emit moved();
}

void PdfView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        zoomBy(std::pow(1.1, event->angleDelta().y() / 120.0), event->position().toPoint());
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PdfView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void PdfView::showHits(const QHash<int, QList<PdfHit>> &hits)
{
    m_hits = hits;
    if (hits.isEmpty())
        m_hit.reset();
    viewport()->update();
}

void PdfView::showHit(const PdfHit &hit)
{
    m_hit = hit;
    viewport()->update();
    if (!hit.boxes.isEmpty())
        reveal(hit.page, hit.boxes.first());
}

// Scrolls to a box if it is not visible, adding to the history.
void PdfView::reveal(int page, const QRectF &box)
{
    if (page < 0 || page >= pages())
        return;
    const QRect place = m_layout.fromPage(page, box).toAlignedRect();
    if (visiblePart().adjusted(0, 20, 0, -20).contains(place))
        return;
    m_back.append(this->place());
    verticalScrollBar()->setValue(place.center().y() - viewport()->height() / 3);
    horizontalScrollBar()->setValue(place.center().x() - viewport()->width() / 2);
    emit moved();
}

// Sets the accessible description of the current page: its number and its text.
void PdfView::describe()
{
    if (pages() == 0)
        return;
    if (!m_letters.isEmpty()) {
        m_described = -1;
        setAccessibleDescription(linkLettersText());
        return;
    }
    const int page = place().page;
    const PageWords *words = m_words.object(page);
    const int described = words ? page : -page - 2;
    if (described == m_described)
        return;
    m_described = described;
    setAccessibleName(tr("Page %1 of %2").arg(page + 1).arg(pages()));
    setAccessibleDescription(words ? words->text.text : m_failures.value(page));
}

// Requests the visible pages, then their neighbours, and the words of the visible ones.
void PdfView::ask()
{
    if (!m_document || pages() == 0)
        return;
    const QRect visible = visiblePart();
    const auto [first, last] = m_layout.pagesIn(visible);
    QList<PdfTileRequest> requests;
    QList<int> texts;
    const bool nothingPainted = m_pictures.isEmpty();
    if (nothingPainted)
        m_firstParts.clear();
    for (int page = first; page <= last; ++page) {
        if (!m_failures.contains(page))
            requests += requestsFor(page, visible);
        if (!m_words.contains(page) && !m_failures.contains(page))
            texts.append(page);
    }
    if (nothingPainted) {
        for (const PdfTileRequest &whole : std::as_const(requests))
            if (const auto part = firstPart(whole, visible))
                m_firstParts.append(*part);
        requests = m_firstParts + requests;
    }
    const QRect further = visible.adjusted(0, -visible.height(), 0, visible.height());
    for (const int page : {last + 1, first - 1})
        if (page >= 0 && page < pages() && !m_failures.contains(page))
            requests += requestsFor(page, further);
    m_pictures.want(PdfPictures::Requester::View, requests);
    emit textsWanted(texts);
}

void PdfView::setText(int page, const PdfPageText &text, const QList<PdfLink> &links)
{
    const auto [first, last] = m_layout.pagesIn(visiblePart());
    const bool seen = page >= first && page <= last;
    // Pages that are only searched must neither evict nor repaint visible ones.
    if (!seen && m_words.totalCost() >= m_words.maxCost())
        return;
    m_words.insert(page, new PageWords{text, links});
    if (!seen)
        return;
    m_described = -1;
    describe();
    viewport()->update();
}

void PdfView::setFailure(int page, const QString &why)
{
    m_failures[page] = why;
    m_described = -1;
    describe();
    viewport()->update();
}

} // namespace lectern
