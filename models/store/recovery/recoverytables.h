#pragma once
// The tables whose rows are recovered: statements of sources, and user data. All other data is derived from
// them.
#include "models/store/sqlite/statement.h"
#include "tablewalk.h"

#include <memory>
#include <unordered_map>

namespace lectern
{

// Inserts rows unchanged into an empty library of the current schema, without derived data.
class RecoveryTables
{
public:
    explicit RecoveryTables(const Connection &into) : m_into(into) { }
    // Reads the list of tables. Call first.
    Result<> begin();

    // Returns the trees of a library created by this version.
    const QList<PageTree> &newTrees() const { return m_newTrees; }
    // Sorts trees so that indexes, which contain partial copies of rows, follow the tables.
    static void sortTrees(QList<PageTree> *trees);
    bool isWanted(const QByteArray &tree) const { return m_tables.contains(tree.toStdString()); }
    // Returns whether the row has the columns of this tree, each with its type and within its limits.
    bool fits(const QByteArray &tree, const PageRecord &row) const;
    // Adds a row that fits; an existing row with its key is kept.
    Result<> take(const QByteArray &tree, const PageRecord &row);

    // Returns the index that contains a copy of all rows of a table; empty if there is none.
    static QByteArray secondCopyOf(const QByteArray &table);

private:
    struct Column {
        QByteArray name;
        RecordValue::Kind kind = RecordValue::Kind::Null; // Null: any
        bool required = false, isRow = false; // isRow: the column is the row number
    };
    struct Table {
        QList<Column> columns;
        qsizetype fewest = 0; // number of columns of a row in the earliest schema
        QByteArray sql;
        std::unique_ptr<Statement> insert;
    };
    Result<> readTable(const QByteArray &name);
    void addCopy(const QByteArray &index, const QByteArray &table, const QList<QByteArray> &columns,
                 const QByteArray &sql);

    const Connection &m_into;
    QList<PageTree> m_newTrees;
    std::unordered_map<std::string, Table> m_tables;
    QHash<QByteArray, qsizetype> m_others; // other trees with their number of columns
};

} // namespace lectern
