#pragma once
// The user data of papers (sqlite/usertables.h).
#include "models/store/sqlite/statement.h"

namespace lectern
{

struct Marks {
    bool bookmarked = false;
    bool read = false;
    bool more = false; // a row in another table
    bool trashed = false;
    bool any() const { return bookmarked || read || more || trashed; }
    bool operator==(const Marks &) const = default;
};

class MarkTable
{
public:
    explicit MarkTable(const Connection &connection);
    Result<Marks> marksOf(qint64 paper);
    // Sets the bookmark and the read mark only.
    Result<> setMarks(qint64 paper, const Marks &marks);
    // Copies the user data of one paper to another and merges it with existing data (UserTable::merge). The
    // trash state does not change.
    Result<> unite(qint64 from, qint64 to);
    // Moves a paper into the trash, with the date of another paper in it, or out of it. Changes the mark
    // only; the caller updates derived data.
    Result<> setTrashed(qint64 paper, bool trashed, qint64 like);
    // Deletes all user data of a paper, including its trash state; for a paper that was merged into another
    // or removed permanently.
    Result<> drop(qint64 paper);

private:
    Statement m_read, m_write, m_drop;
    const Connection &m_connection;
};

} // namespace lectern
