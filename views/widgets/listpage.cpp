#include "listpage.h"

#include "focuskeeper.h"
#include "pagerows.h"
#include "views/style/colors.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace lectern
{

ListPage::ListPage(const QString &heading, const QString &line, QWidget *parent)
    : Page(parent), m_tree(new QTreeWidget(this)), m_instead(new QLabel(this)),
      m_rows(asPageRows(m_tree, this)), m_below(new QHBoxLayout)
{
    setHeading(heading, line);
    m_tree->setAccessibleName(heading);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setSelectionMode(QAbstractItemView::SingleSelection);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(true);
    m_instead->setTextFormat(Qt::PlainText);
    m_instead->setWordWrap(true);
    m_instead->setForegroundRole(QPalette::PlaceholderText);
    m_instead->setAlignment(Qt::AlignCenter);
    m_instead->hide();
    m_below->setContentsMargins(Space::L, Space::S, Space::L, Space::S);
    m_below->setSpacing(Space::S);
    m_below->addStretch(1);
    auto *body = new QWidget(this);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_rows, 1);
    column->addWidget(m_instead, 1);
    column->addLayout(m_below);
    setBody(body);
    setFocusProxy(m_tree);
}

void ListPage::addBelow(QWidget *widget)
{
    m_below->insertWidget(m_below->count() - 1, widget);
}

void ListPage::showList(bool any, const QString &instead)
{
    // Without the list the focus would move to the next widget, such as the search box.
    const bool moves = any ? !m_rows->isVisibleTo(this) && back().hasFocus() : m_tree->hasFocus();
    setStandsIn(&back(), !any);
    setFocusProxy(any ? static_cast<QWidget *>(m_tree) : &back());
    m_instead->setText(instead);
    m_instead->setVisible(!any);
    m_rows->setVisible(any);
    if (moves)
        setFocus();
}

} // namespace lectern
