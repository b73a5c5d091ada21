#pragma once
// Paints one line of text with the matched words highlighted.
#include <QStringList>

class QFont;
class QPainter;
class QRect;
class QColor;

namespace lectern
{

// Elided at its end; aligned to the start of the painter's layout direction. words: as returned by
// queryWords. Painted in the painter's pen on markColor.
void drawMarkedText(QPainter &painter, const QRect &rect, const QString &text, const QStringList &words,
                    const QColor &markColor);

} // namespace lectern
