#pragma once
// foldedWords() for bulk work: the same words from UTF-8, without a QString in between.
#include "fold.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

// Splits UTF-8 text into folded words. For every valid text they are the words of foldedWords(), which a test
// proves. It exists because an import of millions of abstracts spends most of its time here; on plain text it
// is about 15 times faster. It keeps buffers between calls: use one object a thread.
class WordFolder
{
public:
    // Calls take(std::string_view) for each folded word of the text in order. The view is valid during the
    // call.
    template <typename Take>
    void words(std::string_view utf8, Take &&take)
    {
        const std::string_view text = withoutTexAccents(utf8);
        m_word.clear();
        const size_t size = text.size();
        for (size_t i = 0; i < size;) {
            const auto c = static_cast<uint8_t>(text[i]);
            if (const uint8_t plain = s_ascii[c]; plain > 1) {
                size_t end = i + 1;
                while (end < size && s_ascii[static_cast<uint8_t>(text[end])] > 1)
                    ++end;
                const size_t before = m_word.size();
                m_word.resize(before + end - i);
                for (char *to = m_word.data() + before; i < end; ++i)
                    *to++ = char(s_ascii[static_cast<uint8_t>(text[i])]);
            } else if (plain == 1) { // not ASCII
                size_t length = 0;
                const Folded &folded = foldedAt(text, i, &length);
                for (const Folded::Piece &piece : folded.pieces) {
                    if (piece.kind == Folded::Kind::Letter) {
                        m_word += piece.utf8;
                    } else if (piece.kind == Folded::Kind::Apostrophe && !m_word.empty()
                               && &piece == &folded.pieces.back() && letterFollows(text, i + length)) {
                        // "don’t" is one word
                    } else {
                        finish(take);
                        if (piece.kind == Folded::Kind::Whole)
                            take(std::string_view(piece.utf8));
                    }
                }
                i += length;
            } else {
                if (!m_word.empty() && !(c == '\'' && letterFollows(text, i + 1)))
                    finish(take);
                ++i;
            }
        }
        finish(take);
    }

    // A word in the text that addWords() appends to.
    struct Place {
        uint32_t at = 0, length = 0;
        bool joined = false; // to the word before it, with a hyphen (joinsWords)
    };
    // Appends text to *folded, and to *places where the folded words stand in it. The words are those of
    // words(), found several times as fast where they are ASCII. Eight bytes can be read from the beginning
    // of each word's last byte, whatever they hold.
    void addWords(std::string_view utf8, std::string *folded, std::vector<Place> *places);

private:
    static constexpr uint8_t s_other = 0x80; // a byte of what is not ASCII, or an apostrophe
    static bool foldPlain(std::string_view text, char *to);
    static void addPlainWord(size_t at, size_t length, const std::string &folded, std::vector<Place> *places);
    void addWord(std::string_view text, size_t at, size_t length, size_t foldedAt, std::string *folded,
                 std::vector<Place> *places);
    // What one code point becomes.
    struct Folded {
        enum class Kind : uint8_t { Letter, Whole, Apostrophe, Separator }; // Whole: a word of its own (CJK)
        struct Piece {
            Kind kind;
            bool letter; // counts as a letter behind an apostrophe
            std::string utf8;
        };
        std::vector<Piece> pieces; // none: the code point is dropped (an accent)
    };

    template <typename Take>
    void finish(Take &&take)
    {
        if (!m_word.empty()) {
            // Greek letters begin with bytes from 0xce on, their variants with "var".
            const auto first = static_cast<uint8_t>(m_word[0]);
            take(first == 'v' || first >= 0xce ? greekWordName(m_word) : std::string_view(m_word));
            m_word.clear();
        }
    }
    // Whether the next character that folding leaves is a letter.
    bool letterFollows(std::string_view text, size_t at);
    const Folded &foldedAt(std::string_view text, size_t at, size_t *length);
    const Folded &foldedOf(char32_t code);
    void appendFolded(char32_t letter, std::string *to);
    // Looks for the letter under an accent from a place on. Returns how many bytes it takes, 0 for none.
    size_t accentedLetter(std::string_view text, size_t from, std::string *letter);
    // Reads the letter command or the accented letter whose backslash stands at a place; if it is braced,
    // with the brace that closes it. Returns one past it, 0 for none.
    size_t texLetterEnd(std::string_view text, size_t slash, bool braced, std::string *letter);
    // Its result may point into the argument or into m_untexed.
    std::string_view withoutTexAccents(std::string_view text);

    static const std::array<uint8_t, 256> s_ascii; // folded letter or digit; 0 separator; 1 not ASCII
    std::string m_word;
    std::string m_untexed;
    std::string m_letter; // what stands in m_untexed for the command at hand
    std::vector<uint64_t> m_inWords; // a bit for each byte of the text being taken
    std::vector<Folded> m_low; // code points below 0x3000, by code point; filled as needed
    std::vector<uint8_t> m_lowKnown;
    std::unordered_map<char32_t, Folded> m_high; // the others seen so far
};

} // namespace lectern
