#pragma once
// Renders a formula as a line of text if possible.
#include "texmathline.h"

namespace lectern::tex
{

// tex: the text between the delimiters. Linear time; nesting deeper than 40 is declined.
MathLine setMath(QStringView tex, TexReach reach);

} // namespace lectern::tex
