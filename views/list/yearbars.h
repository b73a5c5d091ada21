#pragma once
// Bar chart of papers per year or per range of years.
#include <QList>
#include <QPair>
#include <QWidget>

namespace lectern
{

// Each bar has a tool tip and filters by its years on click or Enter. Left and Right move between bars.
// Dragging over bars, or Shift with the arrow keys, selects a range of years.
class YearBars final : public QWidget
{
    Q_OBJECT
public:
    explicit YearBars(QWidget *parent = nullptr);
    // Shows consecutive ascending years with their number of papers. If there are many, several years share a
    // bar.
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
        int from, to; // year range
        int papers;
    };
    double step() const;
    QRectF barRect(int i) const;
    int barAt(double x) const; // nearest bar
    QString barText(int first, int last) const;
    bool isMarked(int i) const;
    void choose(int first, int last);
    void announceCurrent();

    QList<Bar> m_bars;
    int m_most = 1;
    int m_current = -1, m_hover = -1; // bar indexes
    int m_anchor = -1; // start of a range selection by mouse or keys
    bool m_dragging = false;
};

} // namespace lectern
