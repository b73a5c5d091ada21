#include "librarywriter.h"

#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

#include <QFileInfo>
#include <QSemaphore>

namespace lectern
{

using namespace Qt::StringLiterals;
using Shown = LibraryBrowser::Shown;

// A slower write is waiting for another program or for an import.
static constexpr int kSaveWaitsMs = 1500;

LibraryWriter::LibraryWriter(LibraryBrowser &browser, SidebarReader &sidebar, QObject *parent)
    : QObject(parent), m_browser(browser), m_sidebar(sidebar), m_thread(u"library writer"_s),
      m_worker(new WriteWorker)
{
    m_thread.adopt(*m_worker);
    connect(m_worker, &WriteWorker::editsChanged, this, &LibraryWriter::setState);
    connect(m_worker, &WriteWorker::failed, this, [this](const QString &message) { fail(message, true); });
    connect(m_worker, &WriteWorker::refused, this, [this](const QString &message) { fail(message, false); });
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveWaitsMs);
    connect(&m_saveTimer, &QTimer::timeout, this, [this] {
        m_waits = m_writes > 0;
        if (!m_waits)
            return;
        noteWaiting();
        emit saveWaits();
    });
    connect(&browser.noter(), &PendingEditsWriter::noted, this,
            [this](const PendingMark &noted) { emit marked(noted.papers, noted.mark, noted.value); });
}

void LibraryWriter::finish()
{
    if (!m_worker)
        return;
    m_worker->suspendImport();
    // A connection belongs to its thread, so close it there.
    m_thread.run([worker = std::exchange(m_worker, nullptr)] { delete worker; });
    m_thread.finish();
}

void LibraryWriter::post(const std::function<void(WriteWorker &)> &work)
{
    if (m_worker)
        m_thread.run([worker = m_worker, work] {
            const Result<> done = catchOutOfMemory([&]() -> Result<> {
                work(*worker);
                return {};
            });
            if (!done) // an unfinished import has been rolled back
                emit worker->failed(done.error().message);
        });
}

void LibraryWriter::countWrite()
{
    ++m_writes;
    if (!m_saveTimer.isActive())
        m_saveTimer.start();
}

void LibraryWriter::finishWrite()
{
    m_writes = qMax(0, m_writes - 1);
    m_waits = false;
    if (m_writes > 0)
        m_saveTimer.start();
    else
        m_saveTimer.stop();
}

void LibraryWriter::fail(const Error &error, bool isOpen)
{
    if (isOpen)
        emit failed(error.message);
    else
        emit refused(error.message);
    if (m_browser.noter().forgetAll()) // the shown marks may not have been written
        refreshAll();
}

void LibraryWriter::setState(const Result<EditState> &edits)
{
    if (!edits) {
        emit failed(edits.error().message);
        return;
    }
    m_state = *edits;
    emit editsChanged(state());
}

template <typename Work, typename Done>
void LibraryWriter::run(const Work &change, const std::optional<PendingChange> &noted, const Done &done)
{
    using Outcome = std::invoke_result_t<Work, Library &>;
    // A change without a log entry, such as the reading position, is not a change that the user would miss.
    constexpr bool isLogged = !std::is_same_v<Outcome, Result<>>;
    const auto waiting = isLogged ? waitFor(m_writable ? noted : std::nullopt) : nullptr;
    countWrite();
    post([this, change, done, waiting](WriteWorker &worker) {
        const Outcome outcome = worker.write(change);
        std::optional<Result<EditState>> edits;
        if (isLogged && worker.isOpen())
            edits = worker.editState();
        if (waiting)
            endWait(*waiting, outcome || outcome.error().kind != ErrorKind::Busy);
        QMetaObject::invokeMethod(this, [this, done, outcome, edits, isOpen = worker.isOpen()] {
            finishWrite();
            if (edits)
                setState(*edits);
            if (!outcome)
                fail(outcome.error(), isOpen);
            done(outcome);
            emit written();
            if (m_writes == 0)
                emit saved();
        });
    });
    // Make an edit durable that waits for an import or another program.
    if (isImporting() || m_waits)
        noteWaiting();
}

std::shared_ptr<LibraryWriter::Waiting> LibraryWriter::waitFor(const std::optional<PendingChange> &change)
{
    m_waiting.removeIf([](const WaitingChange &one) {
        const std::lock_guard lock(one.second->mutex);
        return one.second->over;
    });
    m_waiting.append({change, std::make_shared<Waiting>()});
    return m_waiting.last().second;
}

// Called on the writer's thread. An edit that can be applied later remains in the marks file until the
// library is opened again.
void LibraryWriter::endWait(Waiting &waiting, bool forGood)
{
    const std::lock_guard lock(waiting.mutex);
    waiting.over = true;
    if (forGood && waiting.notes)
        waiting.notes->inLibrary();
}

LibraryWriter::Unsaved LibraryWriter::unsaved() const
{
    Unsaved unsaved;
    for (const auto &[change, waiting] : m_waiting) {
        const std::lock_guard lock(waiting->mutex);
        if (!waiting->over)
            ++(change ? unsaved.notable : unsaved.other);
    }
    return unsaved;
}

bool LibraryWriter::waitUntilSaved(int ms)
{
    if (unsaved().all() == 0) // returns at once during an import if there is no edit to wait for
        return true;
    const auto through = std::make_shared<QSemaphore>();
    post([through](WriteWorker &) { through->release(); });
    return through->tryAcquire(1, ms) && unsaved().all() == 0;
}

void LibraryWriter::noteUnsaved(const std::function<void(const Result<> &)> &then)
{
    noteWaiting();
    m_browser.noter().whenNoted(then);
}

// Returns the new value of a toggled mark. Pending marks are not in the rows yet.
std::optional<int> LibraryWriter::valueToNote(const QList<PaperId> &ids, Mark mark) const
{
    for (auto one = m_waiting.crbegin(); one != m_waiting.crend(); ++one) {
        const auto *before = one->first ? std::get_if<PendingMark>(&*one->first) : nullptr;
        if (!before || before->mark != mark)
            continue;
        if (before->papers == ids)
            return int(before->value == 0);
        if (std::any_of(ids.cbegin(), ids.cend(), [&](PaperId id) { return before->papers.contains(id); }))
            return {};
    }
    return m_browser.noter().toggledValue(ids, mark);
}

void LibraryWriter::noteWaiting()
{
    for (const auto &[change, waiting] : std::as_const(m_waiting)) {
        const std::lock_guard lock(waiting->mutex);
        if (!change || waiting->over || waiting->notes)
            continue;
        const auto *mark = std::get_if<PendingMark>(&*change);
        waiting->notes = mark ? m_browser.noter().note(*mark) : m_browser.noter().keep(*change);
    }
}

void LibraryWriter::open(const QString &file)
{
    noteWaiting();
    m_waiting.clear();
    m_state = {};
    m_imports.clear();
    m_writes = m_running = 0; // the answers belong to the previous library
    m_waits = false;
    m_browser.noter().open(file);
}

void LibraryWriter::refreshAll()
{
    m_browser.refresh(Shown::All);
    m_sidebar.refresh(SidebarPart::All);
}

void LibraryWriter::applyMark(const QList<PaperId> &ids, Mark mark, int value)
{
    changeMade();
    m_browser.noter().forget(ids, mark);
    m_browser.showMark(ids, mark, value);
    emit marked(ids, mark, value);
    m_sidebar.refresh(SidebarPart::Counts);
}

void LibraryWriter::applyEdit(const Edit &made)
{
    if (made.id != EditId::None)
        changeMade(made.id);
    emit edited(made);
    if (made.id == EditId::None) // nothing changed
        return;
    emit willRefresh(made);
    const SidebarParts parts = partsChangedBy(made.kind);
    // Edits of author identity, paper identity and the trash can affect every list. Other edits do not change
    // the list.
    if (parts == SidebarPart::All)
        m_browser.refresh(Shown::All);
    else if (parts != SidebarPart::Searches && made.kind != EditKind::EditAuthorNote)
        m_browser.refresh(Shown::Paper);
    const bool isAboutFiles = made.kind == EditKind::AttachFiles || made.kind == EditKind::DetachFiles;
    if (parts == SidebarPart::Tags || made.kind == EditKind::EditPaperNote || isAboutFiles)
        m_browser.papers().invalidateRows(); // rows show tags, note and file indicators
    m_sidebar.refresh(parts);
}

void LibraryWriter::mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value)
{
    if (ids.isEmpty())
        return;
    const std::optional<int> known = value ? value : valueToNote(ids, mark);
    if ((isImporting() || m_waits) && m_writable)
        value = known; // shown as recorded, before it is in the library
    const auto change = [ids, mark, value](Library &library) -> Result<int> {
        if (!value && mark != Mark::Rating) {
            LECTERN_TRY(const bool on,
                        mark == Mark::Bookmarked ? library.marks().toggleBookmarked(ids)
                                                 : library.marks().toggleRead(ids));
            return int(on);
        }
        LECTERN_TRY(writeMark(library, {ids, mark, value.value_or(0)}));
        return value.value_or(0);
    };
    run(change, known ? std::optional<PendingChange>(PendingMark{ids, mark, *known}) : std::nullopt,
        [this, ids, mark](const Result<int> &written) {
            if (written)
                applyMark(ids, mark, *written);
        });
}

void LibraryWriter::setBookmarked(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Bookmarked, int(on));
}

void LibraryWriter::setRead(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Read, int(on));
}

void LibraryWriter::toggleBookmarked(const QList<PaperId> &ids)
{
    mark(ids, Mark::Bookmarked, {});
}

void LibraryWriter::toggleRead(const QList<PaperId> &ids)
{
    mark(ids, Mark::Read, {});
}

void LibraryWriter::setRating(const QList<PaperId> &ids, int stars)
{
    mark(ids, Mark::Rating, stars);
}

void LibraryWriter::writeUnlogged(const std::function<Result<>(Library &)> &change, SidebarParts parts,
                                  const QObject *receiver, const std::function<void()> &then)
{
    run(change, {}, [this, parts, receiver = QPointer(receiver), then](const Result<> &written) {
        if (!written)
            return;
        if (then && receiver)
            then();
        m_sidebar.refresh(parts);
        m_browser.countUnreadSoon();
    });
}

void LibraryWriter::noteRead(PaperId id)
{
    if (!m_writable)
        return; // automatic, so errors are not reported
    writeUnlogged([id](Library &library) { return library.marks().noteRead(id); }, SidebarPart::Counts, this,
                  [this, id] {
                      m_browser.papers().setMark({id}, Mark::Read, 1);
                      m_browser.countMarksSoon();
                      emit marked({id}, Mark::Read, 1);
                  });
}

void LibraryWriter::noteSeen(SavedSearchId id)
{
    writeUnlogged([id](Library &library) { return library.savedSearches().setSeen(id); },
                  SidebarPart::Searches);
}

void LibraryWriter::write(const Change &change, const QObject *receiver, const Then &then,
                          const std::optional<PendingChange> &noted)
{
    run(change, noted, [this, receiver = QPointer(receiver), then](const Result<Edit> &made) {
        if (!made)
            return;
        if (then && receiver)
            then(*made);
        applyEdit(*made);
    });
}

void LibraryWriter::addTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        write([name, ids](Library &library) { return library.tags().add(name, ids); }, nullptr, {},
              PendingTag{ids, name, true});
}

void LibraryWriter::removeTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        write([name, ids](Library &library) { return library.tags().remove(name, ids); }, nullptr, {},
              PendingTag{ids, name, false});
}

void LibraryWriter::setNote(PaperId id, const QString &text, bool continued)
{
    const auto change = [id, text, continued, began = m_noteEdit](Library &library) {
        const Result<Edit> edit = library.notes().setNote(id, text, continued ? *began : EditId::None);
        if (edit && (edit->id != EditId::None || !continued))
            *began = edit->id;
        return edit;
    };
    write(change, nullptr, {}, PendingText{id, text});
}

EditState LibraryWriter::state() const
{
    EditState state = m_state;
    if (const int step = m_imports.toUndo(newestEntry()); step >= 0)
        state.undo = m_imports.at(step).edit();
    if (const int step = m_imports.toRedo(newestEntry()); step >= 0)
        state.redo = m_imports.at(step).edit();
    return state;
}

void LibraryWriter::addImport(const ImportReport &report)
{
    m_imports.add(report);
    emit editsChanged(state());
}

void LibraryWriter::forgetImports()
{
    m_imports.clear();
    emit editsChanged(state());
}

void LibraryWriter::changeMade(std::optional<EditId> entry)
{
    const EditState before = state();
    m_imports.changeMade(entry);
    if (before != state())
        emit editsChanged(state());
}

void LibraryWriter::undo()
{
    step(true);
}

void LibraryWriter::redo()
{
    step(false);
}

void LibraryWriter::step(bool undo)
{
    const int import = undo ? m_imports.toUndo(newestEntry()) : m_imports.toRedo(newestEntry());
    if (import >= 0) {
        stepImport(import, undo);
        return;
    }
    // An undo without a step is not an error.
    const auto change = [undo](Library &library) -> Result<std::optional<EditOutcome>> {
        EditLog &log = library.edits();
        LECTERN_TRY(const auto next, undo ? log.nextUndo() : log.nextRedo());
        if (!next)
            return std::optional<EditOutcome>();
        LECTERN_TRY(const EditOutcome outcome, undo ? log.undo() : log.redo());
        return std::optional(outcome);
    };
    run(change, {}, [this](const Result<std::optional<EditOutcome>> &outcome) {
        if (!outcome || !*outcome)
            return;
        emit stepped(**outcome);
        m_browser.refresh(Shown::All); // restore the previous marks
        m_sidebar.refresh(partsChangedBy((*outcome)->edit.kind));
    });
}

// Imports have no log entry, so that undo can reach the edit before them.
void LibraryWriter::stepImport(int step, bool undo)
{
    m_imports.setUndone(step, undo); // immediately, because the user may press the key again before the write
    const ImportStep taken = m_imports.at(step);
    emit editsChanged(state());
    const auto change = [taken, undo](Library &library) -> Result<bool> {
        LECTERN_TRY(library.trash().moveUnlogged(taken.sources, undo));
        for (const auto &[first, last] : taken.read)
            LECTERN_TRY(library.marks().noteRead(first, last, !undo));
        return true; // counts as a change of the user
    };
    run(change, {}, [this, taken, undo](const Result<bool> &moved) {
        if (!moved) {
            forgetImports();
            return;
        }
        if (undo)
            for (const SourceId source : taken.sources)
                leave(source);
        emit stepped({taken.edit(), 0});
        refreshAll();
    });
}

void LibraryWriter::stepTo(EditId id, bool undo)
{
    const auto change = [id, undo](Library &library) {
        return undo ? library.edits().undoDownTo(id) : library.edits().redoUpTo(id);
    };
    run(change, {}, [this](const Result<QList<EditOutcome>> &outcomes) {
        if (!outcomes)
            return;
        emit steppedTo(*outcomes);
        refreshAll();
    });
}

void LibraryWriter::setLimits(const EditLimits &limits)
{
    write([limits](Library &library) -> Result<Edit> {
        LECTERN_TRY(library.edits().setLimits(limits));
        return Edit();
    });
}

void LibraryWriter::importMarks(const QString &file)
{
    const auto change = [file](Library &library) -> Result<MarksOutcome> {
        LECTERN_TRY(const auto bytes, readFile(file, MarksFile::kLargest));
        const auto outcome = library.marksFile().read(bytes);
        if (!outcome)
            return Error{outcome.error().kind,
                         tr("%1: %2").arg(QFileInfo(file).fileName(), outcome.error().message)};
        return outcome;
    };
    run(change, {}, [this](const Result<MarksOutcome> &outcome) {
        if (!outcome)
            return;
        changeMade();
        emit marksImported(*outcome);
        refreshAll();
    });
}

// Trash.

// A query on a removed source would show an empty list without an explanation.
void LibraryWriter::leave(SourceId source)
{
    const std::optional<Condition> &scope = m_browser.query().scope;
    if (scope && scope->node == sourceNode(source))
        m_browser.setScope({});
}

void LibraryWriter::trashPapers(const QList<PaperId> &ids)
{
    if (ids.isEmpty())
        return;
    const PaperListModel &papers = m_browser.papers();
    int last = -1, first = papers.rowCount();
    for (const PaperId id : ids)
        if (const int row = papers.rowOf(id); row >= 0) {
            last = qMax(last, row);
            first = qMin(first, row);
        }
    const PaperId next = papers.idAt(last + 1 < papers.rowCount() ? last + 1 : first - 1);
    write([ids](Library &library) { return library.trash().putPapers(ids); }, this,
          [this, next](const Edit &made) {
              if (made.id != EditId::None && next != PaperId::None)
                  m_browser.moveOn(next);
          });
}

void LibraryWriter::restorePapers(const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        write([ids](Library &library) { return library.trash().restorePapers(ids); });
}

void LibraryWriter::trashSource(SourceId id)
{
    write([id](Library &library) { return library.trash().putSource(id); }, this,
          [this, id](const Edit &made) {
              if (made.id != EditId::None)
                  leave(id);
          });
}

void LibraryWriter::restoreSource(SourceId id)
{
    write([id](Library &library) { return library.trash().restoreSource(id); });
}

void LibraryWriter::emptyTrash()
{
    const auto change = [](Library &library) -> Result<bool> {
        LECTERN_TRY(library.trash().empty());
        return true;
    };
    run(change, {}, [this](const Result<bool> &emptied) {
        if (!emptied)
            return;
        emit trashEmptied();
        forgetImports();
        refreshAll();
    });
}

} // namespace lectern
