#pragma once
// Versions of the libraries that Lectern uses.
#include <QList>
#include <QPair>
#include <QString>

namespace lectern
{

// Name and version of each library used to read, store or decompress user data; the window adds its own.
QList<QPair<QString, QString>> libraryVersions();

} // namespace lectern
