#pragma once
// RIS, the tagged format of EndNote, Zotero, publishers' sites.
#include "format.h"

namespace lectern
{

Format risFormat();

} // namespace lectern
