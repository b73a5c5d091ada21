#include "authoridentity.h"

#include "models/core/fold.h"
#include "models/i18n/messages.h"
#include "models/store/papers/authordecisions.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"
#include "savedsearchstore.h"

#include <initializer_list>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

Result<> run(const Connection &connection, const char *sql, std::initializer_list<qint64> values)
{
    Statement statement(connection, sql);
    int index = 0;
    for (const qint64 value : values)
        statement.bind(++index, value);
    return statement.run();
}

Result<bool> exists(const Connection &connection, const char *sql, qint64 value)
{
    Statement statement(connection, sql);
    LECTERN_TRY(const auto row, statement.bind(1, value).next());
    return row;
}

} // namespace

Result<QString> AuthorIdentity::nameOf(AuthorId author)
{
    Statement read(m_connection, "SELECT name FROM author WHERE id = ?");
    LECTERN_TRY(const auto row, read.bind(1, qint64(author)).next());
    if (!row)
        return Error{Messages::tr("This author is no longer in the library.")};
    return read.text(0);
}

// Returns the names that belong to this author unless a decision states otherwise.
Result<QStringList> AuthorIdentity::namesOf(AuthorId author)
{
    Statement read(m_connection,
                   "SELECT folded FROM author_name n WHERE author = ?1"
                   " AND NOT EXISTS(SELECT 1 FROM author_alias a WHERE a.folded = n.folded)"
                   " UNION SELECT folded FROM author_alias WHERE author = ?1");
    return read.bind(1, qint64(author)).allTexts();
}

Result<qint64> AuthorIdentity::newAuthor()
{
    Counters counters(m_connection);
    LECTERN_TRY(const auto id, counters.take(Counter::kNextAuthor));
    LECTERN_TRY(counters.flush());
    return id;
}

Result<> AuthorIdentity::giveName(const QString &folded, qint64 author)
{
    Statement give(m_connection,
                   "INSERT INTO author_alias(folded, author) VALUES(?1, ?2)"
                   " ON CONFLICT(folded) DO UPDATE SET author = ?2");
    return give.bind(1, folded).bind(2, author).run();
}

Result<> AuthorIdentity::setApart(AuthorId one, AuthorId other)
{
    return run(m_connection,
               "INSERT OR IGNORE INTO author_apart(one, other) VALUES(min(?1, ?2), max(?1, ?2))",
               {qint64(one), qint64(other)});
}

// A name is no longer split once all its assigned papers are assigned to their default author.
Result<> AuthorIdentity::removeRedundantAssignments()
{
    Statement drop(m_connection,
                   "DELETE FROM author_assignment WHERE folded IN (SELECT a.folded FROM author_assignment a"
                   " GROUP BY a.folded HAVING max(a.author) = min(a.author) AND max(a.author) ="
                   " coalesce((SELECT g.author FROM author_alias g WHERE g.folded = a.folded),"
                   "  (SELECT n.author FROM author_name n WHERE n.folded = a.folded)))");
    return drop.run();
}

Result<Edit> AuthorIdentity::merge(AuthorId from, AuthorId into)
{
    LECTERN_TRY(const auto name, nameOf(into));
    LECTERN_TRY(nameOf(from));
    if (from == into)
        return Error{Messages::tr("An author cannot be merged with itself.")};
    return m_log.perform({EditKind::MergeAuthors, name}, [&] { return unite(from, into); });
}

Result<Edit> AuthorIdentity::mergeAll(const QList<AuthorId> &authors, AuthorId *stays, AuthorId wanted)
{
    const ReadingScope reading(m_connection);
    AuthorId most = AuthorId::None;
    qint64 mostPapers = -1;
    QList<AuthorId> others;
    Statement papers(m_connection, "SELECT papers FROM author WHERE id = ?");
    for (const AuthorId author : authors) {
        LECTERN_TRY(nameOf(author));
        if (!others.contains(author))
            others.append(author);
        LECTERN_TRY(const auto there, papers.bind(1, qint64(author)).next());
        if (there && papers.number(0) > mostPapers) {
            most = author;
            mostPapers = papers.number(0);
        }
        papers.reset();
    }
    if (others.size() < 2)
        return Error{Messages::tr("An author cannot be merged with itself.")};
    if (others.contains(wanted))
        most = wanted;
    others.removeAll(most);
    LECTERN_TRY(const auto name, nameOf(most));
    if (stays)
        *stays = most;
    return m_log.perform({EditKind::MergeAuthors, name}, [&]() -> Result<> {
        for (const AuthorId other : std::as_const(others))
            LECTERN_TRY(unite(other, most));
        // A name chosen by the user is shown even if more papers print another one.
        return most == wanted ? writeTitle(most, name) : Result<>();
    });
}

// Moves everything of the first author to the second.
Result<> AuthorIdentity::unite(AuthorId from, AuthorId into)
{
    // Includes the author's earlier names, so that the decision does not depend on the numbers that the names
    // received.
    for (const AuthorId author : {from, into}) {
        LECTERN_TRY(const auto names, namesOf(author));
        for (const QString &folded : names)
            LECTERN_TRY(giveName(folded, qint64(into)));
    }
    for (const char *sql :
         {"UPDATE author_assignment SET author = ?2 WHERE author = ?1",
          "UPDATE OR IGNORE author_title SET author = ?2 WHERE author = ?1",
          "DELETE FROM author_title WHERE author = ?1 AND ?1 <> ?2",
          "INSERT OR IGNORE INTO author_apart(one, other) SELECT min(?2, who), max(?2, who) FROM"
          " (SELECT iif(one = ?1, other, one) AS who FROM author_apart WHERE one = ?1 OR other = ?1)"
          " WHERE who <> ?2",
          "DELETE FROM author_apart WHERE (one = ?1 OR other = ?1) AND ?1 <> ?2",
          "INSERT INTO author_note(author, body, edited) SELECT ?2, body, edited FROM author_note"
          " WHERE author = ?1 ON CONFLICT(author) DO UPDATE SET edited = max(edited, excluded.edited),"
          " body = CASE WHEN instr(body, excluded.body) THEN body"
          " ELSE body || char(10, 10) || excluded.body END",
          "DELETE FROM author_note WHERE author = ?1 AND ?1 <> ?2"})
        LECTERN_TRY(run(m_connection, sql, {qint64(from), qint64(into)}));
    LECTERN_TRY(moveSearchesToAuthor(m_connection, qint64(from), qint64(into)));
    return removeRedundantAssignments();
}

Result<Edit> AuthorIdentity::separate(AuthorId author, const QString &folded, AuthorId *made)
{
    LECTERN_TRY(const auto name, nameOf(author));
    LECTERN_TRY(const auto names, namesOf(author));
    if (!names.contains(folded))
        return Error{Messages::tr("“%1” is not a name of %2.").arg(folded, name)};
    LECTERN_TRY(const auto assigned,
                exists(m_connection, "SELECT 1 FROM author_assignment WHERE author = ?", qint64(author)));
    if (names.size() == 1 && !assigned)
        return Error{Messages::tr("“%1” is the only name of %2 and cannot be removed.").arg(folded, name)};
    return m_log.perform({EditKind::SeparateAuthors, name}, [&]() -> Result<> {
        Statement home(m_connection, "SELECT author FROM author_name WHERE folded = ?");
        LECTERN_TRY(const auto row, home.bind(1, folded).next());
        qint64 owner = row ? home.number(0) : 0;
        home.reset();
        // The name returns to its previous author, unless that author's number now belongs to another.
        bool taken = owner == 0 || owner == qint64(author);
        for (const char *sql : {"SELECT 1 FROM author_alias WHERE author = ?",
                                "SELECT 1 FROM author_assignment WHERE author = ?"}) {
            LECTERN_TRY(const auto other, exists(m_connection, sql, owner));
            taken = taken || other;
        }
        if (taken) {
            LECTERN_TRY(const auto fresh, newAuthor());
            owner = fresh;
            LECTERN_TRY(giveName(folded, owner));
        } else {
            Statement take(m_connection, "DELETE FROM author_alias WHERE folded = ?");
            LECTERN_TRY(take.bind(1, folded).run());
        }
        if (made)
            *made = AuthorId(owner);
        return setApart(author, AuthorId(owner));
    });
}

// Assigns all names of one author on these papers to another author.
Result<> AuthorIdentity::assign(AuthorId from, const QList<PaperId> &papers, qint64 to)
{
    AuthorDecisions decisions(m_connection);
    Statement printed(m_connection, "SELECT authors FROM paper WHERE id = ?");
    Statement pages(m_connection,
                    "SELECT DISTINCT name FROM sighting JOIN author_observation ON source = sighting.id >> 32"
                    " WHERE sighting.paper = ?");
    Statement give(m_connection,
                   "INSERT INTO author_assignment(paper, folded, author) VALUES(?1, ?2, ?3)"
                   " ON CONFLICT(paper, folded) DO UPDATE SET author = ?3");
    for (const PaperId paper : papers) {
        QSet<QString> names;
        for (Statement *source : {&printed, &pages}) {
            source->bind(1, qint64(paper));
            for (;;) {
                LECTERN_TRY(const auto row, source->next());
                if (!row)
                    break;
                for (const QString &name : splitNames(source->text(0)))
                    names.insert(foldName(name));
            }
        }
        for (const QString &folded : std::as_const(names)) {
            LECTERN_TRY(const auto owner, decisions.authorOf(qint64(paper), folded));
            if (owner == qint64(from))
                LECTERN_TRY(give.bind(1, qint64(paper)).bind(2, folded).bind(3, to).run());
        }
    }
    return removeRedundantAssignments();
}

Result<Edit> AuthorIdentity::split(AuthorId author, const QList<PaperId> &papers, AuthorId *made)
{
    LECTERN_TRY(const auto name, nameOf(author));
    Statement theirs(m_connection, "SELECT paper FROM author_paper WHERE author = ?");
    theirs.bind(1, qint64(author));
    QSet<PaperId> all;
    LECTERN_TRY(theirs.forEach([&] { all.insert(PaperId(theirs.number(0))); }));
    const QSet<PaperId> chosen = QSet<PaperId>(papers.cbegin(), papers.cend()) & all;
    if (chosen.isEmpty() || chosen.size() == all.size())
        return Error{Messages::tr("To split %1, select some, but not all, of the papers.").arg(name)};
    return m_log.perform({EditKind::SplitAuthor, name}, [&]() -> Result<> {
        LECTERN_TRY(const auto other, newAuthor());
        if (made)
            *made = AuthorId(other);
        LECTERN_TRY(assign(author, chosen.values(), other));
        return setApart(author, AuthorId(other));
    });
}

Result<Edit> AuthorIdentity::move(AuthorId from, const QList<PaperId> &papers, AuthorId to)
{
    LECTERN_TRY(const auto name, nameOf(to));
    LECTERN_TRY(nameOf(from));
    if (from == to)
        return Error{Messages::tr("These papers already belong to %1.").arg(name)};
    return m_log.perform({EditKind::MoveToAuthor, name}, [&] { return assign(from, papers, qint64(to)); });
}

Result<Edit> AuthorIdentity::rename(AuthorId author, const QString &name)
{
    const QString clean = name.simplified();
    if (clean.size() > 200)
        return Error{Messages::tr("An author name can have at most 200 characters.")};
    LECTERN_TRY(const auto before, nameOf(author));
    return m_log.perform({EditKind::RenameAuthor, before}, [&]() -> Result<> {
        if (clean.isEmpty())
            return run(m_connection, "DELETE FROM author_title WHERE author = ?", {qint64(author)});
        return writeTitle(author, clean);
    });
}

Result<> AuthorIdentity::writeTitle(AuthorId author, const QString &name)
{
    Statement write(m_connection,
                    "INSERT INTO author_title(author, name) VALUES(?1, ?2)"
                    " ON CONFLICT(author) DO UPDATE SET name = ?2");
    return write.bind(1, qint64(author)).bind(2, name).run();
}

Result<Edit> AuthorIdentity::markDistinct(AuthorId one, AuthorId other)
{
    LECTERN_TRY(const auto name, nameOf(one));
    LECTERN_TRY(nameOf(other));
    if (one == other)
        return Error{Messages::tr("An author cannot be marked as different from itself.")};
    return m_log.perform({EditKind::DecideAuthors, name}, [&] { return setApart(one, other); });
}

Result<Edit> AuthorIdentity::unmarkDistinct(AuthorId one, AuthorId other)
{
    LECTERN_TRY(const auto name, nameOf(one));
    return m_log.perform({EditKind::DecideAuthors, name}, [&] {
        return run(m_connection, "DELETE FROM author_apart WHERE one = min(?1, ?2) AND other = max(?1, ?2)",
                   {qint64(one), qint64(other)});
    });
}

Result<QList<QPair<AuthorId, AuthorId>>> AuthorIdentity::apart()
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection,
                   "SELECT one, other FROM author_apart JOIN author a ON a.id = one JOIN author b ON b.id = "
                   "other WHERE a.listed AND b.listed ORDER BY a.name, b.name, one, other");
    QList<QPair<AuthorId, AuthorId>> pairs;
    LECTERN_TRY(read.forEach([&] { pairs.append({AuthorId(read.number(0)), AuthorId(read.number(1))}); }));
    return pairs;
}

} // namespace lectern
