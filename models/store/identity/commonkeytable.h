#pragma once
// Ids and beginnings of abstracts that many unlike papers carry (identityrules.h): a volume's DOI,
// boilerplate.
#include "identityrules.h"
#include "models/store/sqlite/statement.h"

#include <optional>

namespace lectern
{

// A function of the sightings in the library alone, kept so that nobody has to look at all carriers of such a
// key again for each sighting more. There are few: all are held in memory, 8 bytes each.
class CommonKeyTable
{
public:
    explicit CommonKeyTable(const Connection &connection);
    // Their hashes, read once. Valid until the next change.
    Result<const QSet<qint64> *> all();
    Result<> insert(const IdentityKey &key);
    Result<> remove(qint64 hash);

private:
    std::optional<QSet<qint64>> m_all;
    Statement m_read, m_insert, m_remove;
};

} // namespace lectern
