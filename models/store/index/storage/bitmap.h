#pragma once
// Sets of papers as bits.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lectern::index
{

// Counts the bits that are set. Portable code instead of std::popcount, which is a function call per word in
// a build for the baseline CPU: counting three million papers was four times slower with it.
inline uint64_t bitCount(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555ull;
    word = (word & 0x3333333333333333ull) + (word >> 2 & 0x3333333333333333ull);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0full;
    return word * 0x0101010101010101ull >> 56;
}

// A set of numbers below size(). All operands of an operation have the same size.
class Bitmap
{
public:
    Bitmap() = default;
    explicit Bitmap(uint32_t size) : m_size(size), m_words((size_t(size) + 63) / 64) { }

    uint32_t size() const { return m_size; }
    size_t wordCount() const { return m_words.size(); }
    uint64_t *words() { return m_words.data(); }
    const uint64_t *words() const { return m_words.data(); }

    void set(uint32_t i) { m_words[i >> 6] |= uint64_t(1) << (i & 63); }
    // Adds all numbers from first to below end.
    void setRange(uint32_t first, uint32_t end)
    {
        for (; first < end && first & 63; ++first)
            set(first);
        for (; first + 64 <= end; first += 64)
            m_words[first >> 6] = ~uint64_t(0);
        for (; first < end; ++first)
            set(first);
    }
    void clear(uint32_t i) { m_words[i >> 6] &= ~(uint64_t(1) << (i & 63)); }
    // Increases size(); the content is kept.
    void grow(uint32_t size)
    {
        m_size = size;
        m_words.resize((size_t(size) + 63) / 64);
    }
    bool test(uint32_t i) const { return i < m_size && (m_words[i >> 6] >> (i & 63) & 1); }
    // Returns whether an unchecked number from a table is a member.
    bool holds(int64_t i) const { return canHold(i) && test(uint32_t(i)); }
    // Whether set() accepts this number from a table.
    bool canHold(int64_t i) const { return i >= 0 && i < int64_t(m_size); }

    Bitmap &operator|=(const Bitmap &other)
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    Bitmap &operator&=(const Bitmap &other)
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    Bitmap &subtract(const Bitmap &other)
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    uint32_t count() const
    {
        uint32_t n = 0;
        for (const uint64_t word : m_words)
            n += uint32_t(bitCount(word));
        return n;
    }
    // Counts the members not below first, which may be any number.
    uint32_t countFrom(int64_t first) const
    {
        if (first >= int64_t(m_size))
            return 0;
        const auto i = uint32_t(std::max<int64_t>(first, 0));
        uint64_t n = bitCount(m_words[i >> 6] & ~uint64_t(0) << (i & 63));
        for (size_t word = (i >> 6) + 1; word < m_words.size(); ++word)
            n += bitCount(m_words[word]);
        return uint32_t(n);
    }
    // Counts the common members; the other set may have another size.
    uint32_t countAnd(const Bitmap &other) const
    {
        uint32_t n = 0;
        for (size_t i = 0, end = std::min(m_words.size(), other.m_words.size()); i < end; ++i)
            n += uint32_t(bitCount(m_words[i] & other.m_words[i]));
        return n;
    }
    bool isEmpty() const
    {
        for (const uint64_t word : m_words)
            if (word)
                return false;
        return true;
    }
    // Calls take(uint32_t) for each member, ascending.
    template <typename Take>
    void forEach(Take &&take) const
    {
        for (size_t i = 0; i < m_words.size(); ++i)
            for (uint64_t word = m_words[i]; word; word &= word - 1)
                take(uint32_t(i * 64 + size_t(std::countr_zero(word))));
    }
    // Calls take(uint32_t) for each member, descending.
    template <typename Take>
    void forEachFromLast(Take &&take) const
    {
        for (size_t i = m_words.size(); i-- > 0;) {
            uint64_t word = m_words[i];
            if (word == ~uint64_t(0)) // the usual case if all papers are in the set
                for (uint32_t bit = 64; bit-- > 0;)
                    take(uint32_t(i * 64 + bit));
            else
                for (; word; word ^= std::bit_floor(word))
                    take(uint32_t(i * 64 + size_t(std::bit_width(word)) - 1));
        }
    }
    bool operator==(const Bitmap &) const = default;

private:
    uint32_t m_size = 0;
    std::vector<uint64_t> m_words;
};

// A constant bitmap with fast rank and select.
class RankedBitmap
{
public:
    RankedBitmap() = default;
    explicit RankedBitmap(Bitmap bits) : m_bits(std::move(bits)), m_before(m_bits.wordCount() + 1)
    {
        uint32_t n = 0;
        for (size_t i = 0; i < m_bits.wordCount(); ++i) {
            m_before[i] = n;
            n += uint32_t(bitCount(m_bits.words()[i]));
        }
        m_before.back() = n;
    }

    const Bitmap &bits() const { return m_bits; }
    uint32_t count() const { return m_before.empty() ? 0 : m_before.back(); }
    // Returns the number of members below i, 0 <= i <= size().
    uint32_t rank(uint32_t i) const
    {
        if (m_before.empty())
            return 0;
        const uint32_t n = m_before[i >> 6];
        return i & 63 ? n + uint32_t(bitCount(m_bits.words()[i >> 6] & ((uint64_t(1) << (i & 63)) - 1))) : n;
    }
    // Returns the member with k members below it, 0 <= k < count().
    uint32_t select(uint32_t k) const
    {
        size_t low = 0, high = m_before.size() - 1; // m_before[low] <= k < m_before[high]
        while (high - low > 1) {
            const size_t middle = (low + high) / 2;
            (m_before[middle] <= k ? low : high) = middle;
        }
        k -= m_before[low];
        uint64_t word = m_bits.words()[low];
        for (; k; --k)
            word &= word - 1;
        return uint32_t(low * 64 + size_t(std::countr_zero(word)));
    }

private:
    Bitmap m_bits;
    std::vector<uint32_t> m_before; // members before each word; half as much memory as the words
};

} // namespace lectern::index
