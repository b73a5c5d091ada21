#pragma once
// The reading view as assistive technology sees it.

namespace lectern
{

// From now on every ReadingView reads its formulas aloud as TeX instead of as "object", and places in its
// accessible text are counted accordingly. Calling it again does nothing.
void makeReadingAccessible();

} // namespace lectern
