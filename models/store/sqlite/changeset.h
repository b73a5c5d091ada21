#pragma once
// Parses the changesets of the edit log to find their papers. (SQLite's session extension writes them; the
// format is documented and stable.)
#include "connection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QSet>

#include <functional>

namespace lectern
{

// Calls visit() with the paper number of each row that belongs to a paper, and replaces the number by the
// result. Returns false if the bytes are not a changeset; some rows may have been visited then.
bool forEachPaper(QByteArray &changeset, const std::function<qint64(qint64)> &visit);

// Calls visit() with the number in the first column of each row of this table.
bool forEachKey(QByteArray &changeset, QByteArrayView table, const std::function<void(qint64)> &visit);

// Returns the unpacked changeset of an edit log entry after validating it against the library's tables, so
// that it is safe for SQLite: libraries are untrusted, and SQLite does not validate changesets. tables: those
// that an entry may change. Error if the bytes are not a changeset, or name another table or not all columns
// of a table.
Result<QByteArray> validatedChangeset(const Connection &connection, const QByteArray &packed,
                                      const QList<QByteArray> &tables);

// Returns the current numbers of papers that were merged into others, by their old numbers.
Result<QHash<qint64, qint64>> paperAliases(const Connection &connection);

// Returns the papers that edit log entries refer to, by their current numbers.
Result<QSet<qint64>> papersInLog(const Connection &connection);

} // namespace lectern
