#pragma once
// Whether the tables of a library are ours.
#include "connection.h"

#include <QList>
#include <QStringList>

namespace lectern
{

// Compares every table, index, view and trigger of the file with what these steps make, as far as the file
// has had them (schema.h), by its text. What is read and written later then does what its statement says: a
// view in the place of a table may never end, and a trigger may delete what a person wrote. SQLite's own
// statistics may be there. A file that has had more steps than these is not compared. An Error of the kind
// NotALibrary names what is not ours or missing.
Result<> checkSchema(Connection &connection, const QList<QStringList> &steps);

} // namespace lectern
