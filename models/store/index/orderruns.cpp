#include "orderruns.h"

#include "facts.h"
#include "models/store/try.h"

#include <algorithm>

namespace lectern::index
{

// The texts that were added, each once, in order.
class OrderRuns::Run final : public TermStream
{
public:
    explicit Run(const OrderRuns &runs) : m_runs(runs) { }
    bool next() override
    {
        m_at = m_end;
        if (m_at == m_runs.m_added.size())
            return false;
        while (m_end < m_runs.m_added.size() && textAt(m_end) == textAt(m_at))
            ++m_end;
        return true;
    }
    std::string_view key() const override { return textAt(m_at); }
    void takePapers(std::vector<uint32_t> *papers) override
    {
        for (size_t i = m_at; i < m_end; ++i)
            papers->push_back(m_runs.m_added[i].paper);
    }

private:
    std::string_view textAt(size_t i) const
    {
        const Text &text = m_runs.m_added[i];
        return std::string_view(m_runs.m_texts).substr(text.at, text.length);
    }
    const OrderRuns &m_runs;
    size_t m_at = 0, m_end = 0;
};

// Papers of one text stand newest first. So behind the text stand a byte that sorts before all that a text
// may go on with, and a number that falls as the day rises; of one day the greater number of the paper is
// first.
void OrderRuns::add(uint32_t paper, std::string_view text, int32_t day)
{
    const std::string_view folded = foldedForOrder(text, &m_folded);
    if (folded.empty())
        return;
    m_impossible = m_impossible || folded.find('\0') != std::string_view::npos;
    Text added{0, m_texts.size(), 0, paper};
    m_texts += folded;
    m_texts += '\0';
    const auto falling = uint32_t(int64_t(std::numeric_limits<int32_t>::max()) - day);
    for (int shift = 24; shift >= 0; shift -= 8)
        m_texts += char(falling >> shift & 0xff);
    added.length = uint32_t(m_texts.size() - added.at);
    added.begin = firstBytes(std::string_view(m_texts).substr(added.at));
    m_added.push_back(added);
}

void OrderRuns::sort()
{
    const auto whole = [this](const Text &text) {
        return std::string_view(m_texts).substr(text.at, text.length);
    };
    std::sort(m_added.begin(), m_added.end(), [&](const Text &a, const Text &b) {
        if (a.begin != b.begin)
            return a.begin < b.begin;
        const int order = whole(a).compare(whole(b));
        return order ? order < 0 : a.paper < b.paper;
    });
}

Result<> OrderRuns::spill(SpillFile &file, const std::function<bool()> &cancelled)
{
    sort();
    Run run(*this);
    const auto range = spillTerms(run, file, cancelled);
    LECTERN_TRY(range);
    m_runs.push_back(*range);
    m_added.clear();
    m_texts.clear();
    return {};
}

Result<> OrderRuns::write(SpillFile &file, const std::unordered_set<uint32_t> &without, SegmentRows &rows,
                          const std::function<bool()> &cancelled)
{
    if (m_impossible)
        return {};
    sort();
    std::vector<std::unique_ptr<TermStream>> streams;
    for (const SpillRange &run : m_runs)
        streams.push_back(std::make_unique<SpilledTerms>(file, run));
    streams.push_back(std::make_unique<Run>(*this));
    MergedTerms merged(std::move(streams));
    TermsWithout terms(merged, without);
    std::vector<uint32_t> papers;
    for (uint32_t n = 0; terms.next(); ++n) {
        if (n % 1024 == 0 && cancelled && cancelled())
            return Error{QStringLiteral("Cancelled.")};
        const size_t before = papers.size();
        terms.takePapers(&papers);
        std::reverse(papers.begin() + ptrdiff_t(before), papers.end());
    }
    if (!terms.good())
        return damage();
    return rows.words(tagOfOrder(m_key), bytesOfOrder(papers));
}

} // namespace lectern::index
