#pragma once
// The papers of the words of a dictionary (terms.h: hasDictionary()), in the order of its words, so that a
// pattern that tens of thousands of words match need not look up each of them by its key: most words have a
// few papers only. Words with longer lists have none here and are looked up.
//
// The lists stand in pieces, each of them a row that fills no more than a page of the file. A piece is the
// number of its blocks, the head of each, and what they hold: for each word the length of its list, a byte,
// and the list, as varints the differences between its papers, the first from the base of the segment. The
// head of a block says where in the dictionary its words begin, where in the piece its lists do, and their
// checksum. A directory begins with a D, as no list does, and says the number of the first piece, whose
// successors the others are, and where in the dictionary the words of each begin; at its end stands a
// checksum. Numbers are of four bytes, but for that of the first piece, of eight; lowest byte first.
//
// An index of an earlier version has no directory, and every word is looked up.
#include "bitmap.h"
#include "longlists.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lectern::index
{

// Makes the pieces while the words of a tag come by in order.
class ShortListWriter
{
public:
    // base: that of the segment.
    void add(std::string_view word, std::span<const uint32_t> papers, uint32_t base);
    // Returns the pieces, one behind the other, each with its length as a varint before it, and begins anew.
    std::string finish();

private:
    void endPiece();

    struct Block {
        uint32_t begin; // in the dictionary
        uint32_t at; // in m_lists
    };
    std::string m_pieces;
    std::vector<Block> m_blocks; // of the piece
    std::string m_lists; // the same
    uint32_t m_words = 0; // in the last block
    uint32_t m_dictionary = 0; // bytes of it so far
};

// Stores such pieces inside the caller's transaction, and returns their directory.
Result<std::string> storeShortLists(std::string_view pieces, LongListWriter &lists);

// Which pieces there are. A value.
class ShortListDirectory
{
public:
    // Returns damage() when its bytes make no sense.
    static Result<ShortListDirectory> of(std::string_view bytes);
    // Returns the number of the piece with the word that begins there in the dictionary. from: a piece that
    // is not behind it.
    size_t pieceOf(size_t word, size_t from) const;
    // Returns where in the dictionary the last piece begins that does so no later than there.
    size_t beginBefore(size_t place) const { return m_begins[pieceOf(place, 0)]; }
    int64_t rowOf(size_t piece) const { return m_first + int64_t(piece); }

private:
    int64_t m_first = 0;
    std::vector<uint32_t> m_begins; // the first is 0
};

// Reads the lists of some words, forward.
class ShortListWalk
{
public:
    // Both must stay as long as this, which stays inside one reading. Nothing else uses rows meanwhile.
    ShortListWalk(const ShortListDirectory &directory, LongListReader &rows)
        : m_directory(directory), m_rows(rows)
    {
    }
    // Says that what follows is asked of these words, which stand there in the dictionary and stay: all of
    // one piece or of some.
    void use(std::string_view words, size_t begin)
    {
        m_part = words;
        m_partBegin = begin;
    }
    // Returns the list of the word that begins there in the dictionary, which is not before that of the call
    // before; empty when it has none here. Valid until the next call. damage() when the bytes make no sense.
    Result<std::string_view> listOf(size_t word);

private:
    Result<> openPiece(size_t piece);
    Result<> openBlock(size_t word);
    uint32_t headAt(size_t block, size_t field) const;

    const ShortListDirectory &m_directory;
    LongListReader &m_rows;
    std::string_view m_part; // of the dictionary
    size_t m_partBegin = 0;
    std::optional<HeldList> m_held;
    std::string_view m_bytes; // of the piece; none before the first
    size_t m_piece = 0, m_blocks = 0, m_block = 0;
    size_t m_behind = 0; // the place in the dictionary behind the block, as far as the piece knows
    size_t m_word = 0, m_at = 0; // a word of the block, and where its list is
    size_t m_end = 0; // of the block's lists
};

// Adds the papers of such a list. False when they make no sense.
[[nodiscard]] bool decodeShortList(std::string_view list, uint32_t base, Bitmap *into);

} // namespace lectern::index
