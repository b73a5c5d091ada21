#pragma once
// Layout characters that are removed from text.
#include <QByteArrayView>

namespace lectern
{

// Returns the length in bytes of a layout character at this position of UTF-8 text, 0 for other characters.
// instead: its replacement: a space (for non-breaking and narrow spaces), a line end (U+2028), or NUL for
// nothing (soft hyphens, zero-width spaces, directional marks).
qsizetype invisibleAt(QByteArrayView text, qsizetype at, char *instead);

} // namespace lectern
