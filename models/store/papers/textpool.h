#pragma once
// Stores millions of short texts, addressed by offset, in parts: growing a single buffer would temporarily
// need twice its size.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

namespace lectern
{

class TextPool
{
public:
    // Copies a text and returns its offset. All texts together are smaller than a gigabyte.
    uint32_t add(std::string_view text)
    {
        if (m_used == m_partSize || m_used + text.size() > m_partSize) {
            m_partSize = text.size() > kPartBytes ? text.size() : kPartBytes;
            m_parts.push_back(std::make_unique_for_overwrite<char[]>(m_partSize));
            m_used = 0;
        }
        const auto place = uint32_t((m_parts.size() - 1) << kPartBits | m_used);
        std::memcpy(m_parts.back().get() + m_used, text.data(), text.size());
        // A text longer than a part gets a separate part, which is then full.
        m_used += text.size();
        m_bytes += text.size();
        return place;
    }
    const char *at(uint32_t place) const
    {
        return m_parts[place >> kPartBits].get() + (place & (kPartBytes - 1));
    }
    std::string_view text(uint32_t place, size_t length) const { return {at(place), length}; }
    size_t bytes() const { return m_bytes; }

private:
    static constexpr int kPartBits = 20;
    static constexpr size_t kPartBytes = size_t(1) << kPartBits;
    std::vector<std::unique_ptr<char[]>> m_parts;
    size_t m_partSize = 0, m_used = 0; // size of the last part, and its used bytes
    size_t m_bytes = 0;
};

} // namespace lectern
