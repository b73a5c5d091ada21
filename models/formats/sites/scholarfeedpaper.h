#pragma once
// Reader for saved pages of one scholarfeed.org paper ("scholarfeed-paper"): title, one sentence of
// significance, a summary and the abstract, one line each. The arXiv id is in the page's URL and possibly in
// the file name.
#include "models/formats/base/format.h"

namespace lectern
{

Format scholarfeedPaperFormat();

} // namespace lectern
