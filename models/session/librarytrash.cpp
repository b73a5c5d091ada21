#include "librarytrash.h"

#include "models/store/edits/trash.h"

namespace lectern
{

LibraryTrash::LibraryTrash(LibraryEdits &edits, WriteQueue &queue, LibraryBrowser &browser, QObject *parent)
    : QObject(parent), m_edits(edits), m_queue(queue), m_browser(browser)
{
    connect(&edits, &LibraryEdits::willRefresh, this, &LibraryTrash::follow);
    connect(&edits, &LibraryEdits::importStepped, this, [this](const QList<SourceId> &sources, bool undone) {
        if (undone)
            for (const SourceId source : sources)
                leave(source);
    });
    connect(&queue.writer(), &LibraryWriter::trashEmptied, this, [this] {
        m_queue.written();
        emit trashEmptied();
    });
}

void LibraryTrash::follow(const Edit &edit)
{
    if (!isAboutTrash(edit.kind))
        return;
    if ((edit.kind == EditKind::TrashPapers || edit.kind == EditKind::RestorePapers)
        && m_next != PaperId::None)
        m_browser.moveOn(m_next);
    m_next = PaperId::None;
    if (edit.kind == EditKind::TrashSource)
        leave(std::exchange(m_removed, SourceId::None));
    emit trashChanged(edit);
}

// A query on a removed source would show an empty list without an explanation.
void LibraryTrash::leave(SourceId source)
{
    const std::optional<Condition> &scope = m_browser.query().scope;
    if (scope && scope->node == sourceNode(source))
        m_browser.setScope({});
}

void LibraryTrash::change(const LibraryEdits::Change &change, PaperId next)
{
    m_next = next;
    m_edits.write(change);
}

void LibraryTrash::trashPapers(const QList<PaperId> &ids)
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
    const int next = last + 1 < papers.rowCount() ? last + 1 : first - 1;
    change([ids](Library &library) { return library.trash().putPapers(ids); }, papers.idAt(next));
}

void LibraryTrash::restorePapers(const QList<PaperId> &ids)
{
    if (!ids.isEmpty())
        change([ids](Library &library) { return library.trash().restorePapers(ids); }, PaperId::None);
}

void LibraryTrash::binSource(SourceId id)
{
    m_removed = id;
    change([id](Library &library) { return library.trash().putSource(id); }, PaperId::None);
}

void LibraryTrash::restoreSource(SourceId id)
{
    change([id](Library &library) { return library.trash().restoreSource(id); }, PaperId::None);
}

void LibraryTrash::emptyTrash()
{
    m_queue.write([](LibraryWriter &writer) { writer.emptyTrash(); });
}

} // namespace lectern
