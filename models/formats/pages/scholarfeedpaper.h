#pragma once
// Saved pages of one paper of scholarfeed.org ("scholarfeed-paper"): title, one sentence on why it matters, a
// summary, the abstract, a line each. The address of the page, and so perhaps the file's name, has the arXiv
// id.
#include "models/formats/base/format.h"

namespace lectern
{

Format scholarfeedPaperFormat();

} // namespace lectern
