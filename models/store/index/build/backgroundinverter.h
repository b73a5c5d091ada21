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

// The thread that writes rows uses it; it has one thread of its own, the index builder, which writes what is
// inverted run by run to a spill file and merges the runs into one segment at the end. So memory stays
// bounded and every posting is stored once. models/store/README.md lists what the two threads share.
class BackgroundInverter
{
public:
    // Papers in a run, which take about two kilobytes of memory each; Inverter::kMostPapers at most. Tests
    // set less.
    static inline std::atomic<size_t> papersInRun = 1 << 15;

    // library: the file beside which the spill file is made.
    explicit BackgroundInverter(const QString &library);
    ~BackgroundInverter();

    // Takes new papers that have just been written, each known from this source only, in ascending order also
    // from call to call: papers[i] is the number of the paper of sighting i of the block, 0 if it is no new
    // paper. Waits when the thread is far behind. An Error when something that came before could not be kept.
    Result<> add(std::shared_ptr<const PreparedBlock> block, std::vector<quint32> papers, int64_t source);
    // Says that what was added about this paper is no longer true. Not after end().
    void forget(uint32_t paper);
    // Says that nothing more will be added; the thread goes on to make the segment.
    void end();
    // After end(): waits until they are known and returns the papers of the segment, ascending.
    Result<std::span<const uint32_t>> papers();
    // After papers(), if there are any: writes the segment with this id inside the caller's transaction.
    // orders: also writes the orders by text of its papers, which become those of the library.
    Result<> writeSegment(const Connection &connection, int64_t id, bool orders,
                          const std::function<bool()> &cancelled);

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
        // By number of categories in the facts: where the inverter keeps each of them.
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
    Result<> takeRows(SegmentRows &rows, const std::function<bool()> &cancelled);
    Result<> writeOrders(SegmentRows &rows, const std::function<bool()> &cancelled);
    Result<> forEachFacts(const std::function<void(const FactColumns &)> &take);
    Result<FactColumns> allFacts();

    std::atomic<bool> m_stopping = false;
    // The writing thread fills it until end(); the builder reads it only afterwards.
    std::unordered_set<uint32_t> m_forgotten;
    // Of the segment. The builder writes them once, before it sets m_counted; then they are constant.
    std::vector<uint32_t> m_papers;

    // These belong to the builder until its thread has been joined.
    std::unique_ptr<Inverted> m_filling = std::make_unique<Inverted>();
    std::vector<uint32_t> m_categories; // of the block being added, their numbers in the facts
    std::string m_orderKey; // of the paper being added
    size_t m_added = 0; // papers
    QString m_library;
    uint32_t m_base = 0; // of the segment
    OrderRuns m_titles, m_authors;
    SpillFile m_spill;
    std::vector<Run> m_runs;

    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed;
    std::deque<Batch> m_queue;
    std::deque<std::shared_ptr<const SpillFile>> m_rows; // of the segment, when there are runs
    Result<> m_outcome;
    bool m_ended = false, m_failed = false;
    bool m_counted = false, m_finished = false; // m_papers are there; the thread will do no more
    std::thread m_thread;
};

} // namespace lectern::index
