#include "pagerows.h"

#include "views/style/colors.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QStyledItemDelegate>

namespace lectern
{

namespace
{

class PageRowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, Space::S);
    }
};

// Left margin of a cell's text.
constexpr int kCellMargin = 3;

} // namespace

QWidget *asPageRows(QAbstractItemView *view, QWidget *page)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setItemDelegate(new PageRowDelegate(view));
    auto *box = new QWidget(page);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(Space::L - kCellMargin, 0, 0, 0);
    row->addWidget(view);
    return box;
}

} // namespace lectern
