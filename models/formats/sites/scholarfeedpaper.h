#pragma once
// Reads saved pages of one paper of scholarfeed.org ("scholarfeed-paper"): the title, one sentence on why it
// matters, a summary and the abstract, a line each. The page's address has the arXiv id, and so perhaps has
// the file's name.
#include "models/formats/base/format.h"

namespace lectern
{

Format scholarfeedPaperFormat();

} // namespace lectern
