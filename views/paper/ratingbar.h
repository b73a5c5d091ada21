#pragma once
// Five stars that show and set a paper's rating.
#include <QAbstractSlider>

namespace lectern
{

// A click on a star sets that rating, a click on the last filled one removes it; Left and Right change it by
// one. Displays only the value set by setRating(), not the clicked one. Exposed as a slider to assistive
// technology.
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
