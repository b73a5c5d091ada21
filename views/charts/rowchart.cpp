#include "chart.h"

#include "views/style/mirrored.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace lectern
{

QSize RowChart::sizeHint() const
{
    return QSize(fontMetrics().averageCharWidth() * 34,
                 int(rowHeight() * double(std::max<qsizetype>(bars().size(), 1)) + legendHeight()));
}

QSize RowChart::minimumSizeHint() const
{
    return QSize(fontMetrics().averageCharWidth() * 18, sizeHint().height());
}

QRectF RowChart::slotRect(int bar) const
{
    return QRectF(0, legendHeight() + bar * rowHeight(), width(), rowHeight());
}

void RowChart::paintBars(QPainter &painter) const
{
    paintLegend(painter, QRectF(0, 0, width(), legendHeight()));
    const Mirrored side(rect(), layoutDirection());
    const QFontMetricsF metrics(font());
    double widestLabel = 0, widestFigure = 0;
    for (int i = 0; i < bars().size(); ++i) {
        widestLabel = std::max(widestLabel, metrics.horizontalAdvance(bars()[i].label));
        widestFigure = std::max(widestFigure, figuresWidth(metrics, valueTextOf(i)));
    }
    const double labelWidth = std::min(widestLabel + 2, std::floor(width() * 0.5));
    const double barLeft = labelWidth + 10;
    const double room = std::max(width() - barLeft - widestFigure - 8, 8.0);
    const double thickness = std::round(std::min(metrics.xHeight() * 1.3, rowHeight() - 6));
    const double most = largest();
    for (int i = 0; i < bars().size(); ++i) {
        const QRectF slot = slotRect(i);
        if (isHighlighted(i)) {
            QColor tint = palette().color(QPalette::Link);
            tint.setAlphaF(0.09f);
            painter.setPen(i == currentBar() && hasFocus() ? QPen(palette().color(QPalette::Link), 1.5)
                                                           : Qt::NoPen);
            painter.setBrush(tint);
            painter.drawRoundedRect(slot.adjusted(0.75, 0.75, -0.75, -0.75), 3, 3);
            painter.setBrush(Qt::NoBrush);
        }
        painter.setPen(palette().color(QPalette::Text));
        side.text(painter, QRectF(4, slot.y(), labelWidth, slot.height()), Qt::AlignLeft | Qt::AlignVCenter,
                  metrics.elidedText(bars()[i].label, Qt::ElideRight, labelWidth));
        const double length = bars()[i].value > 0 ? std::max(bars()[i].value / most * room, 2.0) : 0;
        paintPieces(painter, side(QRectF(barLeft, slot.center().y() - thickness / 2, length, thickness)), i);
        painter.setPen(mutedColor());
        paintFigures(painter, side(QRectF(barLeft + length + 6, slot.y(), widestFigure, slot.height())),
                     QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft), valueTextOf(i));
    }
}

} // namespace lectern
