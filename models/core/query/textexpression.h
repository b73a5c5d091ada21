#pragma once
// Regular expressions on the text of papers: "/graph (neural )?networks?$/".
#include "models/core/result.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// An RE2 regular expression; matching is linear in the text. Ignores case unless it begins with "(?-i)". A
// copyable value; any thread may use it.
class TextExpression
{
public:
    static constexpr qsizetype kMaxLength = 1000; // characters; far above typed expressions
    // Compiles the pattern. Error with RE2's message if it is invalid.
    static Result<TextExpression> of(const QString &pattern);

    // Returns whether the text (UTF-8) contains a match.
    bool isIn(std::string_view text) const;
    // Returns whether the expression consists only of letters, digits and operators on them ("gans?",
    // "\\bnet(work)?s\\b"), so that a match never crosses a word boundary. It is then matched against each
    // folded word of a text (fold.h) with isIn().
    bool isOfWords() const { return m_ofWords; }
    // Returns lists of folded letter and digit sequences. Every matching text contains all sequences of at
    // least one list. Empty if a text without any sequence may match, so that all texts must be read.
    // Computed at each call.
    std::vector<std::vector<std::string>> needed() const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
    bool m_ofWords = false;
};

} // namespace lectern
