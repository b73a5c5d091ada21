#pragma once
// Moves papers and sources to the trash and restores them. Unlike marks, this updates the list immediately.
#include "libraryedits.h"

namespace lectern
{

// Lives on the GUI thread.
class LibraryTrash final : public QObject
{
    Q_OBJECT
public:
    LibraryTrash(LibraryEdits &edits, WriteQueue &queue, LibraryBrowser &browser, QObject *parent = nullptr);

    // The paper after the last removed one becomes current.
    void trashPapers(const QList<PaperId> &ids);
    void restorePapers(const QList<PaperId> &ids);
    void binSource(SourceId id);
    void restoreSource(SourceId id);
    void emptyTrash(); // irreversible

signals:
    // Papers or a source were moved to the trash or restored.
    void trashChanged(const lectern::Edit &edit);
    void trashEmptied();

private:
    void change(const LibraryEdits::Change &change, PaperId next);
    void follow(const Edit &edit);
    void leave(SourceId source);

    LibraryEdits &m_edits;
    WriteQueue &m_queue;
    LibraryBrowser &m_browser;
    SourceId m_removed = SourceId::None; // being moved to the trash
    PaperId m_next = PaperId::None; // becomes current after the removal
};

} // namespace lectern
