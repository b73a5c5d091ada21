#pragma once
// Makes the papers of frequent endings (stored/words/endings.h) on a thread of its own, beside the other last
// rows of a segment.
#include "models/store/index/stored/spill.h"

#include <functional>
#include <future>
#include <memory>
#include <vector>

namespace lectern::index
{

// Belongs to one thread.
class EndingsBeside
{
public:
    // Begins with it. library: the file beside which working files are made. words: all of the segment. base,
    // last: numbers of papers between which all of it are. cancelled: asked on the other thread.
    EndingsBeside(const QString &library, SpilledWords words, uint32_t base, uint32_t last,
                  const std::function<bool()> &cancelled);
    ~EndingsBeside() = default; // waits
    Q_DISABLE_COPY_MOVE(EndingsBeside)
    // Waits until all are made; then gives the files with their rows away, in order.
    Result<> finish(const std::function<void(std::shared_ptr<SpillFile>)> &give);

private:
    // These belong to the other thread until it has ended.
    std::vector<std::shared_ptr<SpillFile>> m_files;
    SpilledRows m_rows;

    std::future<Result<>> m_made;
};

} // namespace lectern::index
