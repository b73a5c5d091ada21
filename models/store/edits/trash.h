#pragma once
// The trash: papers and sources that the user removed. No list, count or result contains them, but they can
// be restored until the trash is emptied.
#include "editlog.h"
#include "models/core/ids.h"
#include "models/core/result.h"

namespace lectern
{

struct TrashedSource {
    SourceId id = SourceId::None;
    QString name;
    int papers = 0; // number of papers on the source
    QDateTime at; // when it was removed, UTC
    bool operator==(const TrashedSource &) const = default;
};

struct TrashContents {
    int papers = 0; // number of papers in the trash that have a sighting on a source outside the trash
    QList<TrashedSource> sources; // last removed first
    bool isEmpty() const { return papers == 0 && sources.isEmpty(); }
    bool operator==(const TrashContents &) const = default;
};

// Items in the trash stay there when they are imported again: a paper with any source, a source with
// identical bytes. If an import merges several papers, the result is in the trash if all of them were.
class Trash
{
public:
    Trash(Connection &connection, SearchIndex &index, EditLog &log)
        : m_connection(connection), m_index(index), m_log(log)
    {
    }

    // Each call is one entry of the edit log. Items that are already in the trash or do not exist are
    // skipped.
    Result<Edit> putPapers(const QList<PaperId> &papers);
    Result<Edit> restorePapers(const QList<PaperId> &papers);
    Result<Edit> putSource(SourceId source);
    Result<Edit> restoreSource(SourceId source);
    // Moves sources into or out of the trash without a log entry, for undo and redo of an import.
    Result<> moveUnlogged(const QList<SourceId> &sources, bool in);

    Result<TrashContents> contents();
    Result<bool> holds(SourceId source);

    // Deletes everything in the trash permanently, with its user data; undo cannot restore it. Error when
    // cancelled; nothing has changed then.
    Result<> empty(const Cancelled &cancelled = {});

private:
    Result<Edit> move(EditKind kind, const char *sql, const QList<PaperId> &papers);
    Result<Edit> move(EditKind kind, const char *sql, SourceId source);
    Result<> dropPointlessEntries();

    Connection &m_connection;
    SearchIndex &m_index;
    EditLog &m_log;
};

} // namespace lectern
