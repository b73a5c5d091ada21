#include "libraryreader.h"

#include "models/core/querytext.h"
#include "models/items/papers/paperlistmodel.h"
#include "models/items/papers/wholepaper.h"
#include "models/store/edits/bin.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/notestore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/index/searchindex.h"
#include "models/store/reading/authorreader.h"
#include "models/store/reading/paperreader.h"
#include "models/store/reading/sourcereader.h"
#include "models/store/rows/authorrow.h"
#include "models/store/rows/counts.h"
#include "models/store/rows/paperrow.h"
#include "models/store/sqlite/try.h"

#include <QElapsedTimer>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCountingMs = 8; // of saved searches, before other questions may pass
static constexpr int kSidebarAuthors = 200; // more are found with the filter

// The sentence of a failure that a second try did not mend, and what a person can do about it.
static QString whatToDo(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Damaged:
        return LibraryReader::tr("%1 Go back to a backup (Ctrl+K, “Backups”).").arg(error.message);
    case ErrorKind::IndexDamaged:
        return LibraryReader::tr("%1 Open the library anew; if that does not help, go back to a backup.")
            .arg(error.message);
    case ErrorKind::Cancelled: // that nobody waits for was said by the number; this one was asked for
        return LibraryReader::tr("This could not be read. Try it once more.");
    default:
        return error.message;
    }
}

LibraryReader::LibraryReader(QObject *parent) : QObject(parent) { }
LibraryReader::~LibraryReader() = default;

quint64 LibraryReader::supersede(Lane lane)
{
    return ++m_latest[lane];
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

bool LibraryReader::openAnew(const Error &why)
{
    if (m_library && !m_library->inPlace())
        return true; // another file lies there now
    m_library.reset();
    m_seen.reset(); // counts for a connection
    // The index is made from the rest of the library, so it can be made anew; once, whatever is wrong with
    // it.
    if (why.kind == ErrorKind::IndexDamaged && !std::exchange(m_mended, true))
        if (const auto writing = Library::open(m_file, Library::Mode::ReadWrite))
            (void)(*writing)->index().rebuild();
    Result<std::unique_ptr<Library>> library = Library::open(m_file, Library::Mode::ReadOnly);
    if (library)
        m_library = std::move(library).value();
    return m_library != nullptr;
}

template <typename T>
std::optional<T> LibraryReader::answer(Lane lane, quint64 generation,
                                       const std::function<Result<T>(Library &)> &question)
{
    if (outdated(lane, generation) || (!m_library && m_file.isEmpty()))
        return {}; // overtaken while queued, or nothing is open
    Result<T> answer = m_library ? question(*m_library) : Error();
    if (!answer && !outdated(lane, generation) && openAnew(answer.error()))
        answer = question(*m_library);
    if (outdated(lane, generation))
        return {};
    if (answer)
        return std::move(answer).value();
    emit failed(lane, generation, whatToDo(answer.error()));
    return {};
}

void LibraryReader::open(quint64 opening, const QString &file)
{
    m_library.reset();
    m_seen.reset();
    m_file.clear();
    m_mended = false;
    Result<std::unique_ptr<Library>> library = Library::open(file, Library::Mode::ReadOnly);
    if (library) {
        m_file = file;
        m_library = std::move(library).value();
        if (const Result<qint64> counter = m_library->changesElsewhere())
            m_seen = *counter;
    } else {
        emit failed(Search, m_latest[Search], library.error().message);
    }
    emit opened(opening, m_library != nullptr);
}

void LibraryReader::search(quint64 generation, const Query &query, PaperId keep)
{
    const auto overtaken = [&] { return outdated(Search, generation); };
    auto found = answer<SearchAnswer>(Search, generation, [&](Library &library) -> Result<SearchAnswer> {
        Result<ResultSetPtr> result = library.index().search(query, overtaken);
        LECTERN_TRY(result);
        SearchAnswer answer;
        answer.result = std::move(result).value();
        answer.keep = keep;
        const qsizetype row = keep == PaperId::None ? -1 : answer.result->rowOf(keep);
        answer.firstPage = int(qMax<qsizetype>(row, 0) / PaperListModel::PageSize);
        const QList<PaperId> ids = answer.result->ids(qsizetype(answer.firstPage) * PaperListModel::PageSize,
                                                      PaperListModel::PageSize);
        if (!ids.isEmpty()) {
            Result<QList<PaperRow>> rows = library.papers().rows(ids);
            LECTERN_TRY(rows);
            answer.rows = std::move(rows).value();
        }
        return answer;
    });
    if (!found)
        return;
    emit searched(generation, *found);
    found->result->settle(); // while the window paints, which must not be the one to do it
}

// Pages belong to the generation of the model, not to a lane: the model drops what it no longer wants, and a
// page of rows costs less than a millisecond.
void LibraryReader::rows(quint64 generation, int page, const QList<PaperId> &ids)
{
    if (!m_library)
        return;
    Result<QList<PaperRow>> rows = m_library->papers().rows(ids);
    if (!rows && openAnew(rows.error()))
        rows = m_library->papers().rows(ids);
    if (rows)
        emit rowsRead(generation, page, *rows);
    else
        emit rowsFailed(generation, page, whatToDo(rows.error()));
}

void LibraryReader::detail(quint64 generation, PaperId id)
{
    if (const auto paper = answer<WholePaper>(Detail, generation,
                                              [&](Library &library) { return readWholePaper(library, id); }))
        emit detailRead(generation, paper->detail, paper->work);
}

void LibraryReader::author(quint64 generation, AuthorId id)
{
    if (const auto panel = answer<AuthorPanel>(Author, generation,
                                               [&](Library &library) { return library.authors().panel(id); }))
        emit authorRead(generation, *panel);
}

void LibraryReader::sidebar(quint64 generation, const QString &filter)
{
    const auto data = answer<SidebarData>(Sidebar, generation, [&](Library &library) -> Result<SidebarData> {
        SidebarData read;
        read.filter = filter;
        const auto take = [](auto &target, auto result) -> Result<> {
            if (!result)
                return result.error();
            target = std::move(result).value();
            return {};
        };
        LECTERN_TRY(take(read.counts, library.sources().counts()));
        LECTERN_TRY(take(read.authors, library.authors().list(filter, kSidebarAuthors + 1)));
        if (outdated(Sidebar, generation))
            return Error::cancelled();
        LECTERN_TRY(take(read.categories, library.authors().categories()));
        LECTERN_TRY(take(read.sources, library.sources().list()));
        LECTERN_TRY(take(read.tags, library.tags().tree()));
        LECTERN_TRY(take(read.lists, library.lists().lists()));
        LECTERN_TRY(take(read.searches, library.savedSearches().searches()));
        LECTERN_TRY(take(read.bin, library.bin().contents()));
        read.moreAuthors = read.authors.size() > kSidebarAuthors;
        if (read.moreAuthors)
            read.authors.removeLast();
        return read;
    });
    if (data)
        emit sidebarRead(generation, *data);
}

void LibraryReader::countSearches(quint64 generation, const QList<SavedSearch> &searches,
                                  const QList<SearchCount> &counted)
{
    QList<SearchCount> counts = counted;
    QElapsedTimer timer;
    timer.start();
    while (counts.size() < searches.size() && timer.elapsed() < kCountingMs) {
        const SavedSearch &search = searches[counts.size()];
        const quint64 before = m_latest[Search];
        const auto unwanted = [&] {
            return outdated(SearchCounts, generation) || before != m_latest[Search];
        };
        // Nothing: a search goes first, and this one is asked for again.
        const auto count = answer<std::optional<SearchCount>>(
            SearchCounts, generation, [&](Library &library) -> Result<std::optional<SearchCount>> {
                const auto found =
                    library.index().count(parseQuery(search.query).root, search.lastSeen, unwanted);
                if (!found && unwanted())
                    return std::optional<SearchCount>();
                LECTERN_TRY(found);
                return std::optional(*found);
            });
        if (!count)
            return;
        if (!*count)
            break;
        counts.append(**count);
    }
    if (counts.size() == searches.size())
        emit searchesCounted(generation, searches, counts);
    else
        QMetaObject::invokeMethod(
            this, [=, this] { countSearches(generation, searches, counts); }, Qt::QueuedConnection);
}

void LibraryReader::diagnostics(quint64 generation, SourceId id)
{
    if (const auto list = answer<QList<Diagnostic>>(
            Diagnostics, generation, [&](Library &library) { return library.sources().diagnostics(id); }))
        emit diagnosticsRead(generation, id, *list);
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
    const auto unread = answer<int>(Unread, generation, [&](Library &library) -> Result<int> {
        if (query.root.kind == QueryNode::Kind::All) {
            const Result<Counts> counts = library.sources().counts();
            LECTERN_TRY(counts);
            return counts->unread;
        }
        const Result<ResultSetPtr> found =
            library.index().search(unreadOf(query), [&] { return outdated(Unread, generation); });
        LECTERN_TRY(found);
        return int((*found)->count());
    });
    if (unread)
        emit unreadCounted(generation, *unread);
}

void LibraryReader::nextUnread(quint64 generation, const Query &query, const ResultSetPtr &current, int row)
{
    const auto found = answer<ResultSetPtr>(Next, generation, [&](Library &library) {
        return library.index().search(unreadOf(query), [&] { return outdated(Next, generation); });
    });
    if (!found || !current)
        return;
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
    if (!result)
        return;
    if (const auto facets = answer<lectern::Facets>(
            Facets, generation, [&](Library &library) { return library.index().facets(result); }))
        emit facetsCounted(generation, *facets);
}

void LibraryReader::rank(quint64 generation, const Query &query, PaperId id)
{
    if (const auto reasons = answer<QList<RankReason>>(
            Rank, generation, [&](Library &library) { return library.index().rankReasons(query, id); }))
        emit rankExplained(generation, *reasons);
}

void LibraryReader::lookForChanges()
{
    if (const Result<> place = m_library ? m_library->inPlace() : Result<>(); !place) {
        emit movedAway(place.error().message);
    } else if (m_library) {
        const Result<qint64> counter = m_library->changesElsewhere();
        if (counter && std::exchange(m_seen, *counter) != *counter)
            emit changed();
    }
    emit looked();
}

} // namespace lectern
