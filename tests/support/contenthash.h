#pragma once
// Compares libraries by content.
#include "models/core/result.h"

#include <QByteArray>

namespace lectern
{

class Library;

namespace test
{

// Returns the SHA-256 of all papers with shown values and sightings, all sources with diagnostics and author
// figures, and all user data. Independent of row numbers, import order, import times and folders. Reads the
// committed state of the whole file through a separate connection.
Result<QByteArray> contentHash(const Library &library);

} // namespace test

} // namespace lectern
