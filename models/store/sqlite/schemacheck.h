#pragma once
// Verifies the schema of a library.
#include "connection.h"

#include <QList>
#include <QStringList>

namespace lectern
{

// Compares the text of each table, index, view and trigger of the file with those that its number of schema
// steps creates. Later statements then do what they state: a view in place of a table might never end, and a
// trigger might delete user data. SQLite's own statistics are allowed. A file with more steps than given is
// not compared. A NotALibrary error names what is foreign or missing.
Result<> checkSchema(Connection &connection, const QList<QStringList> &steps);

} // namespace lectern
