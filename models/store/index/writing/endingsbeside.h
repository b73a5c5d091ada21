#pragma once
// Makes the papers of frequent endings (stored/words/endings.h) on a thread of its own, while the rows of
// later words are still made.
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
    // library: the file beside which working files are made. base, last: numbers of papers between which all
    // of the segment are. cancelled: asked on the other thread.
    EndingsBeside(const QString &library, uint32_t base, uint32_t last, std::function<bool()> cancelled);
    ~EndingsBeside() = default; // waits
    Q_DISABLE_COPY_MOVE(EndingsBeside)
    // Says that all words of a tag are there. Tags come in the order of their keys.
    void begin(char tag, const SpilledWords &words);
    // Waits until all are made; then gives the files with their rows away, in order.
    Result<> finish(const std::function<void(std::shared_ptr<SpillFile>)> &give);

private:
    const uint32_t m_base, m_last;
    const std::function<bool()> m_cancelled;
    // These belong to the other thread until it has ended.
    std::vector<std::shared_ptr<SpillFile>> m_files;
    SpilledRows m_rows;

    std::future<Result<>> m_made; // of the latest tag, which waits for those before
};

} // namespace lectern::index
