// Part of the library controller: changes that take something away or put it back.
#include "librarycontroller.h"

#include "models/store/edits/bin.h"
#include "models/store/sqlite/backup.h"

namespace lectern
{

void LibraryController::connectKeeping()
{
    using Writer = LibraryWriter;
    connect(m_writer, &Writer::binEmptied, this, [this] {
        written();
        emit binEmptied();
        refresh();
    });
    connect(m_writer, &Writer::steppedTo, this, [this](const QList<EditOutcome> &outcomes) {
        written();
        emit steppedTo(outcomes);
        refresh();
    });
    connect(m_writer, &Writer::marksImported, this, [this](const MarksOutcome &outcome) {
        written();
        emit marksImported(outcome);
        refresh();
    });
    connect(m_writer, &Writer::restored, this,
            [this](const QString &backup, const QString &aside, const QString &error) {
                written();
                m_isOpen = m_writable = false; // what is still to be written would go nowhere
                // Also after a failure, which has left the library as it was: it was closed for the attempt.
                // The backup may be of an older format, so all is opened anew.
                open(m_file);
                if (error.isEmpty())
                    emit backupRestored(backup, aside);
                else
                    emit failed(error);
            });
}

// Here the list does change: what was removed goes from under the eyes of the one who removed it.
void LibraryController::followBin(const Edit &edit)
{
    if ((edit.kind == EditKind::BinPapers || edit.kind == EditKind::RestorePapers) && m_next != PaperId::None)
        m_current = m_next;
    m_next = PaperId::None;
    // A question about a source that is gone would show an empty list and no way to see why.
    if (edit.kind == EditKind::BinSource && m_query.scope
        && m_query.scope->node == sourceNode(std::exchange(m_removed, SourceId::None)))
        setScope({});
    emit binChanged(edit);
}

void LibraryController::stepTo(EditId id, bool undo)
{
    write([id, undo](LibraryWriter *writer) { writer->stepTo(id, undo); });
}

void LibraryController::setEditLimits(const EditLimits &limits)
{
    write([limits](LibraryWriter *writer) { writer->setEditLimits(limits); });
}

void LibraryController::changeBin(const std::function<Result<Edit>(Library &)> &change, PaperId next)
{
    m_next = next;
    edit(change);
}

void LibraryController::binPapers(const QList<PaperId> &ids)
{
    if (ids.isEmpty())
        return;
    int last = -1, first = m_papers.rowCount();
    for (const PaperId id : ids)
        if (const int row = m_papers.rowOf(id); row >= 0) {
            last = qMax(last, row);
            first = qMin(first, row);
        }
    const int next = last + 1 < m_papers.rowCount() ? last + 1 : first - 1;
    changeBin([ids](Library &library) { return library.bin().putPapers(ids); }, m_papers.idAt(next));
}

void LibraryController::restorePapers(const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        changeBin([ids](Library &library) { return library.bin().restorePapers(ids); }, PaperId::None);
}

void LibraryController::binSource(SourceId id)
{
    m_removed = id;
    changeBin([id](Library &library) { return library.bin().putSource(id); }, PaperId::None);
}

void LibraryController::restoreSource(SourceId id)
{
    changeBin([id](Library &library) { return library.bin().restoreSource(id); }, PaperId::None);
}

void LibraryController::emptyBin()
{
    write([](LibraryWriter *writer) { writer->emptyBin(); });
}

void LibraryController::importMarks(const QString &file)
{
    write([file](LibraryWriter *writer) { writer->importMarks(file); });
}

void LibraryController::restoreBackup(const QString &backup)
{
    write([library = m_file, backup](LibraryWriter *writer) {
        writer->restore(library, backup, backupFolder(library));
    });
}

} // namespace lectern
