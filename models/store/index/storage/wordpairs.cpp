#include "wordpairs.h"

#include <algorithm>
#include <array>

namespace lectern::index
{

std::span<const std::string_view, kPairedWords> pairedWords()
{
    static constexpr std::array<std::string_view, kPairedWords> words{
        "a",    "all",   "also",  "an",   "and",   "are",   "as",    "at",   "based", "be",      "been",
        "both", "but",   "by",    "can",  "for",   "from",  "has",   "have", "how",   "however", "in",
        "into", "is",    "it",    "its",  "more",  "most",  "new",   "not",  "of",    "on",      "one",
        "only", "or",    "other", "our",  "over",  "paper", "show",  "some", "such",  "than",    "that",
        "the",  "their", "these", "they", "this",  "to",    "under", "use",  "used",  "using",   "via",
        "was",  "we",    "well",  "when", "where", "which", "while", "will", "with"};
    static_assert(std::is_sorted(words.begin(), words.end()));
    return words;
}

int pairedWord(std::string_view word)
{
    const auto words = pairedWords();
    const auto found = std::lower_bound(words.begin(), words.end(), word);
    return found != words.end() && *found == word ? int(found - words.begin()) : -1;
}

std::string pairOf(std::string_view first, std::string_view second)
{
    std::string pair(first);
    pair += ' ';
    pair += second;
    return pair;
}

} // namespace lectern::index
