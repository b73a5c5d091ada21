#pragma once
// Stores long lists separately. The tables of lists are searched by key, and SQLite reads each compared row
// to its end; with lists of hundreds of kilobytes, a binary search would read megabytes. So these tables hold
// short lists, and for a long list its number in a separate table. (Measured at 3,000,000 papers: the papers
// of typed words are found in 0.8 ms instead of 2.3.)
//
// Positions (positions.h) precede the list of their papers. Few positions are stored inline with their
// checksum. Many are stored separately, like long lists, in parts of kPapersInPart papers, so that only one
// part is in memory at a time.
#include "models/core/result.h"
#include "models/store/sqlite/statement.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace lectern::index
{

// Stores the long lists of a segment inside the caller's transaction.
class LongListWriter
{
public:
    LongListWriter(const Connection &connection, int64_t segment);
    // Returns the bytes for the list's row: the list itself, or its number after storing it separately. Valid
    // until the next call and while the list exists.
    Result<std::string_view> store(std::string_view list);
    // Same as store(list), for the list of a word and its positions: one entry per paper, or none at all.
    Result<std::string_view> store(std::string_view list, std::string_view positions);
    // Stores a list of any length separately and returns its number, which is one more than the previous one.
    Result<int64_t> storeSeparately(std::string_view list);

private:
    Result<> findNext();
    Result<int64_t> storeParts(std::string_view positions);

    int64_t m_first, m_next = -1; // numbers; negative: not known yet
    std::string m_reference, m_kept, m_part;
    Statement m_last, m_insert;
};

// Keeps a list valid. It keeps a row of the table of long lists open between two steps, so that the bytes
// need not be copied. Destroy it before the end of the read transaction.
class BorrowedList
{
public:
    BorrowedList() = default; // an empty list
    explicit BorrowedList(std::string_view bytes, Statement *row = nullptr) : m_bytes(bytes), m_row(row) { }
    BorrowedList(BorrowedList &&other) noexcept
        : m_bytes(other.m_bytes), m_row(std::exchange(other.m_row, nullptr))
    {
    }
    BorrowedList &operator=(BorrowedList &&) = delete;
    ~BorrowedList()
    {
        if (m_row)
            m_row->reset();
    }
    std::string_view bytes() const { return m_bytes; }

private:
    std::string_view m_bytes;
    Statement *m_row = nullptr; // owns m_bytes; null: the bytes are in a row of the caller
};

// Number of papers whose entries are in one part.
inline constexpr size_t kPapersInPart = 1 << 15;

// Where the positions of a word are stored.
struct StoredPositions {
    enum class Kind { None, Inline, Parts };
    Kind kind = Kind::None;
    std::string_view entries; // entries, if Inline
    int64_t firstPart = 0; // if Parts: number of the first part; the others follow it
};
// Returns the location for the bytes of a row; inline entries point into them. damage() if they are invalid.
Result<StoredPositions> storedPositions(std::string_view stored);

// Returns the number of the separate list for the bytes of a row; nothing if the list is in the row.
Result<std::optional<int64_t>> separateListNumber(std::string_view stored);

// Reads the lists that a LongListWriter wrote.
class LongListReader
{
public:
    explicit LongListReader(const Connection &connection);
    // Returns the list for the bytes of a row; damage() if it is missing. One at a time.
    Result<BorrowedList> whole(std::string_view stored);
    // Returns the separate list with this number; damage() if it is missing. One at a time.
    Result<BorrowedList> apart(int64_t number);
    // Returns the entries of a part of positions; damage() if it is missing. One at a time.
    Result<BorrowedList> part(int64_t number);

private:
    Statement m_read;
};

// Deletes the long lists of a segment.
Result<> removeLongLists(const Connection &connection, int64_t segment);

} // namespace lectern::index
