#pragma once
// What a query must answer: found by reading every row, with none of the index's code.
#include "models/core/ids.h"
#include "models/core/query/query.h"
#include "models/core/result.h"

#include <QList>

#include <memory>

namespace lectern::test
{

// The rows of a library as they were when this was made.
class ScanSearch
{
public:
    explicit ScanSearch(const QString &file); // aborts when it cannot be read
    ~ScanSearch();
    // The papers that match, in order; for Relevance in the order Newest.
    Result<QList<PaperId>> search(const Query &query) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern::test
