#include "marktext.h"

#include "models/items/text/highlight.h"

#include <QPainter>

namespace lectern
{

void drawMarkedText(QPainter &painter, const QRect &rect, const QString &text, const QStringList &words,
                    const QColor &markColor)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    const int top = rect.top() + (rect.height() - metrics.height()) / 2;
    for (const TextSpan &span : matchSpans(shown, words)) {
        const int from = metrics.horizontalAdvance(shown, int(span.begin));
        const int to = metrics.horizontalAdvance(shown, int(span.begin + span.length));
        painter.fillRect(QRect(rect.left() + from - 1, top, to - from + 2, metrics.height()), markColor);
    }
    painter.drawText(rect, int(Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine), shown);
}

} // namespace lectern
