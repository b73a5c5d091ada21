#include "schema.h"

#include "backup.h"
#include "transaction.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

const QList<SchemaStep> &schemaSteps()
{
    // Days are Julian day numbers, times are milliseconds since 1970 in UTC, lists of names have one name per
    // line. An absent value is NULL.
    static const QList<SchemaStep> steps{
        {12,
         {
             u"CREATE TABLE source("
             " id INTEGER PRIMARY KEY,"
             " hash BLOB NOT NULL UNIQUE," // SHA-256 of the bytes of the source
             " name TEXT, path TEXT, format TEXT,"
             " saved INTEGER, imported INTEGER NOT NULL, bytes INTEGER NOT NULL,"
             " not_understood INTEGER NOT NULL," // in bytes
             " sightings INTEGER NOT NULL,"
             " truncated INTEGER NOT NULL," // sightings whose author list ends in "et al."
             " diagnostics INTEGER NOT NULL)"_s,
             u"CREATE TABLE diagnostic("
             " source INTEGER NOT NULL REFERENCES source, position INTEGER NOT NULL,"
             " severity INTEGER NOT NULL, line INTEGER NOT NULL, message TEXT,"
             " PRIMARY KEY(source, position)) WITHOUT ROWID"_s,
             u"CREATE TABLE not_understood("
             " source INTEGER NOT NULL REFERENCES source, begin INTEGER NOT NULL, end INTEGER NOT NULL,"
             " line INTEGER NOT NULL, text TEXT," // first characters of the range
             " PRIMARY KEY(source, begin)) WITHOUT ROWID"_s,

             // The shown values for a list row. The abstract has a separate table, so that a page of the file
             // contains many list rows. Each row is a paper with at least one sighting.
             u"CREATE TABLE paper("
             " id INTEGER PRIMARY KEY,"
             " title TEXT,"
             " lead TEXT," // first words of the abstract if there is no title
             " authors TEXT, category TEXT, date INTEGER, score REAL, year INTEGER, citations INTEGER,"
             " affiliation TEXT, venue TEXT, arxiv TEXT, doi TEXT, url TEXT, extra TEXT,"
             " flags INTEGER NOT NULL,"
             " conflicts INTEGER NOT NULL)"_s, // one bit per field whose value differs between sources
             u"CREATE TABLE abstract(paper INTEGER PRIMARY KEY REFERENCES paper, body TEXT NOT NULL)"_s,

             // A sighting: one appearance of a paper on a source. id = source * 2^32 + position in it. The
             // fields in `same` equal the shown values; only the others are in `stated`. The values of a
             // paper with a single source are therefore stored once.
             u"CREATE TABLE sighting("
             " id INTEGER PRIMARY KEY,"
             " paper INTEGER NOT NULL REFERENCES paper,"
             " line INTEGER NOT NULL, same INTEGER NOT NULL)"_s,
             u"CREATE INDEX sighting_by_paper ON sighting(paper)"_s,
             u"CREATE TABLE stated("
             " sighting INTEGER PRIMARY KEY REFERENCES sighting,"
             " title TEXT, authors TEXT, category TEXT, date INTEGER, score REAL, year INTEGER,"
             " citations INTEGER, affiliation TEXT, venue TEXT, arxiv TEXT, doi TEXT, url TEXT, extra TEXT,"
             " abstract TEXT, flags INTEGER NOT NULL)"_s,

             // Keys for identifying papers: hashes of ids, abstracts and titles. Equal hashes only give
             // candidates.
             u"CREATE TABLE identity_key(hash INTEGER NOT NULL, paper INTEGER NOT NULL,"
             " PRIMARY KEY(hash, paper)) WITHOUT ROWID"_s,
             // Identity keys of removed sightings of a marked paper, so that a later import finds its marks
             // again.
             u"CREATE TABLE kept_identity("
             " id INTEGER PRIMARY KEY, paper INTEGER NOT NULL,"
             " title TEXT, authors TEXT, arxiv TEXT, doi TEXT, abstract TEXT, flags INTEGER NOT NULL)"_s,
             u"CREATE INDEX kept_identity_by_paper ON kept_identity(paper)"_s,

             u"CREATE TABLE author(id INTEGER PRIMARY KEY, name TEXT NOT NULL, papers INTEGER NOT NULL,"
             // listed: whether the author has papers or a page. Other authors are kept only for decisions.
             " listed INTEGER NOT NULL DEFAULT 1)"_s,
             u"CREATE INDEX author_by_papers ON author(papers DESC, name)"_s,
             // Folded names; several belong to one author after a merge by the user.
             u"CREATE TABLE author_name(folded TEXT PRIMARY KEY, author INTEGER NOT NULL REFERENCES author)"
             " WITHOUT ROWID"_s,
             u"CREATE INDEX author_name_by_author ON author_name(author)"_s,
             // User decision: this name on this paper is that author; overrides author_name.
             u"CREATE TABLE author_assignment("
             " paper INTEGER NOT NULL, folded TEXT NOT NULL, author INTEGER NOT NULL REFERENCES author,"
             " PRIMARY KEY(paper, folded)) WITHOUT ROWID"_s,
             u"CREATE TABLE author_paper(author INTEGER NOT NULL REFERENCES author,"
             " paper INTEGER NOT NULL REFERENCES paper, PRIMARY KEY(author, paper)) WITHOUT ROWID"_s,
             u"CREATE TABLE paper_author(paper INTEGER NOT NULL REFERENCES paper,"
             " author INTEGER NOT NULL REFERENCES author, PRIMARY KEY(paper, author)) WITHOUT ROWID"_s,
             // The stated figures of the author whose page the source is.
             u"CREATE TABLE author_observation("
             " source INTEGER PRIMARY KEY REFERENCES source, author INTEGER NOT NULL REFERENCES author,"
             " name TEXT NOT NULL, category TEXT, h_index INTEGER, papers INTEGER, citations INTEGER,"
             " novelty INTEGER, ai_score INTEGER)"_s,
             u"CREATE INDEX author_observation_by_author ON author_observation(author)"_s,

             // Marks are kept when their paper is deleted, so there is no foreign key.
             u"CREATE TABLE mark(paper INTEGER PRIMARY KEY, bookmarked INTEGER NOT NULL, read INTEGER NOT NULL)"_s,

             u"CREATE TABLE category_count(category TEXT PRIMARY KEY, papers INTEGER NOT NULL) WITHOUT ROWID"_s,
             u"CREATE TABLE counter(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"_s,

             // User data. Like marks, these rows are kept when their paper or author is deleted, so there are
             // no foreign keys.
             u"CREATE TABLE tag(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE,"
             " colour INTEGER NOT NULL)"_s,
             u"CREATE TABLE paper_tag(tag INTEGER NOT NULL, paper INTEGER NOT NULL, PRIMARY KEY(tag, paper))"
             " WITHOUT ROWID"_s,
             u"CREATE INDEX paper_tag_by_paper ON paper_tag(paper)"_s,
             u"CREATE TABLE reading_list(id INTEGER PRIMARY KEY AUTOINCREMENT, parent INTEGER, name TEXT NOT "
             u"NULL,"
             " position INTEGER NOT NULL)"_s,
             u"CREATE TABLE list_paper(list INTEGER NOT NULL, paper INTEGER NOT NULL, position INTEGER NOT "
             u"NULL,"
             " PRIMARY KEY(list, paper)) WITHOUT ROWID"_s,
             u"CREATE INDEX list_paper_in_order ON list_paper(list, position)"_s,
             u"CREATE INDEX list_paper_by_paper ON list_paper(paper)"_s,
             u"CREATE TABLE paper_note(paper INTEGER PRIMARY KEY, body TEXT NOT NULL, edited INTEGER NOT NULL)"_s,
             u"CREATE TABLE author_note(author INTEGER PRIMARY KEY, body TEXT NOT NULL, edited INTEGER NOT NULL)"_s,
             u"CREATE TABLE rating(paper INTEGER PRIMARY KEY, stars INTEGER NOT NULL)"_s,
             u"CREATE TABLE saved_search(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,"
             " query TEXT NOT NULL, position INTEGER NOT NULL)"_s,
             // The newest paper at the last use of a saved search. This is not an edit, so it is separate
             // from the logged tables.
             u"CREATE TABLE search_seen(search INTEGER PRIMARY KEY, paper INTEGER NOT NULL)"_s,
             // All user edits. changes: the changeset with old and new rows, compressed.
             u"CREATE TABLE edit(id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, subject TEXT,"
             " papers INTEGER NOT NULL, at INTEGER NOT NULL, undone INTEGER NOT NULL, changes BLOB NOT NULL)"_s,
             u"CREATE INDEX edit_undone ON edit(id) WHERE undone"_s,

             // The search index (index/storage/terms.h documents its content). It can be rebuilt from the
             // rows, which happens if index_state has no row of the current version.
             u"CREATE TABLE index_state(version INTEGER NOT NULL, generation INTEGER NOT NULL)"_s,
             u"CREATE TABLE index_segment(id INTEGER PRIMARY KEY, base INTEGER NOT NULL, papers INTEGER NOT NULL)"_s,
             u"CREATE TABLE index_facts(segment INTEGER PRIMARY KEY, columns BLOB NOT NULL)"_s,
             u"CREATE TABLE index_dead(segment INTEGER PRIMARY KEY, dead BLOB NOT NULL)"_s,
             u"CREATE TABLE index_words(segment INTEGER NOT NULL, tag INTEGER NOT NULL, words BLOB NOT NULL,"
             " PRIMARY KEY(segment, tag)) WITHOUT ROWID"_s,
             u"CREATE TABLE index_posting(segment INTEGER NOT NULL, key BLOB NOT NULL, papers INTEGER NOT "
             u"NULL,"
             " list BLOB NOT NULL, PRIMARY KEY(segment, key)) WITHOUT ROWID"_s,
             u"CREATE TABLE index_prefix(segment INTEGER NOT NULL, key BLOB NOT NULL, list BLOB NOT NULL,"
             " PRIMARY KEY(segment, key)) WITHOUT ROWID"_s,

             // User decisions about author identity, in addition to author_assignment. An author in these
             // tables keeps its number even without papers, so that the decision still applies when the
             // papers return. This table assigns a name to an author; it overrides author_name.
             u"CREATE TABLE author_alias(folded TEXT PRIMARY KEY, author INTEGER NOT NULL) WITHOUT ROWID"_s,
             u"CREATE INDEX author_alias_by_author ON author_alias(author)"_s,
             u"CREATE INDEX author_assignment_by_author ON author_assignment(author)"_s,
             // The display name chosen by the user.
             u"CREATE TABLE author_title(author INTEGER PRIMARY KEY, name TEXT NOT NULL)"_s,
             // Pairs of authors that are distinct, the smaller number first.
             u"CREATE TABLE author_apart(one INTEGER NOT NULL, other INTEGER NOT NULL,"
             " PRIMARY KEY(one, other)) WITHOUT ROWID"_s,
             u"CREATE INDEX author_apart_by_other ON author_apart(other)"_s,
             // The last visit: papers above this number are new. This is not an edit. subject: 'library', or
             // 'author:' and a number.
             u"CREATE TABLE last_visit(subject TEXT PRIMARY KEY, paper INTEGER NOT NULL, at INTEGER NOT NULL)"
             " WITHOUT ROWID"_s,

             // User decisions about two papers (1: same paper, 2: different papers, 3: versions of one work).
             // Papers are identified by their content keys, as in kept_identity, so that a decision applies
             // to later imports; the numbers only define how a merged paper is split again.
             u"CREATE TABLE paper_decision(id INTEGER PRIMARY KEY AUTOINCREMENT, relation INTEGER NOT NULL,"
             " at INTEGER NOT NULL)"_s,
             u"CREATE TABLE paper_decision_side("
             " decision INTEGER NOT NULL, side INTEGER NOT NULL, paper INTEGER NOT NULL,"
             " title TEXT, authors TEXT, arxiv TEXT, doi TEXT, abstract TEXT, flags INTEGER NOT NULL,"
             " PRIMARY KEY(decision, side)) WITHOUT ROWID"_s,
             // The identity hashes by which a side of a decision is found.
             u"CREATE TABLE paper_decision_key("
             " hash INTEGER NOT NULL, decision INTEGER NOT NULL, side INTEGER NOT NULL,"
             " PRIMARY KEY(hash, decision, side)) WITHOUT ROWID"_s,
             u"CREATE INDEX paper_decision_key_by_decision ON paper_decision_key(decision)"_s,

             // The trash. A paper in it keeps its row, its sightings and its marks, but authors, categories
             // and counters exclude it, and only queries with a trash term find it.
             u"CREATE TABLE bin(paper INTEGER PRIMARY KEY, at INTEGER NOT NULL)"_s,
             // The papers that are not in the trash. All code that counts or shows papers reads this view.
             u"CREATE VIEW listed AS SELECT * FROM paper"
             " WHERE NOT EXISTS(SELECT 1 FROM bin WHERE bin.paper = paper.id)"_s,
             // A source in the trash keeps its own row and its diagnostics. Its sightings and its author's
             // figures are stored completely in separate tables, so that the papers are as if the source did
             // not exist.
             u"CREATE TABLE source_bin(source INTEGER PRIMARY KEY, at INTEGER NOT NULL)"_s,
             u"CREATE TABLE binned_sighting("
             " id INTEGER PRIMARY KEY, line INTEGER NOT NULL,"
             " title TEXT, authors TEXT, category TEXT, date INTEGER, score REAL, year INTEGER,"
             " citations INTEGER, affiliation TEXT, venue TEXT, arxiv TEXT, doi TEXT, url TEXT, extra TEXT,"
             " abstract TEXT, flags INTEGER NOT NULL)"_s,
             u"CREATE TABLE binned_observation("
             " source INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT, h_index INTEGER, papers "
             "INTEGER,"
             " citations INTEGER, novelty INTEGER, ai_score INTEGER)"_s,
             // The current number of a paper that was merged into another; the edit log may still contain its
             // old number.
             u"CREATE TABLE paper_alias(old INTEGER PRIMARY KEY, paper INTEGER NOT NULL)"_s,
             u"CREATE INDEX paper_alias_by_paper ON paper_alias(paper)"_s,
             // User settings of this library. A setting without a row has its default.
             u"CREATE TABLE setting(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"_s,

             // Long lists of the search index (index/storage/longlists.h). id = segment * 2^32 + number.
             u"CREATE TABLE index_list(id INTEGER PRIMARY KEY, list BLOB NOT NULL)"_s,

             // Common keys (identityrules.h): ids and beginnings of abstracts that unrelated papers share.
             // kind: 'x' arXiv, 'd' DOI, 'a' abstract; and the text.
             u"CREATE TABLE common_key(hash INTEGER PRIMARY KEY, kind INTEGER NOT NULL, text TEXT NOT NULL)"_s,
             // For a decision that splits a source off a paper (relation 4): the sighting, identified by the
             // hash of its source and its position there.
             u"CREATE TABLE paper_decision_place(decision INTEGER PRIMARY KEY, source BLOB NOT NULL,"
             " place INTEGER NOT NULL)"_s,
             // The version of the rules that formed and display the papers (rulesmigration.h).
             u"INSERT INTO counter(name, value) VALUES('rules', 4)"_s,

             // A field value set by the user (identity/ownvalues.h); NULL: the field is empty. Like marks,
             // these rows are kept when their paper is deleted.
             u"CREATE TABLE own_value(paper INTEGER NOT NULL, field TEXT NOT NULL, value TEXT,"
             " edited INTEGER NOT NULL, PRIMARY KEY(paper, field)) WITHOUT ROWID"_s,
             // Indexes for has:conflict and is:cut; few papers match.
             u"CREATE INDEX paper_in_conflict ON paper(id) WHERE conflicts <> 0"_s,
             u"CREATE INDEX paper_cut ON paper(id) WHERE flags & 1"_s,

             // The files of papers, identified by the SHA-256 of their bytes. Like marks, these rows are kept
             // when their paper is deleted. found: how the paper was identified (edits/attachmentstore.h).
             u"CREATE TABLE attachment(paper INTEGER NOT NULL, hash BLOB NOT NULL, name TEXT NOT NULL,"
             " found TEXT NOT NULL, added INTEGER NOT NULL, PRIMARY KEY(paper, hash)) WITHOUT ROWID"_s,
             u"CREATE INDEX attachment_by_hash ON attachment(hash)"_s,
             // The last known path of the file; a relative path starts at the library's folder. pages: 0 if
             // not counted yet.
             u"CREATE TABLE attached_file(hash BLOB PRIMARY KEY, path TEXT NOT NULL, bytes INTEGER NOT NULL,"
             " modified INTEGER NOT NULL, pages INTEGER NOT NULL) WITHOUT ROWID"_s,
             // The last reading position in a file, and its time.
             u"CREATE TABLE file_visit(hash BLOB PRIMARY KEY, opened INTEGER NOT NULL, page INTEGER NOT NULL,"
             " y REAL NOT NULL, zoom REAL NOT NULL) WITHOUT ROWID"_s,
             u"CREATE INDEX file_visit_by_time ON file_visit(opened)"_s,

             // Text highlighted by the user in a paper's file (edits/highlightstore.h); boxes: one per line,
             // "page x y width height". Like marks, these rows outlive their papers.
             u"CREATE TABLE highlight(paper INTEGER NOT NULL, id TEXT NOT NULL, hash BLOB NOT NULL,"
             " quote TEXT NOT NULL, before TEXT, after TEXT, boxes TEXT NOT NULL, colour INTEGER NOT NULL,"
             " remark TEXT, made INTEGER NOT NULL, edited INTEGER NOT NULL, PRIMARY KEY(paper, id)) WITHOUT"
             " ROWID"_s,

             // PDF files that are not matched to a paper yet (edits/attachmentstore.h). path as in
             // attached_file; stated: the paper as a line of Lectern's own format; likely: "paper likeness",
             // one per line.
             u"CREATE TABLE unmatched_file(hash BLOB PRIMARY KEY, name TEXT NOT NULL, path TEXT NOT NULL,"
             " bytes INTEGER NOT NULL, modified INTEGER NOT NULL, pages INTEGER NOT NULL,"
             " added INTEGER NOT NULL, title TEXT, stated TEXT NOT NULL, likely TEXT) WITHOUT ROWID"_s,
         }},
        {13,
         {
             // The version of the reader (Format::reader). A file that an older reader read is read again.
             u"ALTER TABLE source ADD COLUMN reader INTEGER NOT NULL DEFAULT 0"_s,
         }}};
    return steps;
}

int schemaVersion(const QList<SchemaStep> &steps)
{
    return steps.isEmpty() ? 0 : steps.last().version;
}

namespace
{

Result<> runSteps(Connection &connection, const QList<SchemaStep> &steps)
{
    for (const SchemaStep &step : steps) {
        Transaction transaction(connection);
        LECTERN_TRY(transaction.begun());
        // Inside the transaction, because another program may be upgrading the file.
        LECTERN_TRY(const auto version, connection.number("PRAGMA user_version"));
        if (version >= step.version)
            continue;
        for (const QString &sql :
             step.statements + QStringList{u"PRAGMA user_version = %1"_s.arg(step.version)})
            if (const auto done = connection.exec(sql.toUtf8().constData()); !done)
                return Error{
                    Messages::tr("Format migration step %1: %2").arg(step.version).arg(done.error().message)};
        LECTERN_TRY(transaction.commit());
    }
    return {};
}

} // namespace

Result<> upgradeSchema(Connection &connection, const QList<SchemaStep> &steps)
{
    LECTERN_TRY(checkSchema(connection, steps));
    LECTERN_TRY(const auto version, connection.number("PRAGMA user_version"));
    const QString file = QDir::toNativeSeparators(connection.file());
    if (version > schemaVersion(steps))
        return Error{
            Messages::tr(
                "The library %1 was written by a newer version of Lectern; update Lectern to open it.")
                .arg(file)};
    if (version == schemaVersion(steps))
        return {};
    if (connection.readOnly())
        return Error{Messages::tr("The library %1 was written by an older version of Lectern; open it once "
                                  "for writing to upgrade it.")
                         .arg(file)};
    if (version > 0) {
        // The copy is stored with the other backups and deleted by the same rule.
        if (const auto copied =
                backUp(connection.file(), backupFolder(connection.file()), QDateTime::currentDateTime());
            !copied)
            return Error{
                Messages::tr(
                    "The library %1 needs an upgrade, but the backup before it could not be written: %2")
                    .arg(file, copied.error().message)};
    }
    return runSteps(connection, steps);
}

} // namespace lectern
