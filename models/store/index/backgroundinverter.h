#pragma once
// Inverts the new papers of an import on another thread while the rows are written.
#include "facts.h"
#include "inverter.h"
#include "models/core/paper.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_set>
#include <vector>

namespace lectern::index
{

// The facts that PaperRows would read back of a paper with these shown values.
PaperFacts factsOf(const Paper &shown);

// Used by one thread, which writes rows; has one of its own.
class BackgroundInverter
{
public:
    // So many papers at most, inverted together.
    struct Run {
        Inverter inverter;
        FactColumns facts;
    };
    BackgroundInverter();
    ~BackgroundInverter();

    // A new paper that has just been written, known from one source. One whose number does not ascend is not
    // taken, and read from its row later.
    void add(uint32_t paper, const Paper &shown, int64_t source);
    // What was added of this paper is true no longer.
    void forget(uint32_t paper);
    // A full run that has to be written now, if there is one.
    std::unique_ptr<Run> takeFullRun();
    // Waits for the rest and gives it.
    std::unique_ptr<Run> takeLastRun();

    // Whether what was added of this paper is in a run and still true.
    bool isTaken(uint32_t paper) const { return m_taken.contains(paper); }
    // Papers in runs that are true no longer, ascending.
    std::vector<uint32_t> forgotten() const;

private:
    struct Item {
        uint32_t paper;
        Paper shown;
        int64_t source;
    };
    using Batch = std::vector<Item>;
    void work();
    void hand();

    Batch m_batch; // being filled
    uint32_t m_last = 0;
    std::unordered_set<uint32_t> m_taken, m_forgotten;
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed;
    std::deque<Batch> m_queue;
    std::unique_ptr<Run> m_run;
    std::deque<std::unique_ptr<Run>> m_full;
    bool m_busy = false, m_stopping = false;
    std::thread m_thread;
};

} // namespace lectern::index
