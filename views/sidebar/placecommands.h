#pragma once
// Commands for tags, reading lists and saved searches: create, rename, move, delete; add and remove papers.
// The rules are in this class, so that tests can check them without a window.
#include "models/session/markedits.h"
#include "views/actions/actions.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/namebar.h"

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

    // Limits the open saved search to its new papers. Returns false if none is open, or nothing was new.
    bool showNew();
    // Removes the selected papers from this list.
    void removeFromList(ListId list);

private:
    const SidebarData &data() const { return m_library.sidebar().sidebarData(); }
    SidebarModel &model() const { return m_library.sidebar(); }
    // Returns the shown reading list; None for other views.
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
    void splitOff();
    void move(bool up);
    void drop(const QModelIndex &onto, const QList<PaperId> &papers);
    void showMenu(const QModelIndex &place, const QPoint &at);
    void fillListMenu(QMenu &menu, const ReadingList &list);
    void fillTagMenu(QMenu &menu, const Tag &tag);
    void fillSearchMenu(QMenu &menu, const SavedSearch &search);
    void notePlace(const QueryState &query);
    void recordNewPapers(SavedSearchId id);

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    Sidebar &m_sidebar;
    PaperList &m_list;
    NameBar &m_names;
    MarkEdits m_edits;
    QList<PaperId> m_moved; // moved papers, to be selected again at their new position
    SavedSearchId m_at = SavedSearchId::None; // the open saved search
    std::optional<Condition> m_new; // condition for the papers that were new when the search was opened
};

} // namespace lectern
