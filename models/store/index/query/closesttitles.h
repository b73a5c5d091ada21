#pragma once
// Finds titles similar to the query among the best papers. relevanceTiers() counts title words from the index
// alone; the share of the title that they cover, and their order, require the title text.
#include "evaluationcontext.h"
#include "models/core/resultset.h"
#include "models/store/sqlite/statement.h"

namespace lectern::index
{

// Reads titles through one connection, in its read transaction.
class ClosestTitles
{
public:
    // Maximum number of titles read: the first papers of a result.
    static constexpr size_t kMaxRead = 100;

    // words: the title words of the query, in typed order. replaced: words searched in place of them.
    ClosestTitles(const Connection &connection, std::vector<SearchedWord> words,
                  const QList<WordSubstitution> &replaced);

    // Whether there are enough words (at least two) to rank titles.
    bool isUseful() const { return m_words.size() > 1; }
    // Sorts the papers by closeness of their titles to the words; the sort is stable. Error when cancelled.
    Result<std::vector<uint32_t>> closestFirst(const std::vector<uint32_t> &papers,
                                               const Cancelled &cancelled);
    // Returns the papers whose whole title is these words, at most kMaxRead.
    Result<std::vector<uint32_t>> withThisTitle(const Bitmap &among);

private:
    // Returns 2 for a title that equals the words, 0 for one that has none of them.
    double closeness(std::string_view title);
    bool matches(size_t word, std::string_view inTitle) const;

    Statement m_title, m_sameTitle;
    std::vector<SearchedWord> m_words;
    std::vector<std::vector<std::string>> m_forms; // other forms of each word, and its replacements
    std::vector<std::string> m_inTitle;
    WordFolder m_folder;
};

} // namespace lectern::index
