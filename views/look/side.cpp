#include "side.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace lectern
{

QRectF Side::operator()(const QRectF &place) const
{
    if (m_direction == Qt::LeftToRight)
        return place;
    return {m_whole.left() + m_whole.right() - place.right(), place.top(), place.width(), place.height()};
}

double Side::operator()(double x) const
{
    return m_direction == Qt::LeftToRight ? x : m_whole.left() + m_whole.right() - x;
}

void Side::text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &text) const
{
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment shown = QStyle::visualAlignment(m_direction, alignment);
    painter.drawText(operator()(place), int(shown | Qt::AlignAbsolute) | Qt::TextSingleLine, text);
    painter.setLayoutDirection(before);
}

bool hasRightToLeft(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) {
        return c.unicode() >= 0x590 && (c.direction() == QChar::DirR || c.direction() == QChar::DirAL);
    });
}

} // namespace lectern
