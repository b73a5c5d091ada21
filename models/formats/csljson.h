#pragma once
// CSL-JSON: Zotero, Crossref, citation processors.
#include "format.h"

namespace lectern
{

Format cslJsonFormat();

} // namespace lectern
