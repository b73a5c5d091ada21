#pragma once
// Brings the lines of a library (librarylines.h) into a library.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/exports/marksfile.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

struct LinesOutcome {
    QList<SourceId> sources; // that came in
    int knownSources = 0; // that were here, with the same bytes; nothing of them changed
    int sightings = 0, newPapers = 0, joinedPapers = 0; // as in ImportOutcome
    MarksOutcome marks;
    QList<Diagnostic> diagnostics; // lines that could not be read, at most 1,000
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

    // Sources and papers come in with one transaction, and then the marks as one entry of the edit log; an
    // Error or cancelling before that leaves everything as it was. A source that is here already is skipped.
    // Papers that no source of the file states become a source of their own: the file, with these facts. From
    // an extract, each source gets a hash of its own, so that the whole page can still come in later.
    Result<LinesOutcome> import(const SourceFacts &file, const NextLine &next, const Cancelled &cancelled);

private:
    class Run;
    Connection &m_connection;
    SearchIndex &m_index;
    MarksFile &m_marks;
};

} // namespace lectern
