#include "orderruns.h"

#include "models/store/sqlite/try.h"

namespace lectern::index
{

namespace
{

// Sorts the keys and iterates over them.
class SortedKeys final : public TermStream
{
public:
    explicit SortedKeys(OrderKeys &keys) : m_keys(keys) { keys.sort(); }
    bool next() override { return m_next < m_keys.size() && ++m_next; }
    std::string_view key() const override { return m_keys.key(m_next - 1); }
    void readPapers(std::vector<uint32_t> *papers) override { papers->push_back(m_keys.paper(m_next - 1)); }

private:
    const OrderKeys &m_keys;
    size_t m_next = 0;
};

} // namespace

Result<> OrderRuns::spill(OrderKeys &keys, SpillFile &file, const std::function<bool()> &cancelled)
{
    SortedKeys sorted(keys);
    LECTERN_TRY(const auto range, spillTerms(sorted, file, cancelled));
    m_runs.push_back(range);
    keys.clear();
    return {};
}

Result<KeyedTextOrder> OrderRuns::merged(OrderKeys &rest, const SpillFile &file,
                                         const std::unordered_set<uint32_t> &without,
                                         const std::function<bool()> &cancelled) const
{
    std::vector<std::unique_ptr<TermStream>> streams;
    for (const SpillRange &run : m_runs)
        streams.push_back(std::make_unique<SpilledTerms>(file, run));
    streams.push_back(std::make_unique<SortedKeys>(rest));
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
        terms.readPapers(&papers);
        writer.add(papers.front(), sharedBytes(last, key), key);
        last = key;
    }
    auto order = writer.finish();
    if (!terms.good() || !order)
        return damage();
    return std::move(*order);
}

} // namespace lectern::index
