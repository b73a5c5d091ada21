#pragma once
// The days and years of papers, in two bytes per paper if they are within 179 years, as nearly all are.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace lectern::index
{

// Julian day numbers; kNoDay: none, less than all days.
inline constexpr int32_t kNoDay = std::numeric_limits<int32_t>::min();

// Two bytes per paper while all days fit.
class DayColumn
{
public:
    size_t size() const { return m_wide.empty() ? m_narrow.size() : m_wide.size(); }
    int32_t operator[](size_t i) const { return m_wide.empty() ? wide(m_narrow[i]) : m_wide[i]; }
    // Resizes the column, which never shrinks. New papers have no day.
    void resize(size_t size)
    {
        if (m_wide.empty())
            m_narrow.resize(size, 0);
        else
            m_wide.resize(size, kNoDay);
    }
    void set(size_t i, int32_t day) { set(i, std::span(&day, 1)); }
    // Sets the days of consecutive papers, from `first` on.
    void set(size_t first, std::span<const int32_t> days)
    {
        bool allFit = m_wide.empty();
        for (const int32_t day : days) // without early exit, so that the compiler vectorises the loop
            allFit &= fits(day);
        if (allFit) {
            std::transform(days.begin(), days.end(), m_narrow.begin() + ptrdiff_t(first), narrow);
            return;
        }
        if (m_wide.empty())
            widen();
        std::copy(days.begin(), days.end(), m_wide.begin() + ptrdiff_t(first));
    }

    // The first and the last day of all papers; both kNoDay if none has one.
    std::pair<int32_t, int32_t> range() const
    {
        uint16_t least = 0xffff, greatest = 0; // counted from 0; kNoDay is the greatest after wrapping
        for (const uint16_t narrow : m_narrow) {
            least = std::min(least, uint16_t(narrow - 1));
            greatest = std::max(greatest, narrow);
        }
        if (greatest)
            return {wide(uint16_t(least + 1)), wide(greatest)};
        std::pair range{kNoDay, kNoDay};
        for (const int32_t day : m_wide)
            if (day != kNoDay) {
                range.first = range.first == kNoDay ? day : std::min(range.first, day);
                range.second = std::max(range.second, day);
            }
        return range;
    }
    // Calls take(day, papers) for each day that occurs, and for kNoDay; a day may be passed several times.
    template <typename Take>
    void count(Take &&take) const
    {
        std::vector<uint32_t> papers(m_narrow.empty() ? 0 : 0x10000);
        for (const uint16_t narrow : m_narrow)
            ++papers[narrow];
        for (size_t narrow = 0; narrow < papers.size(); ++narrow)
            if (papers[narrow])
                take(wide(uint16_t(narrow)), papers[narrow]);
        for (const int32_t day : m_wide)
            take(day, 1u);
    }

private:
    // The day before 1 January 1900; two bytes reach until 2079.
    static constexpr int32_t kBegin = 2'415'020;
    static constexpr bool fits(int32_t day)
    {
        return day == kNoDay || (day > kBegin && day <= kBegin + 65'535);
    }
    static constexpr uint16_t narrow(int32_t day) { return day == kNoDay ? 0 : uint16_t(day - kBegin); }
    static constexpr int32_t wide(uint16_t narrow) { return narrow ? kBegin + narrow : kNoDay; }
    void widen()
    {
        m_wide.resize(m_narrow.size());
        std::transform(m_narrow.begin(), m_narrow.end(), m_wide.begin(), wide);
        m_narrow = {};
    }

    std::vector<uint16_t> m_narrow; // one of the two is empty
    std::vector<int32_t> m_wide;
};

// The year of each paper as a number from 1; 0: no day.
class YearColumn
{
public:
    YearColumn() = default;
    // days: must outlive this object; all days are within first and last. numberOf: returns the number of a
    // day's year.
    template <typename NumberOf>
    YearColumn(const DayColumn &days, int32_t first, int32_t last, NumberOf numberOf) : m_days(&days)
    {
        // Usually a table of all days in the range gives the year; for a larger range the calendar is
        // evaluated once per paper.
        constexpr int64_t kMaxDays = 1 << 20;
        if (first == kNoDay) {
            m_first = 0;
        } else if (int64_t(last) - first < kMaxDays) {
            m_first = first;
            m_ofDay.resize(size_t(last - first) + 1);
            for (size_t i = 0; i < m_ofDay.size(); ++i)
                m_ofDay[i] = numberOf(first + int32_t(i));
        } else {
            m_ofPaper.resize(days.size());
            for (size_t paper = 0; paper < days.size(); ++paper)
                m_ofPaper[paper] = days[paper] == kNoDay ? 0 : numberOf(days[paper]);
        }
    }
    uint16_t operator[](size_t paper) const
    {
        if (!m_ofPaper.empty())
            return m_ofPaper[paper];
        return ofDay((*m_days)[paper]);
    }
    // Number of papers for each number; all numbers are below `numbers`.
    std::vector<uint32_t> counts(size_t numbers) const
    {
        std::vector<uint32_t> counts(numbers);
        for (const uint16_t number : m_ofPaper)
            ++counts[number];
        if (m_ofPaper.empty())
            m_days->count([&](int32_t day, uint32_t papers) { counts[ofDay(day)] += papers; });
        return counts;
    }

private:
    uint16_t ofDay(int32_t day) const { return day == kNoDay ? 0 : m_ofDay[size_t(day - m_first)]; }

    const DayColumn *m_days = nullptr;
    int32_t m_first = 0;
    std::vector<uint16_t> m_ofDay, m_ofPaper; // one of the two is empty
};

} // namespace lectern::index
