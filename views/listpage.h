#pragma once
// A page in the place of the papers: a heading, a sentence, a list, buttons, and the way back.
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace lectern
{

class ListPage : public QWidget
{
    Q_OBJECT
public:
    explicit ListPage(QWidget *parent = nullptr);

signals:
    void closed();

protected:
    void setHeading(const QString &heading, const QString &sentence);
    QPushButton *addButton(const QString &iconName, const QString &text, const char *name);
    // Stands below the list, at its left.
    void addBelow(QWidget *widget);
    // With one message instead of the list where there is nothing to list.
    void showList(bool any, const QString &instead);
    QTreeWidget &tree() { return *m_tree; }

private:
    QLabel *m_heading, *m_sentence, *m_instead;
    QTreeWidget *m_tree;
    QWidget *m_rows; // around it
    QHBoxLayout *m_buttons, *m_below;
};

} // namespace lectern
