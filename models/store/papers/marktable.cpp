#include "marktable.h"

#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

namespace lectern
{

namespace
{

// The statements over all tables.
struct Statements {
    QByteArray read; // bookmark, read mark, whether there are other rows, trash
    QList<QByteArray> copies, drops; // one per table: paper ?1 to paper ?2; paper ?
};

const Statements &statements()
{
    static const Statements made = [] {
        Statements all;
        QByteArray others;
        for (const UserTable &table : userTables()) {
            const QByteArray name = table.name, columns = table.columns;
            if (table.paperColumn >= 0)
                all.drops.append("DELETE FROM " + name + " WHERE paper = ?");
            if (columns.isEmpty() || name == "mark")
                continue;
            others += (others.isEmpty() ? " EXISTS(SELECT 1 FROM " : " OR EXISTS(SELECT 1 FROM ") + name
                + " WHERE paper = ?1)";
            all.copies.append((table.merge ? "INSERT INTO " : "INSERT OR IGNORE INTO ") + name + "(paper, "
                              + columns + ") SELECT ?2, " + columns + " FROM " + name + " WHERE paper = ?1 "
                              + QByteArray(table.merge));
        }
        all.read = "SELECT ifnull((SELECT bookmarked FROM mark WHERE paper = ?1), 0),"
                   " ifnull((SELECT read FROM mark WHERE paper = ?1), 0),"
            + others + ", EXISTS(SELECT 1 FROM bin WHERE paper = ?1)";
        return all;
    }();
    return made;
}

} // namespace

MarkTable::MarkTable(const Connection &connection)
    : m_read(connection, statements().read.constData()),
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
    for (const QByteArray &sql : statements().copies) {
        Statement give(m_connection, sql.constData());
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
    for (const QByteArray &sql : statements().drops) {
        Statement take(m_connection, sql.constData());
        LECTERN_TRY(take.bind(1, paper).run());
    }
    return {};
}

} // namespace lectern
