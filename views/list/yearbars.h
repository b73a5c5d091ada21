#pragma once
// Papers a year as quiet bars.
#include <QList>
#include <QPair>
#include <QWidget>

namespace lectern
{

// Painted; each bar has a tooltip and, by click or Enter, leads to its year. Left and right move between the
// bars.
class YearBars final : public QWidget
{
    Q_OBJECT
public:
    explicit YearBars(QWidget *parent = nullptr);
    // Ascending years without gaps, each with its number of papers.
    void show(const QList<QPair<int, int>> &years);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

signals:
    void yearChosen(int year);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QRectF barRect(int i) const;
    int barAt(QPoint point) const;
    QString barText(int i) const;
    QList<QPair<int, int>> m_years;
    int m_most = 1;
    int m_current = -1, m_hover = -1;
};

} // namespace lectern
