#include "keptstatements.h"

#include <sqlite3.h>

#include <cstring>
#include <utility>

namespace lectern
{

sqlite3_stmt *KeptStatements::take(const char *sql)
{
    for (sqlite3_stmt *&kept : m_kept)
        if (kept && std::strcmp(sqlite3_sql(kept), sql) == 0)
            return std::exchange(kept, nullptr);
    return nullptr;
}

void KeptStatements::keep(sqlite3_stmt *statement) noexcept
{
    if (!statement)
        return;
    // After a failure it is better made anew. What was bound may be gone by the next use.
    if (sqlite3_reset(statement) != SQLITE_OK || sqlite3_clear_bindings(statement) != SQLITE_OK) {
        sqlite3_finalize(statement);
        return;
    }
    sqlite3_finalize(std::exchange(m_kept[m_next], statement));
    m_next = (m_next + 1) % m_kept.size();
}

void KeptStatements::clear() noexcept
{
    for (sqlite3_stmt *&kept : m_kept)
        sqlite3_finalize(std::exchange(kept, nullptr));
}

} // namespace lectern
