#include "marksfile.h"

#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <QHash>
#include <QMap>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<QJsonArray> decidedAuthors(const Connection &connection)
{
    Statement rows(
        connection,
        "WITH decided(id) AS (SELECT author FROM author_alias UNION SELECT author FROM "
        "author_assignment UNION SELECT author FROM author_title UNION SELECT one FROM author_apart"
        " UNION SELECT other FROM author_apart)"
        " SELECT id, n.folded, t.name FROM decided LEFT JOIN (SELECT folded, author FROM author_alias"
        "  UNION ALL SELECT folded, author FROM author_name m"
        "  WHERE NOT EXISTS(SELECT 1 FROM author_alias a WHERE a.folded = m.folded)) AS n"
        " ON n.author = id LEFT JOIN author_title t ON t.author = id ORDER BY id, n.folded");
    QMap<qint64, QJsonObject> authors;
    LECTERN_TRY(rows.forEach([&] {
        QJsonObject &author = authors[rows.number(0)];
        author.insert(u"id"_s, rows.number(0));
        if (!rows.isNull(1)) {
            QJsonArray names = author.value("names"_L1).toArray();
            names.append(rows.text(1));
            author.insert(u"names"_s, names);
        }
        if (!rows.isNull(2))
            author.insert(u"title"_s, rows.text(2));
    }));
    QJsonArray list;
    for (const QJsonObject &author : std::as_const(authors))
        list.append(author);
    return list;
}

Result<QJsonArray> apartAuthors(const Connection &connection)
{
    Statement rows(connection, "SELECT one, other FROM author_apart ORDER BY one, other");
    QJsonArray list;
    LECTERN_TRY(rows.forEach([&] { list.append(QJsonArray{rows.number(0), rows.number(1)}); }));
    return list;
}

Result<> addAuthorWords(Connection &connection, const QJsonArray &authors, const QJsonArray &apart,
                        const QList<AssignedName> &assigned, QHash<qint64, qint64> *known)
{
    Statement byName(connection,
                     "SELECT coalesce((SELECT author FROM author_alias WHERE folded = ?1),"
                     " (SELECT author FROM author_name WHERE folded = ?1), 0)");
    Statement byPaper(connection, "SELECT author FROM author_assignment WHERE paper = ? AND folded = ?");
    Statement give(connection, "INSERT OR IGNORE INTO author_alias(folded, author) VALUES(?, ?)");
    Statement assign(connection,
                     "INSERT OR IGNORE INTO author_assignment(paper, folded, author) VALUES(?, ?, ?)");
    Statement call(connection, "INSERT OR IGNORE INTO author_title(author, name) VALUES(?, ?)");
    Statement part(connection,
                   "INSERT OR IGNORE INTO author_apart(one, other) VALUES(min(?1, ?2), max(?1, ?2))");
    Counters counters(connection);
    QHash<qint64, qint64> &here = *known;
    // An author that has names of its own is found by these names. Other authors are found by the papers
    // assigned to them.
    for (const QJsonValue &author : authors) {
        for (const QJsonValue &name : author["names"_L1].toArray()) {
            LECTERN_TRY(byName.bind(1, name.toString()).next());
            if (const qint64 found = byName.number(0); found && !here.contains(author["id"_L1].toInteger()))
                here.insert(author["id"_L1].toInteger(), found);
            byName.reset();
        }
    }
    for (const AssignedName &word : assigned) {
        LECTERN_TRY(const auto row, byPaper.bind(1, word.paper).bind(2, word.folded).next());
        if (row && !here.contains(word.author))
            here.insert(word.author, byPaper.number(0));
        byPaper.reset();
    }
    const auto authorOf = [&](qint64 id) -> Result<qint64> {
        if (const auto found = here.constFind(id); found != here.cend())
            return *found;
        LECTERN_TRY(const auto made, counters.take(Counter::kNextAuthor));
        here.insert(id, made);
        return made;
    };
    for (const QJsonValue &author : authors) {
        LECTERN_TRY(const auto local, authorOf(author["id"_L1].toInteger()));
        const QJsonArray names = author["names"_L1].toArray();
        if (names.size() > 1)
            for (const QJsonValue &name : names)
                if (!name.toString().isEmpty())
                    LECTERN_TRY(give.bind(1, name.toString()).bind(2, local).run());
        if (const QString title = author["title"_L1].toString().simplified(); !title.isEmpty())
            LECTERN_TRY(call.bind(1, local).bind(2, title.left(200)).run());
    }
    for (const AssignedName &word : assigned) {
        LECTERN_TRY(const auto local, authorOf(word.author));
        LECTERN_TRY(assign.bind(1, word.paper).bind(2, word.folded).bind(3, local).run());
    }
    for (const QJsonValue &pair : apart) {
        LECTERN_TRY(const auto one, authorOf(pair[0].toInteger()));
        LECTERN_TRY(const auto other, authorOf(pair[1].toInteger()));
        if (one != other)
            LECTERN_TRY(part.bind(1, one).bind(2, other).run());
    }
    return counters.flush();
}

} // namespace lectern
