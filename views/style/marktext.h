#pragma once
// Paints one line of text with the words a search matched marked.
#include <QStringList>

class QFont;
class QPainter;
class QRect;
class QColor;

namespace lectern
{

// Elided at its end, and at the side where the painter's direction begins. words as queryWords gives them.
// Painted in the painter's pen; the marks in markColor behind it.
void drawMarkedText(QPainter &painter, const QRect &rect, const QString &text, const QStringList &words,
                    const QColor &markColor);

} // namespace lectern
