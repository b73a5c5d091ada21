#pragma once
// Finds the formulas and brace groups of a text. Both functions run in linear time for any input.
#include <QStringView>

#include <vector>

namespace lectern::tex
{

struct FormulaSpan {
    qsizetype begin = 0, end = 0; // with the delimiters
    qsizetype innerBegin = 0, innerEnd = 0;
    bool display = false;
};

// Returns the formulas of a text in order. A dollar that does not open a plausible formula ("$5 to $10", a
// lone one) is text. The rules are in the .cpp file.
std::vector<FormulaSpan> findFormulas(QStringView source);

struct BraceGroup {
    qsizetype open = 0, close = 0; // positions of { and }
    bool word = false; // whether the group contains only letters, digits, hyphens and such groups: BibTeX's
                       // way to protect case
};

// Returns the balanced brace groups outside formulas, ordered by opening brace. Unbalanced braces belong to
// no group.
std::vector<BraceGroup> findGroups(QStringView source, const std::vector<FormulaSpan> &formulas);

} // namespace lectern::tex
