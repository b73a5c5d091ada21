#include "schema.h"

#include "backup.h"
#include "schemacheck.h"
#include "transaction.h"
#include "try.h"

#include "models/i18n/sentence.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

const QList<SchemaStep> &schemaSteps()
{
    // Days are Julian day numbers, times are milliseconds since 1970 in UTC, lists of names have one name a
    // line. An absent value is NULL.
    static const QList<SchemaStep> steps{
        {
            u"CREATE TABLE source("
            " id INTEGER PRIMARY KEY,"
            " hash BLOB NOT NULL UNIQUE," // SHA-256 of the bytes
            " name TEXT, path TEXT, format TEXT,"
            " saved INTEGER, imported INTEGER NOT NULL, bytes INTEGER NOT NULL,"
            " not_understood INTEGER NOT NULL," // bytes
            " sightings INTEGER NOT NULL,"
            " truncated INTEGER NOT NULL," // sightings whose author list ends in "et al."
            " diagnostics INTEGER NOT NULL)"_s,
            u"CREATE TABLE diagnostic("
            " source INTEGER NOT NULL REFERENCES source, position INTEGER NOT NULL,"
            " severity INTEGER NOT NULL, line INTEGER NOT NULL, message TEXT,"
            " PRIMARY KEY(source, position)) WITHOUT ROWID"_s,
            u"CREATE TABLE not_understood("
            " source INTEGER NOT NULL REFERENCES source, begin INTEGER NOT NULL, end INTEGER NOT NULL,"
            " line INTEGER NOT NULL, text TEXT," // its beginning
            " PRIMARY KEY(source, begin)) WITHOUT ROWID"_s,

            // The shown values, as a list row needs them. The abstract has a table of its own so that list
            // pages stay dense. Every row is a paper that some source knows.
            u"CREATE TABLE paper("
            " id INTEGER PRIMARY KEY,"
            " title TEXT,"
            " lead TEXT," // first words of the abstract, where there is no title
            " authors TEXT, category TEXT, date INTEGER, score REAL, year INTEGER, citations INTEGER,"
            " affiliation TEXT, venue TEXT, arxiv TEXT, doi TEXT, url TEXT, extra TEXT,"
            " flags INTEGER NOT NULL,"
            " conflicts INTEGER NOT NULL)"_s, // a bit a field with different values on different sources
            u"CREATE TABLE abstract(paper INTEGER PRIMARY KEY REFERENCES paper, body TEXT NOT NULL)"_s,

            // A sighting: an appearance of a paper on a source. id = source * 2^32 + position on it. The
            // fields in `same` stand there as the paper shows them, and only the others are in `stated`. So
            // the usual paper, known from one source, is stored once.
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

            // What identity looks papers up by: hashes of ids, abstracts and titles. Equal hashes make
            // candidates and prove nothing.
            u"CREATE TABLE identity_key(hash INTEGER NOT NULL, paper INTEGER NOT NULL,"
            " PRIMARY KEY(hash, paper)) WITHOUT ROWID"_s,
            // What a removed sighting of a marked paper was known by, so that the paper's marks find it
            // again.
            u"CREATE TABLE kept_identity("
            " id INTEGER PRIMARY KEY, paper INTEGER NOT NULL,"
            " title TEXT, authors TEXT, arxiv TEXT, doi TEXT, abstract TEXT, flags INTEGER NOT NULL)"_s,
            u"CREATE INDEX kept_identity_by_paper ON kept_identity(paper)"_s,

            u"CREATE TABLE author(id INTEGER PRIMARY KEY, name TEXT NOT NULL, papers INTEGER NOT NULL)"_s,
            u"CREATE INDEX author_by_papers ON author(papers DESC, name)"_s,
            // Folded names; several may belong to one author once a person has merged them.
            u"CREATE TABLE author_name(folded TEXT PRIMARY KEY, author INTEGER NOT NULL REFERENCES author)"
            " WITHOUT ROWID"_s,
            u"CREATE INDEX author_name_by_author ON author_name(author)"_s,
            // A person's decision that this name on this paper is that author, whatever author_name says.
            u"CREATE TABLE author_assignment("
            " paper INTEGER NOT NULL, folded TEXT NOT NULL, author INTEGER NOT NULL REFERENCES author,"
            " PRIMARY KEY(paper, folded)) WITHOUT ROWID"_s,
            u"CREATE TABLE author_paper(author INTEGER NOT NULL REFERENCES author,"
            " paper INTEGER NOT NULL REFERENCES paper, PRIMARY KEY(author, paper)) WITHOUT ROWID"_s,
            u"CREATE TABLE paper_author(paper INTEGER NOT NULL REFERENCES paper,"
            " author INTEGER NOT NULL REFERENCES author, PRIMARY KEY(paper, author)) WITHOUT ROWID"_s,
            // The figures of the author whose page a source is.
            u"CREATE TABLE author_observation("
            " source INTEGER PRIMARY KEY REFERENCES source, author INTEGER NOT NULL REFERENCES author,"
            " name TEXT NOT NULL, category TEXT, h_index INTEGER, papers INTEGER, citations INTEGER,"
            " novelty INTEGER, ai_score INTEGER)"_s,
            u"CREATE INDEX author_observation_by_author ON author_observation(author)"_s,

            // Marks outlive their paper: no reference.
            u"CREATE TABLE mark(paper INTEGER PRIMARY KEY, bookmarked INTEGER NOT NULL, read INTEGER NOT NULL)"_s,

            u"CREATE TABLE category_count(category TEXT PRIMARY KEY, papers INTEGER NOT NULL) WITHOUT ROWID"_s,
            u"CREATE TABLE counter(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"_s,
        },
        {
            // What a person makes. Like marks, these rows outlive their papers and authors: no references.
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
            // Where a person looked last. No edit, so it has a table apart from those that are logged.
            u"CREATE TABLE search_seen(search INTEGER PRIMARY KEY, paper INTEGER NOT NULL)"_s,
            // Every change a person made: what the rows were and became, compressed.
            u"CREATE TABLE edit(id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, subject TEXT,"
            " papers INTEGER NOT NULL, at INTEGER NOT NULL, undone INTEGER NOT NULL, changes BLOB NOT NULL)"_s,
            u"CREATE INDEX edit_undone ON edit(id) WHERE undone"_s,
        },
        // The search index (index/stored/terms.h says what is in it). All of it can be made from the rows,
        // which happens when index_state has no row of the present version.
        {
            u"CREATE TABLE index_state(version INTEGER NOT NULL, generation INTEGER NOT NULL)"_s,
            // The index of an empty library is there at once.
            u"INSERT INTO index_state(version, generation)"
            " SELECT 1, abs(random() / 2) WHERE NOT EXISTS (SELECT 1 FROM paper)"_s,
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
        },
        {
            // A person's decisions about who is who, besides author_assignment. An author that is named here
            // keeps its number even without papers, so that the decision still holds when the papers come
            // back. This one: a name that a person gave to an author, whatever author_name says.
            u"CREATE TABLE author_alias(folded TEXT PRIMARY KEY, author INTEGER NOT NULL) WITHOUT ROWID"_s,
            u"CREATE INDEX author_alias_by_author ON author_alias(author)"_s,
            u"CREATE INDEX author_assignment_by_author ON author_assignment(author)"_s,
            // The name to show, where a person chose one.
            u"CREATE TABLE author_title(author INTEGER PRIMARY KEY, name TEXT NOT NULL)"_s,
            // Two who are not the same, the smaller number first.
            u"CREATE TABLE author_apart(one INTEGER NOT NULL, other INTEGER NOT NULL,"
            " PRIMARY KEY(one, other)) WITHOUT ROWID"_s,
            u"CREATE INDEX author_apart_by_other ON author_apart(other)"_s,
            // Whether the author has papers or a page; the others only wait for them.
            u"ALTER TABLE author ADD COLUMN listed INTEGER NOT NULL DEFAULT 1"_s,
            u"UPDATE author SET listed = 0 WHERE papers = 0"
            " AND NOT EXISTS(SELECT 1 FROM author_observation WHERE author = author.id)"_s,
            u"UPDATE counter SET value = (SELECT count(*) FROM author WHERE listed) WHERE name = 'authors'"_s,
            // Where a person looked last: papers above the number are new. No edit. The subject is 'library'
            // or 'author:' and a number.
            u"CREATE TABLE last_visit(subject TEXT PRIMARY KEY, paper INTEGER NOT NULL, at INTEGER NOT NULL)"
            " WITHOUT ROWID"_s,
        },
        {
            // A person's decisions about two papers (1 one paper, 2 different, 3 versions of one work).
            // Papers are named by what they were known by, as in kept_identity, so that a decision holds for
            // whatever is imported; the numbers only say into which papers a merged one splits again.
            u"CREATE TABLE paper_decision(id INTEGER PRIMARY KEY AUTOINCREMENT, relation INTEGER NOT NULL,"
            " at INTEGER NOT NULL)"_s,
            u"CREATE TABLE paper_decision_side("
            " decision INTEGER NOT NULL, side INTEGER NOT NULL, paper INTEGER NOT NULL,"
            " title TEXT, authors TEXT, arxiv TEXT, doi TEXT, abstract TEXT, flags INTEGER NOT NULL,"
            " PRIMARY KEY(decision, side)) WITHOUT ROWID"_s,
            // The hashes of identity under which a side is found.
            u"CREATE TABLE paper_decision_key("
            " hash INTEGER NOT NULL, decision INTEGER NOT NULL, side INTEGER NOT NULL,"
            " PRIMARY KEY(hash, decision, side)) WITHOUT ROWID"_s,
            u"CREATE INDEX paper_decision_key_by_decision ON paper_decision_key(decision)"_s,
        },
        {
            // The bin. A paper in it keeps its row, its sightings and its marks, but authors, categories and
            // counters do not count it, and only queries that ask for the bin find it.
            u"CREATE TABLE bin(paper INTEGER PRIMARY KEY, at INTEGER NOT NULL)"_s,
            // The papers in the list: everything that counts or shows papers reads this view.
            u"CREATE VIEW listed AS SELECT * FROM paper"
            " WHERE NOT EXISTS(SELECT 1 FROM bin WHERE bin.paper = paper.id)"_s,
            // A source in the bin keeps its own row and its remarks. Its sightings and its author's figures
            // stand aside in full, so that the papers are what they would be without the source.
            u"CREATE TABLE source_bin(source INTEGER PRIMARY KEY, at INTEGER NOT NULL)"_s,
            u"CREATE TABLE binned_sighting("
            " id INTEGER PRIMARY KEY, line INTEGER NOT NULL,"
            " title TEXT, authors TEXT, category TEXT, date INTEGER, score REAL, year INTEGER,"
            " citations INTEGER, affiliation TEXT, venue TEXT, arxiv TEXT, doi TEXT, url TEXT, extra TEXT,"
            " abstract TEXT, flags INTEGER NOT NULL)"_s,
            u"CREATE TABLE binned_observation("
            " source INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT, h_index INTEGER, papers INTEGER,"
            " citations INTEGER, novelty INTEGER, ai_score INTEGER)"_s,
            // Where a paper went that became one with another: entries of the edit log may still name its
            // number.
            u"CREATE TABLE paper_alias(old INTEGER PRIMARY KEY, paper INTEGER NOT NULL)"_s,
            u"CREATE INDEX paper_alias_by_paper ON paper_alias(paper)"_s,
            // What a person set for this library; no row: the default.
            u"CREATE TABLE setting(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID"_s,
        },
        {
            // Long lists of the search index (index/stored/longlists.h). id = segment * 2^32 + number.
            u"CREATE TABLE index_list(id INTEGER PRIMARY KEY, list BLOB NOT NULL)"_s,
        },
        {
            // Common keys (identityrules.h): ids and beginnings of abstracts that unlike papers share. kind:
            // 'x' arXiv, 'd' DOI, 'a' abstract; and the text.
            u"CREATE TABLE common_key(hash INTEGER PRIMARY KEY, kind INTEGER NOT NULL, text TEXT NOT NULL)"_s,
            // For a decision that takes a source out of a paper (relation 4): which sighting, named by its
            // source's bytes and its position there.
            u"CREATE TABLE paper_decision_place(decision INTEGER PRIMARY KEY, source BLOB NOT NULL,"
            " place INTEGER NOT NULL)"_s,
            // The rules by which the papers were formed and are shown (mender.h); 1 stands for all earlier
            // rules.
            u"INSERT OR REPLACE INTO counter(name, value)"
            " SELECT 'rules', CASE WHEN EXISTS(SELECT 1 FROM source) THEN 1 ELSE 2 END"_s,
        },
        {
            // What a person says a field of a paper is (identity/ownvalues.h); no value: it has none. Like
            // marks, these rows outlive their papers.
            u"CREATE TABLE own_value(paper INTEGER NOT NULL, field TEXT NOT NULL, value TEXT,"
            " edited INTEGER NOT NULL, PRIMARY KEY(paper, field)) WITHOUT ROWID"_s,
            // What "has:conflict" and "is:cut" find; few papers are in them.
            u"CREATE INDEX paper_in_conflict ON paper(id) WHERE conflicts <> 0"_s,
            u"CREATE INDEX paper_cut ON paper(id) WHERE flags & 1"_s,
        },
        {
            // The files of papers, known by the SHA-256 of their bytes. Like marks, these rows outlive their
            // papers. found: by what the paper was found (edits/attachmentstore.h).
            u"CREATE TABLE attachment(paper INTEGER NOT NULL, hash BLOB NOT NULL, name TEXT NOT NULL,"
            " found TEXT NOT NULL, added INTEGER NOT NULL, PRIMARY KEY(paper, hash)) WITHOUT ROWID"_s,
            u"CREATE INDEX attachment_by_hash ON attachment(hash)"_s,
            // Where the file lay last; a path that is not absolute begins at the library's folder. pages: 0
            // where nobody has counted them.
            u"CREATE TABLE attached_file(hash BLOB PRIMARY KEY, path TEXT NOT NULL, bytes INTEGER NOT NULL,"
            " modified INTEGER NOT NULL, pages INTEGER NOT NULL) WITHOUT ROWID"_s,
            // Where a person looked last in a file, and when.
            u"CREATE TABLE file_visit(hash BLOB PRIMARY KEY, opened INTEGER NOT NULL, page INTEGER NOT NULL,"
            " y REAL NOT NULL, zoom REAL NOT NULL) WITHOUT ROWID"_s,
            u"CREATE INDEX file_visit_by_time ON file_visit(opened)"_s,
        },
        {
            // Words that a person marked in a file of a paper (marks/highlightrows.h); boxes: a line each,
            // "page x y width height". Like marks, these rows outlive their papers.
            u"CREATE TABLE highlight(paper INTEGER NOT NULL, id TEXT NOT NULL, hash BLOB NOT NULL,"
            " quote TEXT NOT NULL, before TEXT, after TEXT, boxes TEXT NOT NULL, colour INTEGER NOT NULL,"
            " remark TEXT, made INTEGER NOT NULL, edited INTEGER NOT NULL, PRIMARY KEY(paper, id)) WITHOUT"
            " ROWID"_s,
        },
        {
            // PDF files whose paper is not known yet (edits/attachmentstore.h). path as in attached_file;
            // stated: the paper as a line of Lectern's own format; likely: "paper likeness" a line.
            u"CREATE TABLE unmatched_file(hash BLOB PRIMARY KEY, name TEXT NOT NULL, path TEXT NOT NULL,"
            " bytes INTEGER NOT NULL, modified INTEGER NOT NULL, pages INTEGER NOT NULL,"
            " added INTEGER NOT NULL, title TEXT, stated TEXT NOT NULL, likely TEXT) WITHOUT ROWID"_s,
        }};
    return steps;
}

namespace
{

Result<> runSteps(Connection &connection, const QList<SchemaStep> &steps, qsizetype version)
{
    for (; version < steps.size(); ++version) {
        Transaction transaction(connection);
        LECTERN_TRY(transaction.begun());
        // Another program may have been faster since the version was read.
        LECTERN_TRY(const auto now, connection.number("PRAGMA user_version"));
        if (now > version) {
            version = now - 1;
            continue;
        }
        for (const QString &sql :
             steps[version] + QStringList{u"PRAGMA user_version = %1"_s.arg(version + 1)})
            if (const auto done = connection.exec(sql.toUtf8().constData()); !done)
                return Error{Sentence::tr("Step %1 of the library's format: %2")
                                 .arg(version + 1)
                                 .arg(done.error().message)};
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
    if (version > steps.size())
        return Error{Sentence::tr("The library %1 was written by a newer Lectern; update Lectern to open it.")
                         .arg(file)};
    if (version == steps.size())
        return {};
    if (connection.readOnly())
        return Error{Sentence::tr("The library %1 was written by an older Lectern; open it once for writing.")
                         .arg(file)};
    if (version > 0) {
        // The copy goes where the other backups are, and is deleted by the same rule.
        if (const auto copied =
                backUp(connection.file(), backupFolder(connection.file()), QDateTime::currentDateTime());
            !copied)
            return Error{
                Sentence::tr(
                    "The library %1 needs an upgrade, but the copy made before could not be written: %2")
                    .arg(file, copied.error().message)};
    }
    return runSteps(connection, steps, version);
}

} // namespace lectern
