#pragma once
// Looks for likely duplicates among all papers of the library.
#include "models/core/cancelled.h"
#include "models/core/duplicates.h"
#include "models/core/result.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// Is made when it is needed, from Library::edits(), in the library's thread.
class DuplicateReader
{
public:
    explicit DuplicateReader(EditLog &edits) : m_connection(edits.connection()), m_decisions(edits) { }
    // Returns pairs of the whole library that may be one paper or versions of one work, the surest first,
    // without those that a person has decided. Takes seconds in a large library; progress goes from 0 to 1.
    // An Error when cancelled.
    Result<QList<DuplicatePair>> duplicates(const Cancelled &cancelled = {},
                                            const std::function<void(double)> &progress = {});

private:
    Connection &m_connection;
    PaperDecisionStore m_decisions;
};

} // namespace lectern
