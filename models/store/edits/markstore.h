#pragma once
// Bookmarks and read marks of papers.
#include "editlog.h"

namespace lectern
{

class MarkStore
{
public:
    MarkStore(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }
    // Writes one log entry for all papers; unlisted papers are skipped.
    Result<Edit> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<Edit> setRead(const QList<PaperId> &ids, bool on);
    // Toggles the mark: off if all of these papers have it, otherwise on. Returns the new state.
    Result<bool> toggleBookmarked(const QList<PaperId> &ids);
    Result<bool> toggleRead(const QList<PaperId> &ids);
    // Marks a paper as read because it was displayed long enough: as durable as an edit, but not logged.
    Result<> noteRead(PaperId id);

private:
    // Whether all listed papers among these have the mark; false if there are none.
    Result<bool> areBookmarked(const QList<PaperId> &ids);
    Result<bool> areRead(const QList<PaperId> &ids);
    Result<> write(const char *sql, const QList<PaperId> &ids);
    Result<bool> all(const char *sql, const QList<PaperId> &ids);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
