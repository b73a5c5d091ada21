#pragma once
// CSL-JSON: Zotero, Crossref, citation processors.
#include "models/formats/base/format.h"

namespace lectern
{

Format cslJsonFormat();

} // namespace lectern
