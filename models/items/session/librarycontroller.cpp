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
    m_opening = true;
    m_wasSettled = false;
    showPaper(PaperId::None);
    QMetaObject::invokeMethod(
        m_writer, [writer = m_writer, opening = ++m_openings, file] { writer->open(opening, file); });
}

quint64 LibraryController::ask(LibraryReader::Lane lane)
{
    m_wasSettled = false;
    return m_asked[lane] = m_reader->supersede(lane);
}

bool LibraryController::isSettled() const
{
    return !m_opening && m_imports == 0 && m_writes == 0 && m_asked == m_answered && m_papers.isComplete()
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
