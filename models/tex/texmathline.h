#pragma once
// A formula set as a line of text.
#include "textext.h"

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

} // namespace lectern::tex
