#pragma once
// Finds papers whose sources state different titles or authors.
#include "models/core/ids.h"
#include "models/core/result.h"
#include "models/store/edits/editlog.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

// What one source states about such a paper.
struct JoinedSighting {
    qint64 sighting = 0; // for PaperDecisionStore::splitOff()
    SourceId source = SourceId::None;
    QString sourceName;
    qsizetype line = 0;
    QString title;
    QStringList authors;
};

struct JoinedPaper {
    PaperRow row;
    QList<JoinedSighting> sightings; // ordered by source, in import order
};

// Constructed on demand from Library::edits(), in the library's thread.
class SourceConflictReader
{
public:
    explicit SourceConflictReader(EditLog &edits) : m_connection(edits.connection()) { }
    // Returns the listed papers whose sources disagree, highest number first, at most `limit`. Reads all
    // papers once, which needs seconds for millions. Error when cancelled.
    Result<QList<PaperId>> disagreeing(int limit, const Cancelled &cancelled = {});
    Result<QList<JoinedSighting>> sightingsOf(PaperId id);

private:
    Connection &m_connection;
};

} // namespace lectern
