#pragma once
// What is asked of the open library at the moment, and what is shown of the answer: the list of papers, the
// paper and the author beside it.
#include "libraryquestions.h"
#include "marknoter.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/itemmodels/placepositions.h"
#include "models/itemmodels/querystate.h"
#include "models/session/tasks/questions.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"

#include <QDeadlineTimer>
#include <QTimer>

namespace lectern
{

// Lives on the GUI thread and never waits: every question goes to the reader.
class LibraryBrowser final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryBrowser(Questions &reader, QObject *parent = nullptr);

    // --- the question
    const QueryState &query() const { return m_query; }
    // Searches unless nothing changes; keep is the paper to be selected if it matches (None: the present
    // one).
    void setQuery(const QueryState &query, PaperId keep = PaperId::None);
    // The place alone changes: what is asked is asked of the new one, or of the whole library.
    void setScope(const std::optional<Condition> &scope);
    // A place that a person goes to is shown as it is, without what was asked of the one before; left() says
    // where that was.
    void goTo(const std::optional<Condition> &place);
    void setTyped(const QString &text);
    // One of the steps of the query itself, as &QueryState::commitTyped; where it returns false nothing is
    // asked.
    void change(bool (QueryState::*step)());
    void setCondition(const Condition &condition);
    void narrow(const Condition &condition); // see QueryState
    void clearCondition(const QString &key);
    void removeCondition(qsizetype index);
    // Sets the order of what is shown: the one of searches where words are searched, else the other one.
    void setSort(const SortOrder &sort);
    void clearQuery(); // the whole library, in the present order
    // Whether every result is counted for facetsCounted.
    void wantFacets(bool wanted);

    // --- what is shown
    PaperListModel &papers() { return m_papers; }
    // The list shows the answer to an older question.
    bool isSearching() const { return m_search.isPending(); }
    // The rows shown are all here, and nothing is about to be counted.
    bool isComplete() const { return m_papers.isComplete() && !m_unreadTimer.isActive(); }
    void showPaper(PaperId id); // None: no paper. The paper shown is not read again.
    PaperId currentPaper() const { return m_current; }
    void openAuthor(AuthorId id, const QString &name); // goes there
    void closeAuthor();
    void findNextUnread(int afterRow);
    // The question and the paper to begin with, and the positions at other places, for a listener of
    // LibrarySession::aboutToOpen.
    void startAt(const QueryState &query, PaperId paper,
                 const QList<PlacePositions::Position> &positions = {});
    const QList<PlacePositions::Position> &positions() const { return m_positions.all(); }

    // --- after a change
    // Which of what is shown a change can touch; what is not named stays unread.
    enum class Shown { List = 1, Paper = 2, Author = 4, All = 7 };
    Q_DECLARE_FLAGS(ShownParts, Shown)
    // Asks this again; positions stay.
    void refresh(ShownParts parts);
    // The same for all of it, after papers came in: one that came first in the answer a moment ago, and that
    // nobody has touched, makes room for the one that comes first now, as while a first import fills the
    // list.
    void refreshGrown();

signals:
    void queryChanged(const lectern::QueryState &query);
    void left(const lectern::QueryState &query, lectern::PaperId paper); // before queryChanged
    void searchStarted();
    // A new result is in papers(); select is the row to be current, -1 when there is none.
    void resultChanged(int select);
    void paperLoaded(const lectern::PaperDetail &paper, const lectern::PaperWork &work);
    void paperCleared();
    // In which other spellings words that are typed were found; empty where in none.
    void widened(const QList<lectern::WordSubstitution> &words);
    // Why the paper shown stands where it does; empty unless the order is relevance and words are searched.
    void rankExplained(const QList<lectern::RankReason> &reasons);
    void facetsCounted(const lectern::Facets &facets);
    void authorLoaded(const lectern::AuthorPanel &panel);
    void authorClosed();
    // How many of the papers in the list are unread now; the rest has been read.
    void unreadCounted(int unread, int all);
    void nextUnreadFound(int row); // -1: nothing unread is left here
    void failed(const QString &message);

private:
    // --- for the other parts of the session
    friend class LibrarySession; // opens and closes
    friend class LibraryEdits;
    friend class LibraryBin;
    const Lane &searching() const { return m_search; }
    // These papers were marked. The list stays as it is, even where a paper no longer matches: it must not
    // vanish under the eyes of the one who reads it.
    void showMark(const QList<PaperId> &ids, Mark mark, int value);
    // Counts what is unread a moment later; after a mark also the facets.
    void countUnreadSoon() { m_unreadTimer.start(); }
    void countMarksSoon();
    // Selects this paper with the next answer, in place of one that leaves the list.
    void moveOn(PaperId next)
    {
        m_untouchedUntil = {};
        m_current = next;
    }
    MarkNoter &noter() { return m_noter; }

    void open(); // the reader has the library open
    void close(); // what was asked is forgotten
    void clear(); // nothing is shown
    QueryState at(const std::optional<Condition> &scope) const;
    QueryState withOrderElsewhere(QueryState query) const;
    void refresh(ShownParts parts, PaperId keep);
    void search(PaperId keep);
    void takeAnswer(const SearchAnswer &answer);
    void readPaper();
    void readAuthor();
    void readPage(quint64 generation, int page, const QList<PaperId> &ids);
    void countFacets();
    void explainRank();
    void tellWidened();
    void countUnread();

    Questions &m_reader;
    Lane m_search{m_reader, "search"}, m_detail{m_reader, "paper"}, m_author{m_reader, "author"},
        m_next{m_reader, "next unread"}, m_facets{m_reader, "facets"}, m_rank{m_reader, "rank"},
        m_widened{m_reader, "widened"}, m_unread{m_reader, "unread"};
    bool m_isOpen = false;
    PaperListModel m_papers;
    MarkNoter m_noter{m_papers};
    QueryState m_query;
    SortOrder m_sortElsewhere; // the order outside reading lists
    PlacePositions m_positions;
    PaperId m_current = PaperId::None;
    PaperId m_read = PaperId::None; // whose detail was asked for since the last change
    bool m_wantFacets = false;
    bool m_marked = false; // since the facets were counted
    bool m_choosing = false; // the answer to a search is being shown
    // Until then the paper shown is only the first of the list, and nobody's choice.
    QDeadlineTimer m_untouchedUntil;
    QTimer m_unreadTimer; // the count may come a moment after what is to be read
};

Q_DECLARE_OPERATORS_FOR_FLAGS(LibraryBrowser::ShownParts)

} // namespace lectern
