#include "markstore.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

namespace
{

// Each statement changes one listed paper, and no row that already has the mark.
constexpr const char *kBookmark =
    "INSERT INTO mark(paper, bookmarked, read) SELECT id, 1, 0 FROM paper WHERE id = ?"
    " ON CONFLICT(paper) DO UPDATE SET bookmarked = 1 WHERE NOT bookmarked";
constexpr const char *kMarkRead =
    "INSERT INTO mark(paper, bookmarked, read) SELECT id, 0, 1 FROM paper WHERE id = ?"
    " ON CONFLICT(paper) DO UPDATE SET read = 1 WHERE NOT read";
constexpr const char *kRemoveBookmark = "UPDATE mark SET bookmarked = 0 WHERE paper = ? AND bookmarked"
                                        " AND EXISTS (SELECT 1 FROM paper WHERE id = mark.paper)";
constexpr const char *kMarkUnread = "UPDATE mark SET read = 0 WHERE paper = ? AND read"
                                    " AND EXISTS (SELECT 1 FROM paper WHERE id = mark.paper)";
// A row without marks is deleted.
constexpr const char *kDropEmpty = "DELETE FROM mark WHERE paper = ? AND NOT bookmarked AND NOT read";

constexpr const char *kMarkRangeRead =
    "INSERT INTO mark(paper, bookmarked, read) SELECT id, 0, 1 FROM paper WHERE id BETWEEN ? AND ?"
    " ON CONFLICT(paper) DO UPDATE SET read = 1 WHERE NOT read";
constexpr const char *kMarkRangeUnread = "UPDATE mark SET read = 0 WHERE paper BETWEEN ? AND ? AND read";
constexpr const char *kDropEmptyRange =
    "DELETE FROM mark WHERE paper BETWEEN ? AND ? AND NOT bookmarked AND NOT read";

} // namespace

Result<Edit> MarkStore::setBookmarked(const QList<PaperId> &ids, bool on)
{
    return m_log.perform({on ? EditKind::Bookmark : EditKind::RemoveBookmark, {}}, [&]() -> Result<> {
        LECTERN_TRY(write(on ? kBookmark : kRemoveBookmark, ids));
        return on ? Result<>() : write(kDropEmpty, ids);
    });
}

Result<Edit> MarkStore::setRead(const QList<PaperId> &ids, bool on)
{
    return m_log.perform({on ? EditKind::MarkRead : EditKind::MarkUnread, {}}, [&]() -> Result<> {
        LECTERN_TRY(write(on ? kMarkRead : kMarkUnread, ids));
        return on ? Result<>() : write(kDropEmpty, ids);
    });
}

Result<> MarkStore::noteRead(PaperId id)
{
    return m_log.performUnlogged([&] { return write(kMarkRead, {id}); });
}

Result<> MarkStore::noteRead(PaperId first, PaperId last, bool on)
{
    return m_log.performUnlogged([&]() -> Result<> {
        Statement change(m_connection, on ? kMarkRangeRead : kMarkRangeUnread);
        LECTERN_TRY(change.bind(1, qint64(first)).bind(2, qint64(last)).run());
        if (on)
            return {};
        Statement drop(m_connection, kDropEmptyRange);
        return drop.bind(1, qint64(first)).bind(2, qint64(last)).run();
    });
}

Result<PaperId> MarkStore::newestPaper() const
{
    LECTERN_TRY(const auto id, m_connection.number("SELECT ifnull(max(id), 0) FROM paper"));
    return PaperId(id);
}

Result<bool> MarkStore::areBookmarked(const QList<PaperId> &ids)
{
    return all("SELECT ifnull((SELECT bookmarked FROM mark WHERE paper = id), 0) FROM paper WHERE id = ?",
               ids);
}

Result<bool> MarkStore::areRead(const QList<PaperId> &ids)
{
    return all("SELECT ifnull((SELECT read FROM mark WHERE paper = id), 0) FROM paper WHERE id = ?", ids);
}

Result<> MarkStore::write(const char *sql, const QList<PaperId> &ids)
{
    Statement statement(m_connection, sql);
    for (const PaperId id : ids)
        LECTERN_TRY(statement.bind(1, qint64(id)).run());
    return {};
}

Result<bool> MarkStore::all(const char *sql, const QList<PaperId> &ids)
{
    Statement read(m_connection, sql);
    bool any = false;
    for (const PaperId id : ids) {
        LECTERN_TRY(const auto row, read.bind(1, qint64(id)).next());
        if (!row)
            continue;
        if (read.number(0) == 0)
            return false;
        read.reset();
        any = true;
    }
    return any;
}

Result<bool> MarkStore::toggleBookmarked(const QList<PaperId> &ids)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto all, areBookmarked(ids));
    LECTERN_TRY(setBookmarked(ids, !all));
    return !all;
}

Result<bool> MarkStore::toggleRead(const QList<PaperId> &ids)
{
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto all, areRead(ids));
    LECTERN_TRY(setRead(ids, !all));
    return !all;
}

} // namespace lectern
