#pragma once
// Which of the best papers have a title like what was typed. Words in a title are what the index counts by
// (Evaluator::tiers); how much of the title they are, and in which order they stand there, only the title
// says.
#include "evaluator.h"

namespace lectern::index
{

// Reads titles through one connection, in its read transaction.
class ClosestTitles
{
public:
    // So many papers are read: the first of a result, among which a person looks.
    static constexpr size_t kMostRead = 100;

    // words: what is looked for in titles, in the order in which it was typed.
    ClosestTitles(const Connection &connection, std::vector<SoughtWord> words);

    // Whether titles can be told apart by the words: there are two at least.
    bool isUseful() const { return m_words.size() > 1; }
    // Puts those first whose titles are closest to the words; of equally close ones the order stays. An Error
    // when cancelled.
    Result<std::vector<uint32_t>> closestFirst(const std::vector<uint32_t> &papers,
                                               const Cancelled &cancelled);
    // Returns those of the papers whose whole title is these words; kMostRead at most.
    Result<std::vector<uint32_t>> withThisTitle(const Bitmap &among);

private:
    // Two for a title that is the words, zero for one that has none of them.
    double closeness(std::string_view title);
    bool matches(size_t word, std::string_view inTitle) const;

    Statement m_title, m_sameTitle;
    std::vector<SoughtWord> m_words;
    std::vector<std::vector<std::string>> m_forms; // of each word
    std::vector<std::string> m_inTitle;
    WordFolder m_folder;
};

} // namespace lectern::index
