#pragma once
// A digest of the content of a library.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// SHA-256 over all papers with shown values and sightings, all sources with diagnostics and author figures,
// and all marks. Independent of row numbers, import order, import times and folders. Reads the whole file.
Result<QByteArray> libraryDigest(Connection &connection);

} // namespace lectern
