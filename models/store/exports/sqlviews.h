#pragma once
// Views for people who open a library with sqlite3 or another program for SQLite files.
#include <QByteArrayView>

namespace lectern
{

// Statements that make these views for one connection (TEMP) and then keep that connection from writing. They
// read the tables of the present format. Names of views and columns and what they mean stay as they are
// (README.md of this library names them); tables beneath may change with any step of the schema. The views
// are not in the file: its schema is compared with ours to the letter, and a file of an older format has them
// as soon as the program is new.
QByteArrayView sqlViews();

} // namespace lectern
