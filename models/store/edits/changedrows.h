#pragma once
// Reads the rows of a changeset: their values before and after, and what they mean for authors and papers.
// operation is what sqlite3changeset_op() returns: SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/papers/authorlinker.h"
#include "models/store/sqlite/connection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

// Debian's SQLite has the session extension; its header declares it only when this is defined.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

namespace lectern
{

// Returns a value of a change: the new one if there is one, else the old one.
sqlite3_value *valueAt(sqlite3_changeset_iter *at, int operation, int column);

// Returns by how much a change raises or lowers a 0/1 column.
int difference(sqlite3_changeset_iter *at, int operation, int column);

// Notes what a change of this table of a person's work says about authors.
void noteAuthors(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                 AuthorLinker::Changes *changes);

// Returns the decisions in a changeset that two papers are one, whether it makes them or takes them back.
Result<QList<PaperDecision>> joinsIn(const Connection &connection, const QByteArray &changeset);

} // namespace lectern
