#pragma once
// Whether two names may be one person's.
#include <QString>
#include <QStringList>

namespace lectern
{

enum class NameLikeness {
    Different,
    // One could be written for the other, but a stranger may be meant: initials, a middle name left out.
    Compatible,
    // The same words: in another order, joined, or split.
    SameWords,
    Same, // after folding
};

// Compares two names folded by foldName(). Knows no language: the last word is the family name, or the first
// one where both names have the same words in another order.
NameLikeness compareNames(QStringView foldedA, QStringView foldedB);

// The family name of a folded name: its last word, a suffix ("jr", "iii") left out. Empty for an empty name.
QString familyName(QStringView folded);

// Keys under which names that compareNames() does not call different meet: near-linear search of pairs.
QStringList nameKeys(QStringView folded);

} // namespace lectern
