#pragma once
// An order by text of the papers of an import, made while they come in: runs are sorted in memory and merged
// at the end.
#include "spill.h"
#include "storedorders.h"

#include <unordered_set>

namespace lectern::index
{

// Belongs to one thread.
class OrderRuns
{
public:
    // Adds a paper with the key that makeOrderKey() makes; each paper once.
    void add(uint32_t paper, std::string_view key);
    // Writes what was added since the last time to the spill file.
    Result<> spill(SpillFile &file, const std::function<bool()> &cancelled);
    // Returns the order of everything that was added, from memory and from this file.
    Result<KeyedTextOrder> merged(SpillFile &file, const std::unordered_set<uint32_t> &without,
                                  const std::function<bool()> &cancelled);

private:
    class Run;
    struct Key {
        uint64_t begin; // its first eight bytes
        uint64_t at; // in m_keys
        uint32_t length, paper;
    };
    void sort();

    std::string m_keys;
    std::vector<Key> m_added;
    std::vector<SpillRange> m_runs;
};

} // namespace lectern::index
