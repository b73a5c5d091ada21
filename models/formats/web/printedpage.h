#pragma once
// Printed web pages as converted by pdftotext -layout: lines wrapped at the margin, with the browser's header
// and footer on each sheet.
#include "models/formats/base/format.h"

namespace lectern
{

// Never detected; the text comes from the PDF converter (converters()).
Format printedPageFormat();

} // namespace lectern
