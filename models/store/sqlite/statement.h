#pragma once
// A prepared statement of the sqlite3 C API.
#include "connection.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

struct sqlite3_stmt;

namespace lectern
{

// The statement is prepared at first use. On destruction it returns to the connection's cache for the next
// statement of the same text (StatementCache). The connection must outlive it. Parameters count from 1.
class Statement
{
public:
    // sql: a constant of the program.
    Statement(const Connection &connection, const char *sql) : m_connection(connection), m_sql(sql) { }
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    Statement &bind(int index, qint64 value);
    Statement &bind(int index, int value) { return bind(index, qint64(value)); }
    Statement &bind(int index, double value);
    // Empty text is bound as NULL: a library does not distinguish absent and empty text.
    Statement &bind(int index, const QString &text);
    Statement &bind(int index, const QByteArray &blob);
    // Binds bytes without copying; they must stay valid until the step.
    Statement &bindBytes(int index, std::string_view bytes);
    // Binds UTF-8 text in the same way; empty text is bound as NULL.
    Statement &bindText(int index, std::string_view utf8);
    Statement &bindNull(int index);
    template <typename T>
    Statement &bind(int index, const std::optional<T> &value)
    {
        return value ? bind(index, *value) : bindNull(index);
    }

    // Runs a statement without rows and resets it.
    Result<> run();
    // Steps to the next row. Returns true if there is one, and false at the end (the statement is reset
    // then).
    Result<bool> next();
    // Visits the remaining rows. visit() reads the columns. It returns void, or a Result<> whose Error ends
    // the loop and is returned. If a visit may not need all rows, loop over next() instead.
    template <typename Visit>
    Result<> forEach(Visit visit)
    {
        for (;;) {
            const auto row = next();
            if (!row)
                return row.error();
            if (!*row)
                return {};
            if constexpr (std::is_void_v<decltype(visit())>) {
                visit();
            } else if (const Result<> visited = visit(); !visited) {
                reset();
                return visited.error();
            }
        }
    }
    // Returns the first column of all rows.
    Result<QList<qint64>> allNumbers();
    Result<QStringList> allTexts();
    // Discards the remaining rows.
    void reset();

    bool isNull(int column) const;
    qint64 number(int column) const;
    double real(int column) const;
    QString text(int column) const;
    QByteArray blob(int column) const;
    // Returns a text or blob in SQLite's memory, valid until the next step or reset.
    std::string_view bytes(int column) const;
    QDate day(int column) const; // stored as a Julian day; NULL: invalid
    std::optional<int> optionalInt(int column) const;
    std::optional<double> optionalReal(int column) const;

private:
    bool prepare();
    bool prepareToBind();
    template <typename T>
    Result<QList<T>> all(T (Statement::*value)(int) const); // values of the first column

    const Connection &m_connection;
    const char *m_sql;
    sqlite3_stmt *m_statement = nullptr;
    // Bound bytes, which must stay valid until the step. This avoids a copy by SQLite.
    std::array<QByteArray, 24> m_bound;
};

} // namespace lectern
