#pragma once
// Inserts rows of numbers in batches.
#include "statement.h"

#include <initializer_list>
#include <vector>

namespace lectern
{

// Most rows that an import writes are short rows of numbers. A statement per row would cost three times as
// much as the row itself, so some dozens of rows are buffered. Call flush() before reading the table and
// before ending the transaction. Belongs to one transaction.
class RowBatch
{
public:
    // insert: the statement before VALUES, "INSERT INTO t(a, b)"; a constant of the program.
    RowBatch(const Connection &connection, const char *insert, int columns);
    // Adds one row with a value for each column. Also returns the Error of earlier rows.
    Result<> add(std::initializer_list<qint64> row);
    Result<> flush();

private:
    static constexpr size_t rowsAtOnce = 64;
    Result<> run(Statement &statement, size_t from, size_t values);

    size_t m_columns;
    QByteArray m_oneSql, m_manySql;
    Statement m_one, m_many;
    std::vector<qint64> m_values; // values of the buffered rows
};

} // namespace lectern
