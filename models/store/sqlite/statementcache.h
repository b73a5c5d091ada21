#pragma once
// Caches prepared statements. SQLite needs some tens of microseconds to compile one, and displaying a paper
// runs thirty.
#include <array>
#include <cstddef>

struct sqlite3_stmt;

namespace lectern
{

// Belongs to one connection and its thread. A cached statement is ready to be bound and holds no lock.
class StatementCache
{
public:
    StatementCache() = default;
    ~StatementCache() { clear(); }
    StatementCache(const StatementCache &) = delete;
    StatementCache &operator=(const StatementCache &) = delete;

    // Removes a statement of this text from the cache and returns it; null if none is cached.
    sqlite3_stmt *take(const char *sql);
    // Caches a statement in any state. If the cache is full, the least recently used one is finalized. Does
    // nothing for null.
    void keep(sqlite3_stmt *statement) noexcept;
    // Finalizes all statements; call before the connection is closed.
    void clear() noexcept;

private:
    std::array<sqlite3_stmt *, 48> m_kept{}; // least recently used first
    size_t m_count = 0;
};

} // namespace lectern
