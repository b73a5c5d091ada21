#pragma once
// Places in a row, a chip or a chart, reckoned from the left, in the direction in which the window is
// written.
#include <QRect>
#include <QRectF>
#include <Qt>

class QPainter;
class QString;

namespace lectern
{

// Mirrors places within a whole where the window goes from right to left, and gives them back as they are
// where it does not.
class Side
{
public:
    Side(const QRectF &whole, Qt::LayoutDirection direction) : m_whole(whole), m_direction(direction) { }
    QRect operator()(const QRect &place) const { return operator()(QRectF(place)).toRect(); }
    QRectF operator()(const QRectF &place) const;
    double operator()(double x) const; // a place without width
    // One line in a place that is reckoned from the left, in the painter's font and pen. alignment is
    // mirrored as well; the words themselves go in their own direction: an English title keeps its full stop
    // at its end in a window in Arabic.
    void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &text) const;
    // In which a text goes: its own direction, but that of the window where isolated() parts follow each
    // other, such as the names of a list.
    Qt::LayoutDirection directionOf(const QString &text) const;

private:
    QRectF m_whole;
    Qt::LayoutDirection m_direction;
};

} // namespace lectern
