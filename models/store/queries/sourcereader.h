#pragma once
// Sources and counts as the window shows them.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/core/savedifference.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/counts.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

// The source with these bytes (SHA-256); None when there is none.
Result<SourceId> sourceWithHash(const Connection &connection, const QByteArray &contentHash);

// Whether any source is in the library, in the bin or not.
Result<bool> hasSources(const Connection &connection);

class SourceReader
{
public:
    explicit SourceReader(Connection &connection) : m_connection(connection) { }
    Result<QList<SourceRow>> list(); // without those in the bin, by name
    // The latest imports, at most so many, the last first. A source in the bin is among them, and `sightings`
    // counts all papers that came with it, so that what the history says of an import does not change.
    Result<QList<SourceRow>> imports(int most);
    // The source with these bytes (SHA-256); None when there is none.
    Result<SourceId> withHash(const QByteArray &contentHash);
    // Whether there is any source, in the bin or not.
    Result<bool> any();
    Result<QList<Diagnostic>> diagnostics(SourceId id);
    Result<QList<UnreadRange>> notUnderstood(SourceId id);
    // Returns what stands on one source, in its order.
    Result<SavedPage> savedPage(SourceId id);
    // Returns the PDFs that a bibliography names for its papers, in its order; those of all bibliographies
    // for None. Papers and sources in the bin are left out.
    Result<QList<NamedFile>> namedFiles(SourceId id = SourceId::None);
    Result<Counts> counts();

private:
    Result<qint64> newPapers(PaperId newest);

    Connection &m_connection;
};

} // namespace lectern
