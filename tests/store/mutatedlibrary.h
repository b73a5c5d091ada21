#pragma once
// Randomly changed libraries, shared by tst_changedlibrary and the fuzz target.
#include "models/store/library.h"

#include <QByteArray>
#include <QString>

namespace lectern::test
{

// Writes a library with rows in nearly every table; built once per process.
void writeUsualLibrary(const QString &file);

// Decodes the bytes as up to a dozen changes to cells, rows and pages of the library and applies them. In
// half of the runs the checksums of changed index lists are updated, because a checksum does not protect
// against deliberate changes. Any non-empty bytes give changes.
void changeLibrary(const QString &file, QByteArrayView bytes);

// Makes all requests of the window and the command line. Returns the number of successful ones, or of failed
// ones if countFailed. Aborts if a failure has no message.
int makeAllRequests(Library &library, bool countFailed = false);

// Opens the library for reading and for writing, makes all requests, undoes, redoes, marks, imports, and
// recovers it into another file. Aborts if a failure has no message.
void useLibrary(const QString &file);

} // namespace lectern::test
