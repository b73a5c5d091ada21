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
    double operator()(double x) const; // a position without width
    // Paints one line, in the painter's font and pen, in a rectangle given from the left. alignment is
    // mirrored too; the text keeps its own direction: an English title keeps its full stop at its end in an
    // Arabic window.
    void text(QPainter &painter, const QRectF &place, Qt::Alignment alignment, const QString &text) const;
    // Direction of a text: its own, but that of the window for sequences of isolated() parts, such as a list
    // of names.
    Qt::LayoutDirection directionOf(const QString &text) const;

private:
    QRectF m_whole;
    Qt::LayoutDirection m_direction;
};

} // namespace lectern
