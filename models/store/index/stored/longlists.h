#pragma once
// Where long lists stand. The tables of lists are found by key, and SQLite reads each row it compares with to
// its end: beside lists of hundreds of kilobytes a search by halves reads megabytes. So these tables hold
// short lists only, and in place of a long one its number in a table of its own (measured at 3,000,000
// papers: the papers of what is typed are found in 0.8 ms instead of 2.3).
#include "models/core/result.h"
#include "models/store/sqlite/statement.h"

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
    // What the row of this list has to hold: the list itself or its number. Valid until the next call, and as
    // long as the list.
    Result<std::string_view> keep(std::string_view list);

private:
    int64_t m_first, m_next = -1; // numbers; below 0: not known yet
    std::string m_reference;
    Statement m_last, m_insert;
};

// A list for as long as this object lives: a row of the table of long ones is kept between two steps for it,
// so that its bytes need not be copied. It goes before the reading it belongs to ends.
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

// Reads what a LongListWriter kept.
class LongListReader
{
public:
    explicit LongListReader(const Connection &connection);
    // The list of a row that holds this; damage() where there is none. One at a time.
    Result<HeldList> whole(std::string_view kept);

private:
    Statement m_read;
};

// Deletes those of a segment.
Result<> removeLongLists(const Connection &connection, int64_t segment);

} // namespace lectern::index
