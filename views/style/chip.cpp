#include "chip.h"

#include "colors.h"
#include "icons.h"
#include "mirrored.h"
#include "models/core/layouttext.h"
#include "models/itemmodels/display.h"

#include <QEnterEvent>
#include <QKeyEvent>
#include <QPainter>

namespace lectern
{

static constexpr int kCross = 14;
static constexpr int kWidest = 260;
static constexpr int kDot = 8;
static constexpr int kLead = 13;

Chip::Chip(const QString &text, bool removable, QWidget *parent)
    : QAbstractButton(parent), m_removable(removable)
{
    setText(text);
    setAccessibleName(removable ? tr("Remove condition %1").arg(text) : text);
    setToolTip(removable ? tipText(tr("Remove: %1").arg(text)) : QString());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (removable)
        connect(this, &QAbstractButton::clicked, this, &Chip::removed);
}

void Chip::setCount(const QString &count)
{
    m_count = count;
    updateGeometry();
    update();
}

void Chip::setLead(const QString &iconName)
{
    m_lead = iconName;
    updateGeometry();
    update();
}

void Chip::setTag(int colour)
{
    m_dot = colour;
    setLead(colour > 0 ? QString() : QStringLiteral("tag"));
}

void removeChips(const QWidget &parent)
{
    for (Chip *chip : parent.findChildren<Chip *>()) {
        chip->setParent(nullptr); // hidden at once, so that it is not visible next to a new one
        chip->deleteLater();
    }
}

int Chip::leadWidth() const
{
    return m_dot > 0 ? kDot + Space::XS : m_lead.isEmpty() ? 0 : kLead + Space::XS;
}

QFont Chip::countFont() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * TextSize::Small);
    return small;
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(font());
    int width = metrics.horizontalAdvance(layoutText(text())) + 2 * Space::M - 2;
    width += leadWidth();
    if (m_removable)
        width += kCross + Space::XS - 2;
    if (!m_count.isEmpty())
        width += QFontMetrics(countFont()).horizontalAdvance(m_count) + Space::S - 2;
    return {qMin(width, kWidest), metrics.height() + Space::S};
}

void Chip::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QColor back = m_removable || isChecked() ? colors.selection : colors.chip;
    if (underMouse() || isDown())
        back = back.darker(colors.base.lightness() < 128 ? 85 : 104);
    painter.setBrush(back);
    painter.setPen(hasFocus() ? QPen(colors.accent, 1.5) : QPen(Qt::NoPen));
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);

    const Mirrored side(rect(), layoutDirection());
    QRect inner = rect().adjusted(Space::M - 1, 0, -(Space::M - 1), 0);
    if (m_dot > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tagColour(colors, m_dot));
        painter.drawEllipse(side(QRectF(inner.left(), (height() - kDot) / 2.0, kDot, kDot)));
    } else if (!m_lead.isEmpty()) {
        lectern::icon(m_lead).paint(&painter,
                                    side(QRect(inner.left(), (height() - kLead) / 2, kLead, kLead)));
    }
    inner.setLeft(inner.left() + leadWidth());
    if (m_removable) {
        const QRect cross(inner.right() - kCross + Space::XS, (height() - kCross) / 2, kCross, kCross);
        lectern::icon(QStringLiteral("x"), underMouse() ? Tint::Text : Tint::Muted)
            .paint(&painter, side(cross));
        inner.setRight(cross.left() - Space::XS);
    }
    if (!m_count.isEmpty()) {
        painter.setFont(countFont());
        painter.setPen(colors.muted);
        side.text(painter, inner, Qt::AlignRight | Qt::AlignVCenter, m_count);
        inner.setRight(inner.right() - QFontMetrics(countFont()).horizontalAdvance(m_count) - Space::S + 2);
    }
    painter.setFont(font());
    painter.setPen(colors.text);
    side.text(painter, inner, Qt::AlignLeft | Qt::AlignVCenter,
              QFontMetrics(font()).elidedText(layoutText(text()), Qt::ElideRight, inner.width() + 1));
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    const bool takeAway = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (m_removable && takeAway)
        emit removed();
    else
        QAbstractButton::keyPressEvent(event);
}

void Chip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void Chip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace lectern
