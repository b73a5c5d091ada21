#pragma once
// Categories as printed: "LG", "cs.LG", "astro-ph".
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns whether the two are one category: equal (case-insensitive), or one lacks its archive ("LG",
// "cs.LG").
bool sameCategory(QStringView a, QStringView b);

// Returns the part after the archive: "LG" for "cs.LG"; everything if there is no archive.
QStringView bareCategory(QStringView category);

} // namespace lectern
