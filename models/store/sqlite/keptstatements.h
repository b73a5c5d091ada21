#pragma once
// Statements that were used and may be again. SQLite takes some tens of microseconds to read the text of one,
// and what is shown of a paper is asked for in thirty.
#include <array>
#include <cstddef>

struct sqlite3_stmt;

namespace lectern
{

// Belongs to one connection and its thread. What it keeps is ready to be bound and holds no lock.
class KeptStatements
{
public:
    KeptStatements() = default;
    ~KeptStatements() { clear(); }
    KeptStatements(const KeptStatements &) = delete;
    KeptStatements &operator=(const KeptStatements &) = delete;

    // Gives a statement of this text away; null when none is kept.
    sqlite3_stmt *take(const char *sql);
    // Takes over a statement, whatever it was doing; where there is no room the one that was used longest ago
    // goes. Null: nothing.
    void keep(sqlite3_stmt *statement) noexcept;
    // Ends all: before the connection is closed.
    void clear() noexcept;

private:
    std::array<sqlite3_stmt *, 48> m_kept{}; // the one that was used last behind the others
    size_t m_count = 0;
};

} // namespace lectern
