#pragma once
// The rows of a source besides its sightings, while it comes in.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/rows/sourcerow.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// How much was remarked on a source so far.
struct SourceRemarks {
    int diagnostics = 0;
    qint64 unreadBytes = 0;
};

// Used within a write transaction of the caller.
class SourceWriter
{
public:
    explicit SourceWriter(const Connection &connection);
    // Adds to what has been remarked on this source before.
    Result<> writeRemarks(SourceId source, const QList<Diagnostic> &diagnostics,
                          const QList<UnreadRange> &unread, SourceRemarks *remarks);
    Result<> writeObservation(SourceId source, qint64 author, const AuthorFigures &figures);
    // The source itself, once all else of it is written. truncated: sightings whose author list is.
    Result<> writeSource(SourceId id, const SourceFacts &facts, const QDateTime &importedAt,
                         const QString &format, int sightings, int truncated, const SourceRemarks &remarks);

private:
    Statement m_diagnostic, m_unread, m_source, m_observation;
};

} // namespace lectern
