#pragma once
// Values of papers, in two bytes each as long as all of them fit into these.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lectern::index
{

// Code says which values fit, fits(), and turns them into two bytes, narrow(), and back, value(). What 0 is
// in two bytes, a paper has of which nothing was set.
template <typename T, typename Code>
class NarrowColumn
{
public:
    size_t size() const { return m_wide.empty() ? m_narrow.size() : m_wide.size(); }
    T operator[](size_t i) const { return m_wide.empty() ? Code::value(m_narrow[i]) : m_wide[i]; }
    // Makes room for so many; never less than before.
    void resize(size_t size)
    {
        if (m_wide.empty())
            m_narrow.resize(size, 0);
        else
            m_wide.resize(size, Code::value(0));
    }
    void set(size_t i, T value)
    {
        if (m_wide.empty() && Code::fits(value))
            m_narrow[i] = Code::narrow(value);
        else
            setWide(i, value);
    }

private:
    void setWide(size_t i, T value)
    {
        if (m_wide.empty()) {
            m_wide.resize(m_narrow.size());
            std::transform(m_narrow.begin(), m_narrow.end(), m_wide.begin(),
                           [](uint16_t narrow) { return Code::value(narrow); });
            m_narrow = {};
        }
        m_wide[i] = value;
    }

    std::vector<uint16_t> m_narrow; // one of the two is empty
    std::vector<T> m_wide;
};

struct NumberCode {
    static constexpr bool fits(uint32_t number) { return number <= 0xffff; }
    static constexpr uint16_t narrow(uint32_t number) { return uint16_t(number); }
    static constexpr uint32_t value(uint16_t narrow) { return narrow; }
};
using NumberColumn = NarrowColumn<uint32_t, NumberCode>;

} // namespace lectern::index
