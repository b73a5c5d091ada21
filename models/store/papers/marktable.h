#pragma once
// What a person marked, by paper. This is the one place that knows which tables hold a person's work on a
// paper.
#include "models/store/sqlite/statement.h"

namespace lectern
{

struct Marks {
    bool bookmarked = false;
    bool read = false;
    bool more = false; // tags, a rating, a note, a place in a list, own values, files, highlights, a word on
                       // its authors
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
    // Gives all that a person made on one paper to another one as well, and unites it with what is there:
    // notes are put together, of two ratings the higher stays, of two own values of a field the one written
    // last. Whether they are in the bin does not change.
    Result<> unite(qint64 from, qint64 to);
    // Puts a paper into the bin, with the day of another paper that is in it, or takes it out. This changes
    // the mark only; the caller does what follows from it.
    Result<> setBinned(qint64 paper, bool binned, qint64 like);
    // Forgets all that was made on a paper, the bin included; for a paper whose marks were united with
    // another's, or that is gone for good.
    Result<> drop(qint64 paper);

private:
    Statement m_read, m_write, m_drop;
    const Connection &m_connection;
};

} // namespace lectern
