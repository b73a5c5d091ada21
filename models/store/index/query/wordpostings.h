#pragma once
// The papers of single words, for answers that weigh words: related papers, and the overview of a result.
#include "models/core/cancelled.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/snapshot.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

// How many living papers have a word.
struct WordCount {
    int here = 0; // in the set that was asked about
    int all = 0; // in the library
};

// Reads through one connection, inside the read transaction that the snapshot was taken in.
class WordPostings
{
public:
    explicit WordPostings(const Connection &connection);

    // Appends the living papers with this folded word to *papers, ascending, and returns how many papers have
    // it, dead ones included. A segment in which more than `most` have it is counted but adds no paper.
    Result<qint64> read(const Snapshot &snapshot, Tag tag, const std::string &word, qint64 most,
                        std::vector<uint32_t> *papers);

    // Counts for every word of this tag the papers that have it, in the set and in all. Words that fewer than
    // `fewest` papers of a segment have are left out there. An Error when cancelled.
    Result<std::unordered_map<std::string, WordCount>> countWords(const Snapshot &snapshot, Tag tag,
                                                                  const Bitmap &papers, qint64 fewest,
                                                                  const Cancelled &cancelled);

private:
    Result<> countSegment(const Snapshot &snapshot, const Snapshot::Segment &segment, const Bitmap &papers,
                          qint64 fewest, const Cancelled &cancelled,
                          std::unordered_map<std::string, WordCount> *counts);

    Statement m_posting, m_words;
    LongListReader m_lists;
};

} // namespace lectern::index
