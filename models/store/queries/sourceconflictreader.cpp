#include "sourceconflictreader.h"

#include "models/store/papers/papertable.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

Result<QList<PaperId>> SourceConflictReader::disagreeing(int limit, const Cancelled &cancelled)
{
    QList<PaperId> papers;
    Statement read(m_connection, "SELECT id FROM listed WHERE conflicts & ? ORDER BY id DESC LIMIT ?");
    read.bind(1, qint64(TitleField | AuthorsField)).bind(2, limit);
    for (;;) {
        LECTERN_TRY(const auto row, read.next());
        if (!row)
            return papers;
        if (cancelled && cancelled()) {
            read.reset();
            return Error::cancelled();
        }
        papers.append(PaperId(read.number(0)));
    }
}

Result<QList<JoinedSighting>> SourceConflictReader::sightingsOf(PaperId id)
{
    PaperTable table(m_connection);
    LECTERN_TRY(const auto record, table.load(qint64(id)));
    QList<JoinedSighting> sightings;
    for (const Sighting &sighting : record.sightings)
        sightings.append({sighting.id, sighting.source->id, sighting.source->name, sighting.values.line,
                          sighting.values.title, sighting.values.authors});
    return sightings;
}

} // namespace lectern
