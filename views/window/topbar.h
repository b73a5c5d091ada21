#pragma once
// The top of the window: import, search, view, menu.
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
    // The six menus that hold everything, for a menu bar.
    const QList<QMenu *> &menus() const { return m_menus; }
    // Unfolds the menu of everything for the keys: below its button, or at the corner where that is hidden.
    void openMenu();
    SearchBox &searchBox() { return *m_search; }

private:
    QMenu *menu(const Actions &actions, const QList<QList<ActionId>> &groups);
    QMenu *mainMenu(const Actions &actions);
    // Unfolds the menu.
    QToolButton *button(const QString &iconName, const QString &text, bool showText, QMenu *menu);
    SearchBox *m_search;
    QToolButton *m_main;
    QList<QMenu *> m_menus;
};

} // namespace lectern
