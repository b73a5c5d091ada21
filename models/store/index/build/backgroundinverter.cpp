#include "backgroundinverter.h"

#include "models/core/outofmemory.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/index/storage/endings.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/sighting.h"

#include <QDate>

#include <algorithm>
#include <iterator>

namespace lectern::index
{

namespace
{

// Maximum number of queued blocks, about six megabytes each. Beyond it the writing thread blocks, so that
// memory stays bounded.
constexpr size_t kMaxQueued = 4;

} // namespace

PaperFacts factsOf(const PreparedSighting &shown)
{
    PaperFacts facts;
    if (shown.day) {
        facts.day = int32_t(*shown.day);
        facts.flags |= DatedFact;
    } else if (shown.year) {
        if (const QDate first(*shown.year, 1, 1); first.isValid()) {
            facts.day = int32_t(first.toJulianDay());
            facts.flags |= YearOnlyFact;
        }
    }
    if (shown.score)
        facts.score = *shown.score;
    if (shown.citations)
        facts.citations = *shown.citations;
    if (shown.flags & DateInferredFlag)
        facts.flags |= DateInferredFact;
    if (shown.flags & CodeKnownFlag)
        facts.flags |= CodeKnownFact;
    if (shown.flags & HasCodeFlag)
        facts.flags |= HasCodeFact;
    if (!shown.abstract.empty())
        facts.flags |= HasAbstractFact;
    if (!shown.doi.empty())
        facts.flags |= HasDoiFact;
    if (!shown.arxiv.empty())
        facts.flags |= HasArxivFact;
    return facts;
}

BackgroundInverter::BackgroundInverter(const QString &library) : m_library(library), m_spill(library) { }

BackgroundInverter::~BackgroundInverter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

Result<> BackgroundInverter::add(std::shared_ptr<const PreparedBlock> block, std::vector<quint32> papers,
                                 int64_t source)
{
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_queue.size() < kMaxQueued || m_failed; });
    if (m_failed)
        return m_outcome;
    m_queue.push_back({std::move(block), std::move(papers), source});
    lock.unlock();
    m_changed.notify_all();
    return {};
}

void BackgroundInverter::forget(uint32_t paper)
{
    Q_ASSERT(!m_ended); // after end() the thread reads the set
    m_forgotten.insert(paper);
}

void BackgroundInverter::end()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
    }
    m_changed.notify_all();
}

void BackgroundInverter::work()
{
    const auto give = [this](const Result<> &outcome) {
        const std::lock_guard lock(m_mutex);
        m_outcome = outcome;
        m_failed = !outcome;
        m_finished = true;
        m_queue.clear();
        m_changed.notify_all();
    };
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_stopping || m_ended || !m_queue.empty(); });
        if (m_stopping)
            return;
        if (m_queue.empty())
            break;
        const Batch batch = std::move(m_queue.front());
        m_queue.pop_front();
        lock.unlock();
        m_changed.notify_all();
        if (const auto inverted = catchOutOfMemory([&] { return invert(batch); }); !inverted)
            return give(inverted);
    }
    give(catchOutOfMemory([this] { return makeSegment(); }));
}

// Returns the number of the paper's categories in the facts of the current run.
uint32_t BackgroundInverter::categoriesOf(const PreparedSighting &paper)
{
    uint32_t &known = m_categories[paper.categoryPlace];
    if (known != kNotLookedUp)
        return known;
    known = m_filling->facts.numberOf(paper.category);
    if (known == m_filling->categoryPlaces.size())
        m_filling->categoryPlaces.push_back(&m_filling->inverter.placesOfCategories(paper.category));
    return known;
}

Result<> BackgroundInverter::invert(const Batch &batch)
{
    m_categories.assign(batch.block->categories().size(), kNotLookedUp);
    const std::vector<int64_t> sources{batch.source};
    for (size_t i = 0; i < batch.papers.size(); ++i) {
        if (!batch.papers[i])
            continue;
        if (!m_added)
            m_base = baseOf(batch.papers[i]);
        const PreparedSighting &paper = batch.block->sightings()[i];
        const PaperFacts facts = factsOf(paper);
        ++m_added;
        const uint32_t categories = categoriesOf(paper);
        m_filling->facts.add(batch.papers[i], facts, categories);
        makeOrderKey(paper.title, facts.day, batch.papers[i], &m_orderKey);
        m_filling->titles.add(batch.papers[i], m_orderKey);
        makeAuthorsKey(paper.authors, facts.day, batch.papers[i], &m_orderKey);
        m_filling->authors.add(batch.papers[i], m_orderKey);
        m_filling->inverter.add(batch.papers[i],
                                {paper.title, paper.authors, paper.abstract, paper.category, paper.venue},
                                sources, *m_filling->categoryPlaces[categories]);
        if (m_filling->inverter.papers()
            >= papersInRun) { // a block of very short lines has more papers than a run
            LECTERN_TRY(spillRun());
            m_categories.assign(m_categories.size(), kNotLookedUp);
        }
    }
    return {};
}

// Sorts the full run and writes it to the spill file.
Result<> BackgroundInverter::spillRun()
{
    Run run;
    const auto stopping = [this] { return m_stopping.load(); };
    {
        const auto stream = m_filling->inverter.terms();
        LECTERN_TRY(const auto terms, spillTerms(*stream, m_spill, stopping));
        run.terms = terms;
    }
    LECTERN_TRY(m_titles.spill(m_filling->titles, m_spill, stopping));
    LECTERN_TRY(m_authors.spill(m_filling->authors, m_spill, stopping));
    run.facts.begin = m_spill.size();
    LECTERN_TRY(m_spill.append(m_filling->facts.toBytes()));
    run.facts.end = m_spill.size();
    m_runs.push_back(run);
    m_filling->inverter.clear();
    m_filling->facts = {};
    m_filling->categoryPlaces.clear();
    return {};
}

// Computes the papers of the segment and, if there are runs, its rows.
Result<> BackgroundInverter::makeSegment()
{
    if (!m_runs.empty() && m_filling->inverter.papers())
        LECTERN_TRY(spillRun());
    LECTERN_TRY(m_spill.flush());
    std::vector<uint32_t> papers;
    papers.reserve(m_added);
    LECTERN_TRY(forEachFacts([&](const FactColumns &facts) {
        std::copy_if(facts.papers.begin(), facts.papers.end(), std::back_inserter(papers),
                     [this](uint32_t paper) { return !m_forgotten.contains(paper); });
    }));
    {
        const std::lock_guard lock(m_mutex);
        m_papers = std::move(papers);
        m_counted = true;
    }
    m_changed.notify_all();
    return m_runs.empty() ? Result<>() : makeRows();
}

// Merges the runs into the rows of one segment, on this thread; the writing thread receives only complete
// files.
Result<> BackgroundInverter::makeRows()
{
    m_filling = std::make_unique<Inverted>();
    releaseFreeMemory();
    const auto stopping = [this] { return m_stopping.load(); };
    const auto handOver = [this](const RowFile &file) {
        const std::lock_guard lock(m_mutex);
        m_rows.push_back(file.file);
        m_changed.notify_all();
    };
    std::vector<RowFile> files;
    SpilledRows postings(m_library, [&](RowFile file) {
        handOver(file);
        files.push_back(std::move(file));
    });
    LECTERN_TRY(mergeTerms(postings, stopping));
    LECTERN_TRY(postings.finish());
    releaseFreeMemory();
    SpilledRows rows(m_library, handOver);
    LECTERN_TRY(writeOrders(rows, stopping));
    // Endings are computed after the merge, because both need a hundred megabytes for millions of papers.
    // Their keys follow all others.
    if (!m_papers.empty()) {
        SpilledWords words(std::move(files));
        LECTERN_TRY(makeEndings(
            words, m_base, m_papers.back(),
            [&](std::string_view key, std::string_view list) { return rows.prefix(key, list); }, stopping));
    }
    return rows.finish();
}

Result<> BackgroundInverter::mergeTerms(SegmentRows &rows, const std::function<bool()> &cancelled)
{
    std::vector<std::unique_ptr<TermStream>> streams;
    for (const Run &run : m_runs)
        streams.push_back(std::make_unique<SpilledTerms>(m_spill, run.terms));
    MergedTerms merged(std::move(streams));
    TermsWithout terms(merged, m_forgotten);
    return writeTerms(m_forgotten.empty() ? static_cast<TermStream &>(merged) : terms, m_base, rows,
                      cancelled);
}

// Passes the rows on as they become available.
Result<> BackgroundInverter::readRows(SegmentRows &rows)
{
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_rows.empty() || m_finished; });
        if (m_failed)
            return m_outcome;
        if (m_rows.empty())
            return {};
        const std::shared_ptr<const SpillFile> file = std::move(m_rows.front());
        m_rows.pop_front();
        lock.unlock();
        LECTERN_TRY(replayRows(*file, rows));
    }
}

Result<> BackgroundInverter::writeOrders(SegmentRows &rows, const std::function<bool()> &cancelled)
{
    for (const SortOrder::Key key : {SortOrder::Key::Title, SortOrder::Key::Authors}) {
        const bool byTitle = key == SortOrder::Key::Title;
        OrderKeys &rest = byTitle ? m_filling->titles : m_filling->authors;
        LECTERN_TRY(auto order,
                    (byTitle ? m_titles : m_authors).merged(rest, m_spill, m_forgotten, cancelled));
        LECTERN_TRY(eachPart(key, std::move(order), [&](OrderPart part, std::string_view bytes) {
            return rows.order(part, bytes);
        }));
    }
    return {};
}

// Visits the facts of each run, then those outside runs.
Result<> BackgroundInverter::forEachFacts(const std::function<void(const FactColumns &)> &take)
{
    std::string bytes;
    for (const Run &run : m_runs) {
        bytes.resize(run.facts.end - run.facts.begin);
        if (!m_spill.read(run.facts.begin, bytes.size(), bytes.data()))
            return damage();
        const auto facts = FactColumns::fromBytes(bytes);
        if (!facts)
            return damage();
        take(*facts);
    }
    take(m_filling->facts);
    return {};
}

// Returns all facts except those of forgotten papers.
Result<FactColumns> BackgroundInverter::allFacts()
{
    FactColumns all;
    LECTERN_TRY(forEachFacts([&](const FactColumns &facts) { all.append(facts, m_forgotten); }));
    return all;
}

Result<std::span<const uint32_t>> BackgroundInverter::papers()
{
    if (m_thread.joinable()) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_counted || m_finished; });
        if (m_failed)
            return m_outcome.error();
    }
    return std::span<const uint32_t>(m_papers);
}

Result<> BackgroundInverter::writeSegment(const Connection &connection, int64_t id, bool orders)
{
    StoredRows rows(connection, id, orders);
    LECTERN_TRY(readRows(rows));
    m_thread.join();
    LECTERN_TRY(const auto facts, allFacts());
    if (!m_runs.empty())
        return writeSegmentFacts(connection, id, m_base, facts);
    // The papers are few, so all of them are in memory.
    const auto stream = m_filling->inverter.terms();
    TermsWithout terms(*stream, m_forgotten);
    LECTERN_TRY(index::writeSegment(connection, id, terms, facts, {}));
    return orders ? writeOrders(rows, [] { return false; }) : Result<>();
}

} // namespace lectern::index
