#include "textexpression.h"

#include <re2/filtered_re2.h>
#include <re2/re2.h>

#include <algorithm>
#include <cctype>

namespace lectern
{

struct TextExpression::Compiled {
    Compiled(const std::string &pattern, const RE2::Options &options) : expression(pattern, options) { }
    RE2 expression;
};

namespace
{

constexpr int kMinLetters = 3; // minimum length of a sequence used for lookup

// Returns the letter and digit sequences of a literal with at least three characters. Non-Latin scripts are
// skipped: RE2 does not ignore their case, and folding may change them.
std::vector<std::string> sequencesOf(const std::string &literal)
{
    std::vector<std::string> sequences;
    for (size_t at = 0; at < literal.size();) {
        const size_t begin = at;
        while (at < literal.size() && std::isalnum(static_cast<unsigned char>(literal[at])))
            ++at;
        if (at - begin >= size_t(kMinLetters))
            sequences.push_back(literal.substr(begin, at - begin));
        at = std::max(at, begin + 1);
    }
    return sequences;
}

// Implements TextExpression::isOfWords(). Returns false for unknown syntax.
bool matchesInsideWords(std::string_view pattern)
{
    const auto isPlain = [](char c) { return std::isalnum(static_cast<unsigned char>(c)); };
    bool anything = false; // a letter or an operator that matches one
    for (size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        const std::string_view rest = pattern.substr(i);
        if (isPlain(c)) {
            anything = true;
        } else if (c == '\\' && rest.size() > 1 && std::string_view("bBwd").find(rest[1]) != rest.npos) {
            anything = anything || rest[1] == 'w' || rest[1] == 'd';
            ++i;
        } else if (rest.starts_with("(?")) {
            if (!rest.starts_with("(?:"))
                return false;
            i += 2;
        } else if (c == '[') {
            const size_t end = pattern.find(']', i);
            if (end == pattern.npos || end == i + 1)
                return false;
            for (const char member : pattern.substr(i + 1, end - i - 1))
                if (!isPlain(member) && member != '-')
                    return false;
            // A hyphen at either end of a class is a literal, and no word contains it.
            if (pattern[i + 1] == '-' || pattern[end - 1] == '-')
                return false;
            anything = true;
            i = end;
        } else if (c == '{') {
            const size_t end = pattern.find('}', i);
            if (end == pattern.npos)
                return false;
            for (const char digit : pattern.substr(i + 1, end - i - 1))
                if (!std::isdigit(static_cast<unsigned char>(digit)) && digit != ',')
                    return false;
            i = end;
        } else if (std::string_view("()|?*+").find(c) == std::string_view::npos) {
            return false;
        }
    }
    return anything;
}

// Implements TextExpression::needed().
std::vector<std::vector<std::string>> neededBy(const std::string &pattern, const RE2::Options &options)
{
    re2::FilteredRE2 filter(kMinLetters);
    int id = 0;
    if (filter.Add(pattern, options, &id) != RE2::NoError)
        return {};
    std::vector<std::string> literals;
    filter.Compile(&literals);
    std::vector<int> all(literals.size()), found;
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = int(i);
    filter.AllPotentials({}, &found);
    if (literals.empty() || !found.empty())
        return {}; // may match without any sequence
    // Every match contains all of these.
    std::vector<std::string> together;
    for (size_t i = 0; i < literals.size(); ++i) {
        std::vector<int> others = all;
        others.erase(others.begin() + ptrdiff_t(i));
        found.clear();
        filter.AllPotentials(others, &found);
        if (found.empty())
            for (std::string &sequence : sequencesOf(literals[i]))
                together.push_back(std::move(sequence));
    }
    if (!together.empty())
        return {together};
    // Otherwise, every match contains at least one of them.
    std::vector<std::vector<std::string>> any;
    for (const std::string &literal : literals) {
        std::vector<std::string> sequences = sequencesOf(literal);
        if (sequences.empty())
            return {};
        any.push_back(std::move(sequences));
    }
    return any;
}

} // namespace

Result<TextExpression> TextExpression::of(const QString &pattern)
{
    RE2::Options options;
    options.set_case_sensitive(false);
    options.set_log_errors(false);
    const std::string utf8 = pattern.toStdString();
    TextExpression made;
    const auto compiled = std::make_shared<const Compiled>(utf8, options);
    if (!compiled->expression.ok())
        return Error{QString::fromStdString(compiled->expression.error())};
    made.m_compiled = compiled;
    // An expression that matches the empty text also matches between words.
    made.m_ofWords = matchesInsideWords(utf8) && !made.isIn({});
    return made;
}

std::vector<std::vector<std::string>> TextExpression::needed() const
{
    return neededBy(m_compiled->expression.pattern(), m_compiled->expression.options());
}

bool TextExpression::isIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), m_compiled->expression);
}

} // namespace lectern
