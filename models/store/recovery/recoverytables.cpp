#include "recoverytables.h"

#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace lectern
{

namespace
{

using Kind = RecordValue::Kind;

// The tables to recover: statements of sources, user data, and names for papers or authors whose own row is
// lost.
constexpr const char *kWanted[] = {"mark",
                                   "rating",
                                   "paper_note",
                                   "own_value",
                                   "attachment",
                                   "attached_file",
                                   "file_visit",
                                   "unmatched_file",
                                   "highlight",
                                   "author_note",
                                   "tag",
                                   "paper_tag",
                                   "reading_list",
                                   "list_paper",
                                   "saved_search",
                                   "author_assignment",
                                   "author_alias",
                                   "author_title",
                                   "author_apart",
                                   "paper_decision",
                                   "paper_decision_side",
                                   "paper_decision_place",
                                   "kept_identity",
                                   "bin",
                                   "source_bin",
                                   "setting",
                                   "counter",
                                   "source",
                                   "paper",
                                   "abstract",
                                   "sighting",
                                   "stated",
                                   "author",
                                   "author_name",
                                   "paper_author",
                                   "author_observation",
                                   "binned_sighting",
                                   "binned_observation",
                                   "diagnostic",
                                   "not_understood"};

// Indexes with copies of rows.
struct SecondCopy {
    const char *index, *table;
    std::array<const char *, 3> columns; // in index order
    const char *sql;
    bool whole; // the index has all columns of the table
};
constexpr SecondCopy kSecondCopies[] = {
    {"paper_tag_by_paper",
     "paper_tag",
     {"paper", "tag", nullptr},
     "INSERT OR IGNORE INTO paper_tag(paper, tag) VALUES(?, ?)",
     true},
    {"list_paper_in_order",
     "list_paper",
     {"list", "position", "paper"},
     "INSERT OR IGNORE INTO list_paper(list, position, paper) VALUES(?, ?, ?)",
     true},
    {"author_apart_by_other",
     "author_apart",
     {"other", "one", nullptr},
     "INSERT OR IGNORE INTO author_apart(other, one) VALUES(?, ?)",
     true},
    {"author_alias_by_author",
     "author_alias",
     {"author", "folded", nullptr},
     "INSERT OR IGNORE INTO author_alias(author, folded) VALUES(?, ?)",
     true},
    {"author_assignment_by_author",
     "author_assignment",
     {"author", "paper", "folded"},
     "INSERT OR IGNORE INTO author_assignment(author, paper, folded) VALUES(?, ?, ?)",
     true},
    {"sqlite_autoindex_tag_1",
     "tag",
     {"name", "id", nullptr},
     "INSERT OR IGNORE INTO tag(name, id, colour) VALUES(?, ?, 0)",
     false},
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
    // User data comes first, in the order of kWanted.
    const auto place = [&](const PageTree &tree) {
        const auto found = std::find_if(std::begin(kWanted), std::end(kWanted),
                                        [&](const char *name) { return tree.name == name; });
        return int(found - std::begin(kWanted)) + (isCopy(tree) ? 1 : 0);
    };
    std::stable_sort(trees->begin(), trees->end(),
                     [&](const PageTree &a, const PageTree &b) { return place(a) < place(b); });
}

QByteArray RecoveryTables::secondCopyOf(const QByteArray &table)
{
    for (const SecondCopy &copy : kSecondCopies)
        if (copy.whole && table == copy.table)
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
    for (const char *name : kWanted)
        LECTERN_TRY(readTable(name));
    for (const SecondCopy &copy : kSecondCopies) {
        QList<QByteArray> columns;
        for (const char *column : copy.columns)
            if (column)
                columns.append(column);
        addCopy(copy.index, copy.table, columns, copy.sql);
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
