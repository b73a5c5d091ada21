#pragma once
// Sets one formula as a line of text, where that is possible.
#include "tex.h"
#include "texsymbols.h"

#include <vector>

namespace lectern::tex
{

// A bit of a set formula, with the space before it.
struct MathPiece {
    QString text;
    quint16 format = 0; // TexFormat bits
    QChar space; // null: none
};

struct MathLine {
    std::vector<MathPiece> pieces; // empty when declined
    TexFormula::Outcome outcome = TexFormula::Outcome::Declined;
};

// tex: what stands between the delimiters. Linear time; nesting deeper than 40 is declined.
MathLine setMath(QStringView tex, TexReach reach);

} // namespace lectern::tex
