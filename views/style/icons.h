#pragma once
// The bundled line icons, in the colours of the moment.
#include <QIcon>

namespace lectern
{

enum class Tint { Text, Muted, Accent, Bookmark, Danger };

// An icon by its file name in resources/icons ("star"). Painted in the application palette's colour each time
// it is painted, so it follows a change of theme by itself; sharp at every scale.
QIcon icon(const QString &name, Tint tint = Tint::Muted);

// The dot of a tag in one of its colours (tagColour()); 0: a ring, for none. It follows a change of theme
// too.
QIcon dotIcon(int colour);

} // namespace lectern
