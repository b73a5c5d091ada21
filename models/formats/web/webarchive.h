#pragma once
// Safari web archives: a binary property list with the page and its resources.
#include "models/formats/base/format.h"

namespace lectern
{

Format webArchiveFormat();

} // namespace lectern
