#pragma once
// Papers a year, or in a few years each, as quiet bars.
#include <QList>
#include <QPair>
#include <QWidget>

namespace lectern
{

// Painted; each bar has a tooltip and, by click or Enter, leads to its years. Left and right move between the
// bars. Dragging over several of them, or Shift with the arrows, leads to the years from the first to the
// last.
class YearBars final : public QWidget
{
    Q_OBJECT
public:
    explicit YearBars(QWidget *parent = nullptr);
    // Ascending years without gaps, each with its number of papers. Many are drawn some to a bar.
    void show(const QList<QPair<int, int>> &years);
    int bars() const { return int(m_bars.size()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    void yearsChosen(int from, int to);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Bar {
        int from, to; // years
        int papers;
    };
    double step() const;
    QRectF barRect(int i) const;
    int barAt(double x) const; // the nearest one
    QString barText(int first, int last) const;
    bool isMarked(int i) const;
    void choose(int first, int last);
    void sayCurrent();

    QList<Bar> m_bars;
    int m_most = 1;
    int m_current = -1, m_hover = -1; // bars
    int m_anchor = -1; // where a range begins, of a drag or by keys
    bool m_dragging = false;
};

} // namespace lectern
