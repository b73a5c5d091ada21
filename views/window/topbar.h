#pragma once
// Toolbar: import, search, view, menu.
#include <QWidget>

class QMenu;
class QToolButton;

namespace lectern
{

class Actions;
enum class ActionId;
class SearchBox;

class TopBar final : public QWidget
{
    Q_OBJECT
public:
    TopBar(const Actions &actions, QWidget *parent = nullptr);
    // The six menus of all commands, for a menu bar.
    const QList<QMenu *> &menus() const { return m_menus; }
    // Opens the main menu by keyboard: below its button, or at the window's corner if the button is hidden.
    void openMenu();
    SearchBox &searchBox() { return *m_search; }

private:
    QMenu *menu(const Actions &actions, const QList<QList<ActionId>> &groups);
    QMenu *mainMenu(const Actions &actions);
    // Creates a button, optionally with a menu.
    QToolButton *button(const QString &iconName, const QString &text, bool showText, QMenu *menu);
    SearchBox *m_search;
    QToolButton *m_main;
    QList<QMenu *> m_menus;
};

} // namespace lectern
