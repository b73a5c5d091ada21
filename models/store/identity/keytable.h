#pragma once
// The stored hashes by which identity finds candidates.
#include "identity.h"
#include "identityrules.h"
#include "models/store/sqlite/rowbatch.h"
#include "models/store/sqlite/statement.h"

#include <QSet>
#include <array>
#include <atomic>
#include <optional>
#include <vector>

namespace lectern
{

// Buffers additions in memory, 14 bytes each, and writes them in key order in flush(): random insertion into
// a large tree costs several times as much.
class KeyTable
{
public:
    // Maximum number of buffered keys, about 85 MB; a larger import writes several times. Tests lower it.
    static inline std::atomic<size_t> mostPending = 6'000'000;

    explicit KeyTable(const Connection &connection);
    // Adds the papers known under these hashes.
    Result<> find(const IdentityHashes &hashes, QSet<qint64> *papers);
    Result<> add(const IdentityHashes &hashes, qint64 paper);
    Result<> remove(const IdentityHashes &hashes, qint64 paper);
    Result<> flush();

private:
    // A hash and a paper, without the padding of std::pair.
    struct Key {
        std::array<quint32, 2> words;
        quint32 paper; // 0: removed again
        qint64 hash() const { return qint64(quint64(words[0]) << 32 | words[1]); }
        bool operator<(const Key &other) const
        {
            return hash() != other.hash() ? hash() < other.hash() : paper < other.paper;
        }
    };
    // A Bloom filter of hashes. Rules out existing papers for nearly all new ones without a lookup.
    class Filter
    {
    public:
        void reset(size_t expected);
        void add(qint64 hash);
        bool mayHold(qint64 hash) const;
        bool isFull() const { return m_count >= m_expected; }
        size_t count() const { return m_count; }

    private:
        template <typename Visit>
        bool all(qint64 hash, Visit &&visit) const;
        std::vector<quint64> m_bits;
        size_t m_count = 0, m_expected = 0;
    };

    Result<bool> anyStored();
    Result<> learnStored();
    void seal();
    std::vector<const std::vector<Key> *> allRuns() const;
    template <typename Take>
    void forEachPending(qint64 hash, Take &&take);

    std::vector<std::vector<Key>> m_runs; // sorted
    std::vector<Key> m_tail; // not sorted yet
    size_t m_pending = 0; // number of keys in m_runs and m_tail
    Filter m_filter; // covers all pending keys and, after learnStored(), the stored ones
    bool m_storedInFilter = false;
    size_t m_lookups = 0; // number of lookups of stored keys
    std::optional<bool> m_anyStored; // read on first use
    Statement m_any, m_all, m_find, m_remove;
    RowBatch m_insert; // empty outside flush()
};

// The table of common keys (identityrules.h): ids and beginnings of abstracts that many unrelated papers
// share, such as a volume's DOI or boilerplate.

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
