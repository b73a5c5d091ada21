#pragma once
// What a person marked, by paper. The one place that knows which tables hold a person's work on a paper.
#include "models/store/sqlite/statement.h"

namespace lectern
{

struct Marks {
    bool bookmarked = false;
    bool read = false;
    bool more = false; // tags, a rating, a note, a place in a list, a word on who wrote it
    bool binned = false;
    bool any() const { return bookmarked || read || more || binned; }
    bool operator==(const Marks &) const = default;
};

class MarkTable
{
public:
    explicit MarkTable(const Connection &connection);
    Result<Marks> marksOf(qint64 paper);
    // Sets the bookmark and the read mark only.
    Result<> setMarks(qint64 paper, const Marks &marks);
    // Gives all that a person made on one paper to another as well, where it unites with what is there: notes
    // are put together, of two ratings the higher stays. Whether they are in the bin is left alone.
    Result<> unite(qint64 from, qint64 to);
    // Puts a paper into the bin, as of the day another was, or takes it out. Only the mark; what follows from
    // it is the caller's.
    Result<> setBinned(qint64 paper, bool binned, qint64 like);
    // Forgets all that was made on a paper, the bin too; for one whose marks were united with another's, and
    // for one that is gone for good.
    Result<> drop(qint64 paper);

private:
    Statement m_read, m_write, m_drop;
    const Connection &m_connection;
};

} // namespace lectern
