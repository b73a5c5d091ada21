#include "rowbatch.h"

#include "try.h"

namespace lectern
{

namespace
{

QByteArray insertSql(const char *insert, int columns, size_t rows)
{
    const QByteArray row = QByteArray("(").append(QByteArray("?,").repeated(columns - 1)).append("?)");
    QByteArray sql = QByteArray(insert).append(" VALUES").append(row);
    for (size_t i = 1; i < rows; ++i)
        sql.append(',').append(row);
    return sql;
}

} // namespace

RowBatch::RowBatch(const Connection &connection, const char *insert, int columns)
    : m_columns(size_t(columns)), m_oneSql(insertSql(insert, columns, 1)),
      m_manySql(insertSql(insert, columns, rowsAtOnce)), m_one(connection, m_oneSql.constData()),
      m_many(connection, m_manySql.constData())
{
    m_values.reserve(rowsAtOnce * m_columns);
}

Result<> RowBatch::add(std::initializer_list<qint64> row)
{
    m_values.insert(m_values.end(), row);
    if (m_values.size() < rowsAtOnce * m_columns)
        return {};
    const auto done = run(m_many, 0, m_values.size());
    m_values.clear();
    return done;
}

Result<> RowBatch::flush()
{
    for (size_t from = 0; from < m_values.size(); from += m_columns)
        LECTERN_TRY(run(m_one, from, m_columns));
    m_values.clear();
    return {};
}

Result<> RowBatch::run(Statement &statement, size_t from, size_t values)
{
    for (size_t i = 0; i < values; ++i)
        statement.bind(int(i) + 1, m_values[from + i]);
    return statement.run();
}

} // namespace lectern
