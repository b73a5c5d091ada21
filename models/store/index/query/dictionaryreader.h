#pragma once
// Reads the dictionaries of segments (terms.h: hasDictionary()), which may have fifty megabytes each, part by
// part.
#include "models/core/cancelled.h"
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
    // So many bytes are read at once: as many as are near the processor. A test lowers it.
    static inline std::atomic<size_t> partBytes = size_t(1) << 18;
    // Of all dictionaries so many bytes stay in memory, read once; those beyond are read again each time, at
    // about 4 GB a second. A test lowers it.
    static inline std::atomic<size_t> mostKept = size_t(24) << 20;

    explicit DictionaryReader(Connection &connection);
    // Some words of a dictionary, each with its line end, in order.
    struct Part {
        std::string_view words; // until the next part
        size_t begin; // where it stands in the dictionary
        const ShortListDirectory *lists; // the whole dictionary's; null: of an earlier version
    };
    // Calls visit(part) for all words of a tag in a segment, one part behind the other. The words whose lists
    // begin in one piece (words/shortlists.h) are in one part. An Error when cancelled, and where visit has
    // one.
    Result<> forEachPart(int64_t segment, Tag tag, const Cancelled &cancelled,
                         const std::function<Result<>(const Part &)> &visit);
    // Forgets what was kept: it may be of another state of the index, or is not needed.
    void forget();

private:
    // What is known of the words of a tag in a segment.
    struct Known {
        std::optional<int64_t> apart; // the number of the list in which the words stand, unless kept
        std::string words; // kept
        std::optional<ShortListDirectory> lists;
    };
    Result<Known *> known(int64_t segment, Tag tag);
    Result<> readHead(int64_t segment, Tag tag, Known *known);
    Result<> visitApart(const Known &known, const Cancelled &cancelled,
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
