#pragma once
// Table format for spreadsheets and other programs.
#include "models/formats/base/format.h"

namespace lectern
{

// Reads (records/csv.h) and writes tables. Page ranges are written for display; the kind is one of
// kindWords().
Format tableFormat();

} // namespace lectern
