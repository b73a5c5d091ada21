#pragma once
// Regular expressions over the texts of papers: "/graph (neural )?networks?$/".
#include "models/core/result.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lectern
{

// A regular expression in the syntax of RE2, which answers in time linear in the text whatever it is asked.
// Capitals do not matter unless it begins with "(?-i)". A value that may be copied; any thread may use it.
class TextExpression
{
public:
    static constexpr qsizetype kLongest = 1000; // characters; more than a person types
    // Fails with RE2's words for what is wrong.
    static Result<TextExpression> of(const QString &pattern);

    // Whether it is found anywhere in the text (UTF-8).
    bool isIn(std::string_view text) const;
    // Whether it is made of plain letters, digits and what stands for some of them alone ("gans?",
    // "\\bnet(work)?s\\b"), so that it is found in single words and nowhere between: then it is looked for in
    // the folded words of a text (fold.h), and isIn() is asked about each.
    bool isOfWords() const { return m_ofWords; }
    // Sequences of letters and digits, folded, of which every text that it is found in has all of one of
    // these lists. Empty when it may be found in texts with none, so that all must be read.
    // Worked out at each call.
    std::vector<std::vector<std::string>> needed() const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
    bool m_ofWords = false;
};

} // namespace lectern
