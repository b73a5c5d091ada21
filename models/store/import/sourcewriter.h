#pragma once
// Writes the rows of a source other than its sightings, while it comes in.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

// How many remarks were made on a source so far.
struct SourceRemarks {
    int diagnostics = 0;
    qint64 unreadBytes = 0;
};

// Use it within a write transaction.
class SourceWriter
{
public:
    explicit SourceWriter(const Connection &connection);
    // Adds to the remarks that were made on this source before.
    Result<> writeRemarks(SourceId source, const QList<Diagnostic> &diagnostics,
                          const QList<UnreadRange> &unread, SourceRemarks *remarks);
    Result<> writeObservation(SourceId source, qint64 author, const AuthorFigures &figures);
    // Writes the source itself, once everything else of it is written. truncated: how many sightings have a
    // truncated author list.
    Result<> writeSource(SourceId id, const SourceFacts &facts, const QDateTime &importedAt,
                         const QString &format, int sightings, int truncated, const SourceRemarks &remarks);

private:
    Statement m_diagnostic, m_unread, m_source, m_observation;
};

} // namespace lectern
