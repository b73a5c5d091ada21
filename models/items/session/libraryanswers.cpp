// Part of the library controller: what follows from the answers of the reader and the writer.
#include "librarycontroller.h"
#include "models/store/rows/authorrow.h"
#include "models/store/rows/paperrow.h"

namespace lectern
{

bool LibraryController::answered(LibraryReader::Lane lane, quint64 generation)
{
    if (generation != m_asked[lane])
        return false;
    m_answered[lane] = generation;
    return true;
}

// One write has been answered; it may be one to the library that was open before.
void LibraryController::written()
{
    m_writes = qMax(0, m_writes - 1);
    if (m_writes == 0)
        m_saveTimer.stop();
    else
        m_saveTimer.start();
}

void LibraryController::connectReader()
{
    using Reader = LibraryReader;
    connect(m_reader, &Reader::opened, this, [this](quint64 opening, bool usable) {
        if (opening != m_openings)
            return;
        m_isOpen = usable;
        m_opening = false;
        const QString file = m_file;
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
            m_keeper.opened(file, false); // its backups are what can be asked for
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
    connect(m_reader, &Reader::movedAway, this, [this](const QString &why) {
        if (!m_writable) // else the writer sees it too, and saves what is open
            stopWriting(why, {});
    });
    connect(m_reader, &Reader::changed, this, &LibraryController::refresh);
}

void LibraryController::stopWriting(const QString &why, const QString &saved)
{
    m_lookTimer.stop();
    m_writable = false;
    m_sidebar.setWritable(false);
    m_keeper.opened(m_file, false);
    emit movedAway(why, saved);
}

void LibraryController::connectWriter()
{
    using Writer = LibraryWriter;
    connect(m_writer, &Writer::opened, this, [this](quint64 opening, const QString &error) {
        if (opening != m_openings)
            return;
        const QString file = m_file;
        m_writable = error.isEmpty();
        m_sidebar.setWritable(m_writable);
        if (!m_writable)
            emit openFailed(file, error);
        // The reader comes second: it needs the schema that the writer may have had to bring up to date. A
        // file that cannot be written may still be readable.
        QMetaObject::invokeMethod(m_reader,
                                  [reader = m_reader, opening, file] { reader->open(opening, file); });
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
        emit edited(made);
        const bool bin = isAboutBin(made.kind);
        // Who wrote what, which papers are one and what is in the bin decide what every list holds.
        if (made.id != EditId::None && (bin || isAboutAuthors(made.kind) || isAboutIdentity(made.kind))) {
            if (bin)
                followBin(made);
            refresh();
            return;
        }
        // As with marks: the list stays as it is.
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
    connect(m_writer, &Writer::movedAway, this, &LibraryController::stopWriting);
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

} // namespace lectern
