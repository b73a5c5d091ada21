#pragma once
// Stores long lists apart. The tables of lists are searched by key, and SQLite reads each row it compares
// with to its end: beside lists of hundreds of kilobytes a binary search reads megabytes. So these tables
// hold short lists only, and in place of a long one its number in a table of its own. (Measured at 3,000,000
// papers: the papers of what is typed are found in 0.8 ms instead of 2.3.)
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
    // Returns what the row of this list has to hold: the list itself, or its number after storing it apart.
    // Valid until the next call, and as long as the list.
    Result<std::string_view> store(std::string_view list);

private:
    int64_t m_first, m_next = -1; // numbers; below 0: not known yet
    std::string m_reference;
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

// Reads the lists that a LongListWriter wrote.
class LongListReader
{
public:
    explicit LongListReader(const Connection &connection);
    // Returns the list of a row that holds this; damage() if there is none. One at a time.
    Result<HeldList> whole(std::string_view kept);

private:
    Statement m_read;
};

// Deletes the lists of a segment.
Result<> removeLongLists(const Connection &connection, int64_t segment);

} // namespace lectern::index
