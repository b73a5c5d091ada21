#pragma once
// Reads the rows of a changeset: their values before and after, and their meaning for authors and papers.
// operation is the result of sqlite3changeset_op(): SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/papers/authorlinker.h"
#include "models/store/sqlite/connection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

// Debian's SQLite has the session extension; its header declares it only with these macros.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

namespace lectern
{

// Returns a value of a change: the new one if it exists, else the old one.
sqlite3_value *valueAt(sqlite3_changeset_iter *at, int operation, int column);

// Returns by how much a change increases or decreases a 0/1 column.
int difference(sqlite3_changeset_iter *at, int operation, int column);

// Collects the authors affected by a change of this user-data table.
void noteAuthors(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                 AuthorLinker::Changes *changes);

// Returns the decisions in a changeset that merge two papers, whether it adds or removes them.
Result<QList<PaperDecision>> joinsIn(const Connection &connection, const QByteArray &changeset);

} // namespace lectern
