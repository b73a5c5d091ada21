#pragma once
// Finds pairs of authors that may be one person. They are offered; the program never merges them.
#include "models/core/authornames.h"
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/authorrow.h"

#include <functional>

namespace lectern
{

// A pair has the same words in both names (in another order, joined, or one name that a person split), or has
// names of which one can be written for the other, and co-authors in common. Two who stand on one paper or
// were told apart are never a pair.
class LikelyAuthors
{
public:
    explicit LikelyAuthors(Connection &connection) : m_connection(connection) { }
    // From 0 to 1, called a hundred times at most, in the thread of the call.
    using Progress = std::function<void(double)>;
    // The surest first, at most limit. Near-linear in the number of names. An Error when cancelled.
    Result<QList<LikelyPair>> pairs(int limit, const Cancelled &cancelled = {},
                                    const Progress &progress = {});

private:
    struct Links;
    Result<> read(Links *links, const Cancelled &cancelled, const Progress &progress);

    Connection &m_connection;
};

} // namespace lectern
