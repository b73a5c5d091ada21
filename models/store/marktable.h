#pragma once
// What a person marked, by paper. The one place that knows which tables hold a person's work on a paper.
#include "statement.h"

namespace lectern
{

struct Marks {
    bool bookmarked = false;
    bool read = false;
    bool more = false; // tags, a rating, a note, a place in a list, a word on who wrote it
    bool any() const { return bookmarked || read || more; }
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
    // are put together, of two ratings the higher stays.
    Result<> unite(qint64 from, qint64 to);
    // Forgets all that was made on a paper; for one whose marks were united with another's.
    Result<> drop(qint64 paper);

private:
    Statement m_read, m_write, m_drop;
    const Connection &m_connection;
};

} // namespace lectern
