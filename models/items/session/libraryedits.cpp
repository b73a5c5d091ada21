#include "libraryedits.h"

#include "models/store/edits/marker.h"
#include "models/store/edits/notestore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"

namespace lectern
{

using Shown = LibraryBrowser::Shown;

LibraryEdits::LibraryEdits(WriteQueue &queue, LibraryBrowser &browser, SidebarReader &sidebar,
                           QObject *parent)
    : QObject(parent), m_queue(queue), m_browser(browser), m_sidebar(sidebar)
{
    using Writer = LibraryWriter;
    const Writer *writer = &queue.writer();
    connect(writer, &Writer::marked, this, &LibraryEdits::takeMark);
    connect(writer, &Writer::edited, this, &LibraryEdits::takeEdit);
    connect(writer, &Writer::written, &queue, &WriteQueue::written);
    connect(writer, &Writer::editsChanged, this, [this](const EditState &edits) {
        m_state = edits;
        emit editsChanged(state());
    });
    connect(writer, &Writer::stepped, this, [this](const std::optional<EditOutcome> &outcome) {
        m_queue.written();
        if (outcome) {
            emit stepped(*outcome);
            m_browser.refresh(Shown::All); // what was marked comes back to where it was
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
        if (m_browser.noter().forgetAll()) // what was shown may not have come in
            refreshAll();
    });
    connect(&m_queue, &WriteQueue::saveWaits, this, &LibraryEdits::noteWaiting);
    connect(&browser.noter(), &MarkNoter::noted, this,
            [this](const NotedMark &noted) { emit marked(noted.papers, noted.mark, noted.value); });
}

std::shared_ptr<LibraryEdits::Waiting> LibraryEdits::waitFor(const NotedChange &change)
{
    m_waiting.removeIf([](const WaitingChange &one) {
        const std::lock_guard lock(one.second->mutex);
        return one.second->written;
    });
    m_waiting.append({change, std::make_shared<Waiting>()});
    return m_waiting.last().second;
}

// In the writer's thread.
void LibraryEdits::endWait(Waiting &waiting)
{
    const std::lock_guard lock(waiting.mutex);
    waiting.written = true;
    if (waiting.notes)
        waiting.notes->inLibrary();
}

// What a mark says that is turned round. Marks that wait are not in the rows yet.
std::optional<int> LibraryEdits::valueToNote(const QList<PaperId> &ids, Mark mark) const
{
    for (auto one = m_waiting.crbegin(); one != m_waiting.crend(); ++one) {
        const auto *before = std::get_if<NotedMark>(&one->first);
        if (!before || before->mark != mark)
            continue;
        if (before->papers == ids)
            return int(before->value == 0);
        if (std::any_of(ids.cbegin(), ids.cend(), [&](PaperId id) { return before->papers.contains(id); }))
            return {};
    }
    return m_browser.noter().turnedRound(ids, mark);
}

void LibraryEdits::noteWaiting()
{
    for (const auto &[change, waiting] : std::as_const(m_waiting)) {
        const std::lock_guard lock(waiting->mutex);
        if (waiting->written || waiting->notes)
            continue;
        const auto *mark = std::get_if<NotedMark>(&change);
        waiting->notes = mark ? m_browser.noter().note(*mark) : m_browser.noter().keep(change);
    }
    m_waiting.clear();
}

void LibraryEdits::open(const QString &file)
{
    noteWaiting();
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

void LibraryEdits::takeMark(const QList<PaperId> &ids, Mark mark, int value)
{
    m_queue.written();
    changeMade();
    m_browser.noter().forget(ids, mark);
    m_browser.showMark(ids, mark, value);
    emit marked(ids, mark, value);
    m_sidebar.refresh(SidebarPart::Counts);
}

void LibraryEdits::takeEdit(const Edit &made)
{
    m_queue.written();
    if (made.id != EditId::None)
        changeMade(made.id);
    emit edited(made);
    if (made.id == EditId::None) // nothing has changed
        return;
    emit willRefresh(made);
    const SidebarParts parts = partsChangedBy(made.kind);
    // Who wrote what, which papers are one and what is in the bin decide what every list holds. Any other
    // change leaves the list as it is, as marks do.
    if (parts == SidebarPart::All)
        m_browser.refresh(Shown::All);
    else if (parts != SidebarPart::Searches && made.kind != EditKind::EditAuthorNote)
        m_browser.refresh(Shown::Paper);
    const bool isAboutFiles = made.kind == EditKind::AttachFiles || made.kind == EditKind::DetachFiles;
    if (parts == SidebarPart::Tags || made.kind == EditKind::EditPaperNote || isAboutFiles)
        m_browser.papers().doubtRows(); // they show tags, that there is a note, and files
    m_sidebar.refresh(parts);
}

void LibraryEdits::mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value)
{
    if (ids.isEmpty())
        return;
    // While an import keeps the library to itself, what is known to the value is safe and shown before it is
    // in there.
    if ((m_queue.isImporting() || m_queue.isWaiting()) && m_queue.isWritable()) {
        if (!value)
            value = m_browser.noter().turnedRound(ids, mark);
        if (value) {
            const NotedMark noted{ids, mark, *value};
            m_queue.write([noted, notes = m_browser.noter().note(noted)](LibraryWriter &writer) {
                writer.setMark(noted.papers, noted.mark, noted.value);
                notes->inLibrary();
            });
            return;
        }
    }
    const std::optional<int> noted = value ? value : valueToNote(ids, mark);
    const auto waiting = noted ? waitFor(NotedMark{ids, mark, *noted}) : nullptr;
    m_queue.write([ids, mark, value, waiting](LibraryWriter &writer) {
        writer.setMark(ids, mark, value);
        if (waiting)
            endWait(*waiting);
    });
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

void LibraryEdits::writeUnlogged(const std::function<Result<>(Library &)> &change, SidebarParts parts)
{
    m_queue.write([this, change, parts](LibraryWriter &writer) {
        writer.writeUnlogged([&](Library &library) {
            const Result<> done = change(library);
            if (done) // behind this change, before the next: nothing is shown that is not written
                QMetaObject::invokeMethod(this, [this, parts] {
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
        return; // nobody asked for it, so nobody is told
    writeUnlogged(
        [this, id](Library &library) -> Result<> {
            const Result<> done = library.marks().noteRead(id);
            if (done)
                QMetaObject::invokeMethod(this, [this, id] {
                    m_browser.papers().setMark({id}, Mark::Read, 1);
                    m_browser.countMarksSoon();
                    emit marked({id}, Mark::Read, 1);
                });
            return done;
        },
        SidebarPart::Counts);
}

void LibraryEdits::noteSeen(SavedSearchId id)
{
    writeUnlogged([id](Library &library) { return library.savedSearches().setSeen(id); },
                  SidebarPart::Searches);
}

LibraryEdits::Change LibraryEdits::followedBy(const Change &change, const Then &then)
{
    return [this, change, then](Library &library) {
        const Result<Edit> edit = change(library);
        if (edit && then)
            QMetaObject::invokeMethod(this, [then, done = *edit] { then(done); });
        return edit;
    };
}

void LibraryEdits::edit(const Change &change, const Then &then)
{
    m_queue.write([change = followedBy(change, then)](LibraryWriter &writer) { writer.edit(change); });
}

// What an import keeps waiting is noted until it is in the library, or has failed to get there.
void LibraryEdits::editNoted(const NotedChange &noted, const Change &change, const Then &then)
{
    if (!m_queue.isWritable()) {
        edit(change, then);
        return;
    }
    if (!m_queue.isImporting() && !m_queue.isWaiting()) {
        m_queue.write([change = followedBy(change, then), waiting = waitFor(noted)](LibraryWriter &writer) {
            writer.edit(change);
            endWait(*waiting);
        });
        return;
    }
    m_queue.write(
        [change = followedBy(change, then), notes = m_browser.noter().keep(noted)](LibraryWriter &writer) {
            writer.edit(change);
            notes->inLibrary();
        });
}

void LibraryEdits::addTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        editNoted(NotedTag{ids, name, true},
                  [name, ids](Library &library) { return library.tags().add(name, ids); });
}

void LibraryEdits::removeTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        editNoted(NotedTag{ids, name, false},
                  [name, ids](Library &library) { return library.tags().remove(name, ids); });
}

void LibraryEdits::setNote(PaperId id, const QString &text, bool continued)
{
    editNoted(NotedText{id, text}, [id, text, continued, began = m_noteEdit](Library &library) {
        const Result<Edit> edit = library.notes().setNote(id, text, continued ? *began : EditId::None);
        if (edit && (edit->id != EditId::None || !continued))
            *began = edit->id;
        return edit;
    });
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
        m_queue.write([](LibraryWriter &writer) { writer.step(true); });
}

void LibraryEdits::redo()
{
    if (const int step = m_imports.toRedo(newestEntry()); step >= 0)
        stepImport(step, false);
    else
        m_queue.write([](LibraryWriter &writer) { writer.step(false); });
}

// The log has no entry of it, so that what was done before can be taken back next.
void LibraryEdits::stepImport(int step, bool undo)
{
    m_imports.setUndone(step, undo); // at once: the key may be pressed again before it is written
    const ImportStep taken = m_imports.at(step);
    emit editsChanged(state());
    m_queue.write([this, taken, undo](LibraryWriter &writer) {
        writer.writeUnlogged([&](Library &library) {
            const Result<> done = library.bin().moveUnlogged(taken.sources, undo);
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
    m_queue.write([id, undo](LibraryWriter &writer) { writer.stepTo(id, undo); });
}

void LibraryEdits::setLimits(const EditLimits &limits)
{
    m_queue.write([limits](LibraryWriter &writer) { writer.setEditLimits(limits); });
}

void LibraryEdits::importMarks(const QString &file)
{
    m_queue.write([file](LibraryWriter &writer) { writer.importMarks(file); });
}

} // namespace lectern
