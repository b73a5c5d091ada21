#include "chart.h"

#include "views/style/mirrored.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lectern
{

namespace
{
constexpr double kColumnGap = 0.18; // share of a slot between two bars
constexpr double kWidestColumn = 34; // pixels; limits the width of a single bar
constexpr double kUpright = 0.75; // in line heights: width needed by a vertical figure
constexpr double kSmallest = 0.55; // minimum scale of vertical figures
} // namespace

QSize ColumnChart::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    if (bars().isEmpty())
        return QSize(metrics.averageCharWidth() * 30, metrics.height());
    return QSize(std::max(metrics.averageCharWidth() * 30, int(bars().size()) * 14),
                 metrics.height() * 6 + int(legendHeight()));
}

QSize ColumnChart::minimumSizeHint() const
{
    if (bars().isEmpty())
        return QSize(fontMetrics().averageCharWidth() * 14, fontMetrics().height());
    return QSize(fontMetrics().averageCharWidth() * 14, fontMetrics().height() * 4 + int(legendHeight()));
}

// Returns the area between the figures above the bars and the labels below.
QRectF ColumnChart::plotRect() const
{
    const double line = QFontMetricsF(font()).height();
    const double above = figures() == Figures::Upright ? widestFigure() + 4 : line + 2;
    return QRectF(rect()).adjusted(1, legendHeight() + above, -1, -line - 4);
}

double ColumnChart::slotWidth() const
{
    return std::min((width() - 2.0) / double(std::max<qsizetype>(bars().size(), 1)), kWidestColumn * 1.6);
}

double ColumnChart::widestFigure() const
{
    double widest = 0;
    for (int i = 0; i < bars().size(); ++i)
        widest = std::max(widest, figuresWidth(QFontMetricsF(font()), valueTextOf(i)));
    return widest;
}

ColumnChart::Figures ColumnChart::figures() const
{
    const double line = QFontMetricsF(font()).height();
    if (widestFigure() + 4 <= slotWidth())
        return Figures::Across;
    const bool isTall = height() - legendHeight() > 8 * line;
    return isTall && slotWidth() >= kSmallest * kUpright * line ? Figures::Upright : Figures::One;
}

// Returns the font of vertical figures, which is smaller if bars are thin.
QFont ColumnChart::uprightFont() const
{
    QFont small = font();
    const double share = slotWidth() / (kUpright * QFontMetricsF(font()).height());
    if (share < 1)
        small.setPointSizeF(small.pointSizeF() * std::max(share, kSmallest));
    return small;
}

QRectF ColumnChart::slotRect(int bar) const
{
    const double slot = slotWidth();
    return Mirrored(rect(), layoutDirection())(
        QRectF(1 + slot * bar, legendHeight(), slot, height() - legendHeight()));
}

// Returns the bars with a label: each bar, or every second, fifth, tenth …, so that labels never overlap.
// Prefers even years.
QList<int> ColumnChart::labelledBars(double slotWidth) const
{
    const QFontMetricsF metrics(font());
    double widest = 0;
    bool numbers = true;
    for (const ChartBar &bar : bars()) {
        widest = std::max(widest, figuresWidth(metrics, bar.axisLabel()));
        bool ok = false;
        bar.axisLabel().toInt(&ok);
        numbers = numbers && ok;
    }
    // A bar may cover several years.
    const int span =
        numbers && bars().size() > 1 ? bars().last().axisLabel().toInt() - bars()[1].axisLabel().toInt() : 0;
    const double perBar = std::max(1.0, span / std::max(1.0, double(bars().size()) - 2));
    int step = 1;
    for (const int candidate : {1, 2, 5, 10, 20, 50, 100, 1000}) {
        step = candidate;
        if (candidate / perBar * slotWidth >= widest + 8)
            break;
    }
    QList<int> labelled;
    for (int i = 0; i < bars().size(); ++i)
        if ((numbers ? bars()[i].axisLabel().toInt() : i) % step == 0)
            labelled.append(i);
    if (labelled.isEmpty())
        labelled.append(int(bars().size()) - 1);
    return labelled;
}

double ColumnChart::barWidth() const
{
    const double slot = slotRect(0).width();
    return std::min(std::max(slot * (1 - kColumnGap), std::min(slot, 1.0)), kWidestColumn);
}

// Returns the bar under the mouse, or else the focused bar; -1: none.
int ColumnChart::highlightedBar() const
{
    int hot = -1;
    for (int i = 0; i < bars().size(); ++i)
        if (isHighlighted(i) && (hot < 0 || i != currentBar()))
            hot = i;
    return hot;
}

void ColumnChart::paintBars(QPainter &painter) const
{
    const QRectF plot = plotRect();
    paintLegend(painter, QRectF(0, 0, width(), legendHeight()));
    paintColumns(painter, plot);
    painter.setPen(QPen(lineColor(), 1));
    painter.drawLine(QPointF(plot.left(), plot.bottom() + 0.5), QPointF(plot.right(), plot.bottom() + 0.5));
    const int hot = highlightedBar();
    paintFiguresAbove(painter, plot, hot);
    paintLabelsBelow(painter, plot, hot);
    if (currentBar() >= 0 && hasFocus())
        paintFocus(painter, plot);
}

void ColumnChart::paintColumns(QPainter &painter, const QRectF &plot) const
{
    const double most = largest(), wide = barWidth();
    for (int i = 0; i < bars().size(); ++i) {
        const double length = bars()[i].value / most * plot.height();
        // A bar with a small non-zero value has a minimum length, so that it is visible.
        const double seen = bars()[i].value > 0 ? std::max(length, 2.0) : 0;
        const double x = slotRect(i).center().x() - wide / 2;
        paintPieces(painter, QRectF(x, plot.bottom() - seen, wide, seen), i);
    }
}

// If the figures do not all fit, only one is shown: that of the hot bar, or of the highest.
void ColumnChart::paintFiguresAbove(QPainter &painter, const QRectF &plot, int hot) const
{
    const double line = QFontMetricsF(font()).height(), most = largest();
    const Figures shown = figures();
    const auto isLower = [](const ChartBar &a, const ChartBar &b) { return a.value < b.value; };
    const int highest = int(std::max_element(bars().cbegin(), bars().cend(), isLower) - bars().cbegin());
    const int one = hot >= 0 ? hot : highest;
    for (int i = 0; i < bars().size(); ++i) {
        if (shown == Figures::One ? i != one : bars()[i].value <= 0)
            continue;
        const double top = plot.bottom() - bars()[i].value / most * plot.height();
        const QString figure = valueTextOf(i);
        const double wide = figuresWidth(QFontMetricsF(font()), figure);
        painter.setPen(i == hot ? palette().color(QPalette::Text) : mutedColor());
        if (shown == Figures::Upright) {
            painter.save();
            painter.translate(slotRect(i).center().x(), std::min(top, plot.bottom() - 2) - 2);
            painter.rotate(-90);
            painter.setFont(uprightFont());
            paintFigures(painter, QRectF(0, -line / 2, wide, line), Qt::AlignLeft, figure);
            painter.restore();
            continue;
        }
        const double centre = std::clamp(slotRect(i).center().x(), wide / 2 + 1,
                                         std::max(wide / 2 + 1, width() - wide / 2 - 1));
        paintFigures(painter, QRectF(centre - wide / 2, top - line - 1, wide, line), Qt::AlignHCenter,
                     figure);
    }
}

// The highlighted bar has its whole label.
QString ColumnChart::axisText(int bar) const
{
    return bar == highlightedBar() ? bars()[bar].label : bars()[bar].axisLabel();
}

QRectF ColumnChart::labelRect(int bar, const QRectF &plot) const
{
    const QFontMetricsF metrics(font());
    const double own = figuresWidth(metrics, axisText(bar));
    const double middle =
        std::clamp(slotRect(bar).center().x(), own / 2, std::max(own / 2, width() - own / 2));
    return QRectF(middle - own / 2, plot.bottom() + 3, own, metrics.height());
}

// The label of the hot bar replaces overlapping neighbours.
void ColumnChart::paintLabelsBelow(QPainter &painter, const QRectF &plot, int hot) const
{
    QList<int> labelled = labelledBars(slotRect(0).width());
    if (hot >= 0 && !labelled.contains(hot)) {
        const QRectF own = labelRect(hot, plot).adjusted(-4, 0, 4, 0);
        labelled.removeIf([&](int bar) { return labelRect(bar, plot).intersects(own); });
        labelled.append(hot);
    }
    std::sort(labelled.begin(), labelled.end(),
              [&](int a, int b) { return slotRect(a).left() < slotRect(b).left(); });
    double free = 0; // labels moved inwards at the edges may overlap their neighbours
    for (const int bar : std::as_const(labelled)) {
        const QRectF place = labelRect(bar, plot);
        if (place.left() < free && bar != hot)
            continue;
        free = place.right() + 4;
        painter.setPen(bar == hot ? palette().color(QPalette::Text) : mutedColor());
        paintFigures(painter, place, Qt::AlignLeft, axisText(bar));
    }
}

void ColumnChart::paintFocus(QPainter &painter, const QRectF &plot) const
{
    painter.setPen(QPen(palette().color(QPalette::Link), 1.5));
    painter.setBrush(Qt::NoBrush);
    const double wide = barWidth();
    const QRectF frame(slotRect(currentBar()).center().x() - wide / 2 - 2, plot.top() - 2, wide + 4,
                       plot.height() + 3);
    painter.drawRoundedRect(frame, 3, 3);
}

} // namespace lectern
