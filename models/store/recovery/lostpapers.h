#pragma once
// Completes the rows recovered from a damaged library, so that all references are valid and it can be
// exported as a whole.
#include "models/store/sqlite/connection.h"

#include <QByteArray>
#include <QList>

namespace lectern
{

struct RepairedRows {
    qint64 papers = 0; // lost papers: referred to, but without any data
    qint64 parts = 0; // papers of which a part was found, such as the abstract
    qint64 nameless = 0; // papers with marks but no other data
    qint64 sources = 0; // lost sources of papers that exist
    qint64 sightings = 0; // lost sightings, according to the counts of the sources
    qint64 authorNotes = 0; // lost notes about authors: the author is missing
    qint64 decisions = 0; // lost decisions about two papers
    qint64 bookmarks = 0, read = 0; // lost marks, according to the counters of the library
    // The former content of the trash. These papers and sources are out of the trash during the recovery.
    // Papers are identified by a sighting, sources by the hash of their bytes.
    QList<qint64> trashedPapers;
    QList<QByteArray> trashedSources;
};

// Changes the rows of this connection, within the caller's transaction.
Result<RepairedRows> repairRecovered(Connection &rows);

} // namespace lectern
