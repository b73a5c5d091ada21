#include "librarybrowser.h"

#include "models/core/wordforms.h"
#include "models/itemmodels/paperlistmodel.h"
#include "models/session/tasks/tracestage.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/paperreader.h"

#include <algorithm>

namespace lectern
{

static constexpr int kCountUnreadMs = 80;
static constexpr int kBeginReadingMs = 5000; // after this time the user may be reading the first paper

LibraryBrowser::LibraryBrowser(LibraryReader &reader, QObject *parent) : QObject(parent), m_reader(reader)
{
    m_unreadTimer.setSingleShot(true);
    m_unreadTimer.setInterval(kCountUnreadMs);
    connect(&m_unreadTimer, &QTimer::timeout, this, [this] {
        countUnread();
        if (m_marked)
            countFacets();
    });
    connect(&m_papers, &PaperListModel::pageNeeded, this, &LibraryBrowser::readPage);
}

void LibraryBrowser::startAt(const QueryState &query, PaperId paper,
                             const QList<PlacePositions::Position> &positions)
{
    m_query = query;
    m_positions.setAll(positions);
    m_positions.keep(PlacePositions::placeOf(query), paper, query.sort);
    emit queryChanged(m_query);
}

void LibraryBrowser::open()
{
    m_isOpen = true;
    const PlacePositions::Position *position = m_positions.find(PlacePositions::placeOf(m_query));
    search(position ? position->paper : PaperId::None);
    readAuthor();
}

void LibraryBrowser::close()
{
    m_isOpen = false;
    m_unreadTimer.stop();
    m_untouchedUntil = {};
    m_positions = {};
    m_chosen = PaperId::None;
    m_query = {};
}

void LibraryBrowser::clear()
{
    m_rows.cancel();
    m_papers.setResult({});
    showPaper(PaperId::None);
}

void LibraryBrowser::search(PaperId keep)
{
    if (!m_isOpen)
        return;
    m_reader.ask(
        m_search,
        [query = m_query.query(), keep](Library &library, const Cancelled &cancelled) {
            return lectern::search(library, query, keep, cancelled);
        },
        this, [this](const SearchAnswer &answer) { handleAnswer(answer); });
    emit searchStarted();
}

void LibraryBrowser::handleAnswer(const SearchAnswer &answer)
{
    const TraceStage taking("model");
    m_rows.cancel();
    m_papers.setResult(answer.result, answer.firstPage, answer.rows);
    m_noter.apply();
    const int row = m_papers.rowOf(answer.keep);
    countFacets(); // after the result, so that the rows are shown first
    if (row < 0)
        m_untouchedUntil = QDeadlineTimer(kBeginReadingMs); // selected automatically
    m_choosing = true; // selecting the row loads its paper
    emit resultChanged(row >= 0 ? row : m_papers.rowCount() > 0 ? 0 : -1);
    m_choosing = false;
    if (m_current != PaperId::None && m_read != m_current)
        readPaper(); // reload the current paper, which has changed
    explainRank(); // depends on the query
    reportWidened();
    // Prepare access to distant rows on the reader after the visible rows. On the GUI thread it would block
    // the window.
    m_reader.post([result = std::weak_ptr(answer.result)] {
        if (const auto shown = result.lock())
            shown->prepareRows();
    });
    m_unreadTimer.start();
}

// Each entry keeps its sort order. A reading list opens in its manual order.
SortOrder LibraryBrowser::orderAt(const std::optional<Condition> &scope) const
{
    QueryState place;
    place.scope = scope;
    const PlacePositions::Position *position = m_positions.find(PlacePositions::placeOf(place));
    if (position && position->sort)
        return *position->sort;
    const bool list = scope && listOf(scope->node) != ListId::None;
    return list ? SortOrder{SortOrder::Key::ListOrder, false} : SortOrder();
}

// Lists have a manual order, which other queries cannot use.
QueryState LibraryBrowser::withOrderElsewhere(QueryState query) const
{
    const QueryNode root = query.query(false).root;
    const QList<QueryNode> parts = root.kind == QueryNode::Kind::And ? root.children : QList{root};
    const bool namesList = std::any_of(parts.cbegin(), parts.cend(), [](const QueryNode &node) {
        return node.kind == QueryNode::Kind::List;
    });
    if (!namesList && query.sort.key == SortOrder::Key::ListOrder)
        query.sort = orderAt(query.scope);
    if (!namesList && query.wordSort.key == SortOrder::Key::ListOrder)
        query.wordSort = QueryState::kBestMatch;
    return query;
}

void LibraryBrowser::setQuery(const QueryState &wanted, PaperId keep)
{
    const bool hasListOrder =
        wanted.sort.key == SortOrder::Key::ListOrder || wanted.wordSort.key == SortOrder::Key::ListOrder;
    const QueryState query = hasListOrder ? withOrderElsewhere(wanted) : wanted;
    if (query == m_query)
        return;
    const QString before = PlacePositions::placeOf(m_query), after = PlacePositions::placeOf(query);
    TraceStage parsing("parse");
    const Query next = query.query(), current = m_query.query();
    const bool sameQuestion = next == current, sameRoot = next.root == current.root;
    parsing.end();
    m_positions.keep(before, m_current, m_query.sort);
    // For new search text, select the best match at the top. Otherwise a paper stays selected only if the
    // user chose it: a result that was shown while the user typed must not decide where the next one opens.
    const bool looksFor = query.typed != m_query.typed && query.order().key == SortOrder::Key::Relevance;
    if (keep != PaperId::None) {
        m_chosen = keep;
    } else if (!looksFor) {
        const PlacePositions::Position *position = before == after ? nullptr : m_positions.find(after);
        keep = position ? position->paper : PaperId::None;
        if (keep == PaperId::None) // first visit: keep the chosen paper if it matches
            keep = sameRoot ? m_current : m_chosen;
    }
    m_query = query;
    emit queryChanged(m_query);
    if (before != after)
        readAuthor();
    if (!sameQuestion)
        search(keep);
}

// Returns the current query with another scope.
QueryState LibraryBrowser::at(const std::optional<Condition> &scope) const
{
    QueryState next = m_query;
    next.scope = scope && scope->node.kind != QueryNode::Kind::All ? scope : std::nullopt;
    if (next.scope != m_query.scope)
        next.sort = orderAt(next.scope);
    return next;
}

void LibraryBrowser::goTo(const std::optional<Condition> &place)
{
    QueryState next = at(place);
    next.conditions.clear();
    next.typed.clear();
    leaveFor(next, false);
}

void LibraryBrowser::leaveFor(const QueryState &next, bool clears)
{
    if (next == m_query)
        return;
    emit left(m_query, m_current, clears);
    setQuery(next);
}

void LibraryBrowser::setTyped(const QString &text)
{
    QueryState next = m_query;
    next.typed = text;
    if (text.isEmpty() && m_query.typed.trimmed().size() > 1) // cleared at once
        leaveFor(next, true);
    else
        setQuery(next);
}

void LibraryBrowser::change(bool (QueryState::*step)())
{
    QueryState next = m_query;
    if (!(next.*step)())
        return;
    if (next.scope != m_query.scope)
        next.sort = orderAt(next.scope);
    setQuery(next);
}

void LibraryBrowser::setCondition(const Condition &condition)
{
    QueryState next = m_query;
    next.setCondition(condition);
    setQuery(next);
}

void LibraryBrowser::narrow(const Condition &condition)
{
    QueryState next = m_query;
    next.narrow(condition);
    setQuery(next);
}

void LibraryBrowser::clearCondition(const QString &key)
{
    QueryState next = m_query;
    next.clearCondition(key);
    setQuery(next);
}

void LibraryBrowser::removeCondition(qsizetype index)
{
    if (index < 0 || index >= m_query.conditions.size())
        return;
    QueryState next = m_query;
    next.conditions.removeAt(index);
    setQuery(next);
}

void LibraryBrowser::setSort(const SortOrder &sort)
{
    QueryState next = m_query;
    next.setOrder(sort);
    setQuery(next);
}

void LibraryBrowser::clearQuery()
{
    QueryState next;
    next.sort = m_query.scope ? orderAt({}) : m_query.sort;
    next.wordSort = m_query.wordSort;
    leaveFor(next, true);
}

void LibraryBrowser::clearSearch()
{
    QueryState next = m_query;
    next.conditions.clear();
    next.typed.clear();
    leaveFor(next, true);
}

void LibraryBrowser::refresh(ShownParts parts)
{
    m_untouchedUntil = {};
    refresh(parts, m_current);
}

void LibraryBrowser::refreshAfterImport()
{
    refresh(Shown::All, m_untouchedUntil.hasExpired() ? m_current : PaperId::None);
}

void LibraryBrowser::refresh(ShownParts parts, PaperId keep)
{
    if (parts & Shown::Paper)
        m_read = PaperId::None;
    if (parts & Shown::List)
        search(keep); // the result reloads the paper
    else if ((parts & Shown::Paper) && m_current != PaperId::None)
        readPaper();
    if (parts & Shown::Author)
        readAuthor();
}

void LibraryBrowser::showMark(const QList<PaperId> &ids, Mark mark, int value)
{
    m_untouchedUntil = {};
    m_papers.setMark(ids, mark, value);
    m_noter.apply(); // apply marks of the same papers that are recorded but not written yet
    if (isSearching()) // rows being loaded may have been read before this write
        search(m_current);
    countMarksSoon();
}

void LibraryBrowser::countMarksSoon()
{
    m_marked = true;
    m_unreadTimer.start();
}

void LibraryBrowser::readPage(int page, const QList<PaperId> &ids)
{
    m_reader.ask(
        m_rows, [ids](Library &library, const Cancelled &) { return library.papers().rows(ids); }, this,
        [this, page](const QList<PaperRow> &rows) {
            m_papers.insertPage(page, rows);
            m_noter.apply();
        },
        [this, page](const Error &error) {
            m_papers.dropPage(page);
            emit failed(error.message);
        });
}

void LibraryBrowser::readAuthor()
{
    const AuthorId id = m_query.scope ? authorOf(m_query.scope->node) : AuthorId::None;
    if (id == AuthorId::None) {
        m_author.cancel();
        emit authorClosed();
    } else if (m_isOpen) {
        m_reader.ask(
            m_author, [id](Library &library, const Cancelled &) { return library.authors().panel(id); }, this,
            [this](const AuthorPanel &panel) { emit authorLoaded(panel); });
    }
}

void LibraryBrowser::wantFacets(bool wanted)
{
    if (std::exchange(m_wantFacets, wanted) != wanted)
        countFacets();
}

void LibraryBrowser::countFacets()
{
    const ResultSetPtr result = m_papers.result();
    m_marked = false;
    if (!m_wantFacets || !m_isOpen || !result) {
        m_facets.cancel();
        return;
    }
    m_reader.ask(
        m_facets, [result](Library &library, const Cancelled &) { return library.index().facets(result); },
        this, [this](const Facets &facets) { emit facetsCounted(facets); });
}

void LibraryBrowser::explainRank()
{
    if (m_query.order().key != SortOrder::Key::Relevance || m_current == PaperId::None || !m_isOpen) {
        m_rank.cancel();
        emit rankExplained({});
        return;
    }
    m_reader.ask(
        m_rank,
        [query = m_query.query(), result = m_papers.result(), id = m_current](Library &library,
                                                                              const Cancelled &) {
            return library.index().rankReasons(query, id,
                                               result ? result->substitutions() : QList<WordSubstitution>());
        },
        this, [this](const QList<RankReason> &reasons) { emit rankExplained(reasons); });
}

// Queries only if a word has other forms, which avoids a query for most key presses.
void LibraryBrowser::reportWidened()
{
    const Query query = m_query.query();
    bool hasForms = false;
    for (const QString &word : queryWords(query.root))
        hasForms = hasForms || (!word.endsWith(u'*') && !otherForms(word.toStdString()).empty());
    if (!hasForms || !m_isOpen) {
        m_widened.cancel();
        emit widened({});
        return;
    }
    m_reader.ask(
        m_widened, [query](Library &library, const Cancelled &) { return library.index().widenings(query); },
        this, [this](const QList<WordSubstitution> &words) { emit widened(words); });
}

void LibraryBrowser::countUnread()
{
    const ResultSetPtr result = m_papers.result();
    if (!m_isOpen || !result)
        return;
    m_reader.ask(
        m_unread,
        [result](Library &library, const Cancelled &) { return library.index().unreadCount(result); }, this,
        [this](int unread) { emit unreadCounted(unread, m_papers.rowCount()); });
}

void LibraryBrowser::showPaper(PaperId id, bool byUser)
{
    if (byUser)
        m_chosen = id;
    if (id == m_current && id != PaperId::None && id == m_read && m_isOpen)
        return;
    m_current = id;
    if (!m_choosing)
        m_untouchedUntil = {};
    if (id == PaperId::None || !m_isOpen) {
        m_detail.cancel();
        m_rank.cancel();
        m_read = PaperId::None;
        emit paperCleared();
        return;
    }
    if (!m_search.isPending() && !m_choosing) // otherwise the search result triggers the explanation
        explainRank();
    readPaper();
}

void LibraryBrowser::readPaper()
{
    m_read = m_current;
    m_reader.ask(
        m_detail,
        [id = m_current](Library &library, const Cancelled &) { return readWholePaper(library, id); }, this,
        [this](const WholePaper &paper) {
            PaperDetail detail = paper.detail;
            m_noter.apply(detail.row);
            emit paperLoaded(detail, paper.work);
        },
        [this](const Error &error) {
            m_read = PaperId::None; // selecting it again retries
            emit failed(error.message);
        });
}

void LibraryBrowser::openAuthor(AuthorId id, const QString &name)
{
    goTo(Condition{authorNode(id), name});
}

void LibraryBrowser::closeAuthor()
{
    if (m_query.scope && authorOf(m_query.scope->node) != AuthorId::None)
        setScope({});
}

void LibraryBrowser::findNextUnread(int afterRow)
{
    if (!m_isOpen || !m_papers.result())
        return;
    m_reader.ask(
        m_next,
        [result = m_papers.result(), afterRow](Library &library, const Cancelled &cancelled) {
            return library.index().nextUnread(result, afterRow, cancelled);
        },
        this, [this](PaperId id) { emit nextUnreadFound(m_papers.rowOf(id)); });
}

} // namespace lectern
