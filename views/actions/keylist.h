#pragma once
// All keys, printed from the one table of actions.
#include "actions.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace lectern
{

// In two columns where the window is wide enough. What is typed leaves the rows that have it, in the command
// or in its key. Escape empties the line, then closes.
class KeyList final : public QDialog
{
    Q_OBJECT
public:
    KeyList(const Actions &actions, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row {
        QString folded; // what is found in it
        QLabel *name, *key;
    };
    struct Group {
        QWidget *box = nullptr;
        QGridLayout *grid = nullptr;
        QList<Row> rows;
    };
    Group &group(const QString &heading);
    void addKeys(const Actions &actions);
    void layOutGroups(bool wide);
    void add(Group &group, const QString &name, const QString &keys);
    void find(const QString &typed);

    QLineEdit *m_line;
    QLabel *m_none;
    QWidget *m_page;
    QList<Group> m_groups;
};

} // namespace lectern
