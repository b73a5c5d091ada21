#include "sidebardelegate.h"

#include "models/itemmodels/display.h"
#include "models/itemmodels/sidebarmodel.h"
#include "views/style/colors.h"
#include "views/style/icons.h"
#include "views/style/mirrored.h"

#include <QPainter>

namespace lectern
{

static constexpr int kIcon = 16;
static constexpr int kIndent = 14; // in pixels per level
static constexpr int kFold = 14;
static constexpr int kDeepest = 6; // deeper entries are not indented further, to leave width for the name

QSize SidebarDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, option.fontMetrics.height() + Space::S + 2}; // uniform row height: the view calls this once
}

QRect SidebarDelegate::foldRect(const QRect &row, const QModelIndex &index)
{
    if (index.data(SidebarModel::FoldRole).toInt() == 0)
        return {};
    if (!index.parent().isValid()) { // the whole heading except its plus
        const QRect plus = plusRect(row, index);
        return plus.isEmpty() ? row : row.adjusted(0, 0, plus.left() - row.right() - 1, 0);
    }
    const int depth = qMin(index.data(SidebarModel::DepthRole).toInt(), kDeepest);
    return {row.left() + Space::XS - 2 + depth * kIndent, row.top(), kFold, row.height()};
}

QRect SidebarDelegate::plusRect(const QRect &row, const QModelIndex &index)
{
    if (index.parent().isValid())
        return {};
    const int section = index.data(SidebarModel::SectionRole).toInt();
    if (section != SidebarModel::Lists && section != SidebarModel::Searches)
        return {};
    return {row.right() - Space::L - kIcon + 4, row.top(), kIcon + Space::S, row.height()};
}

// Returns the name of the icon for a FoldRole.
static QString foldIcon(int fold)
{
    return fold == 2 ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down");
}

// Paints the name of a section, with a mark if it can be collapsed and a plus if entries can be created in
// it.
static void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                         const QString &text, int fold, bool plus, double plusCentre)
{
    const Colors &colors = colorsOf(option.palette);
    QFont font = option.font;
    font.setPointSizeF(font.pointSizeF() * TextSize::Caption);
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(colors.muted);
    const Mirrored side(option.rect, option.direction);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(QPen(colors.accent, 1));
        painter->setBrush(colors.selection);
        painter->drawRoundedRect(QRectF(row).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        painter->setPen(colors.text);
    }
    side.text(*painter, row.adjusted(Space::S, 0, 0, -2), Qt::AlignLeft | Qt::AlignBottom, text);
    const QFontMetrics metrics(font);
    if (fold == 2 || (fold == 1 && option.state & QStyle::State_MouseOver))
        icon(foldIcon(fold), Tint::Muted)
            .paint(painter,
                   side(QRect(row.left() + Space::S + metrics.horizontalAdvance(text) + Space::XS,
                              row.bottom() - 2 - metrics.height() / 2 - 6, 12, 12)));
    if (!plus)
        return;
    const int half = QFontMetrics(font).height() / 2;
    const QPointF at(side(plusCentre + 0.5), option.rect.bottom() - 2 - half);
    const bool under = option.state & QStyle::State_MouseOver;
    painter->setPen(QPen(under ? colors.text : colors.muted, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(at - QPointF(4, 0), at + QPointF(4, 0));
    painter->drawLine(at - QPointF(0, 4), at + QPointF(0, 4));
}

// Paints the numbers of papers and new papers at the right; returns the remaining row.
static QRect paintNumbers(QPainter *painter, const QStyleOptionViewItem &option, QRect row, qint64 count,
                          qint64 added)
{
    const Colors &colors = colorsOf(option.palette);
    const Mirrored side(option.rect, option.direction);
    if (count > 0) {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * TextSize::Small);
        painter->setFont(font);
        painter->setPen(colors.muted);
        const QString number = numberText(count);
        side.text(*painter, row, Qt::AlignRight | Qt::AlignVCenter, number);
        row.setRight(row.right() - QFontMetrics(font).horizontalAdvance(number) - Space::S);
    }
    if (added > 0) {
        QFont font = option.font;
        font.setPointSizeF(font.pointSizeF() * TextSize::Caption);
        font.setWeight(QFont::DemiBold);
        const QString number = u'+' + numberText(added);
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(number) + Space::S, height = metrics.height() + 1;
        const int top = row.center().y() - height / 2;
        const QRectF badge = side(QRectF(row.right() - width + 0.5, top + 0.5, width, height));
        painter->setPen(Qt::NoPen);
        painter->setBrush(colors.accent);
        painter->drawRoundedRect(badge, badge.height() / 2, badge.height() / 2);
        painter->setFont(font);
        painter->setPen(colors.base);
        painter->drawText(badge, int(Qt::AlignCenter), number);
        row.setRight(row.right() - width - Space::S);
    }
    return row;
}

void SidebarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Colors &colors = colorsOf(option.palette);
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip); // diacritics may extend beyond the line
    painter->setRenderHint(QPainter::Antialiasing);
    QRect row = option.rect.adjusted(Space::S, 1, -Space::S, -1);
    const QString text = index.data(Qt::DisplayRole).toString();
    if (!index.parent().isValid()) {
        const QRect plus = plusRect(option.rect, index);
        paintHeading(painter, option, row, text, index.data(SidebarModel::FoldRole).toInt(), !plus.isEmpty(),
                     plus.center().x());
        painter->restore();
        return;
    }
    const bool selected = option.state & QStyle::State_Selected;
    const bool hover = option.state & QStyle::State_MouseOver;
    if (selected || hover) {
        painter->setPen(selected && (option.state & QStyle::State_HasFocus) ? QPen(colors.accent, 1)
                                                                            : QPen(Qt::NoPen));
        painter->setBrush(selected ? colors.selection : colors.chip);
        painter->drawRoundedRect(QRectF(row).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    const Mirrored side(option.rect, option.direction);
    row.adjust(Space::S, 0, -Space::S, 0);
    row.setLeft(row.left() + qMin(index.data(SidebarModel::DepthRole).toInt(), kDeepest) * kIndent);
    if (const QRect fold = foldRect(option.rect, index); !fold.isEmpty()) {
        icon(foldIcon(index.data(SidebarModel::FoldRole).toInt()), Tint::Muted)
            .paint(painter, side(QRect(fold.left() + 1, fold.center().y() - 5, 12, 12)));
    }
    const int colour = index.data(SidebarModel::ColourRole).toInt();
    const QString iconName = index.data(SidebarModel::IconRole).toString();
    if (!iconName.isEmpty()) {
        const QRect place(row.left(), row.center().y() - kIcon / 2 + 1, kIcon, kIcon);
        if (colour > 0) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(tagColour(colors, colour));
            painter->drawEllipse(side(QRectF(place).adjusted(3, 3, -3, -3)));
        } else {
            icon(iconName, selected ? Tint::Accent : Tint::Muted).paint(painter, side(place));
        }
        row.setLeft(place.right() + Space::S + 1);
    }
    row = paintNumbers(painter, option, row, index.data(SidebarModel::CountRole).toLongLong(),
                       index.data(SidebarModel::AddedRole).toLongLong());
    painter->setFont(option.font);
    painter->setPen(colors.text);
    side.text(*painter, row, Qt::AlignLeft | Qt::AlignVCenter,
              option.fontMetrics.elidedText(text, option.textElideMode, row.width()));
    painter->restore();
}

} // namespace lectern
