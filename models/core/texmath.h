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

// Appends a character so that it can be seen and does no harm: control characters as their pictures,
// bidirectional overrides as <U+202E>, what is no character or means something to the text engine (U+FFFC) as
// U+FFFD.
void appendVisible(QString &out, char32_t character);
// Whether appendVisible() would change the UTF-16 unit or needs its partner to tell.
bool needsVisible(char16_t unit);
// The code point at a place; advances the place behind it. A lone surrogate is returned as such.
char32_t takeCharacter(QStringView text, qsizetype &at);

} // namespace lectern::tex
