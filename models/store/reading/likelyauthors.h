#pragma once
// Pairs of authors that may be one person. Offered, never merged by the program.
#include "models/core/authornames.h"
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/store/rows/authorrow.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// Two authors with the same words in their names (in another order, joined, or one name that a person split),
// or with names of which one can be written for the other and who have co-authors in common. Never two who
// stand on one paper, or who were told apart.
class LikelyAuthors
{
public:
    explicit LikelyAuthors(Connection &connection) : m_connection(connection) { }
    // The surest first, at most limit. Near-linear in the number of names. An Error when cancelled.
    Result<QList<LikelyPair>> pairs(int limit, const Cancelled &cancelled = {});

private:
    struct Links;
    Result<> read(Links *links, const Cancelled &cancelled);

    Connection &m_connection;
};

} // namespace lectern
