#pragma once
// Pages saved by web clippers: Markdown, usually with front matter that states the source.
#include "models/formats/base/format.h"

namespace lectern
{

Format markdownClipFormat();

} // namespace lectern
