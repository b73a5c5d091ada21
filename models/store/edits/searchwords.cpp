#include "savedsearchstore.h"

#include "models/core/fold.h"
#include "models/core/query/query.h"
#include "models/core/query/querytext.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"

#include <QJsonArray>
#include <QStringList>

#include <functional>

namespace lectern
{

using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;

namespace
{

// The number in a value such as "#12"; 0 for a name.
qint64 numberIn(const QString &value)
{
    return value.startsWith(u'#') ? value.sliced(1).toLongLong() : 0;
}

bool isNumbered(const QueryNode &node)
{
    return node.kind == Kind::Author || node.kind == Kind::List || node.kind == Kind::Source;
}

// Calls change() for each part of a search that refers to a number, and replaces the part by the result; ends
// at the first Error.
Result<> forEachNumbered(QueryNode *node, const std::function<Result<>(QueryNode *)> &change)
{
    for (QueryNode &child : node->children)
        LECTERN_TRY(forEachNumbered(&child, change));
    if (isNumbered(*node)
        && std::any_of(node->values.cbegin(), node->values.cend(),
                       [](const QString &value) { return numberIn(value) > 0; }))
        return change(node);
    // "New since a paper" has no meaning in another library, which has other paper numbers.
    if (node->kind == Kind::Is && node->values.value(0).startsWith("new#"_L1))
        node->values = {u"new"_s};
    return {};
}

// Finds an author by the words of one of these names.
QueryNode byNames(const QStringList &names)
{
    QStringList parts;
    for (QString name : names)
        if (name.remove(u'"'); !name.simplified().isEmpty())
            parts.append(u"author:\"%1\""_s.arg(name.simplified()));
    return parseQuery(parts.size() > 1 ? u'(' + parts.join(u" OR "_s) + u')' : parts.value(0)).root;
}

Result<QStringList> textsOf(const Connection &connection, const char *sql, qint64 number)
{
    return Statement(connection, sql).bind(1, number).allTexts();
}

Result<qint64> firstNumber(Statement &read)
{
    LECTERN_TRY(const auto row, read.next());
    const qint64 number = row ? read.number(0) : 0;
    read.reset();
    return number;
}

// --- export

Result<QJsonObject> describe(const Connection &connection, Kind kind, qint64 number)
{
    if (kind == Kind::Author) {
        LECTERN_TRY(const auto title,
                    textsOf(connection,
                            "SELECT coalesce((SELECT name FROM author_title WHERE author = ?1), name)"
                            " FROM author WHERE id = ?1",
                            number));
        LECTERN_TRY(const auto names,
                    textsOf(connection,
                            "SELECT folded FROM author_alias WHERE author = ?1 UNION SELECT folded FROM"
                            " author_name n WHERE author = ?1 AND NOT EXISTS(SELECT 1 FROM author_alias a"
                            " WHERE a.folded = n.folded) ORDER BY 1",
                            number));
        return QJsonObject{{u"author"_s, title.value(0)},
                           {u"names"_s, QJsonArray::fromStringList(names)},
                           {u"person"_s, number}};
    }
    if (kind == Kind::List) {
        LECTERN_TRY(const auto path,
                    textsOf(connection,
                            "WITH RECURSIVE up(id, parent, name, level) AS (SELECT id, parent, name, 0 "
                            "FROM reading_list WHERE id = ?"
                            " UNION ALL SELECT l.id, l.parent, l.name, level + 1 FROM reading_list l "
                            "JOIN up ON l.id = up.parent"
                            " WHERE level < 100) SELECT name FROM up ORDER BY level DESC",
                            number));
        return QJsonObject{{u"list"_s, QJsonArray::fromStringList(path)}};
    }
    LECTERN_TRY(const auto source,
                textsOf(connection,
                        "SELECT ifnull(name, '') || char(10) || lower(hex(hash)) FROM source WHERE id = ?",
                        number));
    return QJsonObject{{u"source"_s, source.value(0).section(u'\n', 0, 0)},
                       {u"hash"_s, source.value(0).section(u'\n', 1, 1)}};
}

// --- import

// Returns the name in a description.
QString nameIn(const QJsonObject &described)
{
    if (const QJsonArray path = described.value("list"_L1).toArray(); !path.isEmpty())
        return path.last().toString();
    return described.value("source"_L1).toString();
}

QStringList namesIn(const QJsonObject &described)
{
    QStringList names{described.value("author"_L1).toString()};
    for (const QJsonValue &name : described.value("names"_L1).toArray())
        if (foldName(name.toString()) != foldName(names.first()))
            names.append(name.toString());
    return names;
}

Result<qint64> findHere(const Connection &connection, Kind kind, const QJsonObject &described,
                        const QHash<qint64, qint64> &people)
{
    if (kind == Kind::Author) {
        if (const qint64 known = people.value(described.value("person"_L1).toInteger()))
            return known;
        Statement find(connection,
                       "SELECT coalesce((SELECT author FROM author_alias WHERE folded = ?1),"
                       " (SELECT author FROM author_name WHERE folded = ?1))");
        for (const QJsonValue &name : described.value("names"_L1).toArray()) {
            LECTERN_TRY(const auto author, firstNumber(find.bind(1, name.toString())));
            if (author > 0)
                return author;
        }
        return qint64(0);
    }
    if (kind == Kind::List) {
        Statement find(connection, "SELECT id FROM reading_list WHERE name = ? AND ifnull(parent, 0) = ?");
        qint64 list = 0;
        for (const QJsonValue &name : described.value("list"_L1).toArray()) {
            LECTERN_TRY(const auto child,
                        firstNumber(find.bind(1, name.toString().simplified()).bind(2, list)));
            if (child == 0)
                return qint64(0);
            list = child;
        }
        return list;
    }
    Statement find(connection, "SELECT id FROM source WHERE lower(hex(hash)) = ?");
    return firstNumber(find.bind(1, described.value("hash"_L1).toString()));
}

} // namespace

Result<QJsonObject> searchForElsewhere(const Connection &connection, const QString &name,
                                       const QString &query)
{
    const QueryNode root = parseQuery(query).root;
    QJsonArray refers;
    QueryNode exact = root, byName = root;
    LECTERN_TRY(forEachNumbered(&exact, [&](QueryNode *node) -> Result<> {
        for (QString &value : node->values) {
            const qint64 number = numberIn(value);
            if (number == 0)
                continue;
            LECTERN_TRY(const auto object, describe(connection, node->kind, number));
            refers.append(object);
            value = u'#' + QString::number(refers.size());
        }
        return {};
    }));
    if (exact == root && refers.isEmpty())
        return QJsonObject{{u"name"_s, name}, {u"query"_s, query}};
    qsizetype at = 0;
    LECTERN_TRY(forEachNumbered(&byName, [&](QueryNode *node) -> Result<> {
        for (QString &value : node->values) {
            if (numberIn(value) == 0)
                continue;
            const QJsonObject object = refers.at(at++).toObject();
            if (node->kind == Kind::Author) {
                *node = byNames(namesIn(object));
                break;
            }
            value = nameIn(object);
        }
        return {};
    }));
    QJsonObject object{{u"name"_s, name}, {u"query"_s, queryText(byName)}};
    if (!refers.isEmpty()) {
        object.insert(u"exact"_s, queryText(exact));
        object.insert(u"refers"_s, refers);
    }
    return object;
}

Result<QString> searchFromElsewhere(const Connection &connection, const QJsonObject &search,
                                    const QHash<qint64, qint64> &people)
{
    const QJsonArray refers = search.value("refers"_L1).toArray();
    const QString asWritten = search.value("query"_L1).toString();
    const QString text = refers.isEmpty() ? asWritten : search.value("exact"_L1).toString();
    const QueryNode root = parseQuery(text).root;
    QueryNode here = root;
    LECTERN_TRY(forEachNumbered(&here, [&](QueryNode *node) -> Result<> {
        for (QString &value : node->values) {
            const qint64 number = numberIn(value);
            if (number == 0)
                continue;
            const QJsonObject described = refers.at(number - 1).toObject();
            LECTERN_TRY(auto found,
                        described.isEmpty() ? Result<qint64>(qint64(0))
                                            : findHere(connection, node->kind, described, people));
            if (found > 0) {
                value = u'#' + QString::number(found);
            } else if (node->kind == Kind::Author) {
                *node =
                    byNames(described.isEmpty() ? QStringList{QString::number(number)} : namesIn(described));
                break;
            } else {
                value = described.isEmpty() ? QString::number(number) : nameIn(described);
            }
        }
        return {};
    }));
    return here == root ? text : queryText(here);
}

Result<> moveSearchesToAuthor(const Connection &connection, qint64 from, qint64 into)
{
    const QString old = u'#' + QString::number(from);
    const std::function<bool(QueryNode *)> moved = [&](QueryNode *node) {
        bool any = false;
        for (QueryNode &child : node->children)
            any = moved(&child) || any;
        if (node->kind != Kind::Author || node->values.value(0) != old)
            return any;
        node->values = {u'#' + QString::number(into)};
        return true;
    };
    QList<std::pair<qint64, QString>> changed;
    Statement read(connection, "SELECT id, query FROM saved_search WHERE instr(query, ?)");
    read.bind(1, old);
    LECTERN_TRY(read.forEach([&] {
        QueryNode root = parseQuery(read.text(1)).root;
        if (moved(&root))
            changed.append({read.number(0), queryText(root)});
    }));
    Statement write(connection, "UPDATE saved_search SET query = ? WHERE id = ?");
    for (const auto &[search, query] : std::as_const(changed))
        LECTERN_TRY(write.bind(1, query).bind(2, search).run());
    return {};
}

} // namespace lectern
