#pragma once
// What is done with tags, reading lists and saved searches: made, named, moved, taken away; papers put into
// them and taken out. The rules stand here, where a test can reach them.
#include "models/session/markedits.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/namebar.h"

#include <QPointer>

class QMenu;

namespace lectern
{

class AbstractPane;
class PaperList;
class Sidebar;

class PlaceCommands final : public QObject
{
    Q_OBJECT
public:
    struct Views {
        Sidebar &sidebar;
        PaperList &list;
        AbstractPane &pane;
        NameBar &names;
    };
    PlaceCommands(const CommandContext &context, const Views &views);

    // Narrows to what is new in the saved search that is open; false where none is, or nothing was new.
    bool showNew();
    // Takes the selected papers out of this list.
    void takeFromList(ListId list);

private:
    const SidebarData &data() const { return m_library.sidebar().sidebarData(); }
    SidebarModel &model() const { return m_library.sidebar(); }
    // The list the papers shown are those of; None elsewhere.
    ListId listShown() const;
    void connectActions();
    void connectSidebar(AbstractPane &pane);
    void connectDrops();
    void connectLibrary();
    void askNewList(ListId parent);
    void askSavedSearch();
    void rename(const QModelIndex &place);
    void renameTag(const Tag &tag, const QString &name);
    void editSearch(const SavedSearch &search);
    void remove(const QModelIndex &place);
    void takeOut();
    void move(bool up);
    void drop(const QModelIndex &onto, const QList<PaperId> &papers);
    void showMenu(const QModelIndex &place, const QPoint &at);
    void fillListMenu(QMenu &menu, const ReadingList &list);
    void fillTagMenu(QMenu &menu, const Tag &tag);
    void fillSearchMenu(QMenu &menu, const SavedSearch &search);
    void notePlace(const QueryState &query);
    void noteNew(SavedSearchId id);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    Sidebar &m_sidebar;
    PaperList &m_list;
    NameBar &m_names;
    MarkEdits m_edits;
    QList<PaperId> m_moved; // to be selected again when they stand in their new place
    SavedSearchId m_at = SavedSearchId::None; // the saved search that is being looked at
    std::optional<Condition> m_new; // what was new there when it was opened
};

} // namespace lectern
