// Part of the library controller: what changes the library goes to the writer.
#include "librarycontroller.h"

#include "models/store/edits/marker.h"
#include "models/store/edits/notestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"

namespace lectern
{

void LibraryController::write(const std::function<void(LibraryWriter *)> &change)
{
    ++m_writes;
    m_wasSettled = false;
    if (!m_saveTimer.isActive())
        m_saveTimer.start();
    QMetaObject::invokeMethod(m_writer, [writer = m_writer, change] { change(writer); });
}

void LibraryController::mark(const QList<PaperId> &ids, Mark mark, std::optional<int> value)
{
    if (ids.isEmpty())
        return;
    // While an import keeps the library to itself, what is known to the value is safe and shown before it is
    // in there.
    if (isImporting() && m_writable) {
        if (!value)
            value = m_noter.turnedRound(ids, mark);
        if (value) {
            const NotedMark noted{ids, mark, *value};
            write([noted, notes = m_noter.note(noted)](LibraryWriter *writer) {
                writer->setMark(noted.papers, noted.mark, noted.value);
                notes->settle();
            });
            return;
        }
    }
    write([ids, mark, value](LibraryWriter *writer) { writer->setMark(ids, mark, value); });
}

void LibraryController::setBookmarked(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Bookmarked, int(on));
}

void LibraryController::setRead(const QList<PaperId> &ids, bool on)
{
    mark(ids, Mark::Read, int(on));
}

void LibraryController::toggleBookmarked(const QList<PaperId> &ids)
{
    mark(ids, Mark::Bookmarked, {});
}

void LibraryController::toggleRead(const QList<PaperId> &ids)
{
    mark(ids, Mark::Read, {});
}

void LibraryController::setRating(const QList<PaperId> &ids, int stars)
{
    mark(ids, Mark::Rating, stars);
}

void LibraryController::writeUnlogged(const std::function<Result<>(Library &)> &change)
{
    write([change](LibraryWriter *writer) { writer->writeUnlogged(change); });
}

void LibraryController::noteRead(PaperId id)
{
    if (!m_writable)
        return; // nobody asked for it, so nobody is told
    writeUnlogged([this, id](Library &library) -> Result<> {
        const Result<> done = library.marks().noteRead(id);
        if (done) // behind this change, before the next: nothing is shown that is not written
            QMetaObject::invokeMethod(this, [this, id] {
                m_papers.setMark({id}, Mark::Read, 1);
                emit marked({id}, Mark::Read, 1);
            });
        return done;
    });
}

void LibraryController::noteSeen(SavedSearchId id)
{
    writeUnlogged([id](Library &library) { return library.savedSearches().setSeen(id); });
}

void LibraryController::edit(const std::function<Result<Edit>(Library &)> &change,
                             const std::function<void(const Edit &)> &then)
{
    write([this, change, then](LibraryWriter *writer) {
        writer->edit([&](Library &library) {
            const Result<Edit> edit = change(library);
            if (edit && then)
                QMetaObject::invokeMethod(this, [then, done = *edit] { then(done); });
            return edit;
        });
    });
}

void LibraryController::addTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        edit([name, ids](Library &library) { return library.tags().add(name, ids); });
}

void LibraryController::removeTag(const QString &name, const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        edit([name, ids](Library &library) { return library.tags().remove(name, ids); });
}

void LibraryController::decidePapers(PaperId one, PaperId other, PaperRelation relation,
                                     const std::function<void(const Edit &)> &then)
{
    edit([=](Library &library) { return PaperDecisionStore(library.edits()).decide(one, other, relation); },
         then);
}

void LibraryController::forgetDecision(PaperId one, PaperId other)
{
    edit([=](Library &library) { return PaperDecisionStore(library.edits()).forget(one, other); });
}

void LibraryController::setNote(PaperId id, const QString &text, bool continued)
{
    edit([id, text, continued, began = m_noteEdit](Library &library) {
        const Result<Edit> edit = library.notes().setNote(id, text, continued ? *began : EditId::None);
        if (edit && (edit->id != EditId::None || !continued))
            *began = edit->id;
        return edit;
    });
}

void LibraryController::undo()
{
    step(true);
}

void LibraryController::redo()
{
    step(false);
}

void LibraryController::step(bool undo)
{
    write([undo](LibraryWriter *writer) { writer->step(undo); });
}

void LibraryController::importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices)
{
    if (paths.isEmpty())
        return;
    ++m_imports;
    QMetaObject::invokeMethod(m_writer,
                              [writer = m_writer, paths, choices] { writer->importFiles(paths, choices); });
}

void LibraryController::importText(const QString &name, const QByteArray &text, QDate savedOn)
{
    ++m_imports;
    QMetaObject::invokeMethod(
        m_writer, [writer = m_writer, name, text, savedOn] { writer->importText(name, text, savedOn); });
}

void LibraryController::cancelImport()
{
    m_writer->cancelImport();
}

} // namespace lectern
