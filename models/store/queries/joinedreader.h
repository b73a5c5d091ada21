#pragma once
// Finds papers for which one source states another title or other authors than another source.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/edits/editlog.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

// What one source states about such a paper.
struct JoinedSighting {
    qint64 sighting = 0; // as PaperDecisionStore::takeOut() wants it
    SourceId source = SourceId::None;
    QString sourceName;
    qsizetype line = 0;
    QString title;
    QStringList authors;
};

struct JoinedPaper {
    PaperRow row;
    QList<JoinedSighting> sightings; // by source, in the order of imports
};

// Is made when it is needed, from Library::edits(), in the library's thread.
class JoinedReader
{
public:
    explicit JoinedReader(EditLog &edits) : m_connection(edits.connection()) { }
    // Returns all such papers in the list, the newest number first, at most `limit`. Looks at every paper
    // once: seconds for millions. An Error when cancelled.
    Result<QList<PaperId>> disagreeing(int limit, const Cancelled &cancelled = {});
    Result<QList<JoinedSighting>> sightingsOf(PaperId id);

private:
    Connection &m_connection;
};

} // namespace lectern
