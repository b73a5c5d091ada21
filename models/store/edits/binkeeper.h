#pragma once
// Keeps everything else in line with the bin. Works inside the caller's write transaction.
#include "models/store/papers/paperwriter.h"

namespace lectern
{

// Papers and sources that have just gone into the bin or come out of it.
struct BinChanges {
    QList<qint64> papersIn, papersOut;
    QList<SourceId> sourcesIn, sourcesOut;
    bool isEmpty() const
    {
        return papersIn.isEmpty() && papersOut.isEmpty() && sourcesIn.isEmpty() && sourcesOut.isEmpty();
    }
};

class BinKeeper
{
public:
    BinKeeper(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    // Brings papers, authors and counters in line with the rows of the bin, which have been written already.
    Result<> follow(const BinChanges &changes);

    // Forgets for good all that is in the bin: its sources with all their sightings, its papers with all of
    // theirs on whatever source, and what a person made of these papers. An Error when cancelled.
    Result<> empty(const std::function<bool()> &cancelled);

private:
    Result<> putAside(PaperWriter &writer, SourceId source);
    Result<> bringBack(PaperWriter &writer, SourceId source);
    Result<> forgetSources(const QList<SourceId> &sources);

    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
