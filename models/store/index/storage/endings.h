#pragma once
// The papers of all words of a tag with a frequent ending, together: "*ation" matches tens of thousands of
// words with as many papers as there are, several times over, which takes a quarter of a second with
// 3,000,000 papers. They are made when the words of a segment are all known, and stand with the papers of
// frequent prefixes, where no older version looks for them. An index of an earlier version has none.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "terms.h"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace lectern::index
{

// Bytes.
inline constexpr size_t kShortestEnding = 3, kLongestEnding = 8;
// An ending has its papers together when looking up its words would take so long, in nanoseconds. Tests set
// less.
inline std::atomic<uint64_t> endingsFrom = 5'000'000;

// The key of an ending; no key of a word or prefix begins as it does.
inline std::string keyOfEnding(char tag, std::string_view ending)
{
    std::string key(1, char(tag | 0x80));
    key += ending;
    return key;
}

// The words of a segment, to be gone through again and again.
class SegmentWords
{
public:
    virtual ~SegmentWords() = default;
    // Visits the words of a tag with how many papers they have.
    virtual Result<> forEachCount(char tag,
                                  const std::function<Result<>(std::string_view, uint32_t)> &visit) = 0;
    // Visits the words of a tag with the lists of their papers.
    virtual Result<>
    forEachList(char tag, const std::function<Result<>(std::string_view, std::string_view)> &visit) = 0;
};

// Gives away the key and the papers of each ending of a segment that has its papers together. base, last:
// numbers of papers between which all of the segment are. An Error when cancelled.
using TakeEnding = std::function<Result<>(std::string_view key, std::string_view list)>;
Result<> makeEndings(SegmentWords &words, uint32_t base, uint32_t last, const TakeEnding &take,
                     const std::function<bool()> &cancelled);

// Makes and stores those of a segment whose words are stored, inside the caller's transaction.
Result<> storeEndings(const Connection &connection, int64_t segment, uint32_t base, uint32_t last,
                      const std::function<bool()> &cancelled);

} // namespace lectern::index
