#pragma once
// Sets one formula as a line of text, where that is possible.
#include "texmathline.h"

namespace lectern::tex
{

// tex: what stands between the delimiters. Linear time; nesting deeper than 40 is declined.
MathLine setMath(QStringView tex, TexReach reach);

} // namespace lectern::tex
