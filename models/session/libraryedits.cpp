#include "libraryedits.h"

#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"

#include <QPointer>

namespace lectern
{

using Shown = LibraryBrowser::Shown;

LibraryEdits::LibraryEdits(WriteQueue &queue, LibraryBrowser &browser, SidebarReader &sidebar,
                           QObject *parent)
    : QObject(parent), m_queue(queue), m_browser(browser), m_sidebar(sidebar)
{
    using Writer = LibraryWriter;
    const Writer *writer = &queue.writer();
    connect(writer, &Writer::marked, this, &LibraryEdits::applyMark);
    connect(writer, &Writer::edited, this, &LibraryEdits::applyEdit);
    connect(writer, &Writer::written, &queue, &WriteQueue::written);
    connect(writer, &Writer::editsChanged, this, [this](const EditState &edits) {
        m_state = edits;
        emit editsChanged(state());
    });
    connect(writer, &Writer::stepped, this, [this](const std::optional<EditOutcome> &outcome) {
        m_queue.written();
        if (outcome) {
            emit stepped(*outcome);
            m_browser.refresh(Shown::All); // restore the previous marks
            m_sidebar.refresh(partsChangedBy(outcome->edit.kind));
        }
    });
    connect(writer, &Writer::steppedTo, this, [this](const QList<EditOutcome> &outcomes) {
        m_queue.written();
        emit steppedTo(outcomes);
        refreshAll();
    });
    connect(writer, &Writer::marksImported, this, [this](const MarksOutcome &outcome) {
        m_queue.written();
        changeMade();
        emit marksImported(outcome);
        refreshAll();
    });
    connect(writer, &Writer::refused, this, [this](const QString &message) {
        m_queue.written();
        emit refused(message);
        if (m_browser.noter().forgetAll())
            refreshAll();
    });
    connect(writer, &Writer::failed, this, [this](const QString &message) {
        m_queue.written();
        emit failed(message);
        if (m_browser.noter().forgetAll()) // the shown marks may not have been written
            refreshAll();
    });
    connect(&m_queue, &WriteQueue::saveWaits, this, &LibraryEdits::noteWaiting);
    // Posted after endWait(), which the writer's thread calls after its reply.
    connect(&m_queue, &WriteQueue::allWritten, this, [this] {
        m_queue.post([this](LibraryWriter &) { QMetaObject::invokeMethod(this, &LibraryEdits::saved); });
    });
    connect(&browser.noter(), &PendingEditsWriter::noted, this,
            [this](const PendingMark &noted) { emit marked(noted.papers, noted.mark, noted.value); });
}

std::shared_ptr<LibraryEdits::Waiting> LibraryEdits::waitFor(const std::optional<PendingChange> &change)
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
void LibraryEdits::endWait(Waiting &waiting, bool forGood)
{
    const std::lock_guard lock(waiting.mutex);
    waiting.over = true;
    if (forGood && waiting.notes)
        waiting.notes->inLibrary();
}

void LibraryEdits::post(const std::function<void(LibraryWriter &)> &change)
{
    m_queue.write([change, waiting = waitFor({})](LibraryWriter &writer) {
        change(writer);
        endWait(*waiting, true);
    });
}

void LibraryEdits::writeNoted(const std::optional<PendingChange> &noted,
                              const std::function<bool(LibraryWriter &)> &change)
{
    // If the library is read-only, the writer reports the error.
    const auto waiting = waitFor(m_queue.isWritable() ? noted : std::nullopt);
    m_queue.write([change, waiting](LibraryWriter &writer) { endWait(*waiting, change(writer)); });
    // Make an edit durable that waits for an import or another program.
    if (m_queue.isImporting() || m_queue.isWaiting())
        noteWaiting();
}

LibraryEdits::Unsaved LibraryEdits::unsaved() const
{
    Unsaved unsaved;
    for (const auto &[change, waiting] : m_waiting) {
        const std::lock_guard lock(waiting->mutex);
        if (!waiting->over)
            ++(change ? unsaved.notable : unsaved.other);
    }
    return unsaved;
}

bool LibraryEdits::waitUntilSaved(int ms) const
{
    if (unsaved().all() == 0) // returns at once during an import if there is no edit to wait for
        return true;
    const auto through = std::make_shared<QSemaphore>();
    m_queue.post([through](LibraryWriter &) { through->release(); });
    return through->tryAcquire(1, ms) && unsaved().all() == 0;
}

void LibraryEdits::noteUnsaved(const std::function<void(const Result<> &)> &then)
{
    noteWaiting();
    m_browser.noter().whenNoted(then);
}

// Returns the new value of a toggled mark. Pending marks are not in the rows yet.
std::optional<int> LibraryEdits::valueToNote(const QList<PaperId> &ids, Mark mark) const
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

void LibraryEdits::noteWaiting()
{
    for (const auto &[change, waiting] : std::as_const(m_waiting)) {
        const std::lock_guard lock(waiting->mutex);
        if (!change || waiting->over || waiting->notes)
            continue;
        const auto *mark = std::get_if<PendingMark>(&*change);
        waiting->notes = mark ? m_browser.noter().note(*mark) : m_browser.noter().keep(*change);
    }
}

void LibraryEdits::open(const QString &file)
{
    noteWaiting();
    m_waiting.clear();
    m_state = {};
    m_imports.clear();
    m_queue.forget();
    m_browser.noter().open(file);
}

void LibraryEdits::refreshAll()
{
    m_browser.refresh(Shown::All);
    m_sidebar.refresh(SidebarPart::All);
}

void LibraryEdits::applyMark(const QList<PaperId> &ids, Mark mark, int value)
{
    m_queue.written();
    changeMade();
    m_browser.noter().forget(ids, mark);
    m_browser.showMark(ids, mark, value);
    emit marked(ids, mark, value);
    m_sidebar.refresh(SidebarPart::Counts);
}

void LibraryEdits::applyEdit(const Edit &made)
{
    m_queue.written();
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

void LibraryEdits::mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value)
{
    if (ids.isEmpty())
        return;
    const std::optional<int> known = value ? value : valueToNote(ids, mark);
    if ((m_queue.isImporting() || m_queue.isWaiting()) && m_queue.isWritable())
        value = known; // shown as recorded, before it is in the library
    writeNoted(known ? std::optional<PendingChange>(PendingMark{ids, mark, *known}) : std::nullopt,
               [ids, mark, value](LibraryWriter &writer) { return writer.setMark(ids, mark, value); });
}

void LibraryEdits::setBookmarked(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Bookmarked, int(on));
}

void LibraryEdits::setRead(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Read, int(on));
}

void LibraryEdits::toggleBookmarked(const QList<PaperId> &ids)
{
    mark(ids, Mark::Bookmarked, {});
}

void LibraryEdits::toggleRead(const QList<PaperId> &ids)
{
    mark(ids, Mark::Read, {});
}

void LibraryEdits::setRating(const QList<PaperId> &ids, int stars)
{
    mark(ids, Mark::Rating, stars);
}

void LibraryEdits::writeUnlogged(const std::function<Result<>(Library &)> &change, SidebarParts parts,
                                 const QObject *receiver, const std::function<void()> &then)
{
    m_queue.write([this, change, parts, receiver = QPointer(receiver), then](LibraryWriter &writer) {
        writer.writeUnlogged([&](Library &library) {
            const Result<> done = change(library);
            if (done) // after this write and before the next, so that only durable edits are shown
                QMetaObject::invokeMethod(this, [this, parts, receiver, then] {
                    if (then && receiver)
                        then();
                    m_sidebar.refresh(parts);
                    m_browser.countUnreadSoon();
                });
            return done;
        });
    });
}

void LibraryEdits::noteRead(PaperId id)
{
    if (!m_queue.isWritable())
        return; // automatic, so errors are not reported
    writeUnlogged([id](Library &library) { return library.marks().noteRead(id); }, SidebarPart::Counts, this,
                  [this, id] {
                      m_browser.papers().setMark({id}, Mark::Read, 1);
                      m_browser.countMarksSoon();
                      emit marked({id}, Mark::Read, 1);
                  });
}

void LibraryEdits::noteSeen(SavedSearchId id)
{
    writeUnlogged([id](Library &library) { return library.savedSearches().setSeen(id); },
                  SidebarPart::Searches);
}

void LibraryEdits::write(const Change &change, const QObject *receiver, const Then &then,
                         const std::optional<PendingChange> &noted)
{
    const Change followed = [this, change, receiver = QPointer(receiver), then](Library &library) {
        const Result<Edit> edit = change(library);
        if (edit && then)
            QMetaObject::invokeMethod(this, [receiver, then, done = *edit] {
                if (receiver)
                    then(done);
            });
        return edit;
    };
    if (noted) // recorded in the marks file until it is written or fails
        writeNoted(noted, [followed](LibraryWriter &writer) { return writer.edit(followed); });
    else
        post([followed](LibraryWriter &writer) { writer.edit(followed); });
}

void LibraryEdits::addTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        write([name, ids](Library &library) { return library.tags().add(name, ids); }, nullptr, {},
              PendingTag{ids, name, true});
}

void LibraryEdits::removeTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        write([name, ids](Library &library) { return library.tags().remove(name, ids); }, nullptr, {},
              PendingTag{ids, name, false});
}

void LibraryEdits::setNote(PaperId id, const QString &text, bool continued)
{
    const auto change = [id, text, continued, began = m_noteEdit](Library &library) {
        const Result<Edit> edit = library.notes().setNote(id, text, continued ? *began : EditId::None);
        if (edit && (edit->id != EditId::None || !continued))
            *began = edit->id;
        return edit;
    };
    write(change, nullptr, {}, PendingText{id, text});
}

EditState LibraryEdits::state() const
{
    EditState state = m_state;
    if (const int step = m_imports.toUndo(newestEntry()); step >= 0)
        state.undo = m_imports.at(step).edit();
    if (const int step = m_imports.toRedo(newestEntry()); step >= 0)
        state.redo = m_imports.at(step).edit();
    return state;
}

void LibraryEdits::addImport(const ImportReport &report)
{
    m_imports.add(report);
    emit editsChanged(state());
}

void LibraryEdits::forgetImports()
{
    m_imports.clear();
    emit editsChanged(state());
}

void LibraryEdits::changeMade(std::optional<EditId> entry)
{
    const EditState before = state();
    m_imports.changeMade(entry);
    if (before != state())
        emit editsChanged(state());
}

void LibraryEdits::undo()
{
    if (const int step = m_imports.toUndo(newestEntry()); step >= 0)
        stepImport(step, true);
    else
        post([](LibraryWriter &writer) { writer.step(true); });
}

void LibraryEdits::redo()
{
    if (const int step = m_imports.toRedo(newestEntry()); step >= 0)
        stepImport(step, false);
    else
        post([](LibraryWriter &writer) { writer.step(false); });
}

// Imports have no log entry, so that undo can reach the edit before them.
void LibraryEdits::stepImport(int step, bool undo)
{
    m_imports.setUndone(step, undo); // immediately, because the user may press the key again before the write
    const ImportStep taken = m_imports.at(step);
    emit editsChanged(state());
    post([this, taken, undo](LibraryWriter &writer) {
        writer.writeUnlogged([&](Library &library) {
            const Result<> done = library.trash().moveUnlogged(taken.sources, undo);
            if (done)
                QMetaObject::invokeMethod(this, [this, taken, undo] {
                    emit importStepped(taken.sources, undo);
                    emit stepped({taken.edit(), 0});
                    refreshAll();
                });
            else
                QMetaObject::invokeMethod(this, &LibraryEdits::forgetImports);
            return done;
        });
    });
}

void LibraryEdits::stepTo(EditId id, bool undo)
{
    post([id, undo](LibraryWriter &writer) { writer.stepTo(id, undo); });
}

void LibraryEdits::setLimits(const EditLimits &limits)
{
    post([limits](LibraryWriter &writer) { writer.setEditLimits(limits); });
}

void LibraryEdits::importMarks(const QString &file)
{
    post([file](LibraryWriter &writer) { writer.importMarks(file); });
}

} // namespace lectern
