#include "keytable.h"

#include "try.h"

#include <algorithm>
#include <vector>

namespace lectern
{

namespace
{
constexpr size_t kMostPending = 1'000'000; // about 50 MB
}

KeyTable::KeyTable(const Connection &connection)
    : m_any(connection, "SELECT 1 FROM identity_key LIMIT 1"),
      m_find(connection, "SELECT paper FROM identity_key WHERE hash = ?"),
      m_insert(connection, "INSERT OR IGNORE INTO identity_key(hash, paper) VALUES(?, ?)"),
      m_remove(connection, "DELETE FROM identity_key WHERE hash = ? AND paper = ?")
{
}

Result<> KeyTable::find(const IdentityHashes &hashes, QSet<qint64> *papers)
{
    if (!m_anyStored) {
        const auto row = m_any.next();
        LECTERN_TRY(row);
        m_anyStored = *row;
        m_any.reset();
    }
    for (const qint64 hash : hashes) {
        for (auto [it, end] = m_pending.equal_range(hash); it != end; ++it)
            papers->insert(it->second);
        if (!*m_anyStored)
            continue;
        m_find.bind(1, hash);
        for (;;) {
            const auto row = m_find.next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            papers->insert(m_find.number(0));
        }
    }
    return {};
}

Result<> KeyTable::add(const IdentityHashes &hashes, qint64 paper)
{
    for (const qint64 hash : hashes)
        m_pending.emplace(hash, paper);
    return m_pending.size() > kMostPending ? flush() : Result<>();
}

Result<> KeyTable::remove(const IdentityHashes &hashes, qint64 paper)
{
    for (const qint64 hash : hashes) {
        for (auto [it, end] = m_pending.equal_range(hash); it != end;)
            it = it->second == paper ? m_pending.erase(it) : std::next(it);
        if (m_anyStored.value_or(true))
            LECTERN_TRY(m_remove.bind(1, hash).bind(2, paper).run());
    }
    return {};
}

Result<> KeyTable::flush()
{
    std::vector<std::pair<qint64, qint64>> sorted(m_pending.begin(), m_pending.end());
    std::sort(sorted.begin(), sorted.end());
    for (const auto &[hash, paper] : sorted)
        LECTERN_TRY(m_insert.bind(1, hash).bind(2, paper).run());
    m_pending.clear();
    m_anyStored.reset();
    return {};
}

} // namespace lectern
