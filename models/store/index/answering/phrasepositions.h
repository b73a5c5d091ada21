#pragma once
// Finds phrases by the positions of their words (positions.h), without a look at the texts.
#include "models/core/cancelled.h"
#include "models/store/index/stored/longlists.h"
#include "models/store/index/stored/snapshot.h"

#include <memory>
#include <optional>
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

    struct Found {
        Bitmap with; // papers that have the phrase
        Bitmap unknown; // papers whose positions are not known: what an older index holds
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
    };
    class Cursor;
    // Papers in which the beginning of a phrase stands, and the positions of its last words.
    struct Beginnings {
        std::vector<uint32_t> papers;
        std::vector<uint32_t> ends; // of their positions, in the next
        std::vector<uint16_t> positions;
    };
    struct Search; // what is looked for in one segment

    Result<> readList(std::string_view kept, qint64 papers, const Search &search, List *list);
    Result<bool> open(const Search &search, const std::string &word, List *list);
    Result<> findWhole(const Search &search, std::vector<List> &lists, Beginnings *beginnings);
    Result<> findEnds(const Search &search, const std::string &prefix, const Beginnings &beginnings);

    const Connection &m_connection;
    Statement m_one, m_range;
    LongListReader m_lists;
};

} // namespace lectern::index
