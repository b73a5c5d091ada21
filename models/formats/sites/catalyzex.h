#pragma once
// Reader for saved author pages of catalyzex.com ("catalyzex-author"). They contain "Abstract:…" blocks and
// little else of use.
#include "models/formats/base/format.h"

namespace lectern
{

Format catalyzexAuthorFormat();

} // namespace lectern
