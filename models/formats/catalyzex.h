#pragma once
// Saved author pages of catalyzex.com ("catalyzex-author"): blocks "Abstract:…" and nothing else that says
// anything.
#include "format.h"

namespace lectern
{

Format catalyzexAuthorFormat();

} // namespace lectern
