#include "recoverytables.h"

#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"
#include "models/store/types/numbers.h"

#include <QByteArrayList>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

using Kind = RecordValue::Kind;

// The other tables to recover: statements of sources, and names for papers or authors whose own row is lost.
constexpr const char *kOtherTables[] = {"kept_identity",   "bin",
                                        "source_bin",      "setting",
                                        "counter",         "source",
                                        "paper",           "abstract",
                                        "sighting",        "stated",
                                        "author",          "author_name",
                                        "paper_author",    "author_observation",
                                        "binned_sighting", "binned_observation",
                                        "diagnostic",      "not_understood"};

// User data comes first.
const QList<QByteArray> &wantedTables()
{
    static const QList<QByteArray> names = [] {
        QList<QByteArray> wanted;
        for (const UserTable *table : recoveredTables())
            wanted.append(table->name);
        for (const char *table : kOtherTables)
            wanted.append(table);
        return wanted;
    }();
    return names;
}

// Indexes with copies of rows.
struct SecondCopy {
    const char *index, *table;
    std::array<const char *, 3> columns; // in index order
    const char *absent = nullptr; // a column that the index does not have; 0 in the rows
};
constexpr SecondCopy kSecondCopies[] = {
    {"paper_tag_by_paper", "paper_tag", {"paper", "tag"}},
    {"list_paper_in_order", "list_paper", {"list", "position", "paper"}},
    {"author_apart_by_other", "author_apart", {"other", "one"}},
    {"author_alias_by_author", "author_alias", {"author", "folded"}},
    {"author_assignment_by_author", "author_assignment", {"author", "paper", "folded"}},
    {"sqlite_autoindex_tag_1", "tag", {"name", "id"}, "colour"},
};

// Returns whether a number is within the limits of its column. Values outside were not written by Lectern.
bool isWithin(const QByteArray &table, const QByteArray &column, qint64 number)
{
    const auto between = [number](qint64 least, qint64 end) { return number >= least && number < end; };
    constexpr qint64 kInMilliseconds = 1'000'000'000, kEndOfTime = 100'000'000'000'000;
    if (column == "paper" || (column == "id" && table == "paper"))
        return between(1, kPapersEnd);
    if (column == "source" || (column == "id" && table == "source"))
        return between(1, kSourcesEnd);
    if (column == "author" || column == "one" || column == "other" || (column == "id" && table == "author"))
        return between(1, kAuthorsEnd);
    if (column == "sighting" || (column == "id" && (table == "sighting" || table == "binned_sighting")))
        return number >= qint64(1) << 32;
    if (column == "bookmarked" || column == "read" || column == "side")
        return between(0, 2);
    if (column == "stars")
        return between(1, 6);
    if (column == "relation")
        return between(1, 5);
    if (column == "at")
        return between(kInMilliseconds, kEndOfTime);
    if (column == "same" || column == "conflicts" || column == "flags")
        return between(0, 1 << 15);
    if (column == "tag" || column == "list" || column == "id" || column == "parent" || column == "decision")
        return between(1, qint64(1) << 32);
    return true;
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(bytes);
    return !decoder.hasError() && !text.contains(QChar(0));
}

} // namespace

void RecoveryTables::sortTrees(QList<PageTree> *trees)
{
    const auto isCopy = [](const PageTree &tree) {
        return std::any_of(std::begin(kSecondCopies), std::end(kSecondCopies),
                           [&](const SecondCopy &copy) { return tree.name == copy.index; });
    };
    const QList<QByteArray> &wanted = wantedTables();
    const auto place = [&](const PageTree &tree) {
        return std::find(wanted.cbegin(), wanted.cend(), tree.name) - wanted.cbegin()
            + (isCopy(tree) ? 1 : 0);
    };
    std::stable_sort(trees->begin(), trees->end(),
                     [&](const PageTree &a, const PageTree &b) { return place(a) < place(b); });
}

QByteArray RecoveryTables::secondCopyOf(const QByteArray &table)
{
    for (const SecondCopy &copy : kSecondCopies)
        if (!copy.absent && table == copy.table)
            return copy.index;
    return {};
}

Result<> RecoveryTables::readTable(const QByteArray &name)
{
    Table table;
    Statement columns(m_into, "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?)");
    columns.bind(1, QString::fromLatin1(name));
    LECTERN_TRY(columns.forEach([&] {
        const QByteArray type = columns.blob(1);
        Column column;
        column.name = columns.blob(0);
        column.kind = type == "INTEGER" ? Kind::Integer
            : type == "REAL"            ? Kind::Real
            : type == "TEXT"            ? Kind::Text
                                        : Kind::Blob;
        column.required = columns.number(2) != 0;
        column.isRow = columns.number(3) == 1 && column.kind == Kind::Integer && table.columns.isEmpty();
        table.columns.append(column);
    }));
    table.fewest =
        table.columns.size() - (name == "author" ? 1 : 0); // `listed` was added by a later schema step
    QByteArray marks;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        marks += i ? ",?" : "?";
    table.sql = "INSERT OR IGNORE INTO " + name + " VALUES(" + marks + ")";
    m_tables.emplace(name.toStdString(), std::move(table));
    return {};
}

void RecoveryTables::addCopy(const QByteArray &index, const QByteArray &table,
                             const QList<QByteArray> &columns, const QByteArray &sql)
{
    Table copy;
    for (const QByteArray &name : columns)
        for (const Column &column : std::as_const(m_tables.at(table.toStdString()).columns))
            if (column.name == name) {
                copy.columns.append(column);
                copy.columns.last().isRow = false; // in the index it is a normal column
            }
    copy.fewest = copy.columns.size();
    copy.sql = sql;
    m_tables.emplace(index.toStdString(), std::move(copy));
}

Result<> RecoveryTables::begin()
{
    for (const QByteArray &name : wantedTables())
        LECTERN_TRY(readTable(name));
    for (const SecondCopy &copy : kSecondCopies) {
        QByteArrayList columns, places;
        for (const char *column : copy.columns)
            if (column) {
                columns.append(column);
                places.append("?");
            }
        const QByteArray names = columns.join(", ") + (copy.absent ? ", " : "") + QByteArray(copy.absent);
        addCopy(copy.index, copy.table, columns,
                "INSERT OR IGNORE INTO " + QByteArray(copy.table) + '(' + names + ") VALUES("
                    + places.join(", ") + (copy.absent ? ", 0)" : ")"));
    }
    Statement trees(m_into,
                    "SELECT type, name, rootpage, instr(sql, 'WITHOUT ROWID') > 0 FROM sqlite_schema"
                    " WHERE rootpage > 1");
    LECTERN_TRY(trees.forEach([&] {
        const bool table = trees.text(0) == QStringLiteral("table");
        m_newTrees.append({trees.blob(1), quint32(trees.number(2)), table && trees.number(3) == 0});
    }));
    // A WITHOUT ROWID table stores its rows like index entries.
    for (PageTree &tree : m_newTrees) {
        const auto known = m_tables.find(tree.name.toStdString());
        if (known == m_tables.end()) {
            Statement count(m_into,
                            "SELECT (SELECT count(*) FROM pragma_table_info(?1)) +"
                            " (SELECT count(*) FROM pragma_index_xinfo(?1))");
            count.bind(1, QString::fromLatin1(tree.name));
            LECTERN_TRY(count.forEach([&] { m_others.insert(tree.name, qsizetype(count.number(0))); }));
        } else if (!tree.ofRows) {
            for (Column &column : known->second.columns)
                column.isRow = false;
        }
        if (known != m_tables.end())
            known->second.insert = std::make_unique<Statement>(m_into, known->second.sql.constData());
    }
    return {};
}

bool RecoveryTables::fits(const QByteArray &tree, const PageRecord &row) const
{
    const auto found = m_tables.find(tree.toStdString());
    if (found == m_tables.end())
        return m_others.value(tree, -1) == row.values.size();
    const Table &table = found->second;
    if (row.values.size() > table.columns.size() || row.values.size() < table.fewest)
        return false;
    for (qsizetype i = 0; i < row.values.size(); ++i) {
        const Column &column = table.columns[i];
        const RecordValue &value = row.values[i];
        if (column.isRow) {
            if (value.kind != Kind::Null || row.row < 1 || !isWithin(tree, column.name, row.row))
                return false;
            continue;
        }
        if (value.kind == Kind::Null) {
            if (column.required)
                return false;
            continue;
        }
        const bool number = column.kind == Kind::Real && value.kind == Kind::Integer;
        if (value.kind != column.kind && !number)
            return false;
        if (value.kind == Kind::Integer && !isWithin(tree, column.name, value.number))
            return false;
        if (value.kind == Kind::Text && !isUtf8(value.bytes))
            return false;
        if (column.name == "hash" && tree == "source" && value.bytes.size() != 32)
            return false;
    }
    return true;
}

Result<> RecoveryTables::take(const QByteArray &tree, const PageRecord &row)
{
    const auto found = m_tables.find(tree.toStdString());
    if (found == m_tables.end() || !found->second.insert)
        return {};
    const Table &table = found->second;
    Statement &insert = *table.insert;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const int at = int(i) + 1;
        if (i >= row.values.size()) {
            insert.bind(at, 1); // the missing column `listed` of an author
            continue;
        }
        const RecordValue &value = row.values[i];
        if (table.columns[i].isRow)
            insert.bind(at, row.row);
        else if (value.kind == Kind::Integer)
            insert.bind(at, value.number);
        else if (value.kind == Kind::Real)
            insert.bind(at, value.real);
        else if (value.kind == Kind::Text)
            insert.bindText(at, {value.bytes.constData(), size_t(value.bytes.size())});
        else if (value.kind == Kind::Blob)
            insert.bindBytes(at, {value.bytes.constData(), size_t(value.bytes.size())});
        else
            insert.bindNull(at);
    }
    return insert.run();
}

} // namespace lectern
