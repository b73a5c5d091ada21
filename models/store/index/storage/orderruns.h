#pragma once
// An order by text of the papers of an import, built during the import: runs are sorted in memory and merged
// at the end.
#include "spill.h"
#include "storedorders.h"

#include <unordered_set>

namespace lectern::index
{

// The keys of some papers, in memory. Used by one thread at a time.
class OrderKeys
{
public:
    // Adds a paper with its key from makeOrderKey(); each paper once.
    void add(uint32_t paper, std::string_view key);

private:
    friend class OrderRuns;
    class Sorted;
    struct Key {
        uint64_t begin; // first eight bytes of the key
        uint64_t at; // offset in m_keys
        uint32_t length, paper;
    };
    std::string_view whole(const Key &key) const
    {
        return std::string_view(m_keys).substr(key.at, key.length);
    }

    std::string m_keys;
    std::vector<Key> m_added;
};

// Used by one thread at a time.
class OrderRuns
{
public:
    // Sorts these keys, writes them to the spill file and clears them.
    Result<> spill(OrderKeys &keys, SpillFile &file, const std::function<bool()> &cancelled);
    // Returns the merged order of all keys spilled to this file, which must be flushed, and of the rest,
    // which is sorted here.
    Result<KeyedTextOrder> merged(OrderKeys &rest, const SpillFile &file,
                                  const std::unordered_set<uint32_t> &without,
                                  const std::function<bool()> &cancelled) const;

private:
    std::vector<SpillRange> m_runs;
};

} // namespace lectern::index
