#include "keytable.h"

#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern
{

namespace
{

constexpr size_t kTail = 1 << 15;
constexpr size_t kSmallRuns = 16; // number of runs of a tail's length that causes a merge
// After this number of lookups, reading all stored keys once is cheaper than further lookups.
constexpr size_t kLearnAfter = 300'000;

} // namespace

KeyTable::KeyTable(const Connection &connection)
    : m_any(connection, "SELECT 1 FROM identity_key LIMIT 1"),
      m_all(connection, "SELECT hash FROM identity_key"),
      m_find(connection, "SELECT paper FROM identity_key WHERE hash = ?"),
      m_remove(connection, "DELETE FROM identity_key WHERE hash = ? AND paper = ?"),
      m_insert(connection, "INSERT OR IGNORE INTO identity_key(hash, paper)", 2)
{
}

void KeyTable::Filter::reset(size_t expected)
{
    size_t words = 1024;
    while (words * 64 < expected * 12)
        words *= 2;
    m_bits.assign(words, 0);
    m_expected = expected;
    m_count = 0;
}

// The hashes are well mixed, so parts of them serve as separate hashes. All four bits are in one cache line.
template <typename Visit>
bool KeyTable::Filter::all(qint64 hash, Visit &&visit) const
{
    const auto bits = quint64(hash) * 0x9e3779b97f4a7c15ull;
    const size_t line = size_t(bits >> 40 ^ bits) & (m_bits.size() / 8 - 1);
    quint64 rest = bits >> 20;
    for (int i = 0; i < 4; ++i, rest >>= 9)
        if (!visit(line * 8 + (rest & 7), quint64(1) << (rest >> 3 & 63)))
            return false;
    return true;
}

void KeyTable::Filter::add(qint64 hash)
{
    ++m_count;
    all(hash, [this](size_t word, quint64 bit) {
        m_bits[word] |= bit;
        return true;
    });
}

bool KeyTable::Filter::mayHold(qint64 hash) const
{
    return !m_bits.empty()
        && all(hash, [this](size_t word, quint64 bit) { return (m_bits[word] & bit) != 0; });
}

Result<bool> KeyTable::anyStored()
{
    if (!m_anyStored) {
        LECTERN_TRY(const auto row, m_any.next());
        m_anyStored = row;
        m_any.reset();
    }
    return *m_anyStored;
}

// Adds the stored keys to the filter, which is enlarged for them.
Result<> KeyTable::learnStored()
{
    const size_t pending = m_filter.count();
    Filter filter;
    for (size_t expected = std::max<size_t>(4 * pending, 1 << 22);; expected *= 4) {
        filter.reset(expected);
        LECTERN_TRY(m_all.forEach([&] { filter.add(m_all.number(0)); }));
        if (filter.count() + 2 * pending <= expected)
            break;
    }
    for (const auto *keys : allRuns())
        for (const Key &key : *keys)
            filter.add(key.hash());
    m_filter = std::move(filter);
    m_storedInFilter = true;
    return {};
}

std::vector<const std::vector<KeyTable::Key> *> KeyTable::allRuns() const
{
    std::vector<const std::vector<Key> *> runs{&m_tail};
    for (const auto &run : m_runs)
        runs.push_back(&run);
    return runs;
}

// Calls take(Key &) for each pending key with this hash.
template <typename Take>
void KeyTable::forEachPending(qint64 hash, Take &&take)
{
    for (Key &key : m_tail)
        if (key.paper && key.hash() == hash)
            take(key);
    for (std::vector<Key> &run : m_runs)
        for (auto it = std::lower_bound(run.begin(), run.end(), hash,
                                        [](const Key &key, qint64 wanted) { return key.hash() < wanted; });
             it != run.end() && it->hash() == hash; ++it)
            if (it->paper)
                take(*it);
}

Result<> KeyTable::find(const IdentityHashes &hashes, QSet<qint64> *papers)
{
    LECTERN_TRY(const auto stored, anyStored());
    if (stored && !m_storedInFilter && m_lookups > kLearnAfter)
        LECTERN_TRY(learnStored());
    for (const qint64 hash : hashes) {
        const bool mayHold = m_filter.mayHold(hash);
        if (mayHold)
            forEachPending(hash, [papers](const Key &key) { papers->insert(key.paper); });
        if (!stored || (m_storedInFilter && !mayHold))
            continue;
        ++m_lookups;
        m_find.bind(1, hash);
        LECTERN_TRY(m_find.forEach([&] { papers->insert(m_find.number(0)); }));
    }
    return {};
}

Result<> KeyTable::add(const IdentityHashes &hashes, qint64 paper)
{
    for (const qint64 hash : hashes) {
        if (m_filter.isFull()) {
            // The filter no longer covers the stored keys; until it is rebuilt, the table is queried.
            m_storedInFilter = false;
            m_lookups = 0;
            Filter larger;
            larger.reset(std::max<size_t>(4 * m_filter.count(), 1 << 16));
            for (const auto *keys : allRuns())
                for (const Key &key : *keys)
                    larger.add(key.hash());
            m_filter = std::move(larger);
        }
        m_filter.add(hash);
        m_tail.push_back({{quint32(quint64(hash) >> 32), quint32(hash)}, quint32(paper)});
        ++m_pending;
        if (m_tail.size() == kTail)
            seal();
    }
    return m_pending > mostPending ? flush() : Result<>();
}

void KeyTable::seal()
{
    std::sort(m_tail.begin(), m_tail.end());
    m_runs.push_back(std::exchange(m_tail, {}));
    const auto isSmall = [](const std::vector<Key> &run) { return run.size() == kTail; };
    const auto small = std::find_if(m_runs.begin(), m_runs.end(), isSmall);
    if (size_t(m_runs.end() - small) == kSmallRuns) {
        std::vector<Key> united;
        united.reserve(kSmallRuns * kTail);
        for (auto run = small; run != m_runs.end(); ++run)
            united.insert(united.end(), run->begin(), run->end());
        std::sort(united.begin(), united.end());
        m_runs.erase(small, m_runs.end());
        m_runs.push_back(std::move(united));
    }
    m_tail.reserve(kTail);
}

Result<> KeyTable::remove(const IdentityHashes &hashes, qint64 paper)
{
    LECTERN_TRY(const auto stored, anyStored());
    for (const qint64 hash : hashes) {
        if (m_filter.mayHold(hash))
            forEachPending(hash, [paper](Key &key) {
                if (key.paper == paper)
                    key.paper = 0;
            });
        if (stored)
            LECTERN_TRY(m_remove.bind(1, hash).bind(2, paper).run());
    }
    return {};
}

Result<> KeyTable::flush()
{
    if (!m_tail.empty()) {
        std::sort(m_tail.begin(), m_tail.end());
        m_runs.push_back(std::exchange(m_tail, {}));
    }
    // Merges the runs, smallest key first.
    struct Place {
        const Key *at, *end;
    };
    std::vector<Place> heap;
    const auto later = [](const Place &a, const Place &b) { return b.at->hash() < a.at->hash(); };
    for (const auto &run : m_runs)
        heap.push_back({run.data(), run.data() + run.size()});
    std::make_heap(heap.begin(), heap.end(), later);
    while (!heap.empty()) {
        std::pop_heap(heap.begin(), heap.end(), later);
        Place &place = heap.back();
        if (place.at->paper)
            LECTERN_TRY(m_insert.add({place.at->hash(), qint64(place.at->paper)}));
        if (++place.at == place.end)
            heap.pop_back();
        else
            std::push_heap(heap.begin(), heap.end(), later);
    }
    LECTERN_TRY(m_insert.flush());
    // The filter still covers the stored keys if it did before, or if none were stored.
    m_storedInFilter = m_storedInFilter || (m_anyStored && !*m_anyStored);
    if (!m_storedInFilter)
        m_filter = {};
    m_runs.clear();
    m_pending = 0;
    m_lookups = 0;
    m_anyStored.reset();
    return {};
}

} // namespace lectern
