#pragma once
// What a person does to papers.
#include "connection.h"
#include "marktable.h"
#include "searchindex.h"

namespace lectern
{

class Marker
{
public:
    Marker(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }
    // One transaction for all; papers that are not in the list are passed over.
    Result<> setBookmarked(const QList<PaperId> &ids, bool on);
    Result<> setRead(const QList<PaperId> &ids, bool on);

private:
    Result<> set(const QList<PaperId> &ids, bool Marks::*mark, bool on, const QString &counter);

    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
