#pragma once
// Numbers of papers, in two bytes each as long as all of them fit into these.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lectern::index
{

class NarrowColumn
{
public:
    size_t size() const { return m_wide.empty() ? m_narrow.size() : m_wide.size(); }
    uint32_t operator[](size_t i) const { return m_wide.empty() ? m_narrow[i] : m_wide[i]; }
    // Makes room for so many, new ones 0; never less than before.
    void resize(size_t size)
    {
        if (m_wide.empty())
            m_narrow.resize(size, 0);
        else
            m_wide.resize(size, 0);
    }
    void set(size_t i, uint32_t number)
    {
        if (m_wide.empty() && number <= 0xffff) {
            m_narrow[i] = uint16_t(number);
            return;
        }
        if (m_wide.empty()) {
            m_wide.assign(m_narrow.begin(), m_narrow.end());
            m_narrow = {};
        }
        m_wide[i] = number;
    }

private:
    std::vector<uint16_t> m_narrow; // one of the two is empty
    std::vector<uint32_t> m_wide;
};

} // namespace lectern::index
