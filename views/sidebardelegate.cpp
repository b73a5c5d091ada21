#include "sidebardelegate.h"

#include "icons.h"
#include "models/items/display.h"
#include "models/items/sidebarmodel.h"
#include "theme.h"

#include <QPainter>

namespace lectern
{

static constexpr int kIcon = 16;

QSize SidebarDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, option.fontMetrics.height() + Space::S + 2}; // all rows alike: the view asks once
}

void SidebarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Colors &colors = colorsOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect row = option.rect.adjusted(Space::S, 1, -Space::S, -1);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (!index.parent().isValid()) {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * 0.85);
        font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(colors.muted);
        painter->drawText(row.adjusted(Space::S, 0, 0, -2), int(Qt::AlignLeft | Qt::AlignBottom), text);
        painter->restore();
        return;
    }
    const bool selected = option.state & QStyle::State_Selected;
    const bool hover = (option.state & QStyle::State_MouseOver) && (index.flags() & Qt::ItemIsSelectable);
    if (selected || hover) {
        painter->setPen(selected && (option.state & QStyle::State_HasFocus) ? QPen(colors.accent, 1)
                                                                            : QPen(Qt::NoPen));
        painter->setBrush(selected ? colors.selection : colors.chip);
        painter->drawRoundedRect(QRectF(row).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    row.adjust(Space::S, 0, -Space::S, 0);
    const QString iconName = index.data(SidebarModel::IconRole).toString();
    if (!iconName.isEmpty()) {
        const QRect place(row.left(), row.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        icon(iconName, selected ? Tint::Accent : Tint::Muted).paint(painter, place);
        row.setLeft(place.right() + Space::S + 1);
    }
    const QVariant count = index.data(SidebarModel::CountRole);
    if (count.isValid() && count.toLongLong() > 0) {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * 0.9);
        painter->setFont(font);
        painter->setPen(colors.muted);
        const QString number = numberText(count.toLongLong());
        painter->drawText(row, int(Qt::AlignRight | Qt::AlignVCenter), number);
        row.setRight(row.right() - QFontMetrics(font).horizontalAdvance(number) - Space::S);
    }
    const bool remark = !(index.flags() & Qt::ItemIsSelectable);
    QFont font = option.font;
    if (remark)
        font.setPointSizeF(font.pointSizeF() * 0.85);
    painter->setFont(font);
    painter->setPen(remark ? colors.muted : colors.text);
    painter->drawText(row, int(Qt::AlignLeft | Qt::AlignVCenter),
                      QFontMetrics(font).elidedText(text, option.textElideMode, row.width()));
    painter->restore();
}

} // namespace lectern
