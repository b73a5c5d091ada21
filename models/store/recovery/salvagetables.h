#pragma once
// The tables of a library whose rows are worth salvaging: what sources say and what a person made. All else
// follows from them.
#include "models/store/sqlite/statement.h"
#include "tablewalk.h"

#include <memory>
#include <unordered_map>

namespace lectern
{

// Puts rows into a library of the present format that has nothing yet, as they were, without what follows
// from them.
class SalvageTables
{
public:
    explicit SalvageTables(const Connection &into) : m_into(into) { }
    // Reads what tables there are.
    Result<> begin();

    // The trees of a library that was made by the present Lectern.
    const QList<PageTree> &newTrees() const { return m_newTrees; }
    // Sorts trees so that the second copies of rows, which have less in them, come behind the rows.
    static void sortTrees(QList<PageTree> *trees);
    bool isWanted(const QByteArray &tree) const;
    // Whether the row has the columns of this tree, each of its type and within its bounds.
    bool fits(const QByteArray &tree, const PageRecord &row) const;
    // Adds a row that fits; one whose key is there already stays as it is.
    Result<> take(const QByteArray &tree, const PageRecord &row);

    // The index that holds all rows of a table once more; empty: there is none.
    static QByteArray secondCopyOf(const QByteArray &table);

private:
    struct Column {
        QByteArray name;
        RecordValue::Kind kind = RecordValue::Kind::Null; // Null: any
        bool required = false, isRow = false; // isRow: it is the row's number
    };
    struct Table {
        QList<Column> columns;
        qsizetype fewest = 0; // columns a row of an earlier format has
        QByteArray sql;
        std::unique_ptr<Statement> insert;
    };
    Result<> readTable(const QByteArray &name);
    void addCopy(const QByteArray &index, const QByteArray &table, const QList<QByteArray> &columns,
                 const QByteArray &sql);

    const Connection &m_into;
    QList<PageTree> m_newTrees;
    std::unordered_map<std::string, Table> m_tables;
    QHash<QByteArray, qsizetype> m_others; // other trees with the number of their columns
};

} // namespace lectern
