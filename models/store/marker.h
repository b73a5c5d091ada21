#pragma once
// What a person does to papers.
#include "editlog.h"
#include "marktable.h"

namespace lectern
{

class Marker
{
public:
    Marker(Connection &connection, EditLog &log) : m_connection(connection), m_log(log) { }
    // One entry of the edit log for all; papers that are not in the list are passed over.
    Result<Edit> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<Edit> setRead(const QList<PaperId> &ids, bool on);

private:
    Result<Edit> set(EditKind kind, const QList<PaperId> &ids, bool Marks::*mark, bool on);

    Connection &m_connection;
    EditLog &m_log;
};

} // namespace lectern
