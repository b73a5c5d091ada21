#pragma once
// Reads saved pages of scholarfeed.org: author pages ("scholarfeed-author": a head, then title and authors on
// lines of their own) and lists ("scholarfeed-list": title and authors glued into one line).
#include "models/formats/base/format.h"

namespace lectern
{

Format scholarfeedAuthorFormat();
Format scholarfeedListFormat();

} // namespace lectern
