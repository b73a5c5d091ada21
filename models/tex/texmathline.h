#pragma once
// A formula rendered as a line of text.
#include "textext.h"

#include <vector>

namespace lectern::tex
{

// A piece of a rendered formula, with the space before it.
struct MathPiece {
    QString text;
    quint16 format = 0; // TexFormat bits
    QChar space; // null: none
};

struct MathLine {
    std::vector<MathPiece> pieces; // empty if declined
    TexFormula::Outcome outcome = TexFormula::Outcome::Declined;
};

} // namespace lectern::tex
