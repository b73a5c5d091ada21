#pragma once
// Updates all derived data after changes of the trash. Works inside the caller's write transaction.
#include "models/store/papers/paperwriter.h"

namespace lectern
{

// Papers and sources that have just been moved into or out of the trash.
struct TrashChanges {
    QList<qint64> papersIn, papersOut;
    QList<SourceId> sourcesIn, sourcesOut;
    bool isEmpty() const
    {
        return papersIn.isEmpty() && papersOut.isEmpty() && sourcesIn.isEmpty() && sourcesOut.isEmpty();
    }
};

class TrashService
{
public:
    TrashService(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    // Updates papers, authors and counters after the rows of the trash have been written.
    Result<> follow(const TrashChanges &changes);

    // Permanently deletes the content of the trash: its sources with all their sightings, its papers with
    // theirs on any source, and the user data of these papers. Error when cancelled.
    Result<> empty(const std::function<bool()> &cancelled);

private:
    Result<> storeTrashed(PaperWriter &writer, SourceId source);
    Result<> bringBack(PaperWriter &writer, SourceId source);
    Result<> forgetSources(const QList<SourceId> &sources);

    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
