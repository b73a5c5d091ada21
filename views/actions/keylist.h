#pragma once
// List of all keys, generated from the action table.
#include "actions.h"

#include <QDialog>
#include <QKeySequence>
#include <QList>
#include <QString>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace lectern
{

// Two columns if the window is wide enough. Typing filters the rows by command or key. Escape clears the
// filter, then closes.
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
        QString folded; // searched text
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

// Fixed keys of views, as a table. They cannot be changed; the key list shows them, and assigning such a key
// shows where it has another meaning.
struct ViewKeys {
    const char *view; // untranslated; see viewTitle()
    const char *keys; // portable, separated by spaces
    const char *what; // untranslated; see whatText()

    QString viewTitle() const;
    QString whatText() const;
    QString keysText() const; // for display
};

const QList<ViewKeys> &viewKeys();
// Returns the titles of views in which this key, as the first of a sequence, has another meaning.
QStringList viewsWith(QKeyCombination key);

} // namespace lectern
