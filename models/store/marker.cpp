#include "marker.h"

#include "counters.h"
#include "transaction.h"
#include "try.h"

namespace lectern
{

Result<> Marker::setBookmarked(const QList<PaperId> &ids, bool on)
{
    return set(ids, &Marks::bookmarked, on, Counter::kBookmarks);
}

Result<> Marker::setRead(const QList<PaperId> &ids, bool on)
{
    return set(ids, &Marks::read, on, Counter::kRead);
}

Result<> Marker::set(const QList<PaperId> &ids, bool Marks::*mark, bool on, const QString &counter)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    MarkTable table(m_connection);
    Counters counters(m_connection);
    Statement exists(m_connection, "SELECT 1 FROM paper WHERE id = ?");
    QList<PaperId> changed;
    for (const PaperId id : ids) {
        const auto row = exists.bind(1, qint64(id)).next();
        LECTERN_TRY(row);
        if (!*row)
            continue;
        exists.reset();
        const auto marks = table.marksOf(qint64(id));
        LECTERN_TRY(marks);
        if ((*marks).*mark == on)
            continue;
        Marks updated = *marks;
        updated.*mark = on;
        LECTERN_TRY(table.setMarks(qint64(id), updated));
        counters.add(counter, on ? 1 : -1);
        changed.append(id);
    }
    if (changed.isEmpty())
        return {};
    LECTERN_TRY(counters.flush());
    LECTERN_TRY(m_index.marksChanged(changed));
    return transaction.commit();
}

} // namespace lectern
