#pragma once
// The top of the window: import, search, view, menu.
#include <QWidget>

class QMenu;

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
    SearchBox *m_search;
};

} // namespace lectern
