#pragma once
// Imports the lines of a library (librarylines.h).
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/exports/marksfile.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

struct LinesOutcome {
    QList<SourceId> sources; // imported
    int knownSources = 0; // already present with the same bytes; unchanged
    int sightings = 0, newPapers = 0, joinedPapers = 0; // as in ImportOutcome
    MarksOutcome marks;
    QList<Diagnostic> diagnostics; // unreadable lines, at most 1,000
};

// Returns the next line without its end; nothing after the last.
using NextLine = std::function<Result<std::optional<QByteArray>>()>;

class LinesImporter
{
public:
    LinesImporter(Connection &connection, SearchIndex &index, MarksFile &marks)
        : m_connection(connection), m_index(index), m_marks(marks)
    {
    }

    // Sources and papers are imported in one transaction, then the marks as one entry of the edit log; after
    // an earlier Error or cancellation everything is unchanged. A source that is already in the library is
    // skipped. Papers without a source in the file become a source of their own: the file, with these facts.
    // Sources of an extract get separate hashes, so that the complete page can still be imported later.
    Result<LinesOutcome> import(const SourceFacts &file, const NextLine &next, const Cancelled &cancelled);

private:
    class Run;
    Connection &m_connection;
    SearchIndex &m_index;
    MarksFile &m_marks;
};

} // namespace lectern
