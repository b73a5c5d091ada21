#pragma once
// RIS, the tagged format of EndNote, Zotero and publishers' sites.
#include "models/formats/base/format.h"

namespace lectern
{

Format risFormat();

} // namespace lectern
