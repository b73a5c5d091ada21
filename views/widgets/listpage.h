#pragma once
// A page with a list, or a message if the list is empty.
#include "page.h"

class QTreeWidget;

namespace lectern
{

class ListPage : public Page
{
    Q_OBJECT
protected:
    ListPage(const QString &heading, const QString &line, QWidget *parent);
    // Adds a widget below the list, at its left.
    void addBelow(QWidget *widget);
    // Shows the list, or a single message if it is empty.
    void showList(bool any, const QString &instead);
    QTreeWidget &tree() { return *m_tree; }

private:
    QTreeWidget *m_tree;
    QLabel *m_fallback;
    QWidget *m_rows; // around the list
    QHBoxLayout *m_below;
};

} // namespace lectern
