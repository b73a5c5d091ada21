#pragma once
// An order by text of the papers of an import, built during the import: runs are sorted in memory and merged
// at the end.
#include "spill.h"
#include "storedorders.h"

#include <unordered_set>

namespace lectern::index
{

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
