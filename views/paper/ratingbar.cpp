#include "ratingbar.h"

#include "views/list/paperrowdelegate.h"
#include "views/style/colors.h"
#include "views/style/mirrored.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace lectern
{

static constexpr int kStars = 5;
static constexpr int kStar = 14;
static constexpr int kStep = kStar + 2;

RatingBar::RatingBar(QWidget *parent) : QAbstractSlider(parent)
{
    setRange(0, kStars);
    setObjectName(QStringLiteral("ratingBar"));
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(tr("Your rating"));
    setRating(0);
    // Emitted when assistive technology has set another value. setRating() does not cause it.
    connect(this, &QAbstractSlider::valueChanged, this, &RatingBar::chosen);
}

QSize RatingBar::sizeHint() const
{
    return {kStars * kStep + 2 * Space::XS, kStar + 2 * Space::XS};
}

void RatingBar::setRating(int stars)
{
    const QSignalBlocker quiet(this);
    setValue(stars);
    setAccessibleName(value() == 0 ? tr("Not rated") : tr("Rating: %1 of %2 stars").arg(value()).arg(kStars));
    update();
}

int RatingBar::starAt(const QPoint &at) const
{
    const int x = int(Mirrored(rect(), layoutDirection())(double(at.x())));
    return rect().contains(at) ? qBound(1, (x - Space::XS) / kStep + 1, kStars) : 0;
}

void RatingBar::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(colors.accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    const Mirrored side(rect(), layoutDirection());
    const int filled = m_hover > 0 ? m_hover : value();
    if (m_hover > 0)
        painter.setOpacity(0.7);
    for (int i = 0; i < kStars; ++i)
        drawStar(painter, side(QRect(Space::XS + i * kStep, (height() - kStar) / 2, kStar, kStar)),
                 i < filled, colors);
}

void RatingBar::mouseMoveEvent(QMouseEvent *event)
{
    const int star = isEnabled() ? starAt(event->position().toPoint()) : 0;
    if (std::exchange(m_hover, star) != star)
        update();
}

void RatingBar::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // scrolling over it must not change the rating
}

void RatingBar::leaveEvent(QEvent *)
{
    m_hover = 0;
    update();
}

void RatingBar::mouseReleaseEvent(QMouseEvent *event)
{
    const int star = starAt(event->position().toPoint());
    m_hover = 0;
    update();
    if (star > 0 && event->button() == Qt::LeftButton)
        emit chosen(star == value() ? 0 : star);
}

void RatingBar::keyPressEvent(QKeyEvent *event)
{
    const int more = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right,
              less = isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    const int by = event->key() == more ? 1 : event->key() == less ? -1 : 0;
    const int next = qBound(0, value() + by, kStars);
    if (by == 0)
        event->ignore(); // the key is a command of the window, including digits
    else if (next != value())
        emit chosen(next);
}

} // namespace lectern
