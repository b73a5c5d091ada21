#pragma once
// Settings page for keys.
#include "keybindings.h"
#include "views/widgets/page.h"

#include <QKeySequence>
#include <QLineEdit>
#include <QTreeWidget>

#include <functional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidgetItem;

namespace lectern
{

class KeyField;
class Notices;

// All commands with their keys, and the fixed keys of views; searchable by name or by pressing a key. Return
// moves from a command to the field for a new key, which shows conflicts while recording; Delete removes the
// last key. Changes take effect immediately and can be undone from the message that reports them.
class KeysPage final : public Page
{
    Q_OBJECT
public:
    KeysPage(const Actions &actions, KeyBindings &bindings, Notices &notices, QWidget *parent = nullptr);

    // Focuses the command list.
    void grabInitialFocus() { m_tree->setFocus(Qt::ShortcutFocusReason); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeBody();
    QWidget *makeEditor(QWidget *parent);
    void makeControls();
    void fill();
    QTreeWidgetItem *addRow(const QString &group, const QString &name);
    void describe(QTreeWidgetItem *item);
    void find();
    void showKeys();
    void showCurrent();
    QString menuOpenedBy(const QKeySequence &key) const;
    void showClash();
    void showMessage(const QString &text, bool wrong);
    void add();
    void removeLast();
    // Applies a change and reports it with an undo action.
    void change(const QString &done, const std::function<void()> &change);
    ActionId current() const; // Count: none
    static QString nameOf(ActionId id);

    const Actions &m_actions;
    KeyBindings &m_bindings;
    Notices &m_notices;
    QLineEdit *m_find;
    KeyField *m_findKey;
    QComboBox *m_preset;
    QPushButton *m_resetAll;
    QTreeWidget *m_tree = nullptr;
    QLabel *m_name = nullptr, *m_says = nullptr, *m_none = nullptr;
    QWidget *m_editor = nullptr;
    QHBoxLayout *m_chips = nullptr;
    KeyField *m_new = nullptr;
    QPushButton *m_add = nullptr, *m_reset = nullptr;
};

// An input field for key sequences of up to four keys.
// Backspace removes the last key, Return accepts, Escape cancels. An empty field records Return and Backspace
// if it accepts keys for typing. QKeySequenceEdit ends a sequence after a second, and its line edit has no
// accessible name.
class KeyField final : public QLineEdit
{
    Q_OBJECT
public:
    KeyField(const QString &objectName, const QString &placeholder, QWidget *parent = nullptr);
    const QKeySequence &keySequence() const { return m_keys; }
    void setKeySequence(const QKeySequence &keys);
    // Sets whether keys that normally type or press buttons are accepted as the first key.
    void setAcceptsTypingKeys(bool accepts) { m_acceptsTypingKeys = accepts; }

signals:
    void keySequenceChanged(const QKeySequence &keys);
    void accepted();
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_keys;
    bool m_acceptsTypingKeys = false;
};

} // namespace lectern
