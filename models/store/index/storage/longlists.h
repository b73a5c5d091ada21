#pragma once
// Stores long lists apart. The tables of lists are searched by key, and SQLite reads each row it compares
// with to its end: beside lists of hundreds of kilobytes a binary search reads megabytes. So these tables
// hold short lists only, and in place of a long one its number in a table of its own. (Measured at 3,000,000
// papers: the papers of what is typed are found in 0.8 ms instead of 2.3.)
//
// Positions (positions.h) stand before the list of their papers: few of them with their checksum, many in
// parts of kPapersInPart papers, apart like long lists, so that no more than a part is in memory at a time.
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
    // Returns what the row of this list has to hold: the list itself, or its number after storing it apart.
    // Valid until the next call, and as long as the list.
    Result<std::string_view> store(std::string_view list);
    // The same for the list of a word and its positions, an entry for each paper; there may be none.
    Result<std::string_view> store(std::string_view list, std::string_view positions);
    // Stores a list apart, whatever its length, and returns its number: that of the one stored before, and
    // one.
    Result<int64_t> storeApart(std::string_view list);

private:
    Result<> findNext();
    Result<int64_t> storeParts(std::string_view positions);

    int64_t m_first, m_next = -1; // numbers; below 0: not known yet
    std::string m_reference, m_kept, m_part;
    Statement m_last, m_insert;
};

// Holds a list while it lives. For that it keeps a row of the table of long lists between two steps, so that
// the bytes need not be copied; it must be gone before the reading ends to which it belongs.
class HeldList
{
public:
    HeldList() = default; // an empty list
    explicit HeldList(std::string_view bytes, Statement *row = nullptr) : m_bytes(bytes), m_row(row) { }
    HeldList(HeldList &&other) noexcept : m_bytes(other.m_bytes), m_row(std::exchange(other.m_row, nullptr))
    {
    }
    HeldList &operator=(HeldList &&) = delete;
    ~HeldList()
    {
        if (m_row)
            m_row->reset();
    }
    std::string_view bytes() const { return m_bytes; }

private:
    std::string_view m_bytes;
    Statement *m_row = nullptr; // that m_bytes stand in; null: in a row of the caller's
};

// So many papers have their entries in one part.
inline constexpr size_t kPapersInPart = 1 << 15;

// Where the positions of a word are kept.
struct KeptPositions {
    enum class Kind { None, Inline, Parts };
    Kind kind = Kind::None;
    std::string_view entries; // Inline
    int64_t firstPart = 0; // Parts: the number of the first; the others follow it
};
// Returns that for what a row holds, in which the entries stay; damage() when its bytes make no sense.
Result<KeptPositions> keptPositions(std::string_view kept);

// Returns the number of the list that stands apart, of a row that holds this; nothing when it is in the row.
Result<std::optional<int64_t>> numberApart(std::string_view kept);

// Reads the lists that a LongListWriter wrote.
class LongListReader
{
public:
    explicit LongListReader(const Connection &connection);
    // Returns the list of a row that holds this; damage() if there is none. One at a time.
    Result<HeldList> whole(std::string_view kept);
    // Returns what stands apart under this number; damage() if there is nothing. One at a time.
    Result<HeldList> apart(int64_t number);
    // Returns the entries of a part of positions; damage() if there is none. One at a time.
    Result<HeldList> part(int64_t number);

private:
    Statement m_read;
};

// Deletes the lists of a segment.
Result<> removeLongLists(const Connection &connection, int64_t segment);

} // namespace lectern::index
