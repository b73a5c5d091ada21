#pragma once
// A posting list: the papers of one word as bytes.
//
// A short list is 'L' and then, as varints, the differences between successive numbers (the first from the
// base). A long list is 'C' and then, for each chunk of 65,536 numbers from the base that holds any: chunk
// u16, kind u8, length u16, and either the differences inside the chunk (kind 0) or a bitmap of 8,192 bytes
// (kind 1), whichever is shorter. So no word costs more than a bit for each paper to read. At the end stand
// four bytes of checksum, because a damaged list must be noticed and never give a wrong answer. Numbers are
// little endian.
//
// Weighed against CRoaring's portable form (tests/bench/postings_bench.cpp; 300,000 generated papers, 39
// million postings, 633,000 words): bytes 59.6 against 92.5 MB; the union of a prefix 0.037 against 0.099 ms
// (median), 3.9 against 6.9 (p99); one word 0.012 against 0.003 ms (median; here a bitmap of all papers is
// counted), 0.059 against 0.037 (p99). CRoaring costs more than one and a half times as much in bytes and in
// what a keystroke waits for, so these lists are our own.
#include "bitmap.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Paper numbers, ascending, each once, none below base, which is a multiple of 64.
std::string encodePostings(std::span<const uint32_t> papers, uint32_t base);
// The same in place of what out holds, whose memory is used again.
void encodePostings(std::span<const uint32_t> papers, uint32_t base, std::string *out);
// The same for papers as their distances from the base.
std::string encodePostings(const Bitmap &papers);

// Adds the papers to the set, which must be large enough for the library. False when the bytes are damaged,
// also when they were made to look sound: a number below base, not below the size of the set, or not above
// the one before it. What stood before the damage has been added then.
[[nodiscard]] bool decodePostings(std::string_view bytes, uint32_t base, Bitmap *into);

// The same into a list, ascending, all below limit.
[[nodiscard]] bool decodePostings(std::string_view bytes, uint32_t base, uint32_t limit,
                                  std::vector<uint32_t> *into);

// Appends a number of so many bytes, the lowest first; and reads one of the first so many bytes, which must
// be there.
inline void putNumber(std::string *to, uint64_t number, size_t bytes)
{
    for (size_t i = 0; i < bytes; ++i)
        *to += char(number >> (8 * i) & 0xff);
}
inline uint64_t numberAt(std::string_view bytes, size_t length)
{
    uint64_t number = 0;
    for (size_t i = length; i-- > 0;)
        number = number << 8 | uint8_t(bytes[i]);
    return number;
}

// Makes room for so many more numbers: twice what there was at least, so that growing takes no copy each
// time.
inline void reserveMore(std::vector<uint32_t> *numbers, size_t more)
{
    const size_t needed = numbers->size() + more;
    if (needed > numbers->capacity())
        numbers->reserve(std::max(needed, 2 * numbers->capacity()));
}

// Four bytes that change with nearly every change of the text.
uint32_t checksum(std::string_view bytes);
// The same of bytes that come in parts.
class Checksum
{
public:
    explicit Checksum(size_t length); // of all of them
    void add(std::string_view part); // of a multiple of eight bytes, but for the last one
    uint32_t value() const;

private:
    uint64_t m_sum;
    uint64_t m_rest = 0; // fewer than eight bytes at the end
};
// Another one, four times as fast where there are many: it takes four side by side, because each step of one
// waits for the step before.
uint32_t checksumOfMany(std::string_view bytes);

// Varints: seven bits a byte, lowest first.
inline constexpr size_t kLongestVarint = 5;
// Writes it there, where so many bytes must be free; gives the place behind it.
inline char *putVarint(char *to, uint32_t value)
{
    for (; value >= 0x80; value >>= 7)
        *to++ = char(value | 0x80);
    *to++ = char(value);
    return to;
}
inline void putVarint(std::string *out, uint32_t value)
{
    char bytes[kLongestVarint];
    out->append(bytes, size_t(putVarint(bytes, value) - bytes));
}
// The varint at *at, which moves behind it; false when it does not end before end.
inline bool takeVarint(const uint8_t **at, const uint8_t *end, uint32_t *value)
{
    uint32_t read = 0;
    for (int shift = 0; *at < end && shift < 35; shift += 7) {
        const uint8_t byte = *(*at)++;
        read |= uint32_t(byte & 0x7f) << shift;
        if (byte < 0x80) {
            *value = read;
            return true;
        }
    }
    return false;
}

} // namespace lectern::index
