#pragma once
// Reads sources and counts for display.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/core/savedifference.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/facets.h"
#include "models/store/types/sourcerow.h"

namespace lectern
{

// Returns the source with these bytes (SHA-256); None if there is none.
Result<SourceId> sourceWithHash(const Connection &connection, const QByteArray &contentHash);

// Returns whether the library has any source, including those in the trash.
Result<bool> hasSources(const Connection &connection);

class SourceReader
{
public:
    explicit SourceReader(Connection &connection) : m_connection(connection) { }
    Result<QList<SourceRow>> list(); // returns the sources by name, without those in the trash
    // Returns the latest imports, at most `most`, last first. Includes sources in the trash. `sightings`
    // counts all papers of the import, so that its history entry does not change.
    Result<QList<SourceRow>> imports(int most);
    // Returns the source with these bytes (SHA-256); None if there is none.
    Result<SourceId> withHash(const QByteArray &contentHash);
    // Returns the version of the reader that read a source.
    Result<int> reader(SourceId id);
    // Returns whether there is any source, including those in the trash.
    Result<bool> any();
    Result<QList<Diagnostic>> diagnostics(SourceId id);
    Result<QList<UnreadRange>> notUnderstood(SourceId id);
    // Returns the papers of one source, in its order.
    Result<SavedPage> savedPage(SourceId id);
    // Returns the PDFs that a bibliography names for its papers, in its order. None: those of all
    // bibliographies. Papers and sources in the trash are omitted.
    Result<QList<LinkedFile>> linkedFiles(SourceId id = SourceId::None);
    Result<Counts> counts();

private:
    Result<qint64> newPapers(PaperId newest);

    Connection &m_connection;
};

} // namespace lectern
