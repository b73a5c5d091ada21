#include "placecommands.h"

#include "models/core/query/queryterms.h"
#include "models/itemmodels/display.h"
#include "sidebar.h"
#include "taglistchecklist.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"

#include <QMenu>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

PlaceCommands::PlaceCommands(const CommandContext &context, const Views &views)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_pages(context.pages), m_sidebar(views.sidebar), m_list(views.list),
      m_names(views.names), m_edits(context.library)
{
    connectActions();
    connectSidebar(views.pane);
    connectDrops();
    connectLibrary();
    m_sidebar.showQuery(m_library.browser().query());
}

void PlaceCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::NewList, [this] { askNewList(ListId::None); });
    on(Id::SaveSearch, [this] { askSavedSearch(); });
    on(Id::RenamePlace, [this] { rename(m_sidebar.current()); });
    on(Id::RemoveFromPlace,
       [this] { m_sidebar.hasPlacesFocus() ? remove(m_sidebar.current()) : splitOff(); });
    on(Id::MoveUp, [this] { move(true); });
    on(Id::MoveDown, [this] { move(false); });
}

void PlaceCommands::connectSidebar(AbstractPane &pane)
{
    connect(&m_sidebar, &Sidebar::placeChosen, this, [this](const std::optional<Condition> &place) {
        m_pages.showPapers();
        m_library.browser().goTo(place);
    });
    connect(&m_sidebar, &Sidebar::left, this, [this] { m_list.setFocus(); });
    connect(&m_sidebar, &Sidebar::menuRequested, this, &PlaceCommands::showMenu);
    connect(&m_sidebar, &Sidebar::newRequested, this, [this](SidebarModel::Section section) {
        section == SidebarModel::Lists ? askNewList(ListId::None) : askSavedSearch();
    });
    connect(&m_sidebar, &Sidebar::indentRequested, this, [this](bool in) {
        if (const ReadingList *current = model().list(m_sidebar.current()))
            m_edits.indentList(current->id, in);
    });
    connect(&pane, &AbstractPane::listLeft, this, &PlaceCommands::removeFromList);
}

void PlaceCommands::connectDrops()
{
    connect(&model(), &SidebarModel::papersDropped, this, &PlaceCommands::drop);
    connect(&model(), &SidebarModel::listDropped, &m_edits, &MarkEdits::moveList);
    connect(&model(), &SidebarModel::searchDropped, &m_edits, &MarkEdits::moveSearch);
    connect(&model(), &SidebarModel::tagDropped, this, [this](TagId id, const QString &name) {
        for (const Tag &tag : data().tags)
            if (tag.id == id)
                return renameTag(tag, name);
    });
    connect(&m_library.browser().papers(), &PaperListModel::papersDropped, this,
            [this](const QList<PaperId> &papers, PaperId before) {
                if (listShown() == ListId::None)
                    return;
                m_moved = papers;
                m_edits.moveInList(listShown(), papers, before);
            });
}

void PlaceCommands::connectLibrary()
{
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, this, [this](const QueryState &query) {
        notePlace(query);
        m_sidebar.showQuery(query);
    });
    connect(&m_library, &LibrarySession::sidebarChanged, this, [this] {
        notePlace(m_library.browser().query());
        m_sidebar.showQuery(m_library.browser().query());
    });
    connect(&m_library.writer(), &LibraryWriter::edited, this, [this](const Edit &edit) {
        if (edit.id == EditId::None)
            m_moved.clear(); // nothing was moved
    });
    // Connected after the reading commands, which select one paper.
    connect(
        &m_library.browser(), &LibraryBrowser::resultChanged, this,
        [this] {
            if (const QList<PaperId> moved = std::exchange(m_moved, {}); moved.size() > 1)
                m_list.selectPapers(moved);
        },
        Qt::QueuedConnection);
}

ListId PlaceCommands::listShown() const
{
    const std::optional<Condition> &scope = m_library.browser().query().scope;
    return scope ? listOf(scope->node) : ListId::None;
}

void PlaceCommands::notePlace(const QueryState &query)
{
    // Papers can be reordered only in the order of a reading list.
    m_library.browser().papers().setOrderable(m_library.isWritable() && listShown() != ListId::None
                                              && query.order()
                                                  == SortOrder{SortOrder::Key::ListOrder, false});
    SavedSearchId at = SavedSearchId::None;
    if (query.scope)
        if (const SavedSearch *search = model().search(model().find(query.scope->node, query.scope->label)))
            at = search->id;
    const SavedSearchId before = std::exchange(m_at, at);
    if (at == before)
        return;
    recordNewPapers(at);
    if (!m_library.isWritable())
        return;
    // Papers added while the search was open have been seen too.
    for (const SavedSearchId id : {before, at})
        if (id != SavedSearchId::None)
            m_library.writer().noteSeen(id);
}

// Stores which papers of this search are new while it is open. The search then counts as seen.
void PlaceCommands::recordNewPapers(SavedSearchId id)
{
    m_new.reset();
    const QModelIndex place = model().findKey(u"search%1"_s.arg(qint64(id)));
    const qint64 added = place.data(SidebarModel::AddedRole).toLongLong();
    const SavedSearch *search = model().search(place);
    if (!search || added == 0)
        return;
    m_new = Condition{newSinceNode(search->lastSeen), tr("New since your last visit")};
    m_notices.inform(tr("%1 new since your last visit; %2 shows only new papers.")
                         .arg(numberText(added), keyOrName(m_actions[ActionId::ShowNew])));
}

bool PlaceCommands::showNew()
{
    if (m_new)
        m_library.browser().setCondition(*m_new);
    return m_new.has_value();
}

void PlaceCommands::removeFromList(ListId list)
{
    const QList<PaperId> papers = m_list.selectedPapers();
    m_notices.change(papers.size(),
                     {.text = tr("Remove %1 from this list?").arg(papersText(papers.size())),
                      .yes = tr("Remove"),
                      .accepted = [this, list, papers] { m_edits.removeFromList(list, papers); }});
}

// --- questions

void PlaceCommands::askNewList(ListId parent)
{
    QString above;
    for (const ReadingList &list : data().lists)
        if (list.id == parent)
            above = list.name;
    m_names.ask(
        {.field = u"listName"_s,
         .icon = u"list"_s,
         .text = above.isEmpty() ? tr("New reading list") : tr("New reading list below “%1”").arg(above),
         .label = tr("Reading list name"),
         .accept = tr("Create"),
         .accepted = [this, parent](const QString &name, const QString &) {
             m_edits.createList(name, parent);
         }});
}

void PlaceCommands::askSavedSearch()
{
    const QString query = m_edits.currentQuery();
    if (query.isEmpty()) {
        m_notices.inform(tr("No search to save: enter words or select filters first."));
        return;
    }
    QStringList parts;
    if (m_library.browser().query().scope)
        parts.append(m_library.browser().query().scope->text());
    for (const Condition &condition : m_library.browser().query().conditions)
        parts.append(condition.text());
    parts.append(m_library.browser().query().typed.trimmed());
    parts.removeAll(QString());
    m_names.ask({.field = u"searchName"_s,
                 .icon = u"search"_s,
                 .text = tr("Save search"),
                 .label = tr("Name of the saved search"),
                 .name = shortText(parts.join(u", "_s), 60),
                 .query = query,
                 .accept = tr("Save"),
                 .accepted = [this](const QString &name, const QString &question) {
                     m_edits.saveSearch(name, question);
                 }});
}

// --- changes

void PlaceCommands::rename(const QModelIndex &place)
{
    if (!m_library.isWritable())
        return;
    if (const ReadingList *list = model().list(place)) {
        m_names.ask({.field = u"listName"_s,
                     .icon = u"list"_s,
                     .text = tr("Rename list “%1”").arg(list->name),
                     .label = tr("Reading list name"),
                     .name = list->name,
                     .accept = tr("Rename"),
                     .accepted = [this, id = list->id](const QString &name, const QString &) {
                         m_edits.renameList(id, name);
                     }});
    } else if (const Tag *tag = model().tag(place); tag && tag->id != TagId::None) {
        QStringList names;
        for (const Tag &other : data().tags)
            names.append(other.name);
        m_names.ask(
            {.field = u"tagName"_s,
             .icon = u"tag"_s,
             .text = tr("Rename tag “%1”; “a/b” is shown below “a”").arg(tag->name),
             .label = tr("Tag name"),
             .name = tag->name,
             .names = names,
             .accept = tr("Rename"),
             .accepted = [this, tag = *tag](const QString &name, const QString &) { renameTag(tag, name); }});
    } else if (const SavedSearch *search = model().search(place)) {
        editSearch(*search);
    } else {
        const std::optional<Condition> &scope = m_library.browser().query().scope;
        if (scope && scope->node.kind == QueryNode::Kind::Author)
            m_actions[Id::RenameAuthor].trigger();
        else
            m_notices.inform(tr("Select a list, tag, saved search or author in the sidebar first."));
    }
}

void PlaceCommands::renameTag(const Tag &tag, const QString &name)
{
    if (!m_edits.nameIsTaken(tag.id, name)) {
        m_edits.renameTag(tag.id, name, false);
        return;
    }
    m_notices.ask(
        {.text = tr("The tag “%1” already exists. Merge “%2” into it? Papers with either tag keep it.")
                     .arg(name.simplified(), tag.name),
         .yes = tr("Merge"),
         .accepted = [this, id = tag.id, name] { m_edits.renameTag(id, name, true); }});
}

void PlaceCommands::editSearch(const SavedSearch &search)
{
    m_names.ask({.field = u"searchName"_s,
                 .icon = u"search"_s,
                 .text = tr("Change saved search “%1”").arg(search.name),
                 .label = tr("Name of the saved search"),
                 .name = search.name,
                 .query = search.query.trimmed(),
                 .accept = tr("Save"),
                 .accepted = [this, id = search.id](const QString &name, const QString &query) {
                     m_edits.changeSearch(id, name, query);
                 }});
}

void PlaceCommands::remove(const QModelIndex &place)
{
    if (!m_library.isWritable())
        return;
    // No confirmation is needed, because each change is one undoable step.
    if (const ReadingList *list = model().list(place))
        m_edits.deleteList(list->id);
    else if (const Tag *tag = model().tag(place))
        m_edits.deleteTag(tag->name);
    else if (const SavedSearch *search = model().search(place))
        m_edits.deleteSearch(search->id);
    else if (place.data(SidebarModel::SourceRole).value<SourceId>() != SourceId::None)
        m_actions[Id::RemoveSource].trigger();
}

void PlaceCommands::splitOff()
{
    const QList<PaperId> papers = m_list.selectedPapers();
    const std::optional<Condition> &scope = m_library.browser().query().scope;
    if (papers.isEmpty() || !m_library.isWritable())
        return;
    const ListId list = listShown();
    const bool tag = scope && scope->node.kind == QueryNode::Kind::Tag && scope->node.values.size() == 1;
    if (list == ListId::None && !tag) {
        m_actions[Id::RemovePapers].trigger(); // moves the papers to the trash of the library
        return;
    }
    // The paper after the removed ones becomes current, or else the one before.
    const PaperListModel &shown = m_library.browser().papers();
    const int after = shown.rowOf(papers.last()) + 1, before = shown.rowOf(papers.first()) - 1;
    const QString name = tag ? scope->node.values.first() : QString();
    const auto take = [=, this, next = shown.idAt(after < shown.rowCount() ? after : qMax(before, 0))] {
        m_list.selectRow(m_library.browser().papers().rowOf(next), false);
        if (tag)
            m_edits.removeTag(name, papers);
        else
            m_edits.removeFromList(list, papers);
    };
    const QString text = papersText(papers.size());
    m_notices.change(papers.size(),
                     {.text = tag ? tr("Remove tag “%1” from %2?").arg(name, text)
                                  : tr("Remove %1 from this list?").arg(text),
                      .yes = tr("Remove"),
                      .accepted = take});
}

void PlaceCommands::move(bool up)
{
    if (!m_library.isWritable())
        return;
    if (m_sidebar.hasPlacesFocus()) {
        const QModelIndex place = m_sidebar.current();
        if (const ReadingList *list = model().list(place))
            m_edits.stepList(list->id, up);
        else if (const SavedSearch *search = model().search(place))
            m_edits.stepSearch(search->id, up);
        return;
    }
    if (m_library.browser().papers().isOrderable())
        m_edits.stepInList(listShown(), m_moved = m_list.selectedPapers(), up);
    else if (listShown() != ListId::None)
        m_notices.inform(tr("To move papers, sort by list order."));
    else
        m_notices.inform(
            tr("Only papers in a reading list can be moved; select a list in the sidebar first."));
}

void PlaceCommands::drop(const QModelIndex &onto, const QList<PaperId> &papers)
{
    const QString text = papersText(papers.size());
    if (const ReadingList *list = model().list(onto))
        m_notices.change(papers.size(),
                         {.text = tr("Add %1 to list “%2”?").arg(text, list->name),
                          .yes = tr("Add"),
                          .accepted = [this, id = list->id, papers] { m_edits.addToList(id, papers); },
                          .no = tr("Cancel")});
    else if (const Tag *tag = model().tag(onto))
        m_notices.change(
            papers.size(),
            {.text = tr("Tag %1 with “%2”?").arg(text, tag->name),
             .yes = tr("Tag"),
             .accepted = [this, name = tag->name, papers] { m_library.writer().addTag(name, papers); },
             .no = tr("Cancel")});
    else
        m_notices.change(papers.size(),
                         {.text = tr("Bookmark %1?").arg(text),
                          .yes = tr("Bookmark"),
                          .accepted = [this, papers] { m_library.writer().setBookmarked(papers, true); },
                          .no = tr("Cancel")});
}

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
