#pragma once
// Reads the dictionaries of segments (terms.h: hasDictionary()) part by part; one dictionary may have fifty
// megabytes.
#include "models/core/result.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/shortlists.h"
#include "models/store/index/storage/terms.h"

#include <atomic>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace lectern::index
{

// Reads through one connection, inside its read transaction.
class DictionaryReader
{
public:
    // Bytes read at once; chosen to fit the processor cache. Tests lower it.
    static inline std::atomic<size_t> partBytes = size_t(1) << 18;
    // Bytes of all dictionaries that stay in memory. The rest is read again each time, at about 4 GB a
    // second. Tests lower it.
    static inline std::atomic<size_t> mostKept = size_t(24) << 20;

    explicit DictionaryReader(Connection &connection);
    // Consecutive words of a dictionary, in order, each followed by a line end.
    struct Part {
        std::string_view words; // valid until the next part
        size_t begin; // offset in the dictionary
        const ShortListDirectory *lists; // short lists of the whole dictionary; null for an earlier version
    };
    // Calls visit(part) for all words of a tag in a segment, in order. Words whose lists begin in one block
    // (shortlists.h) are in one part. Error when cancelled, or the error of visit.
    Result<> forEachPart(int64_t segment, Tag tag, const Cancelled &cancelled,
                         const std::function<Result<>(const Part &)> &visit);
    // Clears the cache, which may belong to another state of the index.
    void forget();

private:
    // Cached data of the words of a tag in a segment.
    struct Known {
        std::optional<int64_t> apart; // number of the list that stores the words, unless cached
        std::string words; // cached
        std::optional<ShortListDirectory> lists;
    };
    Result<Known *> known(int64_t segment, Tag tag);
    Result<> readHead(int64_t segment, Tag tag, Known *known);
    Result<> visitSeparateList(const Known &known, const Cancelled &cancelled,
                               const std::function<Result<>(const Part &)> &visit);
    static size_t endOfPart(const Known &known, std::string_view read, size_t begin, bool last);

    Connection &m_connection;
    Statement m_words;
    LongListReader m_lists;
    std::map<std::pair<int64_t, Tag>, Known> m_known;
    size_t m_keptBytes = 0;
    std::string m_part;
};

} // namespace lectern::index
