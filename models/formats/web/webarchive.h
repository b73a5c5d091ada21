#pragma once
// Pages as Safari saves them (webarchive): a binary property list that holds the page and its resources.
#include "models/formats/base/format.h"

namespace lectern
{

Format webArchiveFormat();

} // namespace lectern
