#pragma once
// A number per paper, in two bytes each; the few larger ones are stored separately.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lectern::index
{

// The three million papers of a library may have 160,000 combinations of categories, but those with large
// numbers occur late and have few papers each.
class NumberColumn
{
public:
    size_t size() const { return m_wide.empty() ? m_narrow.size() : m_wide.size(); }
    // Resizes the column, which never shrinks. New entries are 0.
    void resize(size_t size)
    {
        if (m_wide.empty())
            m_narrow.resize(size, 0);
        else
            m_wide.resize(size, 0);
    }
    void set(size_t i, uint32_t number) { set(i, std::span(&number, 1)); }
    // Sets the numbers of consecutive papers, from `first` on.
    void set(size_t first, std::span<const uint32_t> numbers)
    {
        if (!m_wide.empty()) {
            std::copy(numbers.begin(), numbers.end(), m_wide.begin() + ptrdiff_t(first));
            return;
        }
        // Two loops, so that the first is vectorised.
        std::transform(numbers.begin(), numbers.end(), m_narrow.begin() + ptrdiff_t(first),
                       [](uint32_t number) { return uint16_t(std::min<uint32_t>(number, kApart)); });
        const size_t before = m_apart.size();
        for (size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i] >= kApart)
                m_apart.emplace_back(uint32_t(first + i), numbers[i]);
        m_isComplete = m_isComplete && m_apart.size() == before;
        if (m_apart.size() > m_narrow.size() / kSparseDivisor + kMin)
            widen();
    }
    // Call after the last set() and before the first read.
    void complete()
    {
        if (std::exchange(m_isComplete, true))
            return;
        // The entries are usually sorted already. The last of several entries of one index is valid; entries
        // whose index has received a small number since are never read.
        const auto byPlace = [](const auto &a, const auto &b) { return a.first < b.first; };
        if (!std::is_sorted(m_apart.begin(), m_apart.end(), byPlace))
            std::stable_sort(m_apart.begin(), m_apart.end(), byPlace);
        size_t kept = 0;
        for (size_t at = 0; at < m_apart.size(); ++at)
            if (at + 1 == m_apart.size() || m_apart[at + 1].first != m_apart[at].first)
                m_apart[kept++] = m_apart[at];
        m_apart.resize(kept);
        m_apart.shrink_to_fit();
        m_begins.assign((m_narrow.size() >> kBlockBits) + 2, uint32_t(kept));
        for (size_t at = kept; at-- > 0;)
            m_begins[m_apart[at].first >> kBlockBits] = uint32_t(at);
        for (size_t block = m_begins.size() - 1; block-- > 0;)
            m_begins[block] = std::min(m_begins[block], m_begins[block + 1]);
    }
    // Number of papers for each number; all numbers are below `numbers`.
    std::vector<uint32_t> counts(size_t numbers) const
    {
        std::vector<uint32_t> counts(std::max<size_t>(numbers, m_narrow.empty() ? 0 : kApart + 1));
        for (const uint16_t number : m_narrow)
            ++counts[number];
        if (!m_narrow.empty())
            counts[kApart] = 0;
        for (const auto &[place, number] : m_apart)
            counts[number] += m_narrow[place] == kApart;
        for (const uint32_t number : m_wide)
            ++counts[number];
        counts.resize(numbers);
        return counts;
    }
    uint32_t operator[](size_t i) const
    {
        if (!m_wide.empty())
            return m_wide[i];
        return m_narrow[i] != kApart ? m_narrow[i] : apart(uint32_t(i));
    }

private:
    static constexpr uint16_t kApart = 0xffff;
    // All numbers get four bytes if more than one in kSparseDivisor, and more than kMin, are stored
    // separately.
    static constexpr size_t kSparseDivisor = 8, kMin = 1024;
    static constexpr int kBlockBits = 12; // log2 of the indexes per search block

    uint32_t apart(uint32_t i) const
    {
        const auto begin = m_apart.begin() + m_begins[i >> kBlockBits];
        const auto end = m_apart.begin() + m_begins[(i >> kBlockBits) + 1];
        return std::lower_bound(begin, end, i,
                                [](const auto &one, uint32_t place) { return one.first < place; })
            ->second;
    }
    void widen()
    {
        m_wide.assign(m_narrow.begin(), m_narrow.end());
        for (const auto &[place, number] : m_apart) // the last entry of an index is valid
            if (m_narrow[place] == kApart)
                m_wide[place] = number;
        m_narrow = {};
        m_apart = {};
        m_isComplete = true;
    }

    std::vector<uint16_t> m_narrow; // either this or m_wide is empty
    std::vector<uint32_t> m_wide;
    std::vector<std::pair<uint32_t, uint32_t>> m_apart; // index and number; sorted by index after complete()
    std::vector<uint32_t> m_begins; // start of each block in m_apart
    bool m_isComplete = true;
};

} // namespace lectern::index
