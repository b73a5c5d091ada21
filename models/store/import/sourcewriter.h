#pragma once
// The rows of a source besides its sightings, while it comes in.
#include "models/store/library.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// The source with these bytes (SHA-256); None when there is none.
Result<SourceId> sourceWithHash(const Connection &connection, const QByteArray &contentHash);

// Whether any source is in the library, in the bin or not.
Result<bool> hasSources(const Connection &connection);

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
