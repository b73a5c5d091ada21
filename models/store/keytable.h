#pragma once
// The stored hashes by which identity finds candidates.
#include "identity.h"
#include "statement.h"

#include <QSet>

#include <unordered_map>

namespace lectern
{

// Additions are kept in memory and written in key order by flush(): random insertion into a large tree costs
// several times as much.
class KeyTable
{
public:
    explicit KeyTable(const Connection &connection);
    // Adds the papers known under these hashes.
    Result<> find(const IdentityHashes &hashes, QSet<qint64> *papers);
    Result<> add(const IdentityHashes &hashes, qint64 paper);
    Result<> remove(const IdentityHashes &hashes, qint64 paper);
    Result<> flush();

private:
    std::unordered_multimap<qint64, qint64> m_pending;
    std::optional<bool> m_anyStored; // unknown until asked
    Statement m_any, m_find, m_insert, m_remove;
};

} // namespace lectern
