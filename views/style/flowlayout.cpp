#include "flowlayout.h"

#include "mirrored.h"

#include <QWidget>

namespace lectern
{

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const
{
    // A layout narrower than its widest item would clip that item. Items may shrink, so a modest minimum
    // width is enough.
    QSize size;
    for (const QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins m = contentsMargins();
    return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect &rect, bool move) const
{
    const QMargins m = contentsMargins();
    const QRect area = rect.marginsRemoved(m);
    const Mirrored side(area, parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight);
    int x = area.x(), y = area.y(), rowHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty()) // a hidden widget
            continue;
        QSize size = item->sizeHint();
        size.setWidth(qMin(size.width(), qMax(area.width(), item->minimumSize().width())));
        if (x > area.x() && x + size.width() > area.right() + 1) {
            x = area.x();
            y += rowHeight + m_gap;
            rowHeight = 0;
        }
        if (move)
            item->setGeometry(side(QRect(QPoint(x, y), size)));
        x += size.width() + m_gap;
        rowHeight = qMax(rowHeight, size.height());
    }
    return y + rowHeight - rect.y() + m.bottom();
}

} // namespace lectern
