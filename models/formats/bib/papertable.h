#pragma once
// Papers as a table: what spreadsheets and other programs read.
#include "models/formats/base/format.h"

namespace lectern
{

// Tables, read (records/csv.h) and written. Pages are written as people read them; the kind is one of
// kindWords().
Format tableFormat();

} // namespace lectern
