#include "marktext.h"

#include "mirrored.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/highlight.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

namespace lectern
{

// In mixed-direction text the positions of words are known only from the layout.
static void drawTurningMarks(QPainter &painter, const QRect &rect, const QString &shown,
                             const QList<TextSpan> &spans, const QColor &markColor)
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Mirrored(rect, painter.layoutDirection()).directionOf(shown));
    option.setAlignment(QStyle::visualAlignment(painter.layoutDirection(), Qt::AlignLeft)
                        | Qt::AlignAbsolute);
    QTextLayout layout(shown, painter.font());
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    const double top = rect.top() + (rect.height() - line.height()) / 2;
    for (const TextSpan &span : spans) {
        const double from = line.cursorToX(int(span.begin)),
                     to = line.cursorToX(int(span.begin + span.length));
        painter.fillRect(QRectF(rect.left() + qMin(from, to) - 1, top, qAbs(to - from) + 2, line.height()),
                         markColor);
    }
    layout.draw(&painter, QPointF(rect.left(), top));
}

QString cutAroundMatch(const QString &text, const QStringList &words, const QFontMetrics &metrics, int width)
{
    constexpr qsizetype kMaxSearched = 2000; // characters
    const QString shown = metrics.elidedText(text, Qt::ElideRight, width);
    if (shown == text || words.isEmpty() || hasRightToLeft(text))
        return shown;
    const auto spans = matchSpans(QStringView(text).left(kMaxSearched), words);
    if (spans.isEmpty() || spans.first().begin + spans.first().length < shown.size())
        return shown;
    const qsizetype begin = text.lastIndexOf(u' ', qMax<qsizetype>(0, spans.first().begin - 1)) + 1;
    const QString match = u' ' + metrics.elidedText(text.mid(begin), Qt::ElideRight, width * 3 / 5);
    return metrics.elidedText(text.left(begin), Qt::ElideRight, width - metrics.horizontalAdvance(match))
        + match;
}

void drawMarkedText(QPainter &painter, const QRect &rect, const QString &text, const QStringList &words,
                    const QColor &markColor)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const Mirrored side(rect, painter.layoutDirection());
    const QString shown = cutAroundMatch(text, words, metrics, rect.width());
    const int top = rect.top() + (rect.height() - metrics.height()) / 2;
    const auto spans = matchSpans(shown, words);
    if (!spans.isEmpty() && (painter.layoutDirection() == Qt::RightToLeft || hasRightToLeft(shown))) {
        drawTurningMarks(painter, rect, shown, spans, markColor);
        return;
    }
    for (const TextSpan &span : spans) {
        const int from = metrics.horizontalAdvance(shown, int(span.begin));
        const int to = metrics.horizontalAdvance(shown, int(span.begin + span.length));
        painter.fillRect(QRect(rect.left() + from - 1, top, to - from + 2, metrics.height()), markColor);
    }
    side.text(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

} // namespace lectern
