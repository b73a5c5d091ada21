#include "orderruns.h"

#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

// Sorts the keys and iterates over them.
class OrderKeys::Sorted final : public TermStream
{
public:
    explicit Sorted(OrderKeys &keys) : m_keys(keys)
    {
        std::sort(keys.m_added.begin(), keys.m_added.end(), [&](const Key &a, const Key &b) {
            return a.begin != b.begin ? a.begin < b.begin : keys.whole(a) < keys.whole(b);
        });
    }
    bool next() override { return m_next < m_keys.m_added.size() && ++m_next; }
    std::string_view key() const override { return m_keys.whole(current()); }
    void readPapers(std::vector<uint32_t> *papers) override { papers->push_back(current().paper); }

private:
    const Key &current() const { return m_keys.m_added[m_next - 1]; }
    const OrderKeys &m_keys;
    size_t m_next = 0;
};

void OrderKeys::add(uint32_t paper, std::string_view key)
{
    m_added.push_back({firstBytes(key), m_keys.size(), uint32_t(key.size()), paper});
    m_keys += key;
}

Result<> OrderRuns::spill(OrderKeys &keys, SpillFile &file, const std::function<bool()> &cancelled)
{
    OrderKeys::Sorted sorted(keys);
    LECTERN_TRY(const auto range, spillTerms(sorted, file, cancelled));
    m_runs.push_back(range);
    keys.m_added.clear();
    keys.m_keys.clear();
    return {};
}

Result<KeyedTextOrder> OrderRuns::merged(OrderKeys &rest, const SpillFile &file,
                                         const std::unordered_set<uint32_t> &without,
                                         const std::function<bool()> &cancelled) const
{
    std::vector<std::unique_ptr<TermStream>> streams;
    for (const SpillRange &run : m_runs)
        streams.push_back(std::make_unique<SpilledTerms>(file, run));
    streams.push_back(std::make_unique<OrderKeys::Sorted>(rest));
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
