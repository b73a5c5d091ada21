#pragma once
// Finds phrases by the positions of their words (positions.h), without a look at the texts.
#include "models/core/cancelled.h"
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

    // The positions of a frequent word are walked from paper to paper to where the next candidate is; with
    // few candidates it takes less time to read their texts. (Measured at 3,000,000 papers: 30 to 80 µs a
    // text and 2 to 4 ns a listed paper.)
    static constexpr size_t kListedForText = 8192;

    struct Found {
        Bitmap with; // papers that have the phrase
        Bitmap unknown; // papers whose texts are to be read: older indexes do not know their positions, and a
                        // few are read sooner than those
    };
    // Looks in titles, names or abstracts, as the tag says (it hasPositions()), for these folded words, two
    // or more, one behind the other; of the last, with prefix, for any word that begins so. candidates:
    // living papers, of which none but these are looked at. An Error when cancelled, and damage().
    Result<Found> find(const Snapshot &snapshot, Tag tag, const std::vector<std::string> &words, bool prefix,
                       const Bitmap &candidates, const Cancelled &cancelled);

private:
    // The papers of a word in a segment, and where its entries are.
    struct List {
        // A list of millions is a set, of which the place of a paper is counted.
        RankedBitmap many;
        std::vector<uint32_t> papers; // any other
        KeptPositions::Kind kind = KeptPositions::Kind::None;
        std::string entries; // in the row
        int64_t firstPart = 0;
        size_t size() const { return many.count() ? many.count() : papers.size(); } // papers
    };
    class Cursor;
    class Walk;
    enum class Match;
    struct PartInText;
    // Papers in which the beginning of a phrase stands, and the positions behind it.
    struct Beginnings {
        uint32_t words = 0; // that the beginning has
        RankedBitmap papers;
        std::vector<uint64_t> bits; // of each, those of its positions
        std::vector<uint32_t> ends; // of their positions, in the next
        std::vector<uint16_t> positions;
    };
    struct Search; // what is looked for in one segment

    Result<> readList(std::string_view kept, qint64 papers, const Search &search, List *list);
    // A word of a phrase, or two of which the index knows where they stand together.
    struct Part {
        std::string key;
        int offset = 0; // from the beginning of the phrase
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
