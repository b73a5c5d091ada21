#pragma once
// Compares author names to decide whether they may belong to one author.
#include <QString>
#include <QStringList>

namespace lectern
{

enum class NameLikeness {
    Different,
    // Might be the same author: initials instead of given names, or a missing middle name.
    Compatible,
    // The same words, but in another order, joined or split.
    SameWords,
    Same, // equal after folding
};

// Compares two names folded by foldName(). The comparison is language-independent. The family name is the
// last word, or the first word if both names have the same words in another order.
NameLikeness compareNames(QStringView foldedA, QStringView foldedB);

// Returns the family name of a folded name: its last word without a suffix ("jr", "iii"). Empty for an empty
// name.
QString familyName(QStringView folded);

// Returns blocking keys. Two names that compareNames() does not call Different share at least one key, so
// candidate pairs are found in near-linear time.
QStringList nameKeys(QStringView folded);

} // namespace lectern
