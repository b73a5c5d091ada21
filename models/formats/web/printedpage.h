#pragma once
// The print of a page, as pdftotext -layout writes it: lines broken at the margin, with the head and foot
// that browsers print on each sheet.
#include "models/formats/base/format.h"

namespace lectern
{

// Is never recognised: the text comes from the converter of PDF (converters()).
Format printedPageFormat();

} // namespace lectern
