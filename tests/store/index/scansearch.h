#pragma once
// Reference implementation of search: reads every row and uses no code of the index.
#include "models/core/ids.h"
#include "models/core/query/query.h"
#include "models/core/result.h"

#include <QList>

#include <memory>

namespace lectern::test
{

// A copy of the rows of a library at construction.
class ScanSearch
{
public:
    explicit ScanSearch(const QString &file); // aborts if the file cannot be read
    ~ScanSearch();
    // Returns the matching papers in order; for Relevance in the order Newest.
    Result<QList<PaperId>> search(const Query &query) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace lectern::test
