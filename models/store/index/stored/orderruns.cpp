#include "orderruns.h"

#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

// The keys that were added, in order.
class OrderRuns::Run final : public TermStream
{
public:
    explicit Run(const OrderRuns &runs) : m_runs(runs) { }
    bool next() override { return m_next < m_runs.m_added.size() && ++m_next; }
    std::string_view key() const override
    {
        return std::string_view(m_runs.m_keys).substr(current().at, current().length);
    }
    void takePapers(std::vector<uint32_t> *papers) override { papers->push_back(current().paper); }

private:
    const Key &current() const { return m_runs.m_added[m_next - 1]; }
    const OrderRuns &m_runs;
    size_t m_next = 0;
};

void OrderRuns::add(uint32_t paper, std::string_view key)
{
    m_added.push_back({firstBytes(key), m_keys.size(), uint32_t(key.size()), paper});
    m_keys += key;
}

void OrderRuns::sort()
{
    const auto whole = [this](const Key &key) { return std::string_view(m_keys).substr(key.at, key.length); };
    std::sort(m_added.begin(), m_added.end(), [&](const Key &a, const Key &b) {
        return a.begin != b.begin ? a.begin < b.begin : whole(a) < whole(b);
    });
}

Result<> OrderRuns::spill(SpillFile &file, const std::function<bool()> &cancelled)
{
    sort();
    Run run(*this);
    LECTERN_TRY(const auto range, spillTerms(run, file, cancelled));
    m_runs.push_back(range);
    m_added.clear();
    m_keys.clear();
    return {};
}

Result<KeyedTextOrder> OrderRuns::merged(SpillFile &file, const std::unordered_set<uint32_t> &without,
                                         const std::function<bool()> &cancelled)
{
    sort();
    std::vector<std::unique_ptr<TermStream>> streams;
    for (const SpillRange &run : m_runs)
        streams.push_back(std::make_unique<SpilledTerms>(file, run));
    streams.push_back(std::make_unique<Run>(*this));
    MergedTerms merged(std::move(streams));
    TermsWithout terms(merged, without);
    TextOrderWriter writer;
    std::vector<uint32_t> papers;
    std::string last;
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && cancelled && cancelled())
            return Error::cancelled();
        const std::string_view key = terms.key();
        papers.clear();
        terms.takePapers(&papers);
        writer.add(papers.front(), sharedBytes(last, key), key);
        last = key;
    }
    auto order = writer.finish();
    if (!terms.good() || !order)
        return damage();
    return std::move(*order);
}

} // namespace lectern::index
