#pragma once
// CSL-JSON, the format of Zotero, Crossref and citation processors.
#include "models/formats/base/format.h"

namespace lectern
{

Format cslJsonFormat();

} // namespace lectern
