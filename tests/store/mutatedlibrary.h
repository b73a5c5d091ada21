#pragma once
// Libraries with anything changed in them: what the test of random changes and the fuzz target share.
#include "models/store/library.h"

#include <QByteArray>
#include <QString>

namespace lectern::test
{

// Writes a library that has rows in nearly every table, made once in a process.
void writeUsualLibrary(const QString &file);

// Takes the bytes for changes to cells, rows and pages of the library, up to a dozen, and makes them. Lists
// of the index have their checksums made right again, half of the time: those prove nothing. Whatever the
// bytes, these are changes; none where they are empty.
void changeLibrary(const QString &file, QByteArrayView bytes);

// Asks for everything that the window and the command line ask for, and returns how many answers there were,
// or how many failed. What fails must say so, or the program ends.
int askEverything(Library &library, bool countFailed = false);

// Opens the library for reading and for writing, asks for everything, undoes, redoes, marks, imports, and
// salvages it into another file. What fails must say so, or the program ends.
void useLibrary(const QString &file);

} // namespace lectern::test
