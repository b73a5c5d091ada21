#pragma once
// Reads the bytes in which the edit log keeps a change: which papers it speaks of. (SQLite's session
// extension writes them; the format is documented and stable.)
#include "connection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>
#include <QList>
#include <QSet>

#include <functional>

namespace lectern
{

// Returns the column of a table of a person's work that holds the paper's number; -1 where rows belong to no
// paper.
int paperColumn(QByteArrayView table);

// Calls visit() with the number of the paper of every row that belongs to one, and writes what it returns in
// its place. False when the bytes are no changeset; some may have been visited then.
bool forEachPaper(QByteArray &changeset, const std::function<qint64(qint64)> &visit);

// Calls visit() with the value in the first column, a number, of every row of this table.
bool forEachKey(QByteArray &changeset, QByteArrayView table, const std::function<void(qint64)> &visit);

// Returns the changes of an entry of the edit log, unpacked and compared with the tables of the library, so
// that SQLite can be given them: a library may come from anyone, and SQLite trusts what it recorded. tables:
// those an entry may be about. An Error when the bytes are no changeset, speak of another table, or not of
// all columns of one as it is.
Result<QByteArray> soundChangeset(const Connection &connection, const QByteArray &packed,
                                  const QList<QByteArray> &tables);

// Returns where papers went that became one with others, by their old numbers.
Result<QHash<qint64, qint64>> paperAliases(const Connection &connection);

// Returns the papers that entries of the edit log speak of, by the numbers they have now.
Result<QSet<qint64>> papersInLog(const Connection &connection);

} // namespace lectern
