#pragma once
// The tables of a library and how an older file becomes a newer one.
#include "connection.h"

#include <QList>
#include <QStringList>

#include <functional>

namespace lectern
{

// One step: its statements, one a string (a trigger contains semicolons).
using SchemaStep = QStringList;

// All steps in order. The file remembers in PRAGMA user_version how many it has had. Never edit a step that a
// release has shipped; append.
const QList<SchemaStep> &schemaSteps();

// Compares what the file has with these steps (schemacheck.h), and runs the steps the file misses, each in
// one transaction together with its number. A file that has had some is backed up first (backup.h), and the
// copy checked. An Error when the file has had more steps than we know (a newer Lectern wrote it), when its
// tables are not ours, when it misses some and is open for reading only, or when a step fails; the file is
// then as the last good step left it.
Result<> upgradeSchema(Connection &connection, const QList<SchemaStep> &steps = schemaSteps());

} // namespace lectern
