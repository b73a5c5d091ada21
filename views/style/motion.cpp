#include "motion.h"

#include "colors.h"

#include <QPainter>
#include <QPixmap>
#include <QPropertyAnimation>
#include <QVariantAnimation>
#include <QWidget>

namespace lectern
{

namespace
{

struct Animation {
    bool allowed = false, wanted = true, reduced = false;
};
Animation &motion()
{
    static Animation all;
    return all;
}

// A picture that slides within an area of the window; it receives neither clicks nor keys, and deletes
// itself.
class Sliding final : public QWidget
{
public:
    Sliding(QWidget &part, Qt::Edge edge, bool in)
        : QWidget(part.window()), m_picture(part.grab()), m_edge(edge), m_in(in)
    {
        setObjectName(QStringLiteral("sliding"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        setGeometry(QRect(part.mapTo(part.window(), QPoint()), part.size()));
        auto *time = new QVariantAnimation(this);
        time->setStartValue(0.0);
        time->setEndValue(1.0);
        time->setDuration(kMotionMs);
        time->setEasingCurve(QEasingCurve::OutCubic);
        connect(time, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
            m_way = value.toReal();
            update();
        });
        connect(time, &QVariantAnimation::finished, this, &QObject::deleteLater);
        time->start();
        show();
        raise();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_in) // the area below the picture is already visible
            painter.fillRect(rect(), palette().window());
        const qreal gone = m_in ? 1 - m_way : m_way;
        QPointF at;
        switch (m_edge) {
        case Qt::LeftEdge:
            at.setX(-gone * width());
            break;
        case Qt::RightEdge:
            at.setX(gone * width());
            break;
        case Qt::TopEdge:
            at.setY(-gone * height());
            break;
        case Qt::BottomEdge:
            at.setY(gone * height());
            break;
        }
        painter.drawPixmap(at, m_picture);
    }

private:
    QPixmap m_picture;
    Qt::Edge m_edge;
    bool m_in;
    qreal m_way = 0;
};

} // namespace

void allowMotion(bool allowed)
{
    motion().allowed = allowed;
}

void setMotionWanted(bool wanted)
{
    motion().wanted = wanted;
}

void reduceMotion(bool reduced)
{
    motion().reduced = reduced;
}

bool hasMotion()
{
    return motion().allowed && motion().wanted && !motion().reduced;
}

void slideIn(QWidget &part, Qt::Edge from)
{
    if (hasMotion() && part.isVisible())
        new Sliding(part, from, true);
}

void slideOut(QWidget &part, Qt::Edge over)
{
    if (hasMotion() && part.isVisible())
        new Sliding(part, over, false);
}

void riseUp(QWidget &part)
{
    if (!hasMotion() || !part.isVisible())
        return;
    auto *rise = new QPropertyAnimation(&part, "pos", &part);
    rise->setStartValue(part.pos() + QPoint(0, Space::L));
    rise->setEndValue(part.pos());
    rise->setDuration(kMotionMs);
    rise->setEasingCurve(QEasingCurve::OutCubic);
    rise->start(QAbstractAnimation::DeleteWhenStopped);
}

} // namespace lectern
