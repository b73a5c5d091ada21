#pragma once
// Accessibility of the paper text.

namespace lectern
{

// Makes each ReadingView expose formulas as TeX instead of as "object", with offsets of its accessible text
// counted accordingly. Further calls do nothing.
void makeReadingAccessible();

} // namespace lectern
