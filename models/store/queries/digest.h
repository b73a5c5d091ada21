#pragma once
// A digest of what a library holds.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

namespace lectern
{

// SHA-256 over all papers with what they show and their sightings, all sources with their remarks and author
// figures, and all marks. It does not depend on row numbers, on the order of imports, or on when and from
// which folder something was imported. Reads the whole file.
Result<QByteArray> libraryDigest(Connection &connection);

} // namespace lectern
