#pragma once
// Where in a text formulas and brace groups are. Both functions take linear time whatever they are given.
#include <QStringView>

#include <vector>

namespace lectern::tex
{

struct FormulaSpan {
    qsizetype begin = 0, end = 0; // with delimiters
    qsizetype innerBegin = 0, innerEnd = 0;
    bool display = false;
};

// The formulas of a text in order. A dollar that opens no believable formula ("$5 to $10", a lone one) is
// text; the rules stand at the implementation.
std::vector<FormulaSpan> findFormulas(QStringView source);

struct BraceGroup {
    qsizetype open = 0, close = 0; // positions of { and }
    bool word = false; // holds only letters, digits, hyphens and such groups: BibTeX's way to protect case
};

// The balanced brace groups outside the formulas, by opening position. Unbalanced braces are in none.
std::vector<BraceGroup> findGroups(QStringView source, const std::vector<FormulaSpan> &formulas);

} // namespace lectern::tex
