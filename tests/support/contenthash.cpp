#include "contenthash.h"

#include "models/store/identity/retainedidentity.h"
#include "models/store/library.h"
#include "models/store/papers/marktable.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <vector>

namespace lectern::test
{

namespace
{

// Hashes values with unambiguous boundaries.
class Digest
{
public:
    Digest() { m_stream.setVersion(QDataStream::Qt_6_0); }
    template <typename T>
    Digest &operator<<(const T &value)
    {
        m_stream << value;
        return *this;
    }
    Digest &operator<<(const std::optional<int> &value) { return *this << bool(value) << value.value_or(0); }
    Digest &operator<<(const std::optional<double> &value)
    {
        return *this << bool(value) << value.value_or(0);
    }
    // A library does not distinguish null and empty text, but QDataStream does.
    Digest &operator<<(const QString &text)
    {
        m_stream << (text.isNull() ? QStringLiteral("") : text);
        return *this;
    }
    QByteArray result() { return QCryptographicHash::hash(m_bytes, QCryptographicHash::Sha256); }

private:
    QByteArray m_bytes;
    QDataStream m_stream{&m_bytes, QIODevice::WriteOnly};
};

void add(Digest &digest, const Paper &paper)
{
    digest << paper.title << qint64(paper.authors.size());
    for (const QString &name : paper.authors)
        digest << name;
    digest << flagsOf(paper) << paper.category << paper.date << paper.score << paper.affiliation
           << paper.abstract << paper.arxivId << paper.doi << paper.year << paper.venue << paper.url
           << paper.citations << qint64(paper.extra.size());
    for (const ExtraField &field : paper.extra)
        digest << field.name << field.value;
}

QByteArray united(std::vector<QByteArray> &parts)
{
    std::sort(parts.begin(), parts.end());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : parts)
        hash.addData(part);
    return hash.result();
}

// Adds all rows of a query as text, in its order.
Result<> addRows(const Connection &connection, const char *sql, int columns, std::optional<qint64> key,
                 Digest &digest)
{
    Statement rows(connection, sql);
    if (key)
        rows.bind(1, *key);
    LECTERN_TRY(rows.forEach([&] {
        for (int column = 0; column < columns; ++column)
            digest << rows.text(column);
    }));
    digest << columns; // marks the end of the rows
    return {};
}

// A common table expression with the path of each reading list: its name with those of its ancestors.
constexpr auto kListPaths = "WITH RECURSIVE path(list, name, above) AS ("
                            " SELECT id, name, parent FROM reading_list"
                            " UNION ALL SELECT path.list, p.name || '/' || path.name, p.parent FROM path"
                            " JOIN reading_list p ON p.id = path.above)";

// Returns a digest of the user data of one paper, except bookmark and read mark.
Result<QByteArray> userDataOf(const Connection &connection, qint64 paper)
{
    Digest digest;
    LECTERN_TRY(addRows(connection,
                        "SELECT name FROM paper_tag JOIN tag ON tag.id = paper_tag.tag WHERE paper = ?"
                        " ORDER BY name",
                        1, paper, digest));
    static const QByteArray inLists = QByteArray(kListPaths)
        + " SELECT path.name, position FROM list_paper JOIN path ON path.list = list_paper.list"
          " WHERE list_paper.paper = ? AND coalesce(path.above, 0) = 0 ORDER BY path.name";
    LECTERN_TRY(addRows(connection, inLists.constData(), 2, paper, digest));
    LECTERN_TRY(addRows(connection,
                        "SELECT folded, name FROM author_assignment JOIN author ON author.id = author"
                        " WHERE paper = ? ORDER BY folded",
                        2, paper, digest));
    static const QList<std::pair<QByteArray, int>> others = [] {
        QList<std::pair<QByteArray, int>> queries;
        for (const UserTable &table : userTables())
            if (const QByteArray columns = table.digest; !columns.isEmpty())
                queries.append({"SELECT " + columns + " FROM " + table.name + " WHERE paper = ? ORDER BY 1",
                                int(columns.count(',')) + 1});
        return queries;
    }();
    for (const auto &[sql, columns] : others)
        LECTERN_TRY(addRows(connection, sql.constData(), columns, paper, digest));
    return digest.result();
}

// Returns a digest of the user data that belongs to no single paper.
Result<QByteArray> otherUserData(const Connection &connection)
{
    Digest digest;
    LECTERN_TRY(addRows(connection, "SELECT name, colour FROM tag ORDER BY name", 2, {}, digest));
    static const QByteArray lists = QByteArray(kListPaths)
        + " SELECT path.name FROM path WHERE coalesce(path.above, 0) = 0 ORDER BY path.name";
    LECTERN_TRY(addRows(connection, lists.constData(), 1, {}, digest));
    LECTERN_TRY(addRows(connection,
                        "SELECT author.name, body FROM author_note LEFT JOIN author ON author.id = author"
                        " ORDER BY author.name, body",
                        2, {}, digest));
    // Author identity, by names, so that authors' numbers do not matter.
    LECTERN_TRY(addRows(connection,
                        "SELECT min(folded) OVER (PARTITION BY author) AS first, folded FROM author_alias"
                        " ORDER BY first, folded",
                        2, {}, digest));
    LECTERN_TRY(
        addRows(connection,
                "SELECT author.name, t.name FROM author_title t LEFT JOIN author ON author.id = author"
                " ORDER BY author.name, t.name",
                2, {}, digest));
    LECTERN_TRY(addRows(connection,
                        "SELECT min(a.name, b.name) AS first, max(a.name, b.name) AS second FROM author_apart"
                        " JOIN author a ON a.id = one JOIN author b ON b.id = other ORDER BY first, second",
                        2, {}, digest));
    // Decisions about papers (same, different, versions), by their identity data.
    LECTERN_TRY(addRows(
        connection,
        "WITH known(decision, side, text) AS (SELECT decision, side, coalesce(title, '') || char(10) ||"
        " coalesce(authors, '') || char(10) || coalesce(arxiv, '') || char(10) || coalesce(doi, '') ||"
        " char(10) || coalesce(abstract, '') FROM paper_decision_side)"
        " SELECT relation, min(a.text, b.text) AS first, max(a.text, b.text) AS second FROM paper_decision d"
        " JOIN known a ON a.decision = d.id AND a.side = 0 JOIN known b ON b.decision = d.id AND b.side = 1"
        " ORDER BY relation, first, second",
        3, {}, digest));
    LECTERN_TRY(
        addRows(connection, "SELECT name, query FROM saved_search ORDER BY position, name", 2, {}, digest));
    return digest.result();
}

// Returns whether any paper has data that userDataOf() would find.
Result<bool> anyUserData(const Connection &connection)
{
    for (const UserTable &table : userTables()) {
        if (!table.columns || table.name == QByteArrayView("mark"))
            continue;
        const QByteArray sql = QByteArray("SELECT EXISTS(SELECT 1 FROM ") + table.name + ")";
        LECTERN_TRY(const auto any, connection.number(sql.constData()));
        if (any)
            return true;
    }
    return false;
}

Result<std::vector<QByteArray>> paperDigests(const Connection &connection)
{
    std::vector<QByteArray> digests;
    PaperTable papers(connection);
    MarkTable marks(connection);
    LECTERN_TRY(const auto more, anyUserData(connection));
    Statement ids(connection, "SELECT id FROM paper");
    LECTERN_TRY(ids.forEach([&]() -> Result<> {
        LECTERN_TRY(const auto record, papers.load(ids.number(0)));
        LECTERN_TRY(const auto mark, marks.marksOf(record.id));
        std::vector<QByteArray> sightings;
        for (const Sighting &sighting : record.sightings) {
            Digest digest;
            digest << sighting.source->hash << sighting.position() << qint64(sighting.values.line);
            add(digest, sighting.values);
            sightings.push_back(digest.result());
        }
        Digest digest;
        add(digest, record.shown);
        digest << record.conflicts << mark.bookmarked << mark.read << mark.trashed << united(sightings);
        if (more) {
            LECTERN_TRY(const auto made, userDataOf(connection, record.id));
            digest << made;
        }
        digests.push_back(digest.result());
        return {};
    }));
    return digests;
}

Result<QByteArray> diagnosticsOf(const Connection &connection, qint64 source)
{
    Digest digest;
    Statement diagnostics(
        connection, "SELECT severity, line, message FROM diagnostic WHERE source = ? ORDER BY position");
    diagnostics.bind(1, source);
    LECTERN_TRY(diagnostics.forEach(
        [&] { digest << diagnostics.number(0) << diagnostics.number(1) << diagnostics.text(2); }));
    Statement unread(connection,
                     "SELECT begin, end, line, text FROM not_understood WHERE source = ? ORDER BY begin");
    unread.bind(1, source);
    LECTERN_TRY(unread.forEach(
        [&] { digest << unread.number(0) << unread.number(1) << unread.number(2) << unread.text(3); }));
    Statement figures(connection,
                      "SELECT name, category, h_index, papers, citations, novelty, ai_score"
                      " FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto row, figures.bind(1, source).next());
    if (row) {
        digest << figures.text(0) << figures.text(1);
        for (int column = 2; column < 7; ++column)
            digest << figures.optionalInt(column);
    }
    return digest.result();
}

Result<std::vector<QByteArray>> sourceDigests(const Connection &connection)
{
    std::vector<QByteArray> digests;
    Statement sources(connection,
                      "SELECT id, hash, name, format, saved, bytes, not_understood, sightings,"
                      " EXISTS(SELECT 1 FROM source_bin WHERE source = source.id) FROM source");
    PaperTable papers(connection);
    for (;;) {
        LECTERN_TRY(const auto row, sources.next());
        if (!row)
            return digests;
        LECTERN_TRY(const auto diagnostics, diagnosticsOf(connection, sources.number(0)));
        Digest digest;
        digest << sources.blob(1) << sources.text(2) << sources.text(3) << sources.number(4)
               << sources.number(5) << sources.number(6) << sources.number(7) << diagnostics;
        if (sources.number(8)) { // the source is in the trash
            std::vector<QByteArray> sightings;
            LECTERN_TRY(
                papers.forEachTrashed(SourceId(sources.number(0)), [&](const Sighting &s) -> Result<> {
                    Digest aside;
                    aside << s.position() << qint64(s.values.line);
                    add(aside, s.values);
                    sightings.push_back(aside.result());
                    return {};
                }));
            digest << united(sightings);
            LECTERN_TRY(addRows(connection,
                                "SELECT name, category, h_index, papers, citations, novelty, ai_score"
                                " FROM binned_observation WHERE source = ?",
                                7, sources.number(0), digest));
        }
        digests.push_back(digest.result());
    }
}

// Returns digests of the user data of papers without sightings.
Result<std::vector<QByteArray>> keptDigests(const Connection &connection)
{
    std::vector<QByteArray> digests;
    RetainedIdentityTable kept(connection);
    const QByteArray sql = "SELECT made.paper, coalesce(bookmarked, 0), coalesce(read, 0),"
                           " EXISTS(SELECT 1 FROM bin WHERE bin.paper = made.paper) FROM ("
        + papersWithUserData(true)
        + ") AS made LEFT JOIN mark ON mark.paper = made.paper"
          " WHERE NOT EXISTS(SELECT 1 FROM paper WHERE paper.id = made.paper)";
    Statement marks(connection, sql.constData());
    LECTERN_TRY(marks.forEach([&]() -> Result<> {
        LECTERN_TRY(const auto known, kept.of(marks.number(0)));
        std::vector<QByteArray> identities;
        for (const Paper &paper : known) {
            Digest digest;
            add(digest, paper);
            identities.push_back(digest.result());
        }
        Digest digest;
        LECTERN_TRY(const auto made, userDataOf(connection, marks.number(0)));
        digest << marks.number(1) << marks.number(2) << marks.number(3) << united(identities) << made;
        digests.push_back(digest.result());
        return {};
    }));
    return digests;
}

} // namespace

Result<QByteArray> contentHash(const Library &library)
{
    LECTERN_TRY(const auto opened, Connection::open(library.file(), true));
    Connection &connection = *opened;
    Transaction snapshot(connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    LECTERN_TRY(auto papers, paperDigests(connection));
    LECTERN_TRY(auto sources, sourceDigests(connection));
    LECTERN_TRY(auto kept, keptDigests(connection));
    LECTERN_TRY(const auto made, otherUserData(connection));
    std::vector<QByteArray> parts{united(papers), united(sources), united(kept), made};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray &part : parts)
        hash.addData(part);
    return hash.result();
}

} // namespace lectern::test
