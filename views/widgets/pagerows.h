#pragma once
// Style of lists and tables below a page's heading.
#include "page.h"

class QAbstractItemView;
class QWidget;
class QTreeWidget;

namespace lectern
{

// Gives the list of a page margins and no frame. Returns the widget for the page's layout, which is aligned
// with the page's heading. Row heights of a table are not changed.
QWidget *asPageRows(QAbstractItemView *view, QWidget *page);

// A page with a list, or a message if the list is empty.
class ListPage : public Page
{
    Q_OBJECT
protected:
    ListPage(const QString &heading, const QString &line, QWidget *parent);
    // Adds a widget below the list, at its left.
    void addBelow(QWidget *widget) { m_below->insertWidget(m_below->count() - 1, widget); }
    // Shows the list, or a single message if it is empty.
    void showList(bool any, const QString &instead);
    QTreeWidget &tree() { return *m_tree; }

private:
    QTreeWidget *m_tree;
    QLabel *m_fallback;
    QWidget *m_rows; // widget around the list
    QHBoxLayout *m_below;
};

} // namespace lectern
