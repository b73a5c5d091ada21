#include "marker.h"

#include "try.h"

namespace lectern
{

Result<Edit> Marker::setBookmarked(const QList<PaperId> &ids, bool on)
{
    return set(on ? EditKind::Bookmark : EditKind::RemoveBookmark, ids, &Marks::bookmarked, on);
}

Result<Edit> Marker::setRead(const QList<PaperId> &ids, bool on)
{
    return set(on ? EditKind::MarkRead : EditKind::MarkUnread, ids, &Marks::read, on);
}

Result<Edit> Marker::set(EditKind kind, const QList<PaperId> &ids, bool Marks::*mark, bool on)
{
    return m_log.perform({kind, {}}, [&]() -> Result<> {
        MarkTable table(m_connection);
        Statement exists(m_connection, "SELECT 1 FROM paper WHERE id = ?");
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
        }
        return {};
    });
}

} // namespace lectern
