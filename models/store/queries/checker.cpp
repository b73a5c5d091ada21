#include "checker.h"

#include "models/core/fold.h"
#include "models/store/identity/keytable.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/identity/paperfamilies.h"
#include "models/store/identity/papergrouping.h"
#include "models/store/identity/retainedidentity.h"
#include "models/store/papers/authordecisions.h"
#include "models/store/papers/authortable.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <algorithm>
#include <set>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxPerKind = 10;

// Rows that refer to a missing row. USER_DATA: papersWithUserData(). %1: the first column.
struct Orphans {
    const char *sql;
    const char *sentence;
};
const Orphans kOrphans[] = {
    {"SELECT id FROM sighting WHERE NOT EXISTS(SELECT 1 FROM paper WHERE id = sighting.paper)",
     "Sighting %1 belongs to no paper."},
    {"SELECT id FROM sighting WHERE NOT EXISTS(SELECT 1 FROM source WHERE id = sighting.id >> 32)",
     "Sighting %1 belongs to no source."},
    {"SELECT id FROM paper WHERE NOT EXISTS(SELECT 1 FROM sighting WHERE paper = paper.id)",
     "Paper %1 has no source."},
    {"SELECT paper FROM abstract WHERE NOT EXISTS(SELECT 1 FROM paper WHERE id = abstract.paper)",
     "An abstract belongs to paper %1, which does not exist."},
    {"SELECT sighting FROM stated WHERE NOT EXISTS(SELECT 1 FROM sighting WHERE id = stated.sighting)",
     "Values belong to sighting %1, which does not exist."},
    {"SELECT source FROM diagnostic WHERE NOT EXISTS(SELECT 1 FROM source WHERE id = diagnostic.source)",
     "Diagnostics belong to source %1, which does not exist."},
    {"SELECT source FROM not_understood WHERE NOT EXISTS(SELECT 1 FROM source WHERE id = "
     "not_understood.source)",
     "Unread ranges belong to source %1, which does not exist."},
    {"SELECT source FROM author_observation"
     " WHERE NOT EXISTS(SELECT 1 FROM source WHERE id = author_observation.source)",
     "Figures belong to source %1, which does not exist."},
    {"SELECT author FROM author_observation"
     " WHERE NOT EXISTS(SELECT 1 FROM author WHERE id = author_observation.author)",
     "Figures belong to author %1, which does not exist."},
    {"SELECT folded FROM author_name WHERE NOT EXISTS(SELECT 1 FROM author WHERE id = author_name.author)",
     "The name “%1” belongs to no author."},
    {"SELECT id FROM author WHERE listed AND NOT EXISTS(SELECT 1 FROM author_name WHERE author = author.id)"
     " AND NOT EXISTS(SELECT 1 FROM author_alias WHERE author = author.id)"
     " AND NOT EXISTS(SELECT 1 FROM author_assignment WHERE author = author.id)",
     "Author %1 has no name."},
    {"SELECT id FROM author WHERE listed <> (papers > 0 OR"
     " EXISTS(SELECT 1 FROM author_observation WHERE author = author.id))",
     "Author %1 is listed without papers or a page, or not listed despite them."},
    {"SELECT author FROM (SELECT author FROM author_alias UNION SELECT author FROM author_assignment"
     " UNION SELECT author FROM author_title UNION SELECT one FROM author_apart"
     " UNION SELECT other FROM author_apart UNION SELECT author FROM author_note) AS decided"
     " WHERE NOT EXISTS(SELECT 1 FROM author WHERE id = decided.author)",
     "A decision concerns author %1, which does not exist."},
    {"SELECT one FROM author_apart WHERE one >= other",
     "The pair of distinct authors of author %1 is invalid."},
    {"SELECT id FROM author WHERE papers <> (SELECT count(*) FROM author_paper WHERE author = author.id)",
     "The number of papers of author %1 is wrong."},
    {"SELECT paper FROM author_paper a"
     " WHERE NOT EXISTS(SELECT 1 FROM paper_author p WHERE p.paper = a.paper AND p.author = a.author)",
     "Paper %1 lacks an author that lists it."},
    {"SELECT paper FROM paper_author p"
     " WHERE NOT EXISTS(SELECT 1 FROM author_paper a WHERE p.paper = a.paper AND p.author = a.author)",
     "An author of paper %1 does not list it."},
    {"SELECT paper FROM mark WHERE NOT bookmarked AND NOT read", "The mark of paper %1 is empty."},
    {"SELECT paper FROM (USER_DATA) AS made WHERE NOT EXISTS(SELECT 1 FROM paper WHERE id = made.paper)"
     " AND NOT EXISTS(SELECT 1 FROM kept_identity WHERE paper = made.paper)",
     "User data belongs to paper %1, which can never be found again."},
    {"SELECT paper FROM attachment a WHERE length(hash) <> 32 OR NOT EXISTS(SELECT 1 FROM attached_file f"
     " WHERE f.hash = a.hash)",
     "A file of paper %1 has no location."},
    {"SELECT count(*) FROM unmatched_file WHERE length(hash) <> 32 OR name = '' OR path = ''"
     " HAVING count(*) > 0",
     "%1 unmatched files have no checksum, name or location."},
    {"SELECT paper FROM highlight WHERE length(hash) <> 32 OR length(id) <> 16 OR length(quote) = 0",
     "A highlight of paper %1 is empty."},
    {"SELECT id FROM source WHERE sightings <> (SELECT count(*) FROM sighting"
     " WHERE sighting.id BETWEEN source.id << 32 AND (source.id << 32) + 4294967295)"
     " + (SELECT count(*) FROM binned_sighting"
     " WHERE binned_sighting.id BETWEEN source.id << 32 AND (source.id << 32) + 4294967295)",
     "The number of papers on source %1 is wrong."},
    {"SELECT source FROM source_bin WHERE NOT EXISTS(SELECT 1 FROM source WHERE id = source_bin.source)",
     "Source %1 is in the trash, but does not exist."},
    {"SELECT DISTINCT id >> 32 FROM sighting WHERE EXISTS(SELECT 1 FROM source_bin WHERE source = "
     "sighting.id "
     ">> 32)",
     "Source %1 is in the trash, but its papers are listed."},
    {"SELECT DISTINCT id >> 32 FROM binned_sighting"
     " WHERE NOT EXISTS(SELECT 1 FROM source_bin WHERE source = binned_sighting.id >> 32)",
     "Papers of source %1 are stored as trash, but it is not in the trash."},
    {"SELECT source FROM author_observation WHERE EXISTS(SELECT 1 FROM source_bin b WHERE b.source = "
     "author_observation.source)",
     "Source %1 is in the trash, but the figures of its author are shown."},
    {"SELECT source FROM binned_observation"
     " WHERE NOT EXISTS(SELECT 1 FROM source_bin b WHERE b.source = binned_observation.source)",
     "Figures of source %1 are stored as trash, but it is not in the trash."},
    {"SELECT paper FROM bin WHERE EXISTS(SELECT 1 FROM paper_author WHERE paper = bin.paper)",
     "Paper %1 is in the trash, but counted for its authors."},
    {"SELECT old FROM paper_alias WHERE EXISTS(SELECT 1 FROM paper WHERE id = old)",
     "Paper %1 has an alias, but exists."},
    {"SELECT old FROM paper_alias a WHERE NOT EXISTS(SELECT 1 FROM paper WHERE id = a.paper)"
     " AND NOT EXISTS(SELECT 1 FROM kept_identity k WHERE k.paper = a.paper)",
     "The alias of paper %1 refers to an unknown paper."},
    {"SELECT id FROM source WHERE diagnostics <> (SELECT count(*) FROM diagnostic WHERE source = source.id)",
     "The number of diagnostics of source %1 is wrong."},
    {"SELECT id FROM source WHERE not_understood <>"
     " (SELECT coalesce(sum(end - begin), 0) FROM not_understood WHERE source = source.id)",
     "The number of unrecognised bytes of source %1 is wrong."},
};

// Rows with numbers that were never assigned.
const Orphans kUnassignedIds[] = {
    {"SELECT id FROM paper WHERE id > coalesce((SELECT value FROM counter WHERE name = 'next_paper'), 0)",
     "Paper %1 has a number that was never given."},
    {"SELECT id FROM author WHERE id > coalesce((SELECT value FROM counter WHERE name = 'next_author'), 0)",
     "Author %1 has a number that was never given."},
    {"SELECT id FROM source WHERE id > coalesce((SELECT value FROM counter WHERE name = 'next_source'), 0)",
     "Source %1 has a number that was never given."},
};

} // namespace

Result<QStringList> Checker::check(const Cancelled &cancelled)
{
    const ReadingScope reading(m_connection);
    m_cancelled = cancelled;
    m_found.clear();
    m_kinds.clear();
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    LECTERN_TRY(checkFile());
    // With damaged pages, further checks would only repeat that error.
    if (m_found.isEmpty()) {
        LECTERN_TRY(checkRows());
        LECTERN_TRY(checkPapers());
        LECTERN_TRY(checkIdentity());
        LECTERN_TRY(checkAuthors());
        LECTERN_TRY(checkCounts());
        LECTERN_TRY(const auto index, m_index.check(cancelled));
        m_found += index;
    }
    for (auto it = m_kinds.cbegin(); it != m_kinds.cend(); ++it)
        if (*it > kMaxPerKind)
            m_found.append(u"%1 more of this kind: %2"_s.arg(*it - kMaxPerKind).arg(it.key()));
    return m_found;
}

Result<> Checker::pause() const
{
    if (m_cancelled && m_cancelled())
        return Error::cancelled();
    return {};
}

void Checker::report(const QString &kind, const QString &sentence)
{
    if (++m_kinds[kind] <= kMaxPerKind)
        m_found.append(sentence);
}

Result<> Checker::expectNone(const char *sql, const QString &sentence)
{
    LECTERN_TRY(pause());
    Statement statement(m_connection, sql);
    LECTERN_TRY(statement.forEach([&] { report(sentence, sentence.arg(statement.text(0))); }));
    return {};
}

Result<> Checker::checkFile()
{
    Statement pages(m_connection, "PRAGMA quick_check(20)");
    LECTERN_TRY(pages.forEach([&] {
        if (const QString text = pages.text(0); text != u"ok")
            report(u"file"_s, u"The file is damaged: %1"_s.arg(text));
    }));
    return {};
}

Result<> Checker::checkRows()
{
    const QByteArray userData = papersWithUserData(true);
    for (const auto &orphans : kOrphans) {
        const QByteArray sql = QByteArray(orphans.sql).replace("USER_DATA", userData);
        LECTERN_TRY(expectNone(sql.constData(), QString::fromUtf8(orphans.sentence)));
    }
    for (const auto &unborn : kUnassignedIds)
        LECTERN_TRY(expectNone(unborn.sql, QString::fromUtf8(unborn.sentence)));
    Statement references(m_connection, "PRAGMA foreign_key_check");
    for (;;) {
        LECTERN_TRY(pause());
        LECTERN_TRY(const auto row, references.next());
        if (!row)
            return {};
        report(u"reference"_s,
               u"Row %1 of %2 refers to a missing row of %3."_s.arg(references.text(1), references.text(0),
                                                                    references.text(2)));
    }
}

// Checks each paper's shown values, conflicts and keys.
Result<> Checker::checkPapers()
{
    PaperTable papers(m_connection);
    RetainedIdentityTable kept(m_connection);
    Statement ids(m_connection, "SELECT id, lead FROM paper");
    Statement keys(m_connection, "SELECT 1 FROM identity_key WHERE hash = ? AND paper = ?");
    qint64 expected = 0;
    const auto expectKeys = [&](const Paper &paper, qint64 id, std::set<qint64> &seen) -> Result<> {
        for (const qint64 hash : identityHashes(paper)) {
            if (!seen.insert(hash).second)
                continue;
            ++expected;
            LECTERN_TRY(const auto row, keys.bind(1, hash).bind(2, id).next());
            if (!row)
                report(u"key"_s, u"A key of paper %1 is missing."_s.arg(id));
            keys.reset();
        }
        return {};
    };
    const auto expectKept = [&](qint64 id, std::set<qint64> &seen) -> Result<> {
        LECTERN_TRY(const auto known, kept.of(id));
        for (const Paper &paper : known)
            LECTERN_TRY(expectKeys(paper, id, seen));
        return {};
    };
    for (;;) {
        LECTERN_TRY(pause());
        LECTERN_TRY(const auto row, ids.next());
        if (!row)
            break;
        LECTERN_TRY(const auto record, papers.load(ids.number(0)));
        if (record.sightings.isEmpty())
            continue; // reported already
        const ShownValues shown = shownValues(record.sightings, record.own);
        Paper here = record.shown;
        here.line = shown.values.line;
        if (here != shown.values)
            report(u"shown"_s, u"The shown values of paper %1 differ from its sources."_s.arg(record.id));
        if (record.conflicts != shown.conflicts)
            report(u"conflicts"_s, u"The conflicts of paper %1 differ from its sources."_s.arg(record.id));
        if (ids.text(1) != (here.title.isEmpty() ? leadWords(here.abstract) : QString()))
            report(u"lead"_s, u"The first words of paper %1 differ from its abstract."_s.arg(record.id));
        std::set<qint64> seen;
        for (const Sighting &sighting : record.sightings)
            LECTERN_TRY(expectKeys(sighting.values, record.id, seen));
        LECTERN_TRY(expectKept(record.id, seen));
    }
    Statement gone(m_connection,
                   "SELECT DISTINCT paper FROM kept_identity"
                   " WHERE NOT EXISTS(SELECT 1 FROM paper WHERE id = kept_identity.paper)");
    LECTERN_TRY(gone.forEach([&]() -> Result<> {
        std::set<qint64> seen;
        LECTERN_TRY(expectKept(gone.number(0), seen));
        return {};
    }));
    LECTERN_TRY(const auto stored, m_connection.number("SELECT count(*) FROM identity_key"));
    if (stored > expected)
        report(u"keys"_s, u"%1 keys belong to no paper."_s.arg(stored - expected));
    return {};
}

// Checks the grouping: recomputes all papers from all sightings.
Result<> Checker::checkIdentity()
{
    PaperDecisionTable decided(m_connection);
    LECTERN_TRY(const auto decisions, decided.all());
    PaperFamilies families(m_connection);
    LECTERN_TRY(families.uniteByKeys());
    LECTERN_TRY(families.uniteDecided(decisions));
    CommonKeyTable commonTable(m_connection);
    LECTERN_TRY(const auto stored, commonTable.all());
    PaperTable papers(m_connection);
    QSet<qint64> seen;
    for (const std::vector<qint64> &family : families.all()) {
        LECTERN_TRY(pause());
        LECTERN_TRY(checkFamily(papers, family, decisions, *stored, &seen));
    }
    for (const qint64 hash : *stored)
        if (!seen.contains(hash))
            report(u"uncommon"_s, u"Key %1 is stored as common, but is not."_s.arg(hash));
    return {};
}

// Recomputes the papers of a family and compares; seen receives the common keys among them.
Result<> Checker::checkFamily(PaperTable &papers, const std::vector<qint64> &family,
                              const QList<PaperDecision> &decisions, const QSet<qint64> &common,
                              QSet<qint64> *seen)
{
    QList<Sighting> sightings;
    QHash<qint64, qint64> paperOf;
    for (const qint64 paper : family) {
        LECTERN_TRY(const auto record, papers.load(paper));
        for (const Sighting &sighting : record.sightings) {
            paperOf.insert(sighting.id, paper);
            sightings.append(sighting);
        }
    }
    if (sightings.size() < 2)
        return {};
    std::sort(sightings.begin(), sightings.end(), inContentOrder);
    QList<Identity> identities;
    for (const Sighting &sighting : std::as_const(sightings))
        identities.append(identityOf(sighting));
    for (const IdentityKey &key : commonKeys(identities)) {
        seen->insert(key.hash);
        if (!common.contains(key.hash))
            report(u"common"_s, u"“%1” is a common key, but not stored as one."_s.arg(key.text));
    }
    const QList<int> groups = joinByDecisions(
        groupIntoPapers(identities, partedBy(decisions, sightings, identities)), identities, decisions);
    QHash<qint64, int> groupOf;
    QHash<int, qint64> memberOf;
    for (qsizetype i = 0; i < sightings.size(); ++i) {
        const qint64 paper = paperOf.value(sightings[i].id);
        if (groupOf.contains(paper) && groupOf[paper] != groups[i])
            report(u"split"_s, u"Paper %1 has sightings of different papers."_s.arg(paper));
        if (memberOf.contains(groups[i]) && memberOf[groups[i]] != paper)
            report(u"joined"_s, u"Papers %1 and %2 are one paper."_s.arg(memberOf[groups[i]]).arg(paper));
        groupOf.insert(paper, groups[i]);
        memberOf.insert(groups[i], paper);
    }
    return {};
}

// Checks each paper's authors by name and page, and each author's spelling.
Result<> Checker::checkAuthors()
{
    AuthorDecisions decisions(m_connection);
    Statement papers(m_connection, "SELECT id, authors FROM listed");
    Statement byPage(m_connection,
                     "SELECT name FROM sighting JOIN author_observation ON source = sighting.id >> 32"
                     " WHERE sighting.paper = ?");
    Statement stored(m_connection, "SELECT author FROM paper_author WHERE paper = ?");
    QHash<qint64, QString> best;
    for (;;) {
        LECTERN_TRY(pause());
        LECTERN_TRY(const auto row, papers.next());
        if (!row)
            break;
        const qint64 paper = papers.number(0);
        std::set<qint64> expected, here;
        const auto expectName = [&](const QString &name) -> Result<> {
            const QString folded = foldName(name);
            LECTERN_TRY(const auto author, decisions.authorOf(paper, folded));
            if (author)
                expected.insert(author);
            else if (!folded.isEmpty())
                report(
                    u"name"_s,
                    u"The name “%1” on paper %2 belongs to no author."_s.arg(name, QString::number(paper)));
            if (QString &spelling = best[author]; spelling.isEmpty() || isBetterSpelling(name, spelling))
                spelling = name;
            return {};
        };
        for (const QString &name : splitNames(papers.text(1)))
            LECTERN_TRY(expectName(name));
        QStringList pageNames;
        byPage.bind(1, paper);
        LECTERN_TRY(byPage.forEach([&] { pageNames.append(byPage.text(0)); }));
        for (const QString &name : std::as_const(pageNames))
            LECTERN_TRY(expectName(name));
        stored.bind(1, paper);
        LECTERN_TRY(stored.forEach([&] { here.insert(stored.number(0)); }));
        if (expected != here)
            report(u"authors"_s, u"The stored authors of paper %1 differ from its sources."_s.arg(paper));
    }
    best.remove(0);
    Statement pages(m_connection, "SELECT author, name, source FROM author_observation");
    LECTERN_TRY(pages.forEach([&]() -> Result<> {
        QString &spelling = best[pages.number(0)];
        if (spelling.isEmpty() || isBetterSpelling(pages.text(1), spelling))
            spelling = pages.text(1);
        LECTERN_TRY(const auto owner,
                    decisions.pageOwner(SourceId(pages.number(2)), foldName(pages.text(1))));
        if (owner != pages.number(0))
            report(
                u"page"_s,
                u"Page %1 is assigned to author %2, but is not theirs."_s.arg(pages.text(2), pages.text(0)));
        return {};
    }));
    Statement chosen(m_connection, "SELECT author, name FROM author_title");
    LECTERN_TRY(chosen.forEach([&] { best.insert(chosen.number(0), chosen.text(1)); }));
    Statement authors(m_connection, "SELECT id, name FROM author");
    LECTERN_TRY(authors.forEach([&] {
        if (const auto it = best.constFind(authors.number(0)); it != best.cend() && *it != authors.text(1))
            report(u"spelling"_s,
                   u"Author %1 is called “%2”, but should be called “%3”."_s.arg(authors.text(0),
                                                                                 authors.text(1), *it));
    }));
    return {};
}

Result<> Checker::checkCounts()
{
    const std::pair<QString, const char *> counted[] = {
        {Counter::kPapers, "SELECT count(*) FROM listed"},
        {Counter::kConflicts, "SELECT count(*) FROM listed WHERE conflicts <> 0"},
        {Counter::kBookmarks,
         "SELECT count(*) FROM mark JOIN listed ON listed.id = mark.paper WHERE bookmarked"},
        {Counter::kRead, "SELECT count(*) FROM mark JOIN listed ON listed.id = mark.paper WHERE read"},
        {Counter::kAuthors, "SELECT count(*) FROM author WHERE listed"},
        {Counter::kSightings, "SELECT count(*) FROM sighting"},
    };
    Statement counter(m_connection, "SELECT value FROM counter WHERE name = ?");
    for (const auto &[name, sql] : counted) {
        LECTERN_TRY(pause());
        LECTERN_TRY(const auto actual, m_connection.number(sql));
        LECTERN_TRY(const auto row, counter.bind(1, name).next());
        const qint64 kept = row ? counter.number(0) : 0;
        counter.reset();
        if (kept != actual)
            report(u"counter"_s, u"The counter “%1” is %2, but %3 exist."_s.arg(name).arg(kept).arg(actual));
    }
    QHash<QString, qint64> categories;
    Statement printed(m_connection, "SELECT category FROM listed WHERE category IS NOT NULL");
    LECTERN_TRY(printed.forEach([&] {
        for (const QString &category : printed.text(0).split(u' ', Qt::SkipEmptyParts))
            ++categories[category];
    }));
    Statement stored(m_connection, "SELECT category, papers FROM category_count");
    LECTERN_TRY(stored.forEach([&] {
        if (const qint64 actual = categories.take(stored.text(0)); actual != stored.number(1))
            report(u"category"_s,
                   u"Category %1 is stored with %2 papers, but has %3."_s.arg(stored.text(0), stored.text(1),
                                                                              QString::number(actual)));
    }));
    for (auto it = categories.cbegin(); it != categories.cend(); ++it)
        report(u"category"_s,
               u"Category %1 with %2 papers is not counted."_s.arg(it.key(), QString::number(*it)));
    return {};
}

} // namespace lectern
