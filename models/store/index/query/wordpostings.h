#pragma once
// Reads the papers that contain one word, for computations that weigh words: related papers and the
// statistics of a result.
#include "models/core/result.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/snapshot.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace lectern::index
{

// Number of live papers with a word.
struct WordCount {
    int here = 0; // in the given set
    int all = 0; // in the library
};

// Reads through one connection, inside the read transaction of the snapshot.
class WordPostings
{
public:
    explicit WordPostings(const Connection &connection);

    // Appends the live papers with this folded word to *papers, ascending. Returns how many papers have it,
    // including dead ones. A segment with more than `most` such papers is counted but adds none.
    Result<qint64> read(const Snapshot &snapshot, Tag tag, const std::string &word, qint64 most,
                        std::vector<uint32_t> *papers);

    // Counts, for each word of this tag, the papers that have it: in the set and in total. Leaves out words
    // that fewer than `fewest` papers of a segment have in that segment. Error when cancelled.
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
