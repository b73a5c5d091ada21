#pragma once
// Reads TeX's accents and letters in the text of every format that carries them.
#include <QString>
#include <QStringView>

namespace lectern
{

// Reads an accent command (\"o, \'{\i}, \v C, \~{\^e}) or a letter command (\ss, \O, \l{}) that starts with
// the backslash at text[at]. Returns how many characters it takes and appends the composed letter to out; 0
// when there is none at that place. Letter commands eat the space behind them, or an empty group, as TeX
// does.
qsizetype readTexLetter(QStringView text, qsizetype at, QString &out);

// Returns one past the end of the formula that starts at text[at] ($…$, $$…$$, \(…\), \[…\]), or at itself
// when no formula starts there or it is never closed. A formula spans at most 2,000 characters, so that a
// stray dollar sign cannot make half an abstract a formula.
qsizetype endOfMath(QStringView text, qsizetype at);

// Decodes accents and letter commands outside formulas and drops the braces that hold only them ("M{\"u}ller"
// -> "Müller"). Every other character stays as it is.
QString decodeTexAccents(const QString &text);

} // namespace lectern
