#pragma once
// Papers that have no source any more but are marked by the user.
#include "identity.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// Identity data of removed sightings of marked papers. A paper with such rows and no sighting is not listed;
// its marks return with the next sighting that identity joins to one of the rows.
class RetainedIdentityTable
{
public:
    explicit RetainedIdentityTable(const Connection &connection);
    // Whether the table has any rows: most libraries have none and skip the rest.
    Result<bool> any();
    // The papers (titles, authors, ids, abstracts) stored for this one.
    Result<QList<Paper>> of(qint64 paper);
    Result<> keep(qint64 paper, const Paper &sighting);
    // Moves the rows of one paper to another.
    Result<> move(qint64 from, qint64 to) { return m_move.bind(1, from).bind(2, to).run(); }
    Result<> drop(qint64 paper) { return m_drop.bind(1, paper).run(); }

private:
    std::optional<bool> m_anyRetained;
    Statement m_any, m_read, m_insert, m_move, m_drop;
};

} // namespace lectern
