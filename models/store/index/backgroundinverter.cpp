#include "backgroundinverter.h"

#include "models/store/sighting.h"

#include <algorithm>

namespace lectern::index
{

namespace
{

constexpr size_t batchSize = 256;
// Batches that wait; with more the writing thread does, so that memory stays bounded.
constexpr size_t longestQueue = 32;
constexpr size_t papersInRun = 1 << 18;

} // namespace

PaperFacts factsOf(const Paper &shown)
{
    PaperFacts facts;
    if (shown.date.isValid()) {
        facts.day = int32_t(shown.date.toJulianDay());
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
    if (shown.dateInferred)
        facts.flags |= DateInferredFact;
    if (shown.code)
        facts.flags |= CodeKnownFact;
    if (shown.code.value_or(false))
        facts.flags |= HasCodeFact;
    if (!shown.abstract.isEmpty())
        facts.flags |= HasAbstractFact;
    if (!shown.doi.isEmpty())
        facts.flags |= HasDoiFact;
    if (!shown.arxivId.isEmpty())
        facts.flags |= HasArxivFact;
    return facts;
}

BackgroundInverter::BackgroundInverter() = default;

BackgroundInverter::~BackgroundInverter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_queue.clear();
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void BackgroundInverter::add(uint32_t paper, const Paper &shown, int64_t source)
{
    if (paper <= m_last)
        return;
    m_last = paper;
    m_taken.insert(paper);
    m_batch.push_back({paper, shown, source});
    if (m_batch.size() == batchSize)
        hand();
}

void BackgroundInverter::forget(uint32_t paper)
{
    if (m_taken.erase(paper))
        m_forgotten.insert(paper);
}

void BackgroundInverter::hand()
{
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_queue.size() < longestQueue; });
    m_queue.push_back(std::exchange(m_batch, {}));
    lock.unlock();
    m_changed.notify_all();
}

void BackgroundInverter::work()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_stopping || !m_queue.empty(); });
        if (m_stopping)
            return;
        const Batch batch = std::move(m_queue.front());
        m_queue.pop_front();
        m_busy = true;
        std::unique_ptr<Run> run = std::move(m_run);
        lock.unlock();
        m_changed.notify_all();
        if (!run)
            run = std::make_unique<Run>();
        for (const Item &item : batch) {
            const QByteArray title = item.shown.title.toUtf8(), abstract = item.shown.abstract.toUtf8(),
                             authors = joinNames(item.shown.authors).toUtf8(),
                             category = item.shown.category.toUtf8();
            const auto view = [](const QByteArray &bytes) {
                return std::string_view(bytes.constData(), size_t(bytes.size()));
            };
            run->facts.add(item.paper, factsOf(item.shown), view(category));
            run->inverter.add(item.paper, {view(title), view(authors), view(abstract), view(category)},
                              {item.source});
        }
        lock.lock();
        m_busy = false;
        if (run->inverter.papers() >= papersInRun)
            m_full.push_back(std::move(run));
        else
            m_run = std::move(run);
        m_changed.notify_all();
    }
}

std::unique_ptr<BackgroundInverter::Run> BackgroundInverter::takeFullRun()
{
    const std::lock_guard lock(m_mutex);
    if (m_full.empty())
        return {};
    std::unique_ptr<Run> run = std::move(m_full.front());
    m_full.pop_front();
    return run;
}

std::unique_ptr<BackgroundInverter::Run> BackgroundInverter::takeLastRun()
{
    if (!m_batch.empty())
        hand();
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_queue.empty() && !m_busy; });
    return std::move(m_run);
}

std::vector<uint32_t> BackgroundInverter::forgotten() const
{
    std::vector<uint32_t> papers(m_forgotten.begin(), m_forgotten.end());
    std::sort(papers.begin(), papers.end());
    return papers;
}

} // namespace lectern::index
