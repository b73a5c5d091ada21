#include "statementcache.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace lectern
{

sqlite3_stmt *StatementCache::take(const char *sql)
{
    const auto end = m_kept.begin() + m_count;
    const auto found = std::find_if(
        m_kept.begin(), end, [sql](sqlite3_stmt *kept) { return std::strcmp(sqlite3_sql(kept), sql) == 0; });
    if (found == end)
        return nullptr;
    std::rotate(found, found + 1, end);
    return m_kept[--m_count];
}

void StatementCache::keep(sqlite3_stmt *statement) noexcept
{
    if (!statement)
        return;
    // A statement that failed is prepared again next time. Bound values may be freed before the next use.
    if (sqlite3_reset(statement) != SQLITE_OK || sqlite3_clear_bindings(statement) != SQLITE_OK) {
        sqlite3_finalize(statement);
        return;
    }
    if (m_count == m_kept.size()) {
        std::rotate(m_kept.begin(), m_kept.begin() + 1, m_kept.end());
        sqlite3_finalize(m_kept[--m_count]);
    }
    m_kept[m_count++] = statement;
}

void StatementCache::clear() noexcept
{
    while (m_count > 0)
        sqlite3_finalize(m_kept[--m_count]);
}

} // namespace lectern
