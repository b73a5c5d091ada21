#pragma once
// Finds likely duplicates among all papers of the library.
#include "models/core/cancelled.h"
#include "models/core/duplicates.h"
#include "models/core/result.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// Constructed on demand from Library::edits(), in the library's thread.
class DuplicateReader
{
public:
    explicit DuplicateReader(EditLog &edits) : m_connection(edits.connection()), m_decisions(edits) { }
    // Returns pairs of the whole library that may be one paper or versions of one work, most likely first,
    // without those that the user has decided. Needs seconds in a large library; progress is from 0 to 1.
    // Error when cancelled.
    Result<QList<DuplicatePair>> duplicates(const Cancelled &cancelled = {},
                                            const std::function<void(double)> &progress = {});

private:
    Connection &m_connection;
    PaperDecisionStore m_decisions;
};

} // namespace lectern
