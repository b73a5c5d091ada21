#pragma once
// Small painted charts whose bars can be used by mouse, keyboard and screen reader, and that run a query when
// activated.
#include "painteditems.h"

#include <QFontMetricsF>
#include <QList>
#include <QPalette>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cmath>
#include <optional>
#include <utility>

namespace lectern
{

struct ChartBar {
    QString key; // argument of barActivated(); empty: the bar cannot be activated
    QString label; // the year, the name, "80–85"
    double value = 0; // not negative
    QString valueText; // as displayed and for screen readers; empty: the value
    QString tip; // one sentence; empty: "label: value"
    QList<double> parts; // by series, adding up to value; empty: one part
    QString axis = {}; // short label below a column; empty: label

    const QString &axisLabel() const { return axis.isEmpty() ? label : axis; }
    bool operator==(const ChartBar &) const = default;
};

// Base class of charts: bars, focused bar, mouse and keys, tool tips, copying, and accessibility. Uses the
// widget's colours and font, so it follows the theme.
//
// Keys: arrows, Home and End move between bars, Enter activates, Ctrl+C copies image and figures,
// Ctrl+Shift+C only the figures as CSV. If ranges are enabled, Shift with a key or a drag selects several
// bars.
class Chart : public QWidget, public PaintedItems
{
    Q_OBJECT
public:
    // title: the subject of the chart, without figures: its accessible name and the heading of its CSV.
    explicit Chart(const QString &title, QWidget *parent = nullptr);

    void setBars(const QList<ChartBar> &bars);
    const QList<ChartBar> &bars() const { return m_bars; }
    // Names of the parts of bars, in the order of ChartBar::parts; more than one shows a legend.
    void setSeries(const QStringList &names);
    const QStringList &series() const { return m_series; }
    // Sets the text that is shown if there are no bars.
    void setEmptyText(const QString &text);
    QString title() const { return m_title; }
    // Enables the selection of adjacent bars.
    void setRangeable(bool on) { m_rangeable = on; }
    // Returns the first and last bar of the selected range; nullopt if fewer than two bars are selected.
    std::optional<std::pair<int, int>> range() const;
    void setTitle(const QString &title); // for another subject

    int currentBar() const { return m_current; } // -1: none
    void setCurrentBar(int bar);
    // Returns the bar at a point; -1: none. The whole slot of a bar counts, so that short bars can be hit.
    int barAt(QPointF point) const;
    // Returns the area of a bar and everything painted for it.
    virtual QRectF slotRect(int bar) const = 0;

    QString tipOf(int bar) const;
    QString valueTextOf(int bar) const;
    void paintOnto(QPainter &painter) const;
    void activate(int bar);

    int itemCount() const override { return int(m_bars.size()); }
    QString itemName(int item) const override { return tipOf(item); }
    QString itemValue(int item) const override { return valueTextOf(item); }
    QRectF itemRect(int item) const override { return slotRect(item); }
    int itemAt(QPointF point) const override { return barAt(point); }
    int currentItem() const override { return m_current; }
    bool isActivatable(int item) const override { return !m_bars[item].key.isEmpty(); }
    void activateItem(int item) override { activate(item); }

signals:
    void barActivated(const QString &key);
    void rangeActivated(int first, int last); // emitted with two bars, last > first

protected:
    virtual void paintBars(QPainter &painter) const = 0;
    virtual bool isVertical() const = 0; // whether bars are columns that grow upwards
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

    double largest() const; // largest value; 1 if all are 0
    bool isHighlighted(int bar) const
    {
        return bar == m_hovered || (bar == m_current && hasFocus()) || isInRange(bar);
    }
    bool isInRange(int bar) const;
    // Returns the colour of a series in this widget's palette.
    QColor seriesColor(int series) const;
    QColor mutedColor() const { return palette().color(QPalette::PlaceholderText); }
    QColor lineColor() const;
    // Paints a bar's parts, the last one at the growing end, with rounded ends.
    void paintPieces(QPainter &painter, const QRectF &rect, int bar) const;
    double legendHeight() const { return m_series.size() > 1 ? fontMetrics().height() + 6.0 : 0; }
    void paintLegend(QPainter &painter, const QRectF &area) const;
    // Returns the width of figures in cells of equal width, so that columns of numbers align in any font.
    static double figuresWidth(const QFontMetricsF &metrics, const QString &text);
    static void paintFigures(QPainter &painter, const QRectF &rect, Qt::Alignment alignment,
                             const QString &text);

private:
    int nearestBar(QPointF point) const; // nearest bar along their axis
    void moveTo(int bar, bool extends);
    void showRange(const QPoint &at);
    QString rangeText() const;

    QString m_title;
    QString m_emptyText;
    QList<ChartBar> m_bars;
    QStringList m_series;
    int m_current = -1;
    int m_hovered = -1;
    int m_pressed = -1;
    bool m_rangeable = false;
    int m_anchor = -1, m_end = -1; // start and end of the selected range; -1: none
};

// Returns the chart as displayed, on the base colour, at twice the size for printing.
QImage chartImage(const Chart &chart);
// Returns one line per bar: label, value, parts. RFC 4180.
QString chartCsv(const Chart &chart);

// Columns with labels below: papers per year, a histogram of scores. Labels that would overlap are left out
// at regular intervals.
class ColumnChart final : public Chart
{
    Q_OBJECT
public:
    using Chart::Chart;
    QRectF slotRect(int bar) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintBars(QPainter &painter) const override;
    bool isVertical() const override { return true; }

private:
    double barWidth() const;
    int highlightedBar() const;
    void paintColumns(QPainter &painter, const QRectF &plot) const;
    void paintFiguresAbove(QPainter &painter, const QRectF &plot, int hot) const;
    QString axisText(int bar) const;
    QRectF labelRect(int bar, const QRectF &plot) const;
    void paintLabelsBelow(QPainter &painter, const QRectF &plot, int hot) const;
    void paintFocus(QPainter &painter, const QRectF &plot) const;
    QRectF plotRect() const;
    QList<int> labelledBars(double slotWidth) const;
    // How the figures above the bars are painted: all horizontally, all vertically, or only the figure of one
    // bar.
    enum class Figures { Across, Upright, One };
    Figures figures() const;
    double widestFigure() const;
    double slotWidth() const;
    QFont uprightFont() const;
};

// One line per bar: label, bar, figure: co-authors, categories, top words. Long labels are elided.
class RowChart final : public Chart
{
    Q_OBJECT
public:
    using Chart::Chart;
    QRectF slotRect(int bar) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintBars(QPainter &painter) const override;
    bool isVertical() const override { return false; }

private:
    double rowHeight() const { return std::ceil(QFontMetricsF(font()).height() + 6); }
};

} // namespace lectern
