#pragma once
// What a person does to papers.
#include "editlog.h"

namespace lectern
{

class Marker
{
public:
    Marker(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }
    // Makes one entry of the edit log for all; papers that are not in the list are skipped.
    Result<Edit> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<Edit> setRead(const QList<PaperId> &ids, bool on);
    // Toggles the mark: off if all of these papers have it, else on. Returns what they have now.
    Result<bool> toggleBookmarked(const QList<PaperId> &ids);
    Result<bool> toggleRead(const QList<PaperId> &ids);
    // Marks a paper as read because it was shown long enough: as durable as an edit, but without an entry of
    // the log.
    Result<> noteRead(PaperId id);

private:
    // Whether all of these papers that are in the list have the mark; false for none.
    Result<bool> areBookmarked(const QList<PaperId> &ids);
    Result<bool> areRead(const QList<PaperId> &ids);
    Result<> write(const char *sql, const QList<PaperId> &ids);
    Result<bool> all(const char *sql, const QList<PaperId> &ids);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
