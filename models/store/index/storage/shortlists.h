#pragma once
// The papers of a dictionary's words (terms.h: hasDictionary()), in word order. So a pattern that tens of
// thousands of words match need not look up each word by key: most words have only a few papers. Words with
// longer lists have none here and are looked up.
//
// The lists are stored in pieces; each is a row that fits on one page of the file. A piece has the number of
// its blocks, the head of each, and the lists. For each word: the length of its list (one byte), then varints
// of the differences between its papers, the first from the base of the segment. The head of a block has the
// offset of its words in the dictionary, the offset of its lists in the piece, and their checksum. A
// directory begins with 'D', as no list does. It has the number of the first piece (the others follow it),
// the offset of each piece's words in the dictionary, and a checksum at the end. Numbers have four bytes,
// that of the first piece eight; little endian.
//
//
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

// Builds the pieces; the words of a tag are added in order.
class ShortListWriter
{
public:
    // base: that of the segment.
    void add(std::string_view word, std::span<const uint32_t> papers, uint32_t base);
    // Returns the pieces, each preceded by its length as a varint, and resets the writer.
    std::string finish();

private:
    void endPiece();

    struct Block {
        uint32_t begin; // offset in the dictionary
        uint32_t at; // offset in m_lists
    };
    std::string m_pieces;
    std::vector<Block> m_blocks; // blocks of the piece
    std::string m_lists; // lists of the piece
    uint32_t m_words = 0; // number of words in the last block
    uint32_t m_dictionary = 0; // bytes of the dictionary so far
};

// Stores the pieces of a ShortListWriter inside the caller's transaction and returns their directory.
Result<std::string> storeShortLists(std::string_view pieces, LongListWriter &lists);

// The list of pieces. A value type.
class ShortListDirectory
{
public:
    // Reads a directory; damage() if the bytes are invalid.
    static Result<ShortListDirectory> of(std::string_view bytes);
    // Returns the index of the piece that has the word at this offset of the dictionary. from: an index not
    // after it, where the search starts.
    size_t pieceOf(size_t word, size_t from) const;
    // Returns the start, in the dictionary, of the last piece that begins at or before this offset.
    size_t beginBefore(size_t place) const { return m_begins[pieceOf(place, 0)]; }
    int64_t rowOf(size_t piece) const { return m_first + int64_t(piece); }

private:
    int64_t m_first = 0;
    std::vector<uint32_t> m_begins; // the first is 0
};

// Reads the lists of some words, forward only.
class ShortListWalk
{
public:
    // The directory and the reader must outlive this object, which must not outlive the read transaction. No
    // other code may use rows meanwhile.
    ShortListWalk(const ShortListDirectory &directory, LongListReader &rows)
        : m_directory(directory), m_rows(rows)
    {
    }
    // Sets the words for the following calls: a part of the dictionary that begins at this offset and must
    // stay valid. It covers whole pieces or is inside one.
    void use(std::string_view words, size_t begin)
    {
        m_part = words;
        m_partBegin = begin;
    }
    // Returns the list of the word at this offset of the dictionary, not before that of the previous call;
    // empty if the word has no list here. Valid until the next call. damage() if the bytes are invalid.
    Result<std::string_view> listOf(size_t word);

private:
    Result<> openPiece(size_t piece);
    Result<> openBlock(size_t word);
    uint32_t headAt(size_t block, size_t field) const;

    const ShortListDirectory &m_directory;
    LongListReader &m_rows;
    std::string_view m_part; // part of the dictionary
    size_t m_partBegin = 0;
    std::optional<BorrowedList> m_held;
    std::string_view m_bytes; // bytes of the piece; empty before the first piece
    size_t m_piece = 0, m_blocks = 0, m_block = 0;
    size_t m_after = 0; // end of the block in the dictionary, as far as the piece states it
    size_t m_word = 0, m_at = 0; // a word of the block, and the offset of its list
    size_t m_end = 0; // end of the block's lists
};

// Adds the papers of a short list. False if it is invalid.
[[nodiscard]] bool decodeShortList(std::string_view list, uint32_t base, Bitmap *into);

} // namespace lectern::index
