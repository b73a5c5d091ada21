#include "librarycontroller.h"

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kLookForChangesMs = 1000;
static constexpr int kCountUnreadMs = 80;
// A write that takes longer waits for something: another program, or an import.
static constexpr int kSaveWaitsMs = 1500;

LibraryController::LibraryController(QObject *parent)
    : QObject(parent), m_reader(new LibraryReader), m_writer(new LibraryWriter)
{
    m_readerThread.setObjectName(u"library reader"_s);
    m_writerThread.setObjectName(u"library writer"_s);
    m_reader->moveToThread(&m_readerThread);
    m_writer->moveToThread(&m_writerThread);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveWaitsMs);
    connect(&m_saveTimer, &QTimer::timeout, this, [this] {
        if (m_writes > 0)
            emit saveWaits();
    });
    // Connections belong to their thread, so they are closed there.
    connect(&m_readerThread, &QThread::finished, m_reader, &QObject::deleteLater);
    connect(&m_writerThread, &QThread::finished, m_writer, &QObject::deleteLater);
    connectReader();
    connectWriter();
    connectKeeping();
    m_readerThread.start();
    m_writerThread.start();
    m_unreadTimer.setSingleShot(true);
    m_unreadTimer.setInterval(kCountUnreadMs);
    connect(&m_unreadTimer, &QTimer::timeout, this, &LibraryController::requestUnread);
    m_lookTimer.setInterval(kLookForChangesMs);
    connect(&m_lookTimer, &QTimer::timeout, this, [this] {
        if (!m_isOpen || std::exchange(m_looking, true))
            return;
        // The writer knows the writes of others from its own, which the window shows already and which must
        // not make the list jump. While an import keeps it, each file that is in is something to show.
        if (m_writable && !isImporting())
            QMetaObject::invokeMethod(m_writer, &LibraryWriter::lookForChanges);
        else
            QMetaObject::invokeMethod(m_reader, &LibraryReader::lookForChanges);
    });
}

LibraryController::~LibraryController()
{
    // The writer closes the library last: only one that may write can bring the log beside the file into it
    // and clear it away, so that the library is one file again.
    m_keeper.finish();
    m_reader->supersedeAll();
    m_writer->leaveImport();
    m_readerThread.quit();
    m_readerThread.wait();
    // Behind all that is still to be written, such as the note that was open: quit() itself would overtake
    // it.
    QMetaObject::invokeMethod(m_writer, [thread = &m_writerThread] { thread->quit(); });
    m_writerThread.wait();
}

void LibraryController::connectReader()
{
    using Reader = LibraryReader;
    connect(m_reader, &Reader::opened, this, [this](const QString &file, bool usable) {
        if (file != m_file)
            return;
        m_isOpen = usable;
        --m_opening;
        if (const QString left = std::exchange(m_left, {}); !left.isEmpty() && left != file)
            QMetaObject::invokeMethod(m_writer, [writer = m_writer, left] { writer->release(left); });
        if (usable) {
            emit opened(file);
            m_keeper.opened(file, m_writable);
            m_lookTimer.start();
            search(m_positions.at(PlacePositions::placeOf(m_query)));
            requestSidebar();
            requestAuthor();
        } else { // places of the library before would lead nowhere
            m_sidebar.show({});
            emit sidebarChanged();
        }
        checkSettled();
    });
    connect(&m_papers, &PaperListModel::pageNeeded, this,
            [this](quint64 generation, int page, const QList<PaperId> &ids) {
                QMetaObject::invokeMethod(m_reader,
                                          [=, reader = m_reader] { reader->rows(generation, page, ids); });
            });
    connect(m_reader, &Reader::rowsRead, this,
            [this](quint64 generation, int page, const QList<PaperRow> &rows) {
                m_papers.insertPage(generation, page, rows);
                m_noter.apply();
                checkSettled();
            });
    connect(m_reader, &Reader::rowsFailed, this,
            [this](quint64 generation, int page, const QString &message) {
                m_papers.dropPage(generation, page);
                emit failed(message);
                checkSettled();
            });
    connect(m_reader, &Reader::searched, this, [this](quint64 generation, const SearchAnswer &answer) {
        if (!answered(Reader::Search, generation))
            return;
        m_papers.setResult(answer.result, answer.firstPage, answer.rows);
        m_noter.apply();
        const int row = m_papers.rowOf(answer.keep);
        requestFacets(); // behind the answer itself: the rows are there first
        emit resultChanged(row >= 0 ? row : m_papers.rowCount() > 0 ? 0 : -1);
        m_unreadTimer.start();
        checkSettled();
    });
    connect(m_reader, &Reader::detailRead, this,
            [this](quint64 generation, const PaperDetail &detail, const PaperWork &work) {
                if (!answered(Reader::Detail, generation))
                    return;
                m_detail = detail;
                m_noter.apply(m_detail->row);
                emit paperLoaded(*m_detail, work);
                checkSettled();
            });
    connect(m_reader, &Reader::authorRead, this, [this](quint64 generation, const AuthorPanel &panel) {
        if (!answered(Reader::Author, generation))
            return;
        emit authorLoaded(panel);
        checkSettled();
    });
    connect(m_reader, &Reader::sidebarRead, this, [this](quint64 generation, const SidebarData &data) {
        if (!answered(Reader::Sidebar, generation))
            return;
        m_sidebar.show(data);
        requestSearchCounts();
        emit sidebarChanged();
        checkSettled();
    });
    connect(m_reader, &Reader::searchesCounted, this,
            [this](quint64 generation, const QList<SavedSearch> &searches, const QList<SearchCount> &counts) {
                if (!answered(Reader::SearchCounts, generation))
                    return;
                m_sidebar.showCounts(searches, counts);
                checkSettled();
            });
    connect(m_reader, &Reader::diagnosticsRead, this,
            [this](quint64 generation, SourceId id, const QList<Diagnostic> &diagnostics) {
                if (!answered(Reader::Diagnostics, generation))
                    return;
                emit diagnosticsLoaded(id, diagnostics);
                checkSettled();
            });
    connect(m_reader, &Reader::nextUnreadFound, this, [this](quint64 generation, PaperId id) {
        if (!answered(Reader::Next, generation))
            return;
        emit nextUnreadFound(m_papers.rowOf(id));
        checkSettled();
    });
    connect(m_reader, &Reader::facetsCounted, this, [this](quint64 generation, const Facets &facets) {
        if (!answered(Reader::Facets, generation))
            return;
        emit facetsCounted(facets);
        checkSettled();
    });
    connect(m_reader, &Reader::rankExplained, this,
            [this](quint64 generation, const QList<RankReason> &reasons) {
                if (!answered(Reader::Rank, generation))
                    return;
                emit rankExplained(reasons);
                checkSettled();
            });
    connect(m_reader, &Reader::unreadCounted, this, [this](quint64 generation, int unread) {
        if (!answered(Reader::Unread, generation))
            return;
        emit unreadCounted(unread, m_papers.rowCount());
        checkSettled();
    });
    connect(m_reader, &Reader::failed, this,
            [this](Reader::Lane lane, quint64 generation, const QString &message) {
                if (!answered(lane, generation))
                    return;
                emit failed(message);
                checkSettled();
            });
    connect(m_reader, &Reader::looked, this, [this] { m_looking = false; });
    connect(m_reader, &Reader::changed, this, &LibraryController::refresh);
}

void LibraryController::connectWriter()
{
    using Writer = LibraryWriter;
    connect(m_writer, &Writer::opened, this, [this](const QString &file, const QString &error) {
        if (file != m_file)
            return;
        m_writable = error.isEmpty();
        m_sidebar.setWritable(m_writable);
        --m_opening;
        if (!m_writable)
            emit openFailed(file, error);
        // The reader comes second: it needs the schema that the writer may have had to bring up to date. A
        // file that cannot be written may still be readable.
        ++m_opening;
        QMetaObject::invokeMethod(m_reader, [reader = m_reader, file] { reader->open(file); });
    });
    connect(m_writer, &Writer::marked, this, [this](const QList<PaperId> &ids, Mark mark, int value) {
        written();
        m_noter.forget(ids, mark);
        m_papers.setMark(ids, mark, value);
        m_noter.apply(); // later ones of the same paper
        if (isSearching()) // the rows under way may have been read before this was written
            search(m_current);
        emit marked(ids, mark, value);
        // The list stays as it is, even where the paper no longer matches: it must not vanish under the eyes
        // of the one who reads it. So this write is no reason to search again.
        requestSidebar();
        m_unreadTimer.start();
        checkSettled();
    });
    connect(m_writer, &Writer::edited, this, [this](const Edit &made) {
        written();
        // Who wrote what, and which papers are one, decides what every list holds.
        if ((isAboutAuthors(made.kind) || made.kind == EditKind::DecidePapers) && made.id != EditId::None) {
            emit edited(made);
            refresh();
            return;
        }
        // As with marks: the list stays as it is.
        emit edited(made);
        requestSidebar();
        if (m_current != PaperId::None)
            showPaper(m_current);
        checkSettled();
    });
    connect(m_writer, &Writer::written, this, [this] {
        written();
        requestSidebar();
        m_unreadTimer.start();
        checkSettled();
    });
    connect(m_writer, &Writer::looked, this, [this] { m_looking = false; });
    connect(m_writer, &Writer::changedElsewhere, this, &LibraryController::refresh);
    connect(m_writer, &Writer::editsChanged, this, [this](const EditState &edits) {
        m_edits = edits;
        emit editsChanged(edits);
    });
    connect(m_writer, &Writer::stepped, this, [this](const std::optional<EditOutcome> &outcome) {
        written();
        if (outcome) {
            emit stepped(*outcome);
            refresh();
        }
        checkSettled();
    });
    connect(m_writer, &Writer::importProgressed, this, &LibraryController::importProgressed);
    connect(m_writer, &Writer::importLeft, this, &LibraryController::importLeft);
    connect(m_writer, &Writer::importFinished, this, [this](const ImportReport &report, int calls) {
        m_imports = qMax(0, m_imports - calls);
        emit importFinished(report);
        refresh();
    });
    connect(&m_noter, &MarkNoter::noted, this,
            [this](const NotedMark &noted) { emit marked(noted.papers, noted.mark, noted.value); });
    connect(m_writer, &Writer::failed, this, [this](const QString &message) {
        written();
        emit failed(message);
        if (m_noter.forgetAll()) // what was shown may not have come in
            refresh();
        checkSettled();
    });
}

void LibraryController::startAt(const QueryState &query, PaperId paper,
                                const QList<PlacePositions::Position> &positions)
{
    m_query = query;
    m_positions.setAll(positions);
    m_positions.keep(PlacePositions::placeOf(query), paper);
    emit queryChanged(m_query);
}

void LibraryController::open(const QString &file)
{
    if (!m_file.isEmpty())
        emit aboutToClose(m_file);
    if (m_writable)
        m_left = m_file;
    m_lookTimer.stop();
    m_unreadTimer.stop();
    m_reader->supersedeAll();
    m_isOpen = m_writable = false;
    m_sidebar.setWritable(false);
    m_keeper.closed();
    m_file = file;
    m_positions = {};
    m_edits = {};
    m_query = {};
    m_noter.open(file);
    emit aboutToOpen(file);
    m_papers.setResult({});
    m_asked = m_answered = {};
    m_imports = m_writes = 0;
    m_opening = 1;
    m_wasSettled = false;
    showPaper(PaperId::None);
    QMetaObject::invokeMethod(m_writer, [writer = m_writer, file] { writer->open(file); });
}

quint64 LibraryController::ask(LibraryReader::Lane lane)
{
    m_wasSettled = false;
    return m_asked[lane] = m_reader->supersede(lane);
}

bool LibraryController::answered(LibraryReader::Lane lane, quint64 generation)
{
    if (generation != m_asked[lane])
        return false;
    m_answered[lane] = generation;
    return true;
}

bool LibraryController::isSettled() const
{
    return m_opening == 0 && m_imports == 0 && m_writes == 0 && m_asked == m_answered && m_papers.isComplete()
        && !m_unreadTimer.isActive();
}

void LibraryController::checkSettled()
{
    if (isSettled() && !std::exchange(m_wasSettled, true))
        emit settled();
    else if (!isSettled())
        m_wasSettled = false;
}

void LibraryController::search(PaperId keep)
{
    if (!m_isOpen)
        return;
    const quint64 generation = ask(LibraryReader::Search);
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation, query = m_query.query(), keep] {
        reader->search(generation, query, keep);
    });
    emit searchStarted();
}

void LibraryController::setQuery(const QueryState &query, PaperId keep)
{
    if (query == m_query)
        return;
    const QString before = PlacePositions::placeOf(m_query), after = PlacePositions::placeOf(query);
    const bool sameQuestion = query.query() == m_query.query();
    m_positions.keep(before, m_current);
    if (keep == PaperId::None)
        keep = before == after ? m_current : m_positions.at(after);
    if (keep == PaperId::None) // first time here: the paper that was being read, if it is here too
        keep = m_current;
    m_query = query;
    emit queryChanged(m_query);
    if (before != after)
        requestAuthor();
    if (!sameQuestion)
        search(keep);
}

void LibraryController::setScope(const std::optional<Condition> &scope)
{
    QueryState next = m_query;
    next.scope = scope && scope->node.kind != QueryNode::Kind::All ? scope : std::nullopt;
    // A reading list is shown as it was put in order; elsewhere the order is what it was.
    const bool list = next.scope && listOf(next.scope->node) != ListId::None;
    if (m_query.sort.key != SortOrder::Key::ListOrder)
        m_sortElsewhere = m_query.sort;
    if (list && next.scope != m_query.scope)
        next.sort = {SortOrder::Key::ListOrder, false};
    else if (!list && next.sort.key == SortOrder::Key::ListOrder)
        next.sort = m_sortElsewhere;
    setQuery(next);
}

void LibraryController::setTyped(const QString &text)
{
    QueryState next = m_query;
    next.typed = text;
    setQuery(next);
}

void LibraryController::commitTyped()
{
    QueryState next = m_query;
    if (next.commitTyped())
        setQuery(next);
}

void LibraryController::setCondition(const Condition &condition)
{
    QueryState next = m_query;
    next.setCondition(condition);
    setQuery(next);
}

void LibraryController::clearCondition(const QString &key)
{
    QueryState next = m_query;
    next.clearCondition(key);
    setQuery(next);
}

void LibraryController::removeCondition(qsizetype index)
{
    if (index < 0 || index >= m_query.conditions.size())
        return;
    QueryState next = m_query;
    next.conditions.removeAt(index);
    setQuery(next);
}

void LibraryController::setSort(const SortOrder &sort)
{
    QueryState next = m_query;
    next.sort = sort;
    setQuery(next);
}

void LibraryController::clearQuery()
{
    QueryState next;
    next.sort = m_query.sort;
    setQuery(next);
}

void LibraryController::setSidebarFilter(const QString &text)
{
    if (text == m_sidebarFilter)
        return;
    m_sidebarFilter = text;
    requestSidebar();
}

void LibraryController::refresh()
{
    search(m_current);
    requestSidebar();
    requestAuthor();
    if (m_current != PaperId::None)
        showPaper(m_current);
    checkSettled();
}

void LibraryController::requestSidebar()
{
    if (!m_isOpen)
        return;
    const quint64 generation = ask(LibraryReader::Sidebar);
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation, filter = m_sidebarFilter] {
        reader->sidebar(generation, filter);
    });
}

void LibraryController::requestSearchCounts()
{
    const QList<SavedSearch> &searches = m_sidebar.sidebarData().searches;
    const quint64 generation = ask(LibraryReader::SearchCounts);
    QMetaObject::invokeMethod(
        m_reader, [reader = m_reader, generation, searches] { reader->countSearches(generation, searches); });
}

void LibraryController::requestAuthor()
{
    const AuthorId id = m_query.scope ? authorOf(m_query.scope->node) : AuthorId::None;
    if (id == AuthorId::None) {
        giveUp(LibraryReader::Author);
        emit authorClosed();
    } else if (m_isOpen) {
        const quint64 generation = ask(LibraryReader::Author);
        QMetaObject::invokeMethod(m_reader,
                                  [reader = m_reader, generation, id] { reader->author(generation, id); });
    }
}

void LibraryController::giveUp(LibraryReader::Lane lane)
{
    m_reader->supersede(lane);
    m_answered[lane] = m_asked[lane];
}

void LibraryController::wantFacets(bool wanted)
{
    if (std::exchange(m_wantFacets, wanted) != wanted)
        requestFacets();
}

void LibraryController::requestFacets()
{
    if (!m_wantFacets || !m_isOpen || !m_papers.result()) {
        giveUp(LibraryReader::Facets);
        return;
    }
    const quint64 generation = ask(LibraryReader::Facets);
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation, result = m_papers.result()] {
        reader->facets(generation, result);
    });
}

void LibraryController::requestRank()
{
    if (m_query.sort.key != SortOrder::Key::Relevance || m_current == PaperId::None || !m_isOpen) {
        giveUp(LibraryReader::Rank);
        emit rankExplained({});
        return;
    }
    const quint64 generation = ask(LibraryReader::Rank);
    QMetaObject::invokeMethod(m_reader,
                              [reader = m_reader, generation, query = m_query.query(), id = m_current] {
                                  reader->rank(generation, query, id);
                              });
}

void LibraryController::requestUnread()
{
    if (!m_isOpen)
        return;
    const quint64 generation = ask(LibraryReader::Unread);
    QMetaObject::invokeMethod(m_reader, [reader = m_reader, generation, query = m_query.query()] {
        reader->countUnread(generation, query);
    });
}

void LibraryController::showPaper(PaperId id)
{
    m_current = id;
    if (id == PaperId::None || !m_isOpen) {
        giveUp(LibraryReader::Detail);
        giveUp(LibraryReader::Rank);
        m_detail.reset();
        emit paperCleared();
        return;
    }
    requestRank();
    const quint64 generation = ask(LibraryReader::Detail);
    QMetaObject::invokeMethod(m_reader,
                              [reader = m_reader, generation, id] { reader->detail(generation, id); });
}

void LibraryController::openAuthor(AuthorId id, const QString &name)
{
    setScope(Condition{authorNode(id), name});
}

void LibraryController::closeAuthor()
{
    if (m_query.scope && authorOf(m_query.scope->node) != AuthorId::None)
        setScope({});
}

void LibraryController::findNextUnread(int afterRow)
{
    if (!m_isOpen || !m_papers.result())
        return;
    const quint64 generation = ask(LibraryReader::Next);
    QMetaObject::invokeMethod(m_reader,
                              [reader = m_reader, generation, query = m_query.query(),
                               result = m_papers.result(),
                               afterRow] { reader->nextUnread(generation, query, result, afterRow); });
}

void LibraryController::requestDiagnostics(SourceId id)
{
    const quint64 generation = ask(LibraryReader::Diagnostics);
    QMetaObject::invokeMethod(m_reader,
                              [reader = m_reader, generation, id] { reader->diagnostics(generation, id); });
}

} // namespace lectern
