#pragma once
// Pages as web clippers keep them: Markdown, usually with front matter that says where it comes from.
#include "models/formats/base/format.h"

namespace lectern
{

Format markdownClipFormat();

} // namespace lectern
