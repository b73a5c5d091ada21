#include "sourcereader.h"

#include "counters.h"
#include "sourcewriter.h"
#include "transaction.h"
#include "try.h"

namespace lectern
{

Result<QList<SourceRow>> SourceReader::sources()
{
    const auto query = m_connection.query(
        "SELECT s.id, s.name, s.path, s.format, o.name, s.saved, s.imported, s.hash, s.bytes,"
        " s.not_understood, s.sightings, s.diagnostics FROM source s"
        " LEFT JOIN author_observation o ON o.source = s.id ORDER BY s.name, s.saved DESC, s.id");
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
    counts.sources = int(*sources);
    const auto schema = m_connection.number("PRAGMA user_version");
    LECTERN_TRY(schema);
    counts.schema = int(*schema);
    return counts;
}

} // namespace lectern
