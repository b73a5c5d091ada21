#pragma once
// The union of the papers of all words with a frequent ending. "*ation" matches tens of thousands of words,
// whose lists together name each paper several times; reading them needs a quarter of a second with 3,000,000
// papers. The unions are computed once all words of a segment are known. They are stored with those of
// frequent prefixes, where older versions do not look for them. An index of an earlier version has none.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "terms.h"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace lectern::index
{

// Lengths in bytes.
inline constexpr size_t kShortestEnding = 3, kMaxEndingLength = 8;
// The union of an ending is stored if looking up its words would need this time, in nanoseconds. Tests lower
// it.
inline std::atomic<uint64_t> endingsFrom = 5'000'000;

// The key of an ending; no key of a word or prefix begins like it.
inline std::string keyOfEnding(char tag, std::string_view ending)
{
    std::string key(1, char(tag | 0x80));
    key += ending;
    return key;
}

// The words of a segment, for repeated iteration.
class SegmentWords
{
public:
    virtual ~SegmentWords() = default;
    // Visits the words of a tag with their number of papers.
    virtual Result<> forEachCount(char tag,
                                  const std::function<Result<>(std::string_view, uint32_t)> &visit) = 0;
    // Visits the words of a tag with the lists of their papers.
    virtual Result<>
    forEachList(char tag, const std::function<Result<>(std::string_view, std::string_view)> &visit) = 0;
};

// Passes on the key and the papers of each ending with a stored union. base, last: bounds of the segment's
// paper numbers. Error when cancelled.
using TakeEnding = std::function<Result<>(std::string_view key, std::string_view list)>;
Result<> makeEndings(SegmentWords &words, uint32_t base, uint32_t last, const TakeEnding &take,
                     const std::function<bool()> &cancelled);

// Computes and stores the unions of a segment whose words are stored, inside the caller's transaction.
Result<> storeEndings(const Connection &connection, int64_t segment, uint32_t base, uint32_t last,
                      const std::function<bool()> &cancelled);

} // namespace lectern::index
