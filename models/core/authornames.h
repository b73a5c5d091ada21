#pragma once
// Whether two names may be one person's.
#include <QString>
#include <QStringList>

namespace lectern
{

enum class NameLikeness {
    Different,
    // One could be written for the other, but might be a stranger: initials, a middle name left out.
    Compatible,
    // The same words: in another order, joined, or split.
    SameWords,
    Same, // after folding
};

// Compares two names folded by foldName(). It knows no language: the last word is the family name, or the
// first word where both names have the same words in another order.
NameLikeness compareNames(QStringView foldedA, QStringView foldedB);

// Returns the family name of a folded name: its last word without a suffix ("jr", "iii"). Empty for an empty
// name.
QString familyName(QStringView folded);

// Returns keys under which names that compareNames() does not call different meet, so that pairs are found in
// near-linear time.
QStringList nameKeys(QStringView folded);

} // namespace lectern
