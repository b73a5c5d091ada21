#pragma once
// What the rows of a changeset say: their values before and after, and what they mean for authors and papers.
// operation is what sqlite3changeset_op() gives: SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE.
#include "models/store/authors/authorsettler.h"
#include "models/store/identity/paperdecisiontable.h"
#include "models/store/sqlite/connection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

// Debian's SQLite has the session extension; its header shows it to those who ask.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

namespace lectern
{

// A value of a change: the new one where there is one, else the old one.
sqlite3_value *valueAt(sqlite3_changeset_iter *at, int operation, int column);

// By how much a 0/1 column goes up or down with a change.
int difference(sqlite3_changeset_iter *at, int operation, int column);

// Adds what a change of this table of a person's work says about authors.
void noteAuthors(QByteArrayView table, sqlite3_changeset_iter *at, int operation,
                 AuthorSettler::Changes *changes);

// The decisions in a changeset that two papers are one, whether it makes them or takes them back.
Result<QList<PaperDecision>> joinsIn(const Connection &connection, const QByteArray &changeset);

} // namespace lectern
