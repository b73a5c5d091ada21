#pragma once
// Rows of numbers, inserted many at a time.
#include "statement.h"

#include <initializer_list>
#include <vector>

namespace lectern
{

// Most of what an import writes are short rows of numbers, and to run a statement for each costs three times
// as much as the row itself. Rows wait here until there are some dozens; whoever reads the table, and whoever
// ends the transaction, calls flush() before. Belongs to one transaction.
class RowBatch
{
public:
    // insert: up to the values, "INSERT INTO t(a, b)", a constant of the program.
    RowBatch(const Connection &connection, const char *insert, int columns);
    // The values of one row, as many as there are columns. Fails with what the rows before it met, too.
    Result<> add(std::initializer_list<qint64> row);
    Result<> flush();

private:
    static constexpr size_t rowsAtOnce = 64;
    Result<> run(Statement &statement, size_t from, size_t values);

    size_t m_columns;
    QByteArray m_oneSql, m_manySql;
    Statement m_one, m_many;
    std::vector<qint64> m_values; // of the rows that wait
};

} // namespace lectern
