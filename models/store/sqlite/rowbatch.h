#pragma once
// Rows of numbers, inserted many at a time.
#include "statement.h"

#include <initializer_list>
#include <vector>

namespace lectern
{

// Most of what an import writes are short rows of numbers, and running a statement for each costs three times
// as much as the row itself. So rows wait here until there are some dozens. Call flush() before reading the
// table and before ending the transaction. Belongs to one transaction.
class RowBatch
{
public:
    // insert: up to the values, "INSERT INTO t(a, b)", a constant of the program.
    RowBatch(const Connection &connection, const char *insert, int columns);
    // Adds one row: as many values as there are columns. Also fails with an Error that rows before it met.
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
