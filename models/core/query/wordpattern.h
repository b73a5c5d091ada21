#pragma once
// Words of which only parts are known: "*former", "trans*er".
#include "query.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// The known parts of a word, in order. A value.
class WordPattern
{
public:
    // So few letters beside the stars would be found in nearly every word.
    static constexpr qsizetype kFewestLetters = 3;
    // Whether a text without quotes has a star before its last letter, and fewer letters.
    static bool isTooShort(const QueryNode &text);

    // Returns the pattern that a Text node is: one word, not in quotes, with a star before its last letter.
    // nullopt for any other node, and for one with fewer letters. Stars at the end are node.prefix.
    static std::optional<WordPattern> of(const QueryNode &text);

    // Returns the pattern of all words that contain these folded letters, of which there are three at least.
    static WordPattern containing(const std::string &letters);

    // Whether a folded word (UTF-8) has the parts in this order.
    bool matches(std::string_view foldedWord) const;
    // A part that every word with the pattern has: the one it begins with where that is long enough to look
    // words up by, else the longest.
    const std::string &part() const { return m_parts[m_lookedUp]; }
    bool beginsWithPart() const { return m_lookedUp == 0 && !m_openBegin; }
    // Whether a word has the pattern whose end has it.
    bool beginsAnyhow() const { return m_openBegin; }
    // The letters that all words end with which have the pattern, where all that do have it; else empty.
    std::string ending() const
    {
        return m_parts.size() == 1 && m_openBegin && !m_openEnd ? m_parts.front() : std::string();
    }
    // As of() reads it, folded: "*former".
    QString text() const;

private:
    std::vector<std::string> m_parts; // folded, none empty
    bool m_openBegin = false, m_openEnd = false;
    size_t m_lookedUp = 0;
};

} // namespace lectern
