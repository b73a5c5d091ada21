#pragma once
// Five stars, of which as many are filled as a person gave to a paper.
#include <QAbstractSlider>

namespace lectern
{

// A click on a star gives that many, on the last filled one takes the rating away; Left and Right change it
// by one. It shows what it is told, never what was only clicked. To assistive technology it is a slider.
class RatingBar final : public QAbstractSlider
{
    Q_OBJECT
public:
    explicit RatingBar(QWidget *parent = nullptr);
    void setRating(int stars); // 0 to 5
    int rating() const { return value(); }
    QSize sizeHint() const override;

signals:
    void chosen(int stars);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int starAt(const QPoint &at) const;
    int m_hover = 0;
};

} // namespace lectern
