#pragma once
// Paints the rows of the sidebar: headings small and muted, entries with icon and count.
#include <QStyledItemDelegate>

namespace lectern
{

class SidebarDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    // Returns the rectangle that expands and collapses an entry or a section, or of a heading's plus that
    // creates an entry; empty if there is none.
    static QRect foldRect(const QRect &row, const QModelIndex &index);
    static QRect plusRect(const QRect &row, const QModelIndex &index);
};

} // namespace lectern
