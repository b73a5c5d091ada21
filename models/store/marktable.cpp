#include "marktable.h"

#include "try.h"

namespace lectern
{

MarkTable::MarkTable(const Connection &connection)
    : m_read(connection, "SELECT bookmarked, read FROM mark WHERE paper = ?"),
      m_write(connection, "INSERT OR REPLACE INTO mark(paper, bookmarked, read) VALUES(?, ?, ?)"),
      m_drop(connection, "DELETE FROM mark WHERE paper = ?")
{
}

Result<Marks> MarkTable::marksOf(qint64 paper)
{
    const auto row = m_read.bind(1, paper).next();
    LECTERN_TRY(row);
    if (!*row)
        return Marks{};
    const Marks marks{m_read.number(0) != 0, m_read.number(1) != 0};
    m_read.reset();
    return marks;
}

Result<> MarkTable::setMarks(qint64 paper, const Marks &marks)
{
    if (!marks.any())
        return m_drop.bind(1, paper).run();
    return m_write.bind(1, paper).bind(2, int(marks.bookmarked)).bind(3, int(marks.read)).run();
}

Result<> MarkTable::unite(qint64 from, qint64 to)
{
    const auto theirs = marksOf(from);
    LECTERN_TRY(theirs);
    if (!theirs->any())
        return {};
    const auto ours = marksOf(to);
    LECTERN_TRY(ours);
    return setMarks(to, {theirs->bookmarked || ours->bookmarked, theirs->read || ours->read});
}

} // namespace lectern
