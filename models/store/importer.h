#pragma once
// Sources into and out of the library.
#include "library.h"
#include "searchindex.h"

namespace lectern
{

// The two writes that change what papers there are. Each is one transaction: on an Error or a cancel the
// library is as it was.
class Importer
{
public:
    Importer(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    Result<ImportOutcome> import(const SourceFacts &facts, const NextBlock &next, const Cancelled &cancelled);
    Result<> remove(SourceId source, const Cancelled &cancelled);

private:
    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
