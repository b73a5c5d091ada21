#pragma once
// Access to the large real data next to the project, for tests and benchmarks.
#include <QByteArray>
#include <QString>

#include <functional>

namespace lectern::test
{

// Calls each(line), including the line end, for every line of a zstd-compressed file of the real data
// ("bulk/…") until it returns false. Returns false if the file or the zstd program is missing, so that a test
// can skip.
bool forEachBulkLine(const QString &name, const std::function<bool(const QByteArray &)> &each);
// Like forEachBulkLine(), but calls each(title, abstract) for every record of a JSON-lines file.
bool forEachBulkRecord(const QString &name,
                       const std::function<bool(const QString &, const QString &)> &each);

} // namespace lectern::test
