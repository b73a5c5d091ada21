#pragma once
// Finds phrases by the positions of their words (positions.h), without reading texts.
#include "models/core/result.h"
#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/snapshot.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Reads through one connection, inside its read transaction.
class PhrasePositions
{
public:
    explicit PhrasePositions(const Connection &connection);

    // The positions of a frequent word are scanned from paper to paper up to the next candidate; with few
    // candidates, reading their texts is faster. (Measured at 3,000,000 papers: 30 to 80 µs per text and 2 to
    // 4 ns per listed paper.)
    static constexpr size_t kListedForText = 8192;

    struct Found {
        Bitmap with; // papers that contain the phrase
        Bitmap unknown; // papers whose texts must be read: older indexes lack positions, and a few texts are
                        // read faster than positions
    };
    // Searches titles, names or abstracts, by tag (which must have positions: hasPositions()), for two or
    // more adjacent folded words; with prefix, the last matches any word that begins with it. candidates:
    // live papers; only these are searched. Error when cancelled, and damage().
    Result<Found> find(const Snapshot &snapshot, Tag tag, const std::vector<std::string> &words, bool prefix,
                       const Bitmap &candidates, const Cancelled &cancelled);

private:
    // The papers of a word in a segment, and the location of its entries.
    struct List {
        // A list with millions of papers is kept as a set; the index of a paper in the list is its rank in
        // the set.
        RankedBitmap many;
        std::vector<uint32_t> papers; // the papers of a shorter list
        StoredPositions::Kind kind = StoredPositions::Kind::None;
        std::string entries; // the entries, if they are in the row
        int64_t firstPart = 0;
        size_t size() const { return many.count() ? many.count() : papers.size(); } // number of papers
    };
    class Cursor;
    class Walk;
    enum class Match;
    struct PartInText;
    // Papers that contain the beginning of a phrase, and the positions after it.
    struct Beginnings {
        uint32_t words = 0; // number of words in the beginning
        RankedBitmap papers;
        std::vector<uint64_t> bits; // for each paper: bits of its positions
        std::vector<uint32_t> ends; // ends of each paper's positions in the next member
        std::vector<uint16_t> positions;
    };
    struct Search; // search state of one segment

    Result<> readList(std::string_view kept, qint64 papers, const Search &search, List *list);
    // A word of a phrase, or a pair with indexed positions.
    struct Part {
        std::string key;
        int offset = 0; // in words from the start of the phrase
        List list;
    };
    static std::vector<Part> partsOf(const std::vector<std::string> &words, Tag tag, bool pairs);
    Result<bool> open(const Search &search, Part *part);
    static Match nextMatch(std::span<PartInText> parts, bool first);
    Result<std::optional<Bitmap>> findTwo(const Search &search, const std::vector<Part> &parts);
    Result<> findWhole(const Search &search, const std::vector<Part> &parts, Beginnings *beginnings);
    Result<> findEnds(const Search &search, const std::string &prefix, const Beginnings &beginnings);

    const Connection &m_connection;
    Statement m_one, m_range;
    LongListReader m_lists;
};

} // namespace lectern::index
