#pragma once
// The bin: papers and sources that a person removed. They are out of every list, count and answer, but not
// lost until the bin is emptied.
#include "editlog.h"
#include "models/core/cancelled.h"
#include "models/core/ids.h"

namespace lectern
{

struct BinnedSource {
    SourceId id = SourceId::None;
    QString name;
    int papers = 0; // on it
    QDateTime at; // when it was removed, UTC
    bool operator==(const BinnedSource &) const = default;
};

struct BinContents {
    int papers = 0; // that some source outside the bin knows
    QList<BinnedSource> sources; // last removed first
    bool isEmpty() const { return papers == 0 && sources.isEmpty(); }
    bool operator==(const BinContents &) const = default;
};

// What is in the bin stays there when it is imported again: a paper whatever source brings it, a source when
// the very same bytes come again. When an import makes one paper of several, it is in the bin if all of them
// were.
class Bin
{
public:
    Bin(Connection &connection, SearchIndex &index, EditLog &log)
        : m_connection(connection), m_index(index), m_log(log)
    {
    }

    // Each call is one entry of the edit log. What is in the bin already, or does not exist, is skipped.
    Result<Edit> putPapers(const QList<PaperId> &papers);
    Result<Edit> restorePapers(const QList<PaperId> &papers);
    Result<Edit> putSource(SourceId source);
    Result<Edit> restoreSource(SourceId source);
    // The same without an entry, for an import that is taken back, or made again: into the bin or out of it.
    Result<> moveUnlogged(const QList<SourceId> &sources, bool in);

    Result<BinContents> contents();
    Result<bool> holds(SourceId source);

    // Forgets all that is in the bin for good, with everything that was made of it: no undo brings it back.
    // An Error when cancelled; nothing has changed then.
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
