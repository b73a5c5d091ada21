#pragma once
// Categories as printed: "LG", "cs.LG", "astro-ph".
#include <QString>
#include <QStringView>

namespace lectern
{

// Whether the two name one category: equal but for case, or one is without its archive ("LG", "cs.LG").
bool sameCategory(QStringView a, QStringView b);

// The part behind the archive: "LG" of "cs.LG"; all of it where there is none.
QStringView bareCategory(QStringView category);

} // namespace lectern
