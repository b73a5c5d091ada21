#pragma once
// Characters that a page holds for its layout and a reader of its text must not meet.
#include <QByteArrayView>

namespace lectern
{

// Returns how many bytes of UTF-8 at a position are such a character, 0 for any other. instead: what stands
// for it, a blank (non-breaking and narrow ones), a line end (U+2028), or NUL for nothing at all (soft
// hyphens, zero width blanks, marks of the direction of writing).
qsizetype invisibleAt(QByteArrayView text, qsizetype at, char *instead);

} // namespace lectern
