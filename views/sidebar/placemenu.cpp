// The context menus of tags, reading lists and saved searches in the sidebar.
#include "models/itemmodels/display.h"
#include "placecommands.h"
#include "sidebar.h"
#include "tagswatches.h"

#include <QMenu>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

void PlaceCommands::showMenu(const QModelIndex &place, const QPoint &at)
{
    auto *menu = new QMenu(&m_sidebar);
    menu->setObjectName(u"placeMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const ReadingList *list = model().list(place))
        fillListMenu(*menu, *list);
    else if (const Tag *tag = model().tag(place))
        fillTagMenu(*menu, *tag);
    else if (const SavedSearch *search = model().search(place))
        fillSearchMenu(*menu, *search);
    if (!menu->isEmpty())
        menu->addSeparator();
    menu->addAction(&m_actions[Id::NewList]);
    menu->addAction(&m_actions[Id::SaveSearch]);
    for (QAction *action : menu->actions())
        if (action->menu() || action->parent() == menu)
            action->setEnabled(m_library.isWritable());
    menu->popup(at);
}

// Adds a menu entry that shows a key of the action table.
static QAction *add(QMenu &menu, const QString &text, const QKeySequence &key = {})
{
    QAction *action = menu.addAction(text);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut); // the key is displayed only
    return action;
}

void PlaceCommands::fillListMenu(QMenu &menu, const ReadingList &list)
{
    const ListId id = list.id;
    connect(add(menu, tr("Rename…"), m_actions[Id::RenamePlace].shortcut()), &QAction::triggered, this,
            [this, id] { rename(model().find(listNode(id))); });
    connect(add(menu, tr("New sublist…")), &QAction::triggered, this, [this, id] { askNewList(id); });
    connect(add(menu, tr("Move up"), m_actions[Id::MoveUp].shortcut()), &QAction::triggered, this,
            [this, id] { m_edits.stepList(id, true); });
    connect(add(menu, tr("Move down"), m_actions[Id::MoveDown].shortcut()), &QAction::triggered, this,
            [this, id] { m_edits.stepList(id, false); });
    connect(add(menu, tr("Move below the list above"), QKeySequence(Qt::ALT | Qt::Key_Right)),
            &QAction::triggered, this, [this, id] { m_edits.indentList(id, true); });
    connect(add(menu, tr("Move one level up"), QKeySequence(Qt::ALT | Qt::Key_Left)), &QAction::triggered,
            this, [this, id] { m_edits.indentList(id, false); });
    connect(add(menu, tr("Delete list"), m_actions[Id::RemoveFromPlace].shortcut()), &QAction::triggered,
            this, [this, id] { m_edits.deleteList(id); });
}

void PlaceCommands::fillTagMenu(QMenu &menu, const Tag &tag)
{
    if (tag.id != TagId::None) {
        connect(add(menu, tr("Rename or merge…"), m_actions[Id::RenamePlace].shortcut()), &QAction::triggered,
                this, [this, name = tag.name] { rename(model().find(tagNode(name))); });
        QMenu *colours = menu.addMenu(tr("Colour"));
        colours->setObjectName(u"tagColours"_s);
        fillColours(*colours, tag.colour,
                    [this, id = tag.id](int colour) { m_edits.setTagColour(id, colour); });
    }
    connect(add(menu, tr("Delete tag"), m_actions[Id::RemoveFromPlace].shortcut()), &QAction::triggered, this,
            [this, name = tag.name] { m_edits.deleteTag(name); });
}

void PlaceCommands::fillSearchMenu(QMenu &menu, const SavedSearch &search)
{
    connect(add(menu, tr("Change…"), m_actions[Id::RenamePlace].shortcut()), &QAction::triggered, this,
            [this, search] { editSearch(search); });
    const SavedSearchId id = search.id;
    connect(add(menu, tr("Move up"), m_actions[Id::MoveUp].shortcut()), &QAction::triggered, this,
            [this, id] { m_edits.stepSearch(id, true); });
    connect(add(menu, tr("Move down"), m_actions[Id::MoveDown].shortcut()), &QAction::triggered, this,
            [this, id] { m_edits.stepSearch(id, false); });
    connect(add(menu, tr("Delete search"), m_actions[Id::RemoveFromPlace].shortcut()), &QAction::triggered,
            this, [this, id] { m_edits.deleteSearch(id); });
}

} // namespace lectern
