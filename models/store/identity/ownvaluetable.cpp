#include "ownvalues.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

OwnValueTable::OwnValueTable(const Connection &connection)
    : m_read(connection, "SELECT field, value, edited FROM own_value WHERE paper = ? ORDER BY field"),
      m_set(connection,
            "INSERT INTO own_value(paper, field, value, edited) VALUES(?1, ?2, ?3, ?4)"
            " ON CONFLICT(paper, field) DO UPDATE SET value = ?3, edited = ?4 WHERE value IS NOT ?3"),
      m_setUnlessOlder(connection,
                       "INSERT INTO own_value(paper, field, value, edited) VALUES(?1, ?2, ?3, ?4)"
                       " ON CONFLICT(paper, field) DO UPDATE SET value = ?3, edited = ?4"
                       " WHERE value IS NOT ?3 AND edited < ?4"),
      m_remove(connection, "DELETE FROM own_value WHERE paper = ? AND field = ?")
{
}

Result<QList<OwnValue>> OwnValueTable::of(qint64 paper)
{
    QList<OwnValue> own;
    m_read.bind(1, paper);
    LECTERN_TRY(m_read.forEach([&] { own.append({m_read.text(0), m_read.text(1), m_read.number(2)}); }));
    return own;
}

Result<> OwnValueTable::set(qint64 paper, const OwnValue &value)
{
    return m_set.bind(1, paper).bind(2, value.field).bind(3, value.value).bind(4, value.edited).run();
}

Result<> OwnValueTable::setUnlessOlder(qint64 paper, const OwnValue &value)
{
    m_setUnlessOlder.bind(1, paper).bind(2, value.field).bind(3, value.value);
    return m_setUnlessOlder.bind(4, value.edited).run();
}

Result<> OwnValueTable::remove(qint64 paper, const QString &field)
{
    return m_remove.bind(1, paper).bind(2, field).run();
}

} // namespace lectern
