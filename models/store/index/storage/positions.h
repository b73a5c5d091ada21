#pragma once
// Where a word stands in titles, names and abstracts: for each paper of its posting list, in the same order,
// an entry that says at which words of the text it is found, counted from 0. The end of a name counts as a
// word, so that nothing goes on from one name to the next. Phrases are found by positions without a look at
// the texts.
//
// An entry has one or more bytes, and only its last one has the highest bit. It holds the gaps between
// successive positions, the first from -1, in groups of six bits, the highest group first; the bit 0x40 says
// that a group of the same gap follows. So a gap below 64, as most are, takes a byte, and entries are passed
// over by counting highest bits, eight bytes at a time. A gap is at least 1; the entry of the one byte 0x80
// says that the positions are not known, and the text must be read.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Larger positions are not kept: the entry of a word that has one is kUnknownPositions. So twelve bits hold
// any position, with one number left for those that are not kept.
inline constexpr uint32_t kLastPosition = 0xffe;
inline constexpr char kUnknownPositions = char(0x80);
// A gap below 2^18 takes so many bytes at most.
inline constexpr size_t kLongestGap = 3;

// Writes a gap of 1 to 2^18 - 1 there, where kLongestGap bytes must be free; gives the place behind it.
inline char *putGap(char *to, uint32_t gap)
{
    if (gap >= 1u << 12)
        *to++ = char(0x40 | gap >> 12);
    if (gap >= 1u << 6)
        *to++ = char(0x40 | (gap >> 6 & 0x3f));
    *to++ = char(gap & 0x3f);
    return to;
}
// Makes a whole entry of ascending positions, none of them above kLastPosition.
std::string positionEntry(const std::vector<uint32_t> &positions);

// Returns the place behind so many entries; null when there are fewer.
const uint8_t *behindManyEntries(const uint8_t *at, const uint8_t *end, size_t entries);
inline const uint8_t *behindEntries(const uint8_t *at, const uint8_t *end, size_t entries)
{
    if (entries >= 8)
        return behindManyEntries(at, end, entries);
    for (; entries && at < end; ++at)
        entries -= *at >> 7;
    return entries ? nullptr : at;
}

// Goes through successive entries.
class EntryWalk
{
public:
    explicit EntryWalk(std::string_view entries)
        : m_at(reinterpret_cast<const uint8_t *>(entries.data())), m_end(m_at + entries.size())
    {
    }
    // Takes the next entry; false when there is none, or none that ends.
    bool next(std::string_view *entry)
    {
        const uint8_t *const behind = behindEntries(m_at, m_end, 1);
        if (!behind)
            return false;
        *entry = {reinterpret_cast<const char *>(m_at), size_t(behind - m_at)};
        m_at = behind;
        return true;
    }
    bool atEnd() const { return m_at == m_end; }

private:
    const uint8_t *m_at, *m_end;
};

// Reads one entry.
class PositionReader
{
public:
    PositionReader() = default;
    // at: the first byte of an entry that ends before end.
    PositionReader(const uint8_t *at, const uint8_t *end) : m_at(at), m_end(end) { }
    // Moves to the next position, at first to the first; false behind the last, and where the entry says that
    // they are not known or its bytes make no sense.
    bool next()
    {
        uint32_t gap = 0;
        while (m_at < m_end) {
            const uint8_t byte = *m_at++;
            gap = gap << 6 | (byte & 0x3f);
            if (byte & 0x80)
                m_end = m_at; // the last of the entry
            if (byte & 0x40)
                continue;
            m_position += gap;
            m_known = m_known || gap;
            return gap > 0 && m_position <= kLastPosition;
        }
        return false;
    }
    uint32_t position() const { return m_position; } // after next()
    bool known() const { return m_known; } // after the first next(): whether the entry states any position

private:
    const uint8_t *m_at = nullptr, *m_end = nullptr;
    uint32_t m_position = uint32_t(-1);
    bool m_known = false;
};

} // namespace lectern::index
