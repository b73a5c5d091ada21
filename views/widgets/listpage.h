#pragma once
// A page with a list, or a sentence where there is nothing to list.
#include "page.h"

class QTreeWidget;

namespace lectern
{

class ListPage : public Page
{
    Q_OBJECT
protected:
    ListPage(const QString &heading, const QString &line, QWidget *parent);
    // Stands below the list, at its left.
    void addBelow(QWidget *widget);
    // With one message instead of the list where there is nothing to list.
    void showList(bool any, const QString &instead);
    QTreeWidget &tree() { return *m_tree; }

private:
    QTreeWidget *m_tree;
    QLabel *m_instead;
    QWidget *m_rows; // around the list
    QHBoxLayout *m_below;
};

} // namespace lectern
