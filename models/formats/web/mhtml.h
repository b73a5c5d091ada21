#pragma once
// Pages saved as a message (MHTML, also .eml) by Chromium, Edge and Opera.
#include "models/formats/base/format.h"

namespace lectern
{

Format mhtmlFormat();

} // namespace lectern
