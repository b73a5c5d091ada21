#pragma once
// Parses TeX accents and letters for all formats that use them.
#include <QString>
#include <QStringView>

namespace lectern
{

// Parses an accent command (\"o, \'{\i}, \v C, \~{\^e}) or a letter command (\ss, \O, \l{}) whose backslash
// is at text[at]. Appends the composed letter to out and returns the consumed length, or 0 if there is none.
// Letter commands consume the space after them, or an empty group, as in TeX.
qsizetype readTexLetter(QStringView text, qsizetype at, QString &out);

// Returns the position after the formula that starts at text[at] ($…$, $$…$$, \(…\), \[…\]), or `at` if there
// is none or it is not closed. A formula has at most 2,000 characters, so that a stray dollar cannot turn
// half an abstract into a formula.
qsizetype endOfMath(QStringView text, qsizetype at);

// Decodes accents and letter commands outside formulas and removes braces that contain only them
// ("M{\"u}ller" -> "Müller"). All other characters are unchanged.
QString decodeTexAccents(const QString &text);

} // namespace lectern
