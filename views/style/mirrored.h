#pragma once
// Mirrors positions in rows, chips and charts in right-to-left windows.
#include <QRect>
#include <QRectF>
#include <Qt>

class QPainter;
class QString;

namespace lectern
{

// Converts positions from the left edge to the window's layout direction: mirrored in a right-to-left window,
// otherwise unchanged.
class Mirrored
{
public:
    Mirrored(const QRectF &whole, Qt::LayoutDirection direction) : m_whole(whole), m_direction(direction) { }
    QRect operator()(const QRect &place) const { return operator()(QRectF(place)).toRect(); }
    QRectF operator()(const QRectF &place) const;
    double operator()(double x) const; // mirrors a position without width
    // Paints one line, in the painter's font and pen. The rectangle is given from the left and is mirrored,
    // as is the alignment. The text keeps its own direction: an English title in an Arabic window keeps its
    // full stop at its end.
    void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &text) const;
    // Returns the direction of a text. A sequence of isolated() parts, such as a list of names, has the
    // direction of the window.
    Qt::LayoutDirection directionOf(const QString &text) const;

private:
    QRectF m_whole;
    Qt::LayoutDirection m_direction;
};

} // namespace lectern
