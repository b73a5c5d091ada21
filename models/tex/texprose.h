#pragma once
// Running text in TeX's notation, as BibTeX fields hold it, and back.
#include <QString>
#include <QStringView>

namespace lectern
{

enum class TexStyle {
    Keep, // \emph{…}, {\sc …} and commands we do not know stay as they are: titles and abstracts
    Drop, // only what they print stays: names, venues
};

// Reads TeX's notation: accents, symbols, escapes (\&), dashes, quotes and ties become Unicode; the braces
// that protect case go; formulas stay verbatim. White space is folded to single spaces, none at the ends; a
// blank line of a text with paragraphs (Keep) becomes one line break. An empty group keeps what stands right
// behind it verbatim: "{}\alpha" gives "\alpha". That is our own rule, so that texts which carry TeX survive
// a round trip; TeX prints the same either way.
QString readTexProse(QStringView tex, TexStyle style = TexStyle::Keep);

// Whether a command in this TeX reads or writes a file, runs a program, or changes what the text behind it
// means to TeX. No text of a paper needs one.
bool hasUnsafeTexCommand(QStringView tex);

// Writes a text so that readTexProse(writeTexProse(t)) == t for every t whose white space is folded, with
// balanced braces. Formulas and kept commands stay verbatim, unless one of them is unsafe: then all of the
// text is written as letters.
QString writeTexProse(const QString &text);

// Reads an address or an identifier: only escapes (\_, {\%}, \textless) and braces are undone; dashes, tildes
// and white space stay.
QString readTexVerbatim(QStringView tex);

} // namespace lectern
