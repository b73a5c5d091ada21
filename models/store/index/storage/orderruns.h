#pragma once
// An order by text of the papers of an import, made while they come in: runs are sorted in memory and merged
// at the end.
#include "spill.h"
#include "storedorders.h"

#include <unordered_set>

namespace lectern::index
{

// The keys of some papers, in memory. Belongs to one thread at a time.
class OrderKeys
{
public:
    // Adds a paper with the key that makeOrderKey() makes; each paper once.
    void add(uint32_t paper, std::string_view key);

private:
    friend class OrderRuns;
    class Sorted;
    struct Key {
        uint64_t begin; // its first eight bytes
        uint64_t at; // in m_keys
        uint32_t length, paper;
    };
    std::string_view whole(const Key &key) const
    {
        return std::string_view(m_keys).substr(key.at, key.length);
    }

    std::string m_keys;
    std::vector<Key> m_added;
};

// Belongs to one thread at a time.
class OrderRuns
{
public:
    // Sorts these, writes them to the spill file and forgets them.
    Result<> spill(OrderKeys &keys, SpillFile &file, const std::function<bool()> &cancelled);
    // Returns the order of everything that was spilled to this file, which is flushed, and of the rest, which
    // is sorted.
    Result<KeyedTextOrder> merged(OrderKeys &rest, const SpillFile &file,
                                  const std::unordered_set<uint32_t> &without,
                                  const std::function<bool()> &cancelled) const;

private:
    std::vector<SpillRange> m_runs;
};

} // namespace lectern::index
