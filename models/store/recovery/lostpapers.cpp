#include "lostpapers.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"
#include "models/store/types/sighting.h"

#include <QCryptographicHash>
#include <QDateTime>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Finds papers that are referred to but have no row. Papers that wait for their source (kept_identity) never
// had one.
constexpr const char *kFindMissing =
    "CREATE TEMP TABLE missing(id INTEGER PRIMARY KEY);"
    "INSERT INTO missing SELECT id FROM marked UNION SELECT paper FROM sighting UNION SELECT paper FROM "
    "abstract"
    " UNION SELECT paper FROM paper_author EXCEPT SELECT id FROM paper EXCEPT SELECT paper FROM "
    "kept_identity;";

// Gathers the data of a lost paper from other tables: stated values that differ from the shown ones, the
// names of its authors, its abstract.
constexpr const char *kGather =
    "INSERT INTO paper SELECT m.id, s.title, NULL, coalesce(s.authors, (SELECT group_concat(a.name, char(10))"
    "  FROM paper_author p JOIN author a ON a.id = p.author WHERE p.paper = m.id)),"
    " s.category, s.date, s.score, s.year, s.citations, s.affiliation, s.venue, s.arxiv, s.doi, s.url, "
    "s.extra,"
    " coalesce(s.flags, 0), 0 FROM missing m LEFT JOIN stated s ON s.sighting ="
    " (SELECT st.sighting FROM sighting g JOIN stated st ON st.sighting = g.id WHERE g.paper = m.id"
    "  ORDER BY st.title IS NULL, st.sighting LIMIT 1);"
    "INSERT OR IGNORE INTO abstract SELECT g.paper, st.abstract FROM missing m JOIN sighting g ON g.paper = "
    "m.id"
    " JOIN stated st ON st.sighting = g.id WHERE st.abstract IS NOT NULL;"
    // The row of a paper without a title contains the beginning of the abstract. The row of the abstract
    // itself may be lost.
    "UPDATE paper SET flags = flags | 16 WHERE title IS NULL AND lead IS NOT NULL"
    " AND NOT EXISTS(SELECT 1 FROM abstract WHERE paper = paper.id);"
    "INSERT INTO abstract SELECT id, lead FROM paper WHERE title IS NULL AND lead IS NOT NULL"
    " AND NOT EXISTS(SELECT 1 FROM abstract WHERE paper = paper.id);"
    "CREATE TEMP TABLE unnamed AS SELECT id FROM paper WHERE title IS NULL"
    " AND NOT EXISTS(SELECT 1 FROM abstract WHERE paper = paper.id);";

// A mark on a paper without any data is kept. The paper gets a placeholder title.
constexpr const char *kNameOrDrop =
    "UPDATE paper SET title = 'Lost paper ' || id WHERE id IN (SELECT id FROM unnamed)"
    " AND id IN (SELECT id FROM marked);"
    "DELETE FROM paper WHERE id IN (SELECT id FROM unnamed) AND title IS NULL;"
    "DELETE FROM sighting WHERE paper NOT IN (SELECT id FROM paper);"
    "DELETE FROM stated WHERE sighting NOT IN (SELECT id FROM sighting);"
    // If the differing values of a source are lost, the source is assumed to have stated the shown values.
    // Otherwise an additional empty paper would be created.
    "UPDATE sighting SET same = same | 1 | 2 | 128 WHERE same & 129 = 0"
    " AND NOT EXISTS(SELECT 1 FROM stated s WHERE s.sighting = id AND (s.title IS NOT NULL OR s.abstract IS "
    "NOT NULL));"
    "DELETE FROM bin WHERE paper NOT IN (SELECT id FROM paper);";

// Names for items that are only referred to.
constexpr const char *kNameOthers =
    "INSERT OR IGNORE INTO tag(id, name, colour)"
    " SELECT DISTINCT tag, 'Lost tag ' || tag, 0 FROM paper_tag WHERE tag NOT IN (SELECT id FROM tag);"
    "INSERT OR IGNORE INTO reading_list(id, parent, name, position)"
    " SELECT DISTINCT list, NULL, 'Lost list ' || list, list FROM list_paper"
    "  WHERE list NOT IN (SELECT id FROM reading_list);"
    "INSERT OR IGNORE INTO reading_list(id, parent, name, position)"
    " SELECT DISTINCT parent, NULL, 'Lost list ' || parent, parent FROM reading_list"
    "  WHERE parent IS NOT NULL AND parent NOT IN (SELECT id FROM reading_list);"
    "INSERT OR IGNORE INTO author(id, name, papers, listed) SELECT id, name, 0, 0 FROM ("
    " SELECT author AS id, coalesce((SELECT name FROM author_title t WHERE t.author = n.author),"
    "  (SELECT min(folded) FROM author_alias a WHERE a.author = n.author),"
    "  (SELECT min(folded) FROM author_name a WHERE a.author = n.author)) AS name FROM author_note n)"
    " WHERE name IS NOT NULL;"
    "DELETE FROM paper_decision_side WHERE decision NOT IN (SELECT id FROM paper_decision);"
    // Files are identified by their hash, so a valid hash is required.
    "DELETE FROM attachment WHERE length(hash) <> 32;"
    "INSERT OR IGNORE INTO attached_file(hash, path, bytes, modified, pages)"
    " SELECT hash, name, 0, 0, 0 FROM attachment;"
    "DELETE FROM highlight WHERE length(hash) <> 32 OR length(id) <> 16 OR length(quote) = 0;";

constexpr const char *kDropHalfDecisions =
    "DELETE FROM paper_decision WHERE (SELECT count(*) FROM paper_decision_side WHERE decision = id) < 2"
    " OR (relation = 4 AND id NOT IN (SELECT decision FROM paper_decision_place));"
    "DELETE FROM paper_decision_side WHERE decision NOT IN (SELECT id FROM paper_decision);";

// Stored sightings of sources in the trash become papers like all others; each source is moved to the trash
// again at the end.
constexpr const char *kTakeOutOfTrash =
    "CREATE TEMP TABLE aside AS SELECT id AS sighting, row_number() OVER (ORDER BY id)"
    " + (SELECT max(ifnull((SELECT max(id) FROM paper), 0), ifnull((SELECT max(paper) FROM sighting), 0),"
    "  ifnull((SELECT max(id) FROM marked), 0), ifnull((SELECT max(paper) FROM kept_identity), 0))) AS paper"
    "  FROM binned_sighting WHERE id NOT IN (SELECT id FROM sighting);"
    "INSERT INTO paper SELECT a.paper, title, NULL, authors, category, date, score, year, citations,"
    " affiliation, venue, arxiv, doi, url, extra, flags, 0 FROM aside a JOIN binned_sighting b ON b.id = "
    "a.sighting;"
    "INSERT INTO abstract SELECT a.paper, abstract FROM aside a JOIN binned_sighting b ON b.id = a.sighting"
    " WHERE abstract IS NOT NULL;"
    "DELETE FROM paper WHERE id IN (SELECT paper FROM aside) AND title IS NULL"
    " AND id NOT IN (SELECT paper FROM abstract);"
    "INSERT INTO sighting SELECT a.sighting, a.paper, line, 32767 FROM aside a"
    " JOIN binned_sighting b ON b.id = a.sighting WHERE a.paper IN (SELECT id FROM paper);"
    "INSERT OR IGNORE INTO author_observation SELECT source, 1, name, category, h_index, papers, citations,"
    " novelty, ai_score FROM binned_observation;"
    "DELETE FROM binned_sighting; DELETE FROM binned_observation; DELETE FROM source_bin; DELETE FROM bin;";

constexpr const char *kLostSources =
    "SELECT DISTINCT id >> 32 FROM sighting WHERE id >> 32 NOT IN (SELECT id FROM source)";
constexpr const char *kPapersWithoutSource =
    "SELECT id FROM paper WHERE NOT EXISTS(SELECT 1 FROM sighting WHERE paper = paper.id) ORDER BY id";

Result<> addSource(const Connection &rows, qint64 id, const QString &name)
{
    Statement insert(rows,
                     "INSERT OR IGNORE INTO source(id, hash, name, path, format, saved, imported, bytes,"
                     " not_understood, sightings, truncated, diagnostics)"
                     " VALUES(?, ?, ?, NULL, 'jsonl', NULL, ?, 0, 0, 0, 0, 0)");
    const QByteArray hash = QCryptographicHash::hash(QString(u"salvaged "_s + rows.file() + name).toUtf8(),
                                                     QCryptographicHash::Sha256);
    return insert.bind(1, id).bind(2, hash).bind(3, name).bind(4, QDateTime::currentMSecsSinceEpoch()).run();
}

// Counts the missing items as the difference between the counters and the existing items.
Result<> countLost(const Connection &rows, RepairedRows *repaired)
{
    LECTERN_TRY(const auto counted,
                rows.number("SELECT ifnull(sum(sightings), 0) FROM source"
                            " WHERE id NOT IN (SELECT source FROM source_bin)"));
    LECTERN_TRY(const auto seen,
                rows.number("SELECT count(*) FROM sighting WHERE id >> 32 IN (SELECT id FROM source)"));
    repaired->sightings = qMax<qint64>(0, counted - seen);
    LECTERN_TRY(const auto bookmarks, rows.number("SELECT value FROM counter WHERE name = 'bookmarks'"));
    LECTERN_TRY(const auto foundBookmarks, rows.number("SELECT count(*) FROM mark WHERE bookmarked"));
    LECTERN_TRY(const auto read, rows.number("SELECT value FROM counter WHERE name = 'read'"));
    LECTERN_TRY(const auto foundRead, rows.number("SELECT count(*) FROM mark WHERE read"));
    repaired->bookmarks = qMax<qint64>(0, bookmarks - foundBookmarks);
    repaired->read = qMax<qint64>(0, read - foundRead);
    return {};
}

// Names papers that only user data refers to, and drops others without data.
Result<> repairRecoveredPapers(const Connection &rows, RepairedRows *repaired)
{
    LECTERN_TRY(const auto counted,
                rows.number("SELECT ifnull((SELECT value FROM counter WHERE name = 'papers'), 0)"
                            " + (SELECT count(*) FROM bin)"));
    const QByteArray marked =
        "CREATE TEMP TABLE marked AS SELECT paper AS id FROM (" + papersWithUserData(false) + ")";
    LECTERN_TRY(rows.exec(marked.constData()));
    LECTERN_TRY(rows.exec(kFindMissing));
    LECTERN_TRY(rows.exec(kGather));
    LECTERN_TRY(const auto nameless,
                rows.number("SELECT count(*) FROM unnamed WHERE id IN (SELECT id FROM marked)"));
    LECTERN_TRY(const auto dropped,
                rows.number("SELECT count(*) FROM unnamed WHERE id NOT IN (SELECT id FROM marked)"));
    LECTERN_TRY(const auto missing, rows.number("SELECT count(*) FROM missing"));
    LECTERN_TRY(rows.exec(kNameOrDrop));
    LECTERN_TRY(const auto left, rows.number("SELECT count(*) FROM paper"));
    repaired->nameless = nameless;
    repaired->parts =
        missing - qMin(missing, nameless + dropped); // `unnamed` may also contain papers whose row exists
    repaired->papers = qMax(dropped, qMin(counted, qint64(1) << 32) - left);
    return {};
}

Result<> dropHalfDecisions(const Connection &rows, RepairedRows *repaired)
{
    LECTERN_TRY(const auto decisions, rows.number("SELECT count(*) FROM paper_decision"));
    LECTERN_TRY(rows.exec(kDropHalfDecisions));
    LECTERN_TRY(const auto whole, rows.number("SELECT count(*) FROM paper_decision"));
    repaired->decisions = decisions - whole;
    return {};
}

// Ensures that each sighting has a source, and each paper a sighting.
Result<> addLostSources(const Connection &rows, RepairedRows *repaired)
{
    LECTERN_TRY(const auto lost, Statement(rows, kLostSources).allNumbers());
    for (const qint64 source : lost)
        LECTERN_TRY(addSource(rows, source, u"Lost source %1"_s.arg(source)));
    repaired->sources = lost.size();
    LECTERN_TRY(const auto homeless, Statement(rows, kPapersWithoutSource).allNumbers());
    if (homeless.isEmpty())
        return {};
    LECTERN_TRY(const auto last, rows.number("SELECT ifnull(max(id), 0) FROM source"));
    LECTERN_TRY(addSource(rows, last + 1, u"Papers whose source is lost"_s));
    Statement see(rows, "INSERT INTO sighting(id, paper, line, same) VALUES(?, ?, 0, 32767)");
    for (qsizetype i = 0; i < homeless.size(); ++i)
        LECTERN_TRY(see.bind(1, Sighting::makeId(SourceId(last + 1), quint32(i))).bind(2, homeless[i]).run());
    return {};
}

// Records what to move to the trash again: papers by a sighting, sources by their hash.
Result<> recordTrashed(const Connection &rows, const QList<qint64> &papers, const QList<qint64> &sources,
                       RepairedRows *repaired)
{
    Statement sighting(rows, "SELECT min(id) FROM sighting WHERE paper = ?");
    for (const qint64 paper : papers) {
        sighting.bind(1, paper);
        LECTERN_TRY(sighting.forEach([&] {
            if (!sighting.isNull(0))
                repaired->trashedPapers.append(sighting.number(0));
        }));
    }
    Statement hash(rows, "SELECT hash FROM source WHERE id = ?");
    for (const qint64 source : sources) {
        hash.bind(1, source);
        LECTERN_TRY(hash.forEach([&] { repaired->trashedSources.append(hash.blob(0)); }));
    }
    return {};
}

} // namespace

Result<RepairedRows> repairRecovered(Connection &rows)
{
    RepairedRows repaired;
    LECTERN_TRY(countLost(rows, &repaired));
    LECTERN_TRY(repairRecoveredPapers(rows, &repaired));
    LECTERN_TRY(rows.exec(kNameOthers));
    LECTERN_TRY(const auto notes,
                rows.number("SELECT count(*) FROM author_note WHERE author NOT IN (SELECT id FROM author)"));
    repaired.authorNotes = notes;
    LECTERN_TRY(dropHalfDecisions(rows, &repaired));
    LECTERN_TRY(const auto trashedPapers, Statement(rows, "SELECT paper FROM bin").allNumbers());
    LECTERN_TRY(const auto trashedSources, Statement(rows, "SELECT source FROM source_bin").allNumbers());
    LECTERN_TRY(rows.exec(kTakeOutOfTrash));
    LECTERN_TRY(addLostSources(rows, &repaired));
    LECTERN_TRY(recordTrashed(rows, trashedPapers, trashedSources, &repaired));
    return repaired;
}

} // namespace lectern
