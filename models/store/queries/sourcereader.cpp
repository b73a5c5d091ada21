#include "sourcereader.h"

#include "models/formats/base/highlightfield.h"
#include "models/formats/registry.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <limits>

namespace lectern
{

Result<SourceId> sourceWithHash(const Connection &connection, const QByteArray &contentHash)
{
    Statement find(connection, "SELECT id FROM source WHERE hash = ?");
    LECTERN_TRY(const auto row, find.bind(1, contentHash).next());
    return row ? SourceId(find.number(0)) : SourceId::None;
}

Result<bool> hasSources(const Connection &connection)
{
    LECTERN_TRY(const auto any, connection.number("SELECT EXISTS(SELECT 1 FROM source)"));
    return any != 0;
}

// condition: the end of the SQL, after the tables; `most` is its only parameter.
static Result<QList<SourceRow>> sourceRows(const Connection &connection, const char *condition, int most)
{
    const QByteArray sql =
        QByteArray("SELECT s.id, s.name, s.path, s.format, o.name, s.saved, s.imported, s.hash,"
                   " s.bytes, s.not_understood, s.sightings, s.diagnostics FROM source s"
                   " LEFT JOIN author_observation o ON o.source = s.id ")
        + condition;
    Statement read(connection, sql.constData());
    read.bind(1, most);
    QList<SourceRow> rows;
    LECTERN_TRY(read.forEach([&] {
        SourceRow row;
        row.id = SourceId(read.number(0));
        row.name = read.text(1);
        row.path = read.text(2);
        row.format = read.text(3);
        row.pageAuthor = read.text(4);
        row.savedOn = read.day(5);
        row.importedAt = QDateTime::fromMSecsSinceEpoch(read.number(6), Qt::UTC);
        row.contentHash = read.blob(7);
        row.bytes = read.number(8);
        row.notUnderstood = read.number(9);
        row.sightings = int(read.number(10));
        row.diagnostics = int(read.number(11));
        rows.append(row);
    }));
    return rows;
}

Result<QList<SourceRow>> SourceReader::imports(int most)
{
    const ReadingScope reading(m_connection);
    return sourceRows(m_connection, "ORDER BY s.imported DESC, s.id DESC LIMIT ?", most);
}

Result<QList<SourceRow>> SourceReader::list()
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(auto rows,
                sourceRows(m_connection,
                           "WHERE NOT EXISTS(SELECT 1 FROM source_bin WHERE source = s.id)"
                           " ORDER BY s.name, s.saved DESC, s.id LIMIT ?",
                           std::numeric_limits<int>::max()));
    // Papers in the trash still have sightings, but are not counted here.
    Statement trashed(m_connection,
                      "SELECT sighting.id >> 32, count(*) FROM bin CROSS JOIN sighting"
                      " ON sighting.paper = bin.paper GROUP BY 1");
    QHash<SourceId, int> fewer;
    LECTERN_TRY(trashed.forEach([&] { fewer.insert(SourceId(trashed.number(0)), int(trashed.number(1))); }));
    for (SourceRow &row : rows)
        row.sightings -= fewer.value(row.id);
    return rows;
}

Result<SourceId> SourceReader::withHash(const QByteArray &contentHash)
{
    const ReadingScope reading(m_connection);
    return sourceWithHash(m_connection, contentHash);
}

Result<int> SourceReader::reader(SourceId id)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT reader FROM source WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(id)).next());
    return row ? int(read.number(0)) : 0;
}

Result<bool> SourceReader::any()
{
    const ReadingScope reading(m_connection);
    return hasSources(m_connection);
}

Result<QList<Diagnostic>> SourceReader::diagnostics(SourceId id)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT severity, line, message FROM diagnostic WHERE source = ? ORDER BY position");
    read.bind(1, qint64(id));
    QList<Diagnostic> list;
    LECTERN_TRY(read.forEach([&] {
        list.append({Diagnostic::Severity(int(read.number(0))), qsizetype(read.number(1)), read.text(2)});
    }));
    return list;
}

Result<QList<UnreadRange>> SourceReader::notUnderstood(SourceId id)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT begin, end, line, text FROM not_understood WHERE source = ? ORDER BY begin");
    read.bind(1, qint64(id));
    QList<UnreadRange> list;
    LECTERN_TRY(read.forEach([&] {
        list.append({read.number(0), read.number(1), qsizetype(read.number(2)), read.text(3)});
    }));
    return list;
}

Result<SavedPage> SourceReader::savedPage(SourceId id)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    SavedPage page;
    Statement figures(m_connection,
                      "SELECT name, category, h_index, papers, citations, novelty, ai_score"
                      " FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto stated, figures.bind(1, qint64(id)).next());
    if (stated)
        page.figures = {figures.text(0),        figures.text(1),        figures.optionalInt(2),
                        figures.optionalInt(3), figures.optionalInt(4), figures.optionalInt(5),
                        figures.optionalInt(6)};
    Statement places(m_connection,
                     "SELECT id, paper FROM sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"
                     " ORDER BY id");
    places.bind(1, qint64(id));
    PaperTable papers(m_connection);
    LECTERN_TRY(places.forEach([&]() -> Result<> {
        LECTERN_TRY(const auto record, papers.load(places.number(1)));
        for (const Sighting &sighting : record.sightings)
            if (sighting.id == places.number(0))
                page.papers.append({PaperId(record.id), sighting.values});
        return {};
    }));
    return page;
}

Result<QList<LinkedFile>> SourceReader::linkedFiles(SourceId id)
{
    const ReadingScope reading(m_connection);
    // Large dumps of papers name no files, so they are skipped.
    Statement read(m_connection,
                   "SELECT g.paper, s.path, CASE WHEN g.same & ?2 THEN p.extra ELSE t.extra END FROM source s"
                   " CROSS JOIN sighting g ON g.id BETWEEN s.id << 32 AND (s.id << 32) + 4294967295"
                   " CROSS JOIN paper p ON p.id = g.paper LEFT JOIN stated t ON t.sighting = g.id"
                   " WHERE (?1 = 0 OR s.id = ?1)"
                   " AND s.format IN (SELECT value FROM json_each(?3))"
                   " AND NOT EXISTS(SELECT 1 FROM source_bin WHERE source = s.id)"
                   " AND NOT EXISTS(SELECT 1 FROM bin WHERE bin.paper = g.paper) ORDER BY g.id");
    QJsonArray named;
    for (const Format &format : formats())
        if (format.fileFields)
            named.append(format.id);
    read.bind(1, qint64(id)).bind(2, qint64(ExtraFields));
    read.bind(3, QString::fromUtf8(QJsonDocument(named).toJson(QJsonDocument::Compact)));
    QList<LinkedFile> files;
    LECTERN_TRY(read.forEach([&] {
        Paper paper;
        paper.extra = splitExtra(read.text(2));
        for (const QString &name : lectern::linkedFiles(paper))
            files.append({PaperId(read.number(0)), name, read.text(1)});
    }));
    return files;
}

// Counts the papers added after the last visit, without the trash. The search index counts them without
// reading a row for each.
Result<qint64> SourceReader::newPapers(PaperId newest)
{
    const qint64 last = countedPapers(qint64(newest)); // upper bound of paper numbers
    const auto snapshot = index::Snapshot::of(m_connection);
    if (!snapshot && index::isDamage(snapshot.error())) { // the next search rebuilds the index
        Statement all(m_connection,
                      "SELECT count(*) FROM paper WHERE id > ? AND id NOT IN (SELECT paper FROM bin)");
        LECTERN_TRY(all.bind(1, last).next());
        return all.number(0);
    }
    LECTERN_TRY(snapshot);
    qint64 count = (*snapshot)->live().countFrom(last + 1);
    Statement trashed(m_connection, "SELECT paper FROM bin WHERE paper > ?");
    trashed.bind(1, last);
    LECTERN_TRY(trashed.forEach([&] { count -= (*snapshot)->live().holds(trashed.number(0)); }));
    return count;
}

Result<Counts> SourceReader::counts()
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    Statement read(m_connection, "SELECT name, value FROM counter");
    QHash<QString, int> values;
    LECTERN_TRY(read.forEach([&] { values.insert(read.text(0), int(read.number(1))); }));
    Counts counts;
    counts.papers = values.value(Counter::kPapers);
    counts.bookmarks = values.value(Counter::kBookmarks);
    counts.unread = counts.papers - values.value(Counter::kRead);
    counts.authors = values.value(Counter::kAuthors);
    counts.sightings = values.value(Counter::kSightings);
    counts.conflicts = values.value(Counter::kConflicts);
    LECTERN_TRY(const auto sources, m_connection.number("SELECT count(*) FROM source"));
    LECTERN_TRY(const auto trashedSources, m_connection.number("SELECT count(*) FROM source_bin"));
    LECTERN_TRY(const auto trashedPapers,
                m_connection.number("SELECT count(*) FROM bin CROSS JOIN paper ON paper.id = paper"));
    LECTERN_TRY(
        const auto binnedSightings,
        m_connection.number("SELECT count(*) FROM bin CROSS JOIN sighting ON sighting.paper = bin.paper"));
    counts.sources = int(sources - trashedSources);
    counts.sightings -= int(binnedSightings);
    counts.trashedSources = int(trashedSources);
    counts.trashedPapers = int(trashedPapers);
    LECTERN_TRY(const auto visit, VisitStore(m_connection).last());
    counts.isVisited = visit.has_value();
    if (visit) {
        LECTERN_TRY(const auto fresh, newPapers(visit->newest));
        counts.newPapers = int(fresh);
    }
    LECTERN_TRY(const auto schema, m_connection.number("PRAGMA user_version"));
    counts.schema = int(schema);
    return counts;
}

} // namespace lectern
