#pragma once
// Reads saved web pages that carry their paper's data for machines: citation_* meta tags (Google Scholar's),
// Dublin Core meta tags, schema.org JSON-LD.
#include "models/formats/base/format.h"

namespace lectern
{

Format webPageFormat();

} // namespace lectern
