#pragma once
// SQL views for opening a library with sqlite3 or another SQLite program.
#include <QByteArrayView>

namespace lectern
{

// Statements that create these views for one connection (TEMP) and then make that connection read-only. They
// read the tables of the current schema. Names and meanings of views and columns are stable; the tables
// may change with any schema step. The views are not in the file, because its schema is compared exactly.
QByteArrayView sqlViews();

} // namespace lectern
