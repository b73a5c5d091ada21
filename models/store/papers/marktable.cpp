#include "marktable.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

MarkTable::MarkTable(const Connection &connection)
    : m_read(
        connection,
        "SELECT ifnull((SELECT bookmarked FROM mark WHERE paper = ?1), 0),"
        " ifnull((SELECT read FROM mark WHERE paper = ?1), 0),"
        " EXISTS(SELECT 1 FROM paper_tag WHERE paper = ?1) OR EXISTS(SELECT 1 FROM rating WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM paper_note WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM list_paper WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM author_assignment WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM own_value WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM attachment WHERE paper = ?1)"
        " OR EXISTS(SELECT 1 FROM highlight WHERE paper = ?1),"
        " EXISTS(SELECT 1 FROM bin WHERE paper = ?1)"),
      m_write(connection, "INSERT OR REPLACE INTO mark(paper, bookmarked, read) VALUES(?, ?, ?)"),
      m_drop(connection, "DELETE FROM mark WHERE paper = ?"), m_connection(connection)
{
}

Result<Marks> MarkTable::marksOf(qint64 paper)
{
    LECTERN_TRY(m_read.bind(1, paper).next());
    const Marks marks{m_read.number(0) != 0, m_read.number(1) != 0, m_read.number(2) != 0,
                      m_read.number(3) != 0};
    m_read.reset();
    return marks;
}

Result<> MarkTable::setMarks(qint64 paper, const Marks &marks)
{
    if (!marks.bookmarked && !marks.read)
        return m_drop.bind(1, paper).run();
    return m_write.bind(1, paper).bind(2, int(marks.bookmarked)).bind(3, int(marks.read)).run();
}

Result<> MarkTable::unite(qint64 from, qint64 to)
{
    LECTERN_TRY(const auto theirs, marksOf(from));
    if (!theirs.any())
        return {};
    LECTERN_TRY(const auto ours, marksOf(to));
    Marks both;
    both.bookmarked = theirs.bookmarked || ours.bookmarked;
    both.read = theirs.read || ours.read;
    LECTERN_TRY(setMarks(to, both));
    if (!theirs.more)
        return {};
    for (const char *sql :
         {"INSERT OR IGNORE INTO paper_tag(tag, paper) SELECT tag, ?2 FROM paper_tag WHERE paper = ?1",
          "INSERT OR IGNORE INTO list_paper(list, paper, position)"
          " SELECT list, ?2, position FROM list_paper WHERE paper = ?1",
          "INSERT OR IGNORE INTO author_assignment(paper, folded, author)"
          " SELECT ?2, folded, author FROM author_assignment WHERE paper = ?1",
          "INSERT OR IGNORE INTO attachment(paper, hash, name, found, added)"
          " SELECT ?2, hash, name, found, added FROM attachment WHERE paper = ?1",
          "INSERT OR IGNORE INTO highlight(paper, id, hash, quote, before, after, boxes, colour, remark, "
          "made,"
          " edited) SELECT ?2, id, hash, quote, before, after, boxes, colour, remark, made, edited"
          " FROM highlight WHERE paper = ?1",
          "INSERT INTO own_value(paper, field, value, edited)"
          " SELECT ?2, field, value, edited FROM own_value WHERE paper = ?1 ON CONFLICT(paper, field)"
          " DO UPDATE SET value = excluded.value, edited = excluded.edited WHERE excluded.edited > edited",
          "INSERT INTO rating(paper, stars) SELECT ?2, stars FROM rating WHERE paper = ?1"
          " ON CONFLICT(paper) DO UPDATE SET stars = max(stars, excluded.stars)",
          "INSERT INTO paper_note(paper, body, edited) SELECT ?2, body, edited FROM paper_note WHERE paper = "
          "?1"
          " ON CONFLICT(paper) DO UPDATE SET edited = max(edited, excluded.edited), body = CASE"
          " WHEN instr(body, excluded.body) THEN body ELSE body || char(10, 10) || excluded.body END"}) {
        Statement give(m_connection, sql);
        LECTERN_TRY(give.bind(1, from).bind(2, to).run());
    }
    return {};
}

Result<> MarkTable::setTrashed(qint64 paper, bool trashed, qint64 like)
{
    if (!trashed) {
        Statement take(m_connection, "DELETE FROM bin WHERE paper = ?");
        return take.bind(1, paper).run();
    }
    Statement put(m_connection,
                  "INSERT OR IGNORE INTO bin(paper, at) SELECT ?1, at FROM bin WHERE paper = ?2");
    return put.bind(1, paper).bind(2, like).run();
}

Result<> MarkTable::drop(qint64 paper)
{
    for (const char *sql :
         {"DELETE FROM mark WHERE paper = ?", "DELETE FROM paper_tag WHERE paper = ?",
          "DELETE FROM list_paper WHERE paper = ?", "DELETE FROM rating WHERE paper = ?",
          "DELETE FROM paper_note WHERE paper = ?", "DELETE FROM author_assignment WHERE paper = ?",
          "DELETE FROM own_value WHERE paper = ?", "DELETE FROM attachment WHERE paper = ?",
          "DELETE FROM highlight WHERE paper = ?", "DELETE FROM bin WHERE paper = ?"}) {
        Statement take(m_connection, sql);
        LECTERN_TRY(take.bind(1, paper).run());
    }
    return {};
}

} // namespace lectern
