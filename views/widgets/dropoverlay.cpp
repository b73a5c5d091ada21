#include "dropoverlay.h"

#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QPainter>

namespace lectern
{

using namespace Qt::StringLiterals;

DropOverlay::DropOverlay(QWidget *window) : QWidget(window)
{
    setObjectName(u"dropOverlay"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents); // the drag belongs to what is below
    setFontStyle(this, TextSize::Title, QFont::DemiBold);
    hide();
}

void DropOverlay::showOver(const QRect &area, const QString &text)
{
    setAccessibleName(text);
    setGeometry(area);
    show();
    raise();
    update();
}

void DropOverlay::paintEvent(QPaintEvent *)
{
    const Colors &colors = colorsOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = colors.accent;
    veil.setAlphaF(0.12F);
    painter.setPen(QPen(colors.accent, 2));
    painter.setBrush(veil);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    QRect label = fontMetrics().boundingRect(accessibleName());
    label.adjust(-Space::L, -Space::S, Space::L, Space::S);
    label.moveCenter(rect().center());
    painter.setBrush(colors.base);
    painter.drawRoundedRect(label, label.height() / 2.0, label.height() / 2.0);
    painter.setPen(colors.text);
    painter.drawText(label, Qt::AlignCenter, accessibleName());
}

} // namespace lectern
