#pragma once
// Wildcard patterns for words: "*former", "trans*er".
#include "query.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// The fixed parts of a word pattern, in order. A value type.
class WordPattern
{
public:
    // Fewer letters would match nearly every word.
    static constexpr qsizetype kMinLetters = 3;
    // Returns whether an unquoted text has a star before its last letter but too few letters.
    static bool isTooShort(const QueryNode &text);

    // Returns the pattern of a Text node: one unquoted word with a star before its last letter. nullopt for
    // other nodes and for too few letters. A trailing star is node.prefix instead.
    static std::optional<WordPattern> of(const QueryNode &text);

    // Returns the pattern of all words that contain these folded letters (at least three).
    static WordPattern containing(const std::string &letters);

    // Returns whether a folded word (UTF-8) has the parts in this order.
    bool matches(std::string_view foldedWord) const;
    // Returns a part that every matching word contains, for index lookup: the initial part if it is long
    // enough, otherwise the longest part.
    const std::string &part() const { return m_parts[m_lookedUp]; }
    bool beginsWithPart() const { return m_lookedUp == 0 && !m_openBegin; }
    // Returns whether the pattern begins with a star.
    bool hasOpenBegin() const { return m_openBegin; }
    // Returns the letters that all matching words end with; empty if the end is open.
    std::string ending() const
    {
        return m_parts.size() == 1 && m_openBegin && !m_openEnd ? m_parts.front() : std::string();
    }
    // Returns the folded pattern in the form that of() reads: "*former".
    QString text() const;

private:
    std::vector<std::string> m_parts; // folded, none empty
    bool m_openBegin = false, m_openEnd = false;
    size_t m_lookedUp = 0;
};

} // namespace lectern
