#pragma once
// Positions of words in titles, names and abstracts. Each paper of a posting list has an entry, in the same
// order, with the numbers of the words of the text, counted from 0. The end of a name counts as a word, so
// that no phrase crosses two names. Phrases are found by positions without reading texts.
//
// An entry has one or more bytes; only its last byte has the highest bit set. It holds the gaps between
// successive positions, the first from -1, in groups of six bits, highest group first. Bit 0x40 marks that
// another group of the same gap follows. So a gap below 64, the usual case, needs one byte, and entries are
// skipped by counting highest bits, eight bytes at a time. A gap is at least 1. The entry of the single byte
// 0x80 means that the positions are unknown and the text must be read.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Larger positions are not stored: a word at a larger position has the entry kUnknownPositions. So twelve
// bits hold any position, with one value left for unknown ones.
inline constexpr uint32_t kLastPosition = 0xffe;
inline constexpr char kUnknownPositions = char(0x80);
// Maximum size in bytes of a gap below 2^18.
inline constexpr size_t kMaxGapLength = 3;

// Writes a gap of 1 to 2^18 - 1; kMaxGapLength bytes must be free. Returns the end.
inline char *putGap(char *to, uint32_t gap)
{
    if (gap >= 1u << 12)
        *to++ = char(0x40 | gap >> 12);
    if (gap >= 1u << 6)
        *to++ = char(0x40 | (gap >> 6 & 0x3f));
    *to++ = char(gap & 0x3f);
    return to;
}

// Returns the end of the given number of entries; null if there are fewer.
const uint8_t *afterManyEntries(const uint8_t *at, const uint8_t *end, size_t entries);
inline const uint8_t *afterEntries(const uint8_t *at, const uint8_t *end, size_t entries)
{
    if (entries >= 8)
        return afterManyEntries(at, end, entries);
    for (; entries && at < end; ++at)
        entries -= *at >> 7;
    return entries ? nullptr : at;
}

// Iterates over successive entries.
class EntryWalk
{
public:
    explicit EntryWalk(std::string_view entries)
        : m_at(reinterpret_cast<const uint8_t *>(entries.data())), m_end(m_at + entries.size())
    {
    }
    // Reads the next entry; false if there is none or it is not terminated.
    bool next(std::string_view *entry)
    {
        const uint8_t *const after = afterEntries(m_at, m_end, 1);
        if (!after)
            return false;
        *entry = {reinterpret_cast<const char *>(m_at), size_t(after - m_at)};
        m_at = after;
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
    // at: first byte of an entry that is terminated before end.
    PositionReader(const uint8_t *at, const uint8_t *end) : m_at(at), m_end(end) { }
    // Moves to the next position (first call: to the first). False after the last one, and if positions are
    // unknown or the bytes are invalid.
    bool next()
    {
        uint32_t gap = 0;
        while (m_at < m_end) {
            const uint8_t byte = *m_at++;
            gap = gap << 6 | (byte & 0x3f);
            if (byte & 0x80)
                m_end = m_at; // last byte of the entry
            if (byte & 0x40)
                continue;
            m_position += gap;
            m_known = m_known || gap;
            return gap > 0 && m_position <= kLastPosition;
        }
        return false;
    }
    uint32_t position() const { return m_position; } // valid after next()
    bool known() const { return m_known; } // valid after the first next(): whether the entry states positions

private:
    const uint8_t *m_at = nullptr, *m_end = nullptr;
    uint32_t m_position = uint32_t(-1);
    bool m_known = false;
};

} // namespace lectern::index
