#pragma once
// Papers and sources to the bin and back. Here the list does change: what was removed goes from under the
// eyes of the one who removed it.
#include "libraryedits.h"

namespace lectern
{

// Lives on the GUI thread.
class LibraryBin final : public QObject
{
    Q_OBJECT
public:
    LibraryBin(LibraryEdits &edits, WriteQueue &queue, LibraryBrowser &browser, QObject *parent = nullptr);

    // The paper behind the last one that leaves the list is the next to be current.
    void binPapers(const QList<PaperId> &ids);
    void restorePapers(const QList<PaperId> &ids);
    void binSource(SourceId id);
    void restoreSource(SourceId id);
    void emptyBin(); // for good

signals:
    // Papers or a source went into the bin or came out of it.
    void binChanged(const lectern::Edit &edit);
    void binEmptied();

private:
    void change(const LibraryEdits::Change &change, PaperId next);
    void follow(const Edit &edit);
    void leave(SourceId source);

    LibraryEdits &m_edits;
    WriteQueue &m_queue;
    LibraryBrowser &m_browser;
    SourceId m_removed = SourceId::None; // on its way into the bin
    PaperId m_next = PaperId::None; // to be current when what was removed is gone
};

} // namespace lectern
