#pragma once
// The tables of a library and their schema steps.
#include "connection.h"

#include <QList>
#include <QStringList>
#include <functional>

namespace lectern
{

// One step of the schema.
struct SchemaStep {
    int version = 0; // PRAGMA user_version of a file after this step
    QStringList statements; // one statement per string, because a trigger contains semicolons
};

// All steps in order. The first creates a new library; each later one upgrades a library of the version
// before it. Never edit a released step; append. Versions below the first step were never released.
const QList<SchemaStep> &schemaSteps();

// The version of the last step.
int schemaVersion(const QList<SchemaStep> &steps = schemaSteps());

// Compares the file's schema with these steps and runs the missing steps, each in one transaction together
// with its version. A file that has a version is backed up first (backup.h), and the copy is checked. Error
// if the file has a later version (a newer Lectern wrote it) or one before the first step, if its tables are
// not those of Lectern, if steps are missing and it is open read-only, or if a step fails; the file is then
// in the state after the last successful step.
Result<> upgradeSchema(Connection &connection, const QList<SchemaStep> &steps = schemaSteps());

// Compares the text of each table, index, view and trigger of the file with those that the steps up to its
// version create. Later statements then do what they state: a view in place of a table might never end, and a
// trigger might delete user data. SQLite's own statistics are allowed. A file of a later version is not
// compared. A NotALibrary error names what is foreign or missing; a file of a version before the first step
// is refused as well.
Result<> checkSchema(Connection &connection, const QList<SchemaStep> &steps);

} // namespace lectern
