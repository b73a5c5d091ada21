#pragma once
// Readers for saved pages of scholarfeed.org: author pages ("scholarfeed-author": header, then title and
// authors on separate lines) and lists ("scholarfeed-list": title and authors glued into one line).
#include "models/formats/base/format.h"

namespace lectern
{

Format scholarfeedAuthorFormat();
Format scholarfeedListFormat();

} // namespace lectern
