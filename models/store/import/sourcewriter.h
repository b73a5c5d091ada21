#pragma once
// Writes the rows of a source, except its sightings, during an import.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

// Number of diagnostics of a source so far.
struct SourceDiagnostics {
    int diagnostics = 0;
    qint64 unreadBytes = 0;
};

// Used within a write transaction.
class SourceWriter
{
public:
    explicit SourceWriter(const Connection &connection);
    // Appends to the diagnostics already written for this source.
    Result<> writeDiagnostics(SourceId source, const QList<Diagnostic> &diagnostics,
                              const QList<UnreadRange> &unread, SourceDiagnostics *counts);
    Result<> writeObservation(SourceId source, qint64 author, const AuthorFigures &figures);
    // Writes the source's own row, after all its other rows. truncated: number of sightings with a truncated
    // author list.
    Result<> writeSource(SourceId id, const SourceFacts &facts, const QDateTime &importedAt,
                         const QString &format, int sightings, int truncated,
                         const SourceDiagnostics &diagnostics);

private:
    Statement m_diagnostic, m_unread, m_source, m_observation;
};

} // namespace lectern
