#pragma once
// Saved author pages of catalyzex.com ("catalyzex-author"): blocks "Abstract:…" and nothing else that says
// anything.
#include "models/formats/base/format.h"

namespace lectern
{

Format catalyzexAuthorFormat();

} // namespace lectern
