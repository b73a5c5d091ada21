#pragma once
// The large real libraries beside the project, for tests and benchmarks.
#include <QString>

#include <functional>

namespace lectern::test
{

// Calls each(title, abstract) for every record of a zstd-compressed JSON-lines file of the real data
// ("bulk/…"), until it returns false. False when the file or the zstd program is missing, so that a test can
// skip.
bool forEachBulkRecord(const QString &name,
                       const std::function<bool(const QString &, const QString &)> &each);

} // namespace lectern::test
