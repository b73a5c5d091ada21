#include "libraryreader.h"

#include "models/store/bin.h"
#include "models/store/liststore.h"
#include "models/store/notestore.h"
#include "models/store/savedsearchstore.h"
#include "models/store/tagstore.h"
#include "paperlistmodel.h"
#include "wholepaper.h"

#include <QElapsedTimer>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCountingMs = 8; // of saved searches, before other questions may pass
static constexpr int kSidebarAuthors = 200; // more are found with the filter

LibraryReader::LibraryReader(QObject *parent) : QObject(parent) { }
LibraryReader::~LibraryReader() = default;

quint64 LibraryReader::supersede(Lane lane)
{
    const quint64 generation = ++m_latest[lane];
    if (lane == Search) {
        // Only a running search may be interrupted: a detail that fails by accident would not be asked for
        // again.
        const QMutexLocker lock(&m_mutex);
        if (m_searching)
            m_searching->interrupt();
    }
    return generation;
}

void LibraryReader::supersedeAll()
{
    for (int lane = 0; lane < LaneCount; ++lane)
        supersede(Lane(lane));
}

bool LibraryReader::outdated(Lane lane, quint64 generation) const
{
    return generation != m_latest[lane];
}

// Between the two, a newer search may interrupt.
void LibraryReader::setSearching(bool on)
{
    const QMutexLocker lock(&m_mutex);
    m_searching = on ? m_library.get() : nullptr;
}

void LibraryReader::open(const QString &file)
{
    m_library.reset();
    m_seen.reset();
    Result<std::unique_ptr<Library>> library = Library::open(file, Library::Mode::ReadOnly);
    if (library) {
        m_library = std::move(library).value();
        if (const Result<qint64> counter = m_library->changesElsewhere())
            m_seen = *counter;
    } else {
        emit failed(Search, m_latest[Search], library.error().message);
    }
    emit opened(file, m_library != nullptr);
}

void LibraryReader::search(quint64 generation, const Query &query, PaperId keep)
{
    if (!m_library || outdated(Search, generation))
        return; // overtaken while queued
    setSearching(true);
    Result<ResultSetPtr> result = m_library->search(query, [&] { return outdated(Search, generation); });
    setSearching(false);
    if (outdated(Search, generation))
        return;
    if (!result) {
        emit failed(Search, generation, result.error().message);
        return;
    }
    SearchAnswer answer;
    answer.result = std::move(result).value();
    answer.keep = keep;
    const qsizetype row = keep == PaperId::None ? -1 : answer.result->rowOf(keep);
    answer.firstPage = int(qMax<qsizetype>(row, 0) / PaperListModel::PageSize);
    const QList<PaperId> ids =
        answer.result->ids(qsizetype(answer.firstPage) * PaperListModel::PageSize, PaperListModel::PageSize);
    if (!ids.isEmpty()) {
        if (Result<QList<PaperRow>> rows = m_library->rows(ids))
            answer.rows = std::move(rows).value();
    }
    if (outdated(Search, generation))
        return;
    emit searched(generation, answer);
    answer.result->settle(); // while the window paints, which must not be the one to do it
}

// Pages belong to the generation of the model, not to a lane: the model drops what it no longer wants, and a
// page of rows costs less than a millisecond.
void LibraryReader::rows(quint64 generation, int page, const QList<PaperId> &ids)
{
    if (!m_library)
        return;
    if (Result<QList<PaperRow>> rows = m_library->rows(ids))
        emit rowsRead(generation, page, *rows);
    else
        emit rowsFailed(generation, page, rows.error().message);
}

void LibraryReader::detail(quint64 generation, PaperId id)
{
    if (!m_library || outdated(Detail, generation))
        return;
    if (const Result<WholePaper> paper = readWholePaper(*m_library, id))
        emit detailRead(generation, paper->detail, paper->work);
    else
        emit failed(Detail, generation, paper.error().message);
}

void LibraryReader::author(quint64 generation, AuthorId id)
{
    if (!m_library || outdated(Author, generation))
        return;
    if (Result<AuthorPanel> panel = m_library->author(id))
        emit authorRead(generation, *panel);
    else
        emit failed(Author, generation, panel.error().message);
}

void LibraryReader::sidebar(quint64 generation, const QString &filter)
{
    if (!m_library || outdated(Sidebar, generation))
        return;
    SidebarData data;
    data.filter = filter;
    Result<Counts> counts = m_library->counts();
    Result<QList<AuthorRow>> authors = m_library->authors(filter, kSidebarAuthors + 1);
    if (outdated(Sidebar, generation))
        return;
    Result<QList<CategoryRow>> categories = m_library->categories();
    Result<QList<SourceRow>> sources = m_library->sources();
    Result<QList<Tag>> tags = m_library->tags().tree();
    Result<QList<ReadingList>> lists = m_library->lists().lists();
    Result<QList<SavedSearch>> searches = m_library->savedSearches().searches();
    Result<BinContents> bin = m_library->bin().contents();
    for (const QString &message :
         {counts ? QString() : counts.error().message, authors ? QString() : authors.error().message,
          categories ? QString() : categories.error().message, sources ? QString() : sources.error().message,
          tags ? QString() : tags.error().message, lists ? QString() : lists.error().message,
          searches ? QString() : searches.error().message, bin ? QString() : bin.error().message}) {
        if (!message.isEmpty()) {
            emit failed(Sidebar, generation, message);
            return;
        }
    }
    data.counts = *counts;
    data.authors = *authors;
    data.moreAuthors = data.authors.size() > kSidebarAuthors;
    if (data.moreAuthors)
        data.authors.removeLast();
    data.categories = *categories;
    data.sources = *sources;
    data.tags = *tags;
    data.lists = *lists;
    data.searches = *searches;
    data.bin = *bin;
    if (!outdated(Sidebar, generation))
        emit sidebarRead(generation, data);
}

void LibraryReader::countSearches(quint64 generation, const QList<SavedSearch> &searches,
                                  const QList<SearchCount> &counted)
{
    if (!m_library || outdated(SearchCounts, generation))
        return;
    QList<SearchCount> counts = counted;
    QElapsedTimer timer;
    timer.start();
    while (counts.size() < searches.size() && timer.elapsed() < kCountingMs) {
        const SavedSearch &search = searches[counts.size()];
        const quint64 before = m_latest[Search];
        const auto unwanted = [&] {
            return outdated(SearchCounts, generation) || before != m_latest[Search];
        };
        setSearching(true);
        const Result<SearchCount> count =
            m_library->count(parseQuery(search.query).root, search.lastSeen, unwanted);
        setSearching(false);
        if (outdated(SearchCounts, generation))
            return;
        if (count) {
            counts.append(*count);
        } else if (before != m_latest[Search]) {
            break; // that one goes first
        } else {
            emit failed(SearchCounts, generation, count.error().message);
            return;
        }
    }
    if (counts.size() == searches.size())
        emit searchesCounted(generation, searches, counts);
    else
        QMetaObject::invokeMethod(
            this, [=, this] { countSearches(generation, searches, counts); }, Qt::QueuedConnection);
}

void LibraryReader::diagnostics(quint64 generation, SourceId id)
{
    if (!m_library || outdated(Diagnostics, generation))
        return;
    if (Result<QList<Diagnostic>> list = m_library->diagnostics(id))
        emit diagnosticsRead(generation, id, *list);
    else
        emit failed(Diagnostics, generation, list.error().message);
}

// What of a query is unread.
static Query unreadOf(const Query &query)
{
    Query unread = query;
    QueryNode both;
    both.kind = QueryNode::Kind::And;
    if (query.root.kind == QueryNode::Kind::And)
        both.children = query.root.children;
    else if (query.root.kind != QueryNode::Kind::All)
        both.children = {query.root};
    both.children.append(isNode(u"unread"_s));
    unread.root = both.children.size() == 1 ? both.children.first() : both;
    return unread;
}

void LibraryReader::countUnread(quint64 generation, const Query &query)
{
    if (!m_library || outdated(Unread, generation))
        return;
    int unread = 0;
    if (query.root.kind == QueryNode::Kind::All) {
        const Result<Counts> counts = m_library->counts();
        if (!counts) {
            emit failed(Unread, generation, counts.error().message);
            return;
        }
        unread = counts->unread;
    } else {
        const Result<ResultSetPtr> found =
            m_library->search(unreadOf(query), [&] { return outdated(Unread, generation); });
        if (outdated(Unread, generation))
            return;
        if (!found) {
            emit failed(Unread, generation, found.error().message);
            return;
        }
        unread = int((*found)->count());
    }
    emit unreadCounted(generation, unread);
}

void LibraryReader::nextUnread(quint64 generation, const Query &query, const ResultSetPtr &current, int row)
{
    if (!m_library || !current || outdated(Next, generation))
        return;
    const Result<ResultSetPtr> found =
        m_library->search(unreadOf(query), [&] { return outdated(Next, generation); });
    if (outdated(Next, generation))
        return;
    if (!found) {
        emit failed(Next, generation, found.error().message);
        return;
    }
    PaperId next = PaperId::None;
    const qsizetype count = (*found)->count() > 0 ? current->count() : 0;
    // Never the paper one comes from: its own mark may be on the way to the disk.
    const qsizetype last = row < 0 ? count : count - 1;
    for (qsizetype step = 1; step <= last && next == PaperId::None; ++step) {
        const PaperId id = current->idAt((row + step) % count);
        if ((*found)->rowOf(id) >= 0)
            next = id;
    }
    emit nextUnreadFound(generation, next);
}

void LibraryReader::facets(quint64 generation, const ResultSetPtr &result)
{
    if (!m_library || !result || outdated(Facets, generation))
        return;
    if (const auto facets = m_library->facets(result))
        emit facetsCounted(generation, *facets);
    else
        emit failed(Facets, generation, facets.error().message);
}

void LibraryReader::rank(quint64 generation, const Query &query, PaperId id)
{
    if (!m_library || outdated(Rank, generation))
        return;
    if (const auto reasons = m_library->rankReasons(query, id))
        emit rankExplained(generation, *reasons);
    else
        emit failed(Rank, generation, reasons.error().message);
}

void LibraryReader::lookForChanges()
{
    if (m_library) {
        const Result<qint64> counter = m_library->changesElsewhere();
        if (counter && std::exchange(m_seen, *counter) != *counter)
            emit changed();
    }
    emit looked();
}

} // namespace lectern
