#include "transaction.h"

#include <sqlite3.h>

namespace lectern
{

Transaction::Transaction(Connection &connection, Kind kind)
    : m_connection(connection), m_begun(connection.exec(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN")),
      m_open(bool(m_begun))
{
}

Transaction::~Transaction()
{
    // SQLite has rolled back by itself after some errors (a full disk, an interrupted write).
    if (m_open && !sqlite3_get_autocommit(m_connection.handle()))
        sqlite3_exec(m_connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<> Transaction::commit()
{
    auto committed = m_connection.exec("COMMIT");
    if (committed)
        m_open = false;
    return committed;
}

DirectWrites::DirectWrites(Connection &connection, bool wanted)
{
    if (!wanted)
        return;
    if (connection.execAtOnce("PRAGMA journal_mode = DELETE"))
        m_connection = &connection;
}

DirectWrites::~DirectWrites()
{
    if (!m_connection)
        return;
    sqlite3_exec(m_connection->handle(), "PRAGMA journal_mode = WAL", nullptr, nullptr, nullptr);
}

} // namespace lectern
