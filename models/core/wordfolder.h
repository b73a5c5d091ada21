#pragma once
// foldedWords() for bulk work: the same words from UTF-8, without a QString.
#include "fold.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

// Splits UTF-8 text into folded words. For every valid text the result equals that of foldedWords(), as a
// test verifies. Importing millions of abstracts spends most of its time here; on plain text this class is
// about 15 times as fast. It keeps buffers between calls, so use one object per thread.
class WordFolder
{
public:
    // Calls take(std::string_view) for each folded word of the text, in order. The view is valid only during
    // the call.
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
            } else if (plain == 1) { // the character is not ASCII
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

    // A word in the text that addWords() appends.
    struct Place {
        uint32_t at = 0, length = 0;
        bool joined = false; // a hyphen joins the word to the previous one (joinsWords())
    };
    // Appends folded text to *folded and the positions of its words to *places. The words are those of
    // words(), but ASCII text is several times as fast. Eight bytes of *folded can be read from any byte of a
    // word, including its last; the bytes after the word are unspecified.
    void addWords(std::string_view utf8, std::string *folded, std::vector<Place> *places);

private:
    static constexpr uint8_t s_other = 0x80; // a non-ASCII byte or an apostrophe
    static bool foldPlain(std::string_view text, char *to);
    static void addPlainWord(size_t at, size_t length, const std::string &folded, std::vector<Place> *places);
    void addWord(std::string_view text, size_t at, size_t length, size_t foldedAt, std::string *folded,
                 std::vector<Place> *places);
    // The folded form of one code point.
    struct Folded {
        enum class Kind : uint8_t { Letter, Whole, Apostrophe, Separator }; // Whole: a separate word (CJK)
        struct Piece {
            Kind kind;
            bool letter; // counts as a letter after an apostrophe
            std::string utf8;
        };
        std::vector<Piece> pieces; // empty: the code point is dropped (an accent)
    };

    template <typename Take>
    void finish(Take &&take)
    {
        if (!m_word.empty()) {
            // UTF-8 Greek letters begin with bytes >= 0xce; names of Greek variants begin with "var".
            const auto first = static_cast<uint8_t>(m_word[0]);
            take(first == 'v' || first >= 0xce ? greekWordName(m_word) : std::string_view(m_word));
            m_word.clear();
        }
    }
    // Returns whether the next character that folding keeps is a letter.
    bool letterFollows(std::string_view text, size_t at);
    const Folded &foldedAt(std::string_view text, size_t at, size_t *length);
    const Folded &foldedOf(char32_t code);
    void appendFolded(char32_t letter, std::string *to);
    // Finds the letter under an accent, starting at `from`. Returns its length in bytes, or 0 if there is
    // none.
    size_t accentedLetter(std::string_view text, size_t from, std::string *letter);
    // Reads the letter command or accented letter whose backslash is at `slash`, including the closing brace
    // if `braced`. Returns the position after it, or 0 if there is none.
    size_t texLetterEnd(std::string_view text, size_t slash, bool braced, std::string *letter);
    // The result may point into the argument or into m_untexed.
    std::string_view withoutTexAccents(std::string_view text);

    static const std::array<uint8_t, 256> s_ascii; // folded letter or digit; 0: separator; 1: not ASCII
    std::string m_word;
    std::string m_untexed;
    std::string m_letter; // replacement text in m_untexed for the current command
    std::vector<uint64_t> m_inWords; // one bit per byte of the text
    std::vector<Folded> m_low; // code points below 0x3000, by code point; filled on demand
    std::vector<uint8_t> m_lowKnown;
    std::unordered_map<char32_t, Folded> m_high; // cache of the other code points
};

} // namespace lectern
