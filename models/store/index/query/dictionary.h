#pragma once
// All words of one tag in one segment, for approximate matching.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace lectern::index
{

// Returns whether the words (UTF-8) are equal or differ by one inserted, missing or changed letter or two
// swapped neighbours.
bool differByOneTypo(std::string_view a, std::string_view b);

// Returns whether the words differ by at most one typo. For a word that is still typed, the other word only
// has to begin so. Rejects most words after a few letters.
bool isTypoOf(std::string_view word, std::string_view other, bool stillTyped);

// Words in byte order, each followed by a line end.
class Dictionary
{
public:
    explicit Dictionary(std::string_view words) : m_words(words) { }

    // Calls take(word) for all words with this prefix.
    template <typename Take>
    void forEachBeginningWith(std::string_view begin, Take &&take) const
    {
        // A binary search over the bytes; a position inside a word denotes that word.
        size_t low = 0, high = m_words.size();
        while (low < high) {
            const size_t middle = beginOfWord(low + (high - low) / 2);
            if (wordAt(middle) < begin)
                low = endOfWord(middle) + 1;
            else
                high = middle;
        }
        while (low < m_words.size() && wordAt(low).starts_with(begin)) {
            take(wordAt(low));
            low = endOfWord(low) + 1;
        }
    }
    // Calls take(word) for all words that contain this part, which is not empty.
    template <typename Take>
    void forEachContaining(std::string_view part, Take &&take) const
    {
        size_t after = 0; // end of the last word passed on
        forEachPlace(part, [&](size_t at) {
            if (at < after)
                return;
            const size_t begin = beginOfWord(at);
            take(wordAt(begin));
            after = endOfWord(begin);
        });
    }
    // Calls take(word) for all words that contain first and second adjacent, and for words that begin with
    // first, except for one typo in it, and continue with second.
    template <typename Take>
    void forEachLike(std::string_view first, std::string_view second, Take &&take) const
    {
        constexpr size_t kMaxLetterLength = 4; // in bytes of UTF-8
        forEachPlace(second, [&](size_t at) {
            const size_t begin = beginOfWord(at);
            const std::string_view head = m_words.substr(begin, at - begin);
            if (head.ends_with(first)
                || (head.size() <= first.size() + kMaxLetterLength && differByOneTypo(first, head)))
                take(wordAt(begin));
        });
    }

private:
    size_t beginOfWord(size_t at) const
    {
        const size_t end = at == 0 ? std::string_view::npos : m_words.rfind('\n', at - 1);
        return end == std::string_view::npos ? 0 : end + 1;
    }
    // Calls visit(place) for each occurrence of this text, which is not empty. Checks 16 positions at once
    // for the first and the last byte; memmem() is several times slower for such short texts.
    template <typename Visit>
    void forEachPlace(std::string_view part, Visit &&visit) const
    {
        using Block [[gnu::vector_size(16)]] =
            uint8_t; // GCC and Clang compile this to the machine's vector instructions
        const Block first = Block{} + uint8_t(part.front()), last = Block{} + uint8_t(part.back());
        const size_t after = part.size() - 1;
        size_t at = 0;
        for (; at + after + sizeof(Block) <= m_words.size(); at += sizeof(Block)) {
            Block a, b;
            std::memcpy(&a, m_words.data() + at, sizeof a);
            std::memcpy(&b, m_words.data() + at + after, sizeof b);
            const auto found = (a == first) & (b == last); // each byte has all bits or none set
            std::array<uint64_t, sizeof(Block) / 8> parts;
            std::memcpy(&parts, &found, sizeof found);
            if (!(parts[0] | parts[1]))
                continue;
            for (size_t i = 0; i < parts.size(); ++i)
                for (uint64_t bits = parts[i] & 0x0101010101010101ull; bits; bits &= bits - 1)
                    if (const size_t place = at + i * 8 + size_t(std::countr_zero(bits)) / 8;
                        m_words.substr(place, part.size()) == part)
                        visit(place);
        }
        for (; (at = m_words.find(part, at)) != std::string_view::npos; ++at)
            visit(at);
    }
    size_t endOfWord(size_t at) const { return std::min(m_words.find('\n', at), m_words.size()); }
    std::string_view wordAt(size_t begin) const { return m_words.substr(begin, endOfWord(begin) - begin); }

    std::string_view m_words;
};

} // namespace lectern::index
