#pragma once
// Reads saved author pages of catalyzex.com ("catalyzex-author"), which consist of blocks "Abstract:…" and
// nothing else of use.
#include "models/formats/base/format.h"

namespace lectern
{

Format catalyzexAuthorFormat();

} // namespace lectern
