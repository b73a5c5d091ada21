#pragma once
// The current query and its results: the paper list, the current paper and the current author.
#include "models/itemmodels/paperlistmodel.h"
#include "models/itemmodels/querystate.h"
#include "models/session/tasks/libraryreader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "pendingeditswriter.h"
#include "queries.h"

#include <QDeadlineTimer>
#include <QTimer>

namespace lectern
{

// Lives on the GUI thread and never blocks; all queries run on the reader.
class LibraryBrowser final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryBrowser(LibraryReader &reader, QObject *parent = nullptr);

    // Query.
    const QueryState &query() const { return m_query; }
    // Starts a search unless the query is unchanged. keep: the paper to select if it matches (None: the
    // current one).
    void setQuery(const QueryState &query, PaperId keep = PaperId::None);
    // Changes only the scope; conditions and typed text remain. nullopt: the whole library.
    void setScope(const std::optional<Condition> &scope) { setQuery(at(scope)); }
    // Shows a sidebar entry without the previous conditions and typed text. left() reports the previous
    // position.
    void goTo(const std::optional<Condition> &place);
    void setTyped(const QString &text);
    // Applies a step of the query, such as &QueryState::commitTyped. Does not search if it returns false.
    void change(bool (QueryState::*step)());
    void setCondition(const Condition &condition);
    void narrow(const Condition &condition); // see QueryState
    void clearCondition(const QString &key);
    void removeCondition(qsizetype index);
    // Sets the sort order in effect: that of word searches if words are searched, otherwise the other one.
    void setSort(const SortOrder &sort);
    void clearQuery(); // shows the whole library
    void clearSearch(); // removes conditions and typed text, stays at the sidebar entry
    // Sets whether each result is counted for facetsCounted().
    void wantFacets(bool wanted);

    // Results.
    PaperListModel &papers() { return m_papers; }
    // Returns whether the list still shows the previous result.
    bool isSearching() const { return m_search.isPending(); }
    // Returns whether all requested rows are loaded and no count is pending.
    bool isComplete() const { return m_papers.isComplete() && !m_unreadTimer.isActive(); }
    // None: no paper. The current paper is not reloaded. byUser: chosen by key or mouse; such a paper stays
    // selected in the result of another query that contains it.
    void showPaper(PaperId id, bool byUser = false);
    PaperId currentPaper() const { return m_current; }
    void openAuthor(AuthorId id, const QString &name); // shows the author's papers
    void closeAuthor();
    void findNextUnread(int afterRow);
    // Sets the initial query and paper, and the positions of other entries. For slots connected to
    // LibrarySession::aboutToOpen.
    void startAt(const QueryState &query, PaperId paper,
                 const QList<PlacePositions::Position> &positions = {});
    const QList<PlacePositions::Position> &positions() const { return m_positions.all(); }

    // The parts of the window that a change affects. Other parts are not reloaded.
    enum class Shown { List = 1, Paper = 2, Author = 4, All = 7 };
    Q_DECLARE_FLAGS(ShownParts, Shown)
    // Reloads these parts; positions remain.
    void refresh(ShownParts parts);
    // Reloads everything after an import. If the first paper was selected automatically a moment ago and the
    // user has not touched it, the new first paper is selected, as when a first import fills the list.
    void refreshAfterImport();

signals:
    void queryChanged(const lectern::QueryState &query);
    // Another entry is opened, or the search at this one is cleared. Emitted before queryChanged.
    void left(const lectern::QueryState &query, lectern::PaperId paper, bool clears);
    void searchStarted();
    // papers() has a new result. select: the row to make current, -1 if there is none.
    void resultChanged(int select);
    void paperLoaded(const lectern::PaperDetail &paper, const lectern::PaperWork &work);
    void paperCleared();
    // The other spellings under which typed words were found; empty if none.
    void widened(const QList<lectern::WordSubstitution> &words);
    // Explains the rank of the current paper. Empty unless words are searched and sorted by relevance.
    void rankExplained(const QList<lectern::RankReason> &reasons);
    void facetsCounted(const lectern::Facets &facets);
    void authorLoaded(const lectern::AuthorPanel &panel);
    void authorClosed();
    // The number of unread papers in the list, and the total.
    void unreadCounted(int unread, int all);
    void nextUnreadFound(int row); // -1: no unread paper left
    void failed(const QString &message);

private:
    // Used by other classes of the session.
    friend class LibrarySession; // opens and closes
    friend class LibraryWriter;
    const RequestToken &searching() const { return m_search; }
    // Shows new marks. Papers that no longer match remain in the list, so that they do not disappear while
    // the user reads.
    void showMark(const QList<PaperId> &ids, Mark mark, int value);
    // Counts unread papers after a short delay; countMarksSoon() also counts the facets.
    void countUnreadSoon() { m_unreadTimer.start(); }
    void countMarksSoon();
    // Selects this paper with the next result, instead of one that leaves the list.
    void moveOn(PaperId next)
    {
        m_untouchedUntil = {};
        m_current = next;
    }
    PendingEditsWriter &noter() { return m_noter; }

    void open(); // the reader has opened the library
    void close(); // resets the query
    void clear(); // clears the view
    QueryState at(const std::optional<Condition> &scope) const;
    SortOrder orderAt(const std::optional<Condition> &scope) const;
    QueryState withOrderElsewhere(QueryState query) const;
    void leaveFor(const QueryState &next, bool clears);
    void refresh(ShownParts parts, PaperId keep);
    void search(PaperId keep);
    void handleAnswer(const SearchAnswer &answer);
    void readPaper();
    void readAuthor();
    void readPage(int page, const QList<PaperId> &ids);
    void countFacets();
    void explainRank();
    void reportWidened();
    void countUnread();

    LibraryReader &m_reader;
    RequestToken m_search{"search"}, m_detail{"paper"}, m_author{"author"}, m_next{"next unread"},
        m_facets{"facets"}, m_rank{"rank"}, m_widened{"widened"}, m_unread{"unread"},
        m_rows{"rows", RequestToken::Keep::All};
    bool m_isOpen = false;
    PaperListModel m_papers;
    PendingEditsWriter m_noter{m_papers};
    QueryState m_query;
    PlacePositions m_positions;
    PaperId m_current = PaperId::None;
    PaperId m_chosen = PaperId::None; // the last paper that the user chose by key or mouse
    PaperId m_read = PaperId::None; // the paper whose details were requested since the last change
    bool m_wantFacets = false;
    bool m_marked = false; // since the last facet count
    bool m_choosing = false; // a search result is being applied
    // Until this time the current paper counts as selected automatically, not as read by the user.
    QDeadlineTimer m_untouchedUntil;
    QTimer m_unreadTimer; // delays the count until the visible data has been read
};

Q_DECLARE_OPERATORS_FOR_FLAGS(LibraryBrowser::ShownParts)

} // namespace lectern
