#include "keytable.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

CommonKeyTable::CommonKeyTable(const Connection &connection)
    : m_read(connection, "SELECT hash FROM common_key"),
      m_insert(connection, "INSERT OR REPLACE INTO common_key(hash, kind, text) VALUES(?, ?, ?)"),
      m_remove(connection, "DELETE FROM common_key WHERE hash = ?")
{
}

Result<const QSet<qint64> *> CommonKeyTable::all()
{
    if (!m_all) {
        LECTERN_TRY(const auto hashes, m_read.allNumbers());
        m_all.emplace(hashes.cbegin(), hashes.cend());
    }
    return &*m_all;
}

Result<> CommonKeyTable::insert(const IdentityKey &key)
{
    LECTERN_TRY(all());
    m_all->insert(key.hash);
    return m_insert.bind(1, key.hash).bind(2, int(key.kind)).bind(3, key.text).run();
}

Result<> CommonKeyTable::remove(qint64 hash)
{
    LECTERN_TRY(all());
    m_all->remove(hash);
    return m_remove.bind(1, hash).run();
}

} // namespace lectern
