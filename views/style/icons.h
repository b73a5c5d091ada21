#pragma once
// The bundled line icons, tinted from the palette.
#include <QIcon>

namespace lectern
{

enum class Tint { Text, Muted, Accent, Bookmark, Danger };

// An icon by its file name in resources/icons ("star"). Tinted from the application palette at paint time, so
// it follows theme changes; sharp at all scales.
QIcon icon(const QString &name, Tint tint = Tint::Muted);

// The dot of a tag in one of its colours (tagColour()); 0: a ring. Also follows theme changes.
QIcon dotIcon(int colour);

} // namespace lectern
