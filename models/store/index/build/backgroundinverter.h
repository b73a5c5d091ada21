#pragma once
// Inverts the new papers of an import on another thread while the rows are written.
#include "inverter.h"
#include "models/store/index/storage/facts.h"
#include "models/store/index/storage/orderruns.h"
#include "models/store/index/storage/spill.h"
#include "models/store/sqlite/connection.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <unordered_set>
#include <vector>

namespace lectern
{
class PreparedBlock;
struct PreparedSighting;
} // namespace lectern

namespace lectern::index
{

// Returns the facts that PaperRows would read back for a paper with these shown values.
PaperFacts factsOf(const PreparedSighting &shown);

// Used by the thread that writes rows. It has one additional thread, the index builder, which writes the
// inverted papers run by run to a spill file and finally merges the runs into one segment. So memory stays
// bounded and each posting is stored once. models/store/README.md lists what the two threads share.
class BackgroundInverter
{
public:
    // Papers per run, each of which needs about two kilobytes of memory; at most Inverter::kMaxPapers. Tests
    // lower it.
    static inline std::atomic<size_t> papersInRun = 1 << 15;

    // library: the file next to which the spill file is created.
    explicit BackgroundInverter(const QString &library);
    ~BackgroundInverter();

    // Adds papers that have just been written and that only this source states; ascending, also across calls.
    // papers[i] is the number of the paper of sighting i of the block, or 0 if it is not a new paper. Blocks
    // while the thread's queue is full. Error if an earlier block could not be stored.
    Result<> add(std::shared_ptr<const PreparedBlock> block, std::vector<quint32> papers, int64_t source);
    // Withdraws what was added for this paper. Not after end().
    void forget(uint32_t paper);
    // Ends the input; the thread then builds the segment.
    void end();
    // Call after end(). Blocks until the papers of the segment are known, and returns them, ascending.
    Result<std::span<const uint32_t>> papers();
    // Call after papers(), if there are any: writes the segment with this id inside the caller's transaction.
    // orders: also writes the text orders of its papers as those of the library.
    Result<> writeSegment(const Connection &connection, int64_t id, bool orders);

private:
    struct Batch {
        std::shared_ptr<const PreparedBlock> block;
        std::vector<quint32> papers;
        int64_t source;
    };
    struct Run {
        SpillRange terms, facts;
    };
    // The papers of a run, in memory.
    struct Inverted {
        Inverter inverter;
        FactColumns facts;
        // The index is a number that the facts use for a set of categories; the value is where the inverter
        // stores these categories.
        std::vector<const std::vector<uint32_t> *> categoryPlaces;
        OrderKeys titles, authors;
    };
    static constexpr uint32_t kNotLookedUp = uint32_t(-1);
    void work();
    uint32_t categoriesOf(const PreparedSighting &paper);
    Result<> invert(const Batch &batch);
    Result<> spillRun();
    Result<> makeSegment();
    Result<> makeRows();
    Result<> mergeTerms(SegmentRows &rows, const std::function<bool()> &cancelled);
    Result<> readRows(SegmentRows &rows);
    Result<> writeOrders(SegmentRows &rows, const std::function<bool()> &cancelled);
    Result<> forEachFacts(const std::function<void(const FactColumns &)> &take);
    Result<FactColumns> allFacts();

    std::atomic<bool> m_stopping = false;
    // Written by the writing thread until end(); the builder reads it only afterwards.
    std::unordered_set<uint32_t> m_forgotten;
    // The papers of the segment. Written once by the builder before it sets m_counted; constant afterwards.
    std::vector<uint32_t> m_papers;

    // Owned by the builder until its thread has been joined.
    std::unique_ptr<Inverted> m_filling = std::make_unique<Inverted>();
    std::vector<uint32_t> m_categories; // categories of the block being added: their numbers in the facts
    std::string m_orderKey; // buffer of the paper being added
    size_t m_added = 0; // number of papers
    QString m_library;
    uint32_t m_base = 0; // base of the segment
    OrderRuns m_titles, m_authors;
    SpillFile m_spill;
    std::vector<Run> m_runs;

    std::mutex m_mutex; // guards the following members
    std::condition_variable m_changed;
    std::deque<Batch> m_queue;
    std::deque<std::shared_ptr<const SpillFile>> m_rows; // rows of the segment, if there are runs
    Result<> m_outcome;
    bool m_ended = false, m_failed = false;
    bool m_counted = false, m_finished = false; // m_papers is complete; the thread has ended its work
    std::thread m_thread;
};

} // namespace lectern::index
