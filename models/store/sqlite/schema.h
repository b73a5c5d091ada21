#pragma once
// The tables of a library and their schema steps.
#include "connection.h"

#include <QList>
#include <QStringList>
#include <functional>

namespace lectern
{

// One step: its statements, one per string (a trigger contains semicolons).
using SchemaStep = QStringList;

// All steps in order. PRAGMA user_version counts the steps that a file has had. Never edit a released step;
// append.
const QList<SchemaStep> &schemaSteps();

// Compares the file's schema with these steps (schema.h) and runs the missing steps, each in one
// transaction together with its number. A file that has had steps is backed up first (backup.h), and the copy
// is checked. Error if the file has more steps (a newer Lectern wrote it), if its tables are not those of
// Lectern, if steps are missing and it is open read-only, or if a step fails; the file is then in the state
// after the last successful step.
Result<> upgradeSchema(Connection &connection, const QList<SchemaStep> &steps = schemaSteps());

// Verifies the schema of a library.

// Compares the text of each table, index, view and trigger of the file with those that its number of schema
// steps creates. Statements can then rely on the schema: a view in place of a table might never end, and a
// trigger might delete user data. SQLite's own statistics are allowed. A file with more steps than given is
// not compared. A NotALibrary error names what is foreign or missing.
Result<> checkSchema(Connection &connection, const QList<QStringList> &steps);

} // namespace lectern
