#pragma once
// The table of common keys (identityrules.h): ids and beginnings of abstracts that many unrelated papers
// share, such as a volume's DOI or boilerplate.
#include "identityrules.h"
#include "models/store/sqlite/statement.h"

#include <optional>

namespace lectern
{

// The table is derived from the sightings in the library. It is stored so that a new sighting does not
// require reading all sightings with such a key again. It is small: all keys are held in memory, 8 bytes
// each.
class CommonKeyTable
{
public:
    explicit CommonKeyTable(const Connection &connection);
    // The hashes of the common keys, read once. Valid until the next change.
    Result<const QSet<qint64> *> all();
    Result<> insert(const IdentityKey &key);
    Result<> remove(qint64 hash);

private:
    std::optional<QSet<qint64>> m_all;
    Statement m_read, m_insert, m_remove;
};

} // namespace lectern
