#pragma once
// Papers that no source knows any more, but that a person has marked.
#include "identity.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// What removed sightings of marked papers were known by. A paper that has such rows and no sighting is not in
// the list; its marks come back with the next sighting that identity joins to one of the rows.
class KeptIdentityTable
{
public:
    explicit KeptIdentityTable(const Connection &connection);
    // Whether there are any at all: most libraries have none and skip the rest.
    Result<bool> any();
    // The papers (titles, authors, ids, abstracts) that are kept for this one.
    Result<QList<Paper>> of(qint64 paper);
    Result<> keep(qint64 paper, const Paper &sighting);
    // Hands what is kept for one paper to another.
    Result<> move(qint64 from, qint64 to);
    Result<> drop(qint64 paper);

private:
    std::optional<bool> m_anyKept;
    Statement m_any, m_read, m_insert, m_move, m_drop;
};

} // namespace lectern
