#pragma once
// Mends what was read of a damaged library until every row that another names is there, so that it can be
// exported as a whole.
#include "models/store/sqlite/connection.h"

#include <QByteArray>
#include <QList>

namespace lectern
{

struct MendedRows {
    qint64 papers = 0; // lost: something names them, and nothing says what they are
    qint64 parts = 0; // papers of which a part was found, such as the abstract
    qint64 nameless = 0; // papers with marks of which nothing else was found
    qint64 sources = 0; // lost: their papers are there
    qint64 sightings = 0; // lost, as the sources count them
    qint64 authorNotes = 0; // lost: nothing says on whom they are
    qint64 decisions = 0; // lost, about two papers
    qint64 bookmarks = 0, read = 0; // lost, as the library counted them
    // What was in the bin, which is out of it now: papers by a sighting, sources by their bytes' hash.
    QList<qint64> binnedPapers;
    QList<QByteArray> binnedSources;
};

// Changes the rows of this connection, within a transaction of the caller.
Result<MendedRows> mendSalvaged(Connection &rows);

} // namespace lectern
