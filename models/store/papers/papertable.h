#pragma once
// The rows of one paper: its shown values, its abstract and its sightings; and their sources.
#include "models/store/identity/ownvalues.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/sqlite/statement.h"

#include <QHash>

#include <functional>

namespace lectern
{

// The stored rows of a paper.
struct PaperRecord {
    qint64 id = 0;
    Paper shown;
    quint32 conflicts = 0;
    QList<Sighting> sightings; // by id
    QList<OwnValue> own; // by field; already applied to `shown`
    // The shown values without own values, which identify the paper.
    Paper stated() const { return own.isEmpty() ? shown : shownValues(sightings).values; }
};

class PaperTable
{
public:
    explicit PaperTable(const Connection &connection);

    // Returns the paper with all its sightings; the id is 0 if it does not exist.
    Result<PaperRecord> load(qint64 paper);
    // Inserts the rows of a paper, with shown values computed from its sightings and own values. Returns the
    // shown values.
    Result<ShownValues> insert(qint64 paper, const QList<Sighting> &sightings);
    // Inserts the rows of a paper with a single source, whose stated values are shown.
    Result<> insert(qint64 paper, qint64 sighting, const PreparedSighting &values);
    // Deletes all rows of the paper, except own values and other user data.
    Result<> remove(const PaperRecord &record);
    // Returns the papers that have sightings on a source, each once.
    Result<QList<qint64>> papersOf(SourceId source);

    // Sightings of sources in the trash are stored completely and belong to no paper. Visited in the order of
    // their ids.
    Result<> storeTrashed(const Sighting &sighting);
    Result<> forEachTrashed(SourceId source, const std::function<Result<>(const Sighting &)> &visit);
    Result<> dropAside(SourceId source) { return m_dropAside.bind(1, qint64(source)).run(); }

    Result<SourceStampPtr> stamp(SourceId source);
    // Registers a source that has no row yet.
    void setStamp(const SourceStampPtr &stamp) { m_stamps.insert(stamp->id, stamp); }
    void forgetStamp(SourceId source) { m_stamps.remove(source); }

private:
    Result<> insertSighting(qint64 paper, const Sighting &sighting, const Paper &shown);

    QHash<SourceId, SourceStampPtr> m_stamps;
    Statement m_readPaper, m_readSightings, m_readStamp, m_papersOf;
    Statement m_insertPaper, m_insertAbstract, m_insertSighting, m_insertStated;
    Statement m_removePaper, m_removeAbstract, m_removeSighting, m_removeStated;
    Statement m_putAside, m_readAside, m_dropAside;
    OwnValueTable m_own;
};

} // namespace lectern
