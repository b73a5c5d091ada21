#include "statement.h"

#include "try.h"

#include <sqlite3.h>

namespace lectern
{

Statement::~Statement()
{
    m_connection.statements().keep(m_statement);
}

bool Statement::prepare()
{
    if (!m_statement)
        m_statement = m_connection.statements().take(m_sql);
    if (!m_statement)
        sqlite3_prepare_v3(m_connection.handle(), m_sql, -1, SQLITE_PREPARE_PERSISTENT, &m_statement,
                           nullptr);
    return m_statement;
}

// Resets the statement if cancelled work has left it between two rows, because values cannot be bound then.
bool Statement::prepareToBind()
{
    if (!prepare())
        return false;
    if (sqlite3_stmt_busy(m_statement))
        sqlite3_reset(m_statement);
    return true;
}

Statement &Statement::bind(int index, qint64 value)
{
    if (prepareToBind())
        sqlite3_bind_int64(m_statement, index, value);
    return *this;
}

Statement &Statement::bind(int index, double value)
{
    if (prepareToBind())
        sqlite3_bind_double(m_statement, index, value);
    return *this;
}

Statement &Statement::bind(int index, const QString &text)
{
    if (text.isEmpty())
        return bindNull(index);
    if (prepareToBind()) {
        QByteArray &utf8 = m_bound[size_t(index)];
        utf8 = text.toUtf8();
        sqlite3_bind_text(m_statement, index, utf8.constData(), int(utf8.size()), SQLITE_STATIC);
    }
    return *this;
}

Statement &Statement::bind(int index, const QByteArray &blob)
{
    if (prepareToBind()) {
        m_bound[size_t(index)] = blob;
        sqlite3_bind_blob(m_statement, index, m_bound[size_t(index)].constData(), int(blob.size()),
                          SQLITE_STATIC);
    }
    return *this;
}

Statement &Statement::bindBytes(int index, std::string_view bytes)
{
    if (prepareToBind())
        sqlite3_bind_blob(m_statement, index, bytes.empty() ? "" : bytes.data(), int(bytes.size()),
                          SQLITE_STATIC);
    return *this;
}

Statement &Statement::bindText(int index, std::string_view utf8)
{
    if (utf8.empty())
        return bindNull(index);
    if (prepareToBind())
        sqlite3_bind_text(m_statement, index, utf8.data(), int(utf8.size()), SQLITE_STATIC);
    return *this;
}

Statement &Statement::bindNull(int index)
{
    if (prepareToBind())
        sqlite3_bind_null(m_statement, index);
    return *this;
}

Result<> Statement::run()
{
    const auto row = next();
    if (!row)
        return row.error();
    if (*row) // after an Error the statement is already reset
        reset();
    return {};
}

Result<bool> Statement::next()
{
    if (!prepare())
        return m_connection.error();
    switch (sqlite3_step(m_statement)) {
    case SQLITE_ROW:
        return true;
    case SQLITE_DONE:
        sqlite3_reset(m_statement);
        return false;
    default:
        const Error error = m_connection.error();
        sqlite3_reset(m_statement);
        return error;
    }
}

template <typename T>
Result<QList<T>> Statement::all(T (Statement::*value)(int) const)
{
    QList<T> values;
    for (;;) {
        LECTERN_TRY(const auto row, next());
        if (!row)
            return values;
        values.append((this->*value)(0));
    }
}

Result<QList<qint64>> Statement::allNumbers()
{
    return all(&Statement::number);
}

Result<QStringList> Statement::allTexts()
{
    return all(&Statement::text);
}

void Statement::reset()
{
    sqlite3_reset(m_statement);
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(m_statement, column) == SQLITE_NULL;
}

qint64 Statement::number(int column) const
{
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const
{
    return sqlite3_column_double(m_statement, column);
}

QString Statement::text(int column) const
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
    return utf8 ? QString::fromUtf8(utf8, sqlite3_column_bytes(m_statement, column)) : QString();
}

QByteArray Statement::blob(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return bytes ? QByteArray(bytes, sqlite3_column_bytes(m_statement, column)) : QByteArray();
}

std::string_view Statement::bytes(int column) const
{
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
    return bytes ? std::string_view(bytes, size_t(sqlite3_column_bytes(m_statement, column)))
                 : std::string_view();
}

QDate Statement::day(int column) const
{
    return isNull(column) ? QDate() : QDate::fromJulianDay(number(column));
}

std::optional<int> Statement::optionalInt(int column) const
{
    return isNull(column) ? std::nullopt : std::optional<int>(int(number(column)));
}

std::optional<double> Statement::optionalReal(int column) const
{
    return isNull(column) ? std::nullopt : std::optional<double>(real(column));
}

} // namespace lectern
