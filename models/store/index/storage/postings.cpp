#include "postings.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace lectern::index
{

namespace
{

constexpr uint32_t kChunkSize = 1 << 16;
constexpr size_t kBitmapBytes = kChunkSize / 8;
// A shorter list is read in a few microseconds in any form.
constexpr size_t kShortList = 4096;

// Verifies the checksum at the end and returns the bytes before it; empty if the bytes are damaged.
std::string_view sound(std::string_view bytes)
{
    if (bytes.size() < 5)
        return {};
    const std::string_view body = bytes.substr(0, bytes.size() - 4);
    return checksum(body) == numberAt(bytes.substr(body.size()), 4) ? body : std::string_view();
}

// Calls one(uint32_t) for each number and bitmap(first, bytes) for each bitmap. All numbers are verified to
// be below limit and ascending, because a forged list can have a valid checksum.
template <typename One, typename Bits>
bool decode(std::string_view bytes, uint32_t base, uint32_t limit, One &&one, Bits &&bitmap)
{
    const std::string_view body = sound(bytes);
    if (body.empty())
        return false;
    const auto *at = reinterpret_cast<const uint8_t *>(body.data());
    const uint8_t *const end = at + body.size();
    const uint8_t form = *at++;
    const auto twoBytes = [](const uint8_t *from) {
        return uint32_t(numberAt({reinterpret_cast<const char *>(from), 2}, 2));
    };
    const auto list = [&](uint64_t from, uint64_t after, const uint8_t *last) {
        uint64_t paper = from;
        for (uint32_t step = 0, least = 0; at < last; least = 1) { // only the first step may be 0
            if (*at < 0x80)
                step = *at++;
            else if (!readVarint(&at, last, &step))
                return false;
            paper += step;
            if (paper >= after || step < least)
                return false;
            one(uint32_t(paper));
        }
        return true;
    };
    if (form == 'L')
        return list(base, limit, end);
    if (form != 'C')
        return false;
    for (uint32_t nextChunk = 0; at < end;) {
        if (end - at < 5)
            return false;
        const uint32_t chunk = twoBytes(at);
        const uint64_t first = base + uint64_t(chunk) * kChunkSize;
        const bool bits = at[2];
        const size_t length = twoBytes(at + 3);
        at += 5;
        if (size_t(end - at) < length || first >= limit || chunk < nextChunk
            || (bits && length != kBitmapBytes))
            return false;
        nextChunk = chunk + 1;
        if (bits) {
            if (!bitmap(uint32_t(first), at))
                return false;
            at += length;
        } else if (!list(first, std::min<uint64_t>(limit, first + kChunkSize), at + length)) {
            return false;
        }
    }
    return true;
}

// Writes kind and length of a complete chunk into the reserved bytes.
void endChunk(std::string *out, size_t head, bool bits)
{
    const size_t length = out->size() - head - 3;
    (*out)[head] = char(bits);
    (*out)[head + 1] = char(length & 0xff);
    (*out)[head + 2] = char(length >> 8);
}

} // namespace

namespace
{

// Mixes eight bytes per step.
uint64_t mixed(uint64_t sum, uint64_t word)
{
    sum = (sum ^ word) * 0xff51afd7ed558ccdull;
    return sum ^ sum >> 32;
}

} // namespace

// The length is mixed in first, so that trailing zeros count.
Checksum::Checksum(size_t length) : m_sum(0x9e3779b97f4a7c15ull ^ length) { }

void Checksum::add(std::string_view part)
{
    const char *at = part.data();
    size_t left = part.size();
    uint64_t sum = m_sum;
    for (; left >= 8; left -= 8, at += 8) {
        uint64_t word;
        std::memcpy(&word, at, 8);
        sum = mixed(sum, word);
    }
    m_sum = sum;
    std::memcpy(&m_rest, at, left);
}

uint32_t Checksum::value() const
{
    return uint32_t(mixed(m_sum, m_rest));
}

uint32_t checksum(std::string_view bytes)
{
    Checksum sum(bytes.size());
    sum.add(bytes);
    return sum.value();
}

uint32_t checksumOfMany(std::string_view bytes)
{
    constexpr size_t lanes = 4, step = lanes * sizeof(uint64_t);
    std::array<uint64_t, lanes + 1> sums{1, 2, 3, 4, 5};
    const char *at = bytes.data();
    size_t left = bytes.size();
    for (; left >= step; left -= step, at += step) {
        std::array<uint64_t, lanes> words;
        std::memcpy(words.data(), at, step);
        for (size_t i = 0; i < lanes; ++i) {
            sums[i] = (sums[i] ^ words[i]) * 0xff51afd7ed558ccdull;
            sums[i] ^= sums[i] >> 32;
        }
    }
    sums[lanes] = checksum({at, left}) + uint64_t(bytes.size());
    return checksum({reinterpret_cast<const char *>(sums.data()), sizeof sums});
}

namespace
{

// Appends the chunk of papers (at least one) in its shorter form.
void appendChunk(std::span<const uint32_t> papers, uint32_t first, std::string *out)
{
    const size_t head = out->size(); // position of kind and length, which are written later
    bool bits = papers.size() > kBitmapBytes; // each needs at least one byte
    if (!bits) {
        constexpr size_t kMaxVarintInChunk = 3; // a varint below kChunkSize
        out->resize(head + 3 + papers.size() * kMaxVarintInChunk);
        char *const list = out->data() + head + 3;
        char *to = list;
        uint32_t last = first;
        for (const uint32_t paper : papers) {
            to = putVarint(to, paper - last);
            last = paper;
        }
        bits = size_t(to - list) > kBitmapBytes;
        out->resize(size_t(to - out->data()));
    }
    if (bits) {
        out->resize(head + 3);
        out->resize(head + 3 + kBitmapBytes); // zero-filled
        char *const list = out->data() + head + 3;
        for (const uint32_t paper : papers)
            list[(paper - first) >> 3] |= char(1 << ((paper - first) & 7));
    }
    endChunk(out, head, bits);
}

} // namespace

void encodePostings(std::span<const uint32_t> papers, uint32_t base, std::string *out)
{
    *out = 'L';
    {
        uint32_t last = base;
        size_t listed = 0;
        // One varint may extend this far past its start.
        out->resize(1 + std::min(papers.size() * kMaxVarintLength, kShortList + kMaxVarintLength));
        char *to = out->data() + 1;
        for (; listed < papers.size() && size_t(to - out->data()) < kShortList; ++listed) {
            to = putVarint(to, papers[listed] - last);
            last = papers[listed];
        }
        out->resize(size_t(to - out->data()));
    }
    if (out->size() >= kShortList) {
        *out = 'C';
        for (size_t begin = 0; begin < papers.size();) {
            const uint32_t chunk = (papers[begin] - base) / kChunkSize;
            const uint32_t first = base + chunk * kChunkSize;
            const auto rest = papers.subspan(begin, std::min<size_t>(papers.size() - begin, kChunkSize));
            const auto after = std::partition_point(
                rest.begin(), rest.end(), [first](uint32_t paper) { return paper - first < kChunkSize; });
            const auto count = size_t(after - rest.begin());
            putNumber(out, chunk, 2);
            appendChunk(rest.first(count), first, out);
            begin += count;
        }
    }
    putNumber(out, checksum(*out), 4);
}

std::string encodePostings(std::span<const uint32_t> papers, uint32_t base)
{
    std::string out;
    encodePostings(papers, base, &out);
    return out;
}

std::string encodePostings(const Bitmap &papers)
{
    if (papers.count() < kShortList) {
        std::vector<uint32_t> few;
        papers.forEach([&](uint32_t paper) { few.push_back(paper); });
        return encodePostings(few, 0);
    }
    constexpr size_t kWordsInChunk = kChunkSize / 64;
    std::string out = "C";
    for (size_t begin = 0; begin < papers.wordCount(); begin += kWordsInChunk) {
        const size_t end = std::min(begin + kWordsInChunk, papers.wordCount());
        size_t count = 0;
        for (size_t i = begin; i < end; ++i)
            count += bitCount(papers.words()[i]);
        if (!count)
            continue;
        putNumber(&out, uint32_t(begin / kWordsInChunk), 2);
        const size_t head = out.size(); // position of kind and length, which are written later
        const bool bits = count >= kBitmapBytes; // a list needs at least one byte for each paper
        if (bits) {
            out.resize(head + 3 + kBitmapBytes);
            std::memcpy(out.data() + head + 3, papers.words() + begin, (end - begin) * 8);
        } else {
            out.resize(head + 3);
            size_t last = begin * 64;
            for (size_t i = begin; i < end; ++i)
                for (uint64_t word = papers.words()[i]; word; word &= word - 1) {
                    const size_t paper = i * 64 + size_t(std::countr_zero(word));
                    putVarint(&out, uint32_t(paper - last));
                    last = paper;
                }
        }
        endChunk(&out, head, bits);
    }
    putNumber(&out, checksum(out), 4);
    return out;
}

bool decodePostings(std::string_view bytes, uint32_t base, Bitmap *into)
{
    const uint32_t limit = into->size();
    uint64_t *words = into->words();
    return decode(
        bytes, base, limit, [&](uint32_t paper) { words[paper >> 6] |= uint64_t(1) << (paper & 63); },
        [&](uint32_t first, const uint8_t *bits) {
            uint64_t *to = words + (first >> 6);
            const size_t room = (size_t(limit - first) + 63) / 64;
            uint64_t beyond = 0; // bits of papers beyond the limit
            for (size_t i = 0; i < kBitmapBytes / 8; ++i) {
                uint64_t word;
                std::memcpy(&word, bits + 8 * i, 8);
                if (i < room)
                    to[i] |= word;
                else
                    beyond |= word;
            }
            if (room <= kBitmapBytes / 8 && limit & 63)
                beyond |= words[limit >> 6] >> (limit & 63);
            return beyond == 0;
        });
}

bool decodePostings(std::string_view bytes, uint32_t base, uint32_t limit, std::vector<uint32_t> *into)
{
    return decode(
        bytes, base, limit, [&](uint32_t paper) { into->push_back(paper); },
        [&](uint32_t first, const uint8_t *bits) {
            for (uint32_t i = 0; i < kChunkSize; i += 64) {
                uint64_t word;
                std::memcpy(&word, bits + i / 8, 8);
                for (; word; word &= word - 1) {
                    const uint32_t paper = first + i + uint32_t(std::countr_zero(word));
                    if (paper >= limit)
                        return false;
                    into->push_back(paper);
                }
            }
            return true;
        });
}

} // namespace lectern::index
