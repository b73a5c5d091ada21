#include "sourcereader.h"

#include "models/store/import/sourcewriter.h"
#include "models/store/index/stored/snapshot.h"
#include "models/store/marks/visitstore.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

Result<QList<SourceRow>> SourceReader::sources()
{
    const auto query = m_connection.query(
        "SELECT s.id, s.name, s.path, s.format, o.name, s.saved, s.imported, s.hash, s.bytes,"
        " s.not_understood, s.sightings, s.diagnostics FROM source s"
        " LEFT JOIN author_observation o ON o.source = s.id"
        " WHERE NOT EXISTS(SELECT 1 FROM source_bin WHERE source = s.id)"
        " ORDER BY s.name, s.saved DESC, s.id");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    LECTERN_TRY(m_connection.run(&q));
    QList<SourceRow> rows;
    while (q.next()) {
        SourceRow row;
        row.id = SourceId(q.value(0).toLongLong());
        row.name = q.value(1).toString();
        row.path = q.value(2).toString();
        row.format = q.value(3).toString();
        row.pageAuthor = q.value(4).toString();
        if (!q.isNull(5))
            row.savedOn = QDate::fromJulianDay(q.value(5).toLongLong());
        row.importedAt = QDateTime::fromMSecsSinceEpoch(q.value(6).toLongLong(), Qt::UTC);
        row.contentHash = q.value(7).toByteArray();
        row.bytes = q.value(8).toLongLong();
        row.notUnderstood = q.value(9).toLongLong();
        row.sightings = q.value(10).toInt();
        row.diagnostics = q.value(11).toInt();
        rows.append(row);
    }
    q.finish();
    // Papers in the bin stand on their sources as before, but are no longer counted there.
    Statement binned(m_connection,
                     "SELECT sighting.id >> 32, count(*) FROM bin CROSS JOIN sighting"
                     " ON sighting.paper = bin.paper GROUP BY 1");
    QHash<SourceId, int> fewer;
    for (;;) {
        const auto more = binned.next();
        LECTERN_TRY(more);
        if (!*more)
            break;
        fewer.insert(SourceId(binned.number(0)), int(binned.number(1)));
    }
    for (SourceRow &row : rows)
        row.sightings -= fewer.value(row.id);
    return rows;
}

Result<SourceId> SourceReader::withHash(const QByteArray &contentHash)
{
    return sourceWithHash(m_connection, contentHash);
}

Result<QList<Diagnostic>> SourceReader::diagnostics(SourceId id)
{
    const auto query = m_connection.query(
        "SELECT severity, line, message FROM diagnostic WHERE source = ? ORDER BY position");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(id));
    LECTERN_TRY(m_connection.run(&q));
    QList<Diagnostic> list;
    while (q.next())
        list.append({Diagnostic::Severity(q.value(0).toInt()), qsizetype(q.value(1).toLongLong()),
                     q.value(2).toString()});
    q.finish();
    return list;
}

Result<QList<UnreadRange>> SourceReader::notUnderstood(SourceId id)
{
    const auto query = m_connection.query(
        "SELECT begin, end, line, text FROM not_understood WHERE source = ? ORDER BY begin");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    q.bindValue(0, qint64(id));
    LECTERN_TRY(m_connection.run(&q));
    QList<UnreadRange> list;
    while (q.next())
        list.append({q.value(0).toLongLong(), q.value(1).toLongLong(), qsizetype(q.value(2).toLongLong()),
                     q.value(3).toString()});
    q.finish();
    return list;
}

Result<SavedPage> SourceReader::savedPage(SourceId id)
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    SavedPage page;
    Statement figures(m_connection,
                      "SELECT name, category, h_index, papers, citations, novelty, ai_score"
                      " FROM author_observation WHERE source = ?");
    const auto stated = figures.bind(1, qint64(id)).next();
    LECTERN_TRY(stated);
    if (*stated)
        page.figures = {figures.text(0),        figures.text(1),        figures.optionalInt(2),
                        figures.optionalInt(3), figures.optionalInt(4), figures.optionalInt(5),
                        figures.optionalInt(6)};
    Statement places(m_connection,
                     "SELECT id, paper FROM sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"
                     " ORDER BY id");
    places.bind(1, qint64(id));
    PaperTable papers(m_connection);
    for (;;) {
        const auto row = places.next();
        LECTERN_TRY(row);
        if (!*row)
            return page;
        const auto record = papers.load(places.number(1));
        LECTERN_TRY(record);
        for (const Sighting &sighting : record->sightings)
            if (sighting.id == places.number(0))
                page.papers.append({PaperId(record->id), sighting.values});
    }
}

// Those behind the last visit, without the bin. By the search index, which does not read a row for each.
Result<qint64> SourceReader::newPapers()
{
    const auto visit = VisitStore(m_connection).last();
    LECTERN_TRY(visit);
    if (!*visit)
        return 0;
    const auto last = qint64((*visit)->newest);
    const auto snapshot = index::Snapshot::of(m_connection);
    if (!snapshot && index::isDamage(snapshot.error())) { // who searches has it made anew
        Statement all(m_connection,
                      "SELECT count(*) FROM paper WHERE id > ? AND id NOT IN (SELECT paper FROM bin)");
        const auto row = all.bind(1, last).next();
        LECTERN_TRY(row);
        return all.number(0);
    }
    LECTERN_TRY(snapshot);
    qint64 count = (*snapshot)->live().countFrom(last + 1);
    Statement binned(m_connection, "SELECT paper FROM bin WHERE paper > ?");
    binned.bind(1, last);
    for (;;) {
        const auto next = binned.next();
        LECTERN_TRY(next);
        if (!*next)
            return count;
        count -= (*snapshot)->live().test(uint32_t(binned.number(0)));
    }
}

Result<Counts> SourceReader::counts()
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    const auto query = m_connection.query("SELECT name, value FROM counter");
    LECTERN_TRY(query);
    QSqlQuery &q = **query;
    LECTERN_TRY(m_connection.run(&q));
    QHash<QString, int> values;
    while (q.next())
        values.insert(q.value(0).toString(), q.value(1).toInt());
    q.finish();
    Counts counts;
    counts.papers = values.value(Counter::kPapers);
    counts.bookmarks = values.value(Counter::kBookmarks);
    counts.unread = counts.papers - values.value(Counter::kRead);
    counts.authors = values.value(Counter::kAuthors);
    counts.sightings = values.value(Counter::kSightings);
    counts.conflicts = values.value(Counter::kConflicts);
    const auto sources = m_connection.number("SELECT count(*) FROM source");
    LECTERN_TRY(sources);
    const auto binnedSources = m_connection.number("SELECT count(*) FROM source_bin");
    LECTERN_TRY(binnedSources);
    const auto binnedPapers =
        m_connection.number("SELECT count(*) FROM bin CROSS JOIN paper ON paper.id = paper");
    LECTERN_TRY(binnedPapers);
    const auto binnedSightings =
        m_connection.number("SELECT count(*) FROM bin CROSS JOIN sighting ON sighting.paper = bin.paper");
    LECTERN_TRY(binnedSightings);
    counts.sources = int(*sources - *binnedSources);
    counts.sightings -= int(*binnedSightings);
    counts.binnedSources = int(*binnedSources);
    counts.binnedPapers = int(*binnedPapers);
    const auto fresh = newPapers();
    LECTERN_TRY(fresh);
    counts.newPapers = int(*fresh);
    const auto schema = m_connection.number("PRAGMA user_version");
    LECTERN_TRY(schema);
    counts.schema = int(*schema);
    return counts;
}

} // namespace lectern
