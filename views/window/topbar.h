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
    SearchBox &searchBox() { return *m_search; }

private:
    QMenu *menu(const Actions &actions, const QList<QList<ActionId>> &groups);
    QMenu *mainMenu(const Actions &actions);
    // Unfolds the menu.
    QToolButton *button(const QString &iconName, const QString &text, bool showText, QMenu *menu);
    SearchBox *m_search;
};

} // namespace lectern
