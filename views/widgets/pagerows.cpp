#include "pagerows.h"

#include "focusguard.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>

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

ListPage::ListPage(const QString &heading, const QString &line, QWidget *parent)
    : Page(parent), m_tree(new QTreeWidget(this)), m_fallback(new QLabel(this)),
      m_rows(asPageRows(m_tree, this)), m_below(new QHBoxLayout)
{
    setHeading(heading, line);
    m_tree->setAccessibleName(heading);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    styleLabel(m_fallback, Label::Muted | Label::Wrapped);
    m_fallback->setAlignment(Qt::AlignCenter);
    m_fallback->hide();
    m_below->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    m_below->setSpacing(Space::S);
    m_below->addStretch(1);
    auto *body = new QWidget(this);
    QVBoxLayout *column = tightColumn(body);
    column->addWidget(m_rows, 1);
    column->addWidget(m_fallback, 1);
    column->addLayout(m_below);
    setBody(body);
    setFocusProxy(m_tree);
}

void ListPage::showList(bool any, const QString &instead)
{
    // If the list is hidden, the focus moves to the Back button. Otherwise Qt would move it to the next
    // widget, such as the search box.
    const bool moves = any ? !m_rows->isVisibleTo(this) && back().hasFocus() : m_tree->hasFocus();
    setContainer(&back(), !any);
    setFocusProxy(any ? static_cast<QWidget *>(m_tree) : &back());
    m_fallback->setText(instead);
    m_fallback->setVisible(!any);
    m_rows->setVisible(any);
    if (moves)
        setFocus();
}

} // namespace lectern
