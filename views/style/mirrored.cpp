#include "mirrored.h"

#include <QPainter>
#include <QStyle>

namespace lectern
{

QRectF Mirrored::operator()(const QRectF &place) const
{
    if (m_direction == Qt::LeftToRight)
        return place;
    return {m_whole.left() + m_whole.right() - place.right(), place.top(), place.width(), place.height()};
}

double Mirrored::operator()(double x) const
{
    return m_direction == Qt::LeftToRight ? x : m_whole.left() + m_whole.right() - x;
}

Qt::LayoutDirection Mirrored::directionOf(const QString &text) const
{
    if (text.contains(QChar(0x2068)))
        return m_direction;
    return text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
}

void Mirrored::text(QPainter &painter, const QRectF &place, Qt::Alignment alignment,
                    const QString &text) const
{
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(directionOf(text));
    const Qt::Alignment shown = QStyle::visualAlignment(m_direction, alignment);
    painter.drawText(operator()(place), int(shown | Qt::AlignAbsolute) | Qt::TextSingleLine, text);
    painter.setLayoutDirection(before);
}

} // namespace lectern
