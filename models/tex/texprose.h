#pragma once
// Converts between Unicode and TeX prose, as in BibTeX fields.
#include <QString>
#include <QStringView>
#include <optional>

namespace lectern
{

enum class TexStyle {
    Keep, // \emph{…}, {\sc …} and unknown commands are kept: titles and abstracts
    Drop, // only the printed text is kept: names, venues
};

// Decodes TeX: accents, symbols, escapes (\&), dashes, quotes and ties become Unicode; case-protecting braces
// are removed; formulas are unchanged. White space is folded to single spaces and trimmed; with Keep, a blank
// line between paragraphs becomes a line break. An empty group makes the construct after it verbatim:
// "{}\alpha" gives "\alpha". This is Lectern's own rule, so that texts with TeX survive a round trip; TeX
// prints the same either way.
QString readTexProse(QStringView tex, TexStyle style = TexStyle::Keep);

// Returns whether the TeX contains a command that reads or writes a file, runs a program, or changes the
// meaning of the following text. No paper text requires one.
bool hasUnsafeTexCommand(QStringView tex);

// Encodes a text so that readTexProse(writeTexProse(t)) == t for every t with folded white space and balanced
// braces. Formulas and kept commands are unchanged, unless one of them is unsafe: then the whole text is
// written literally.
QString writeTexProse(const QString &text);

// Decodes a URL or identifier: removes only escapes (\_, {\%}, \textless) and braces; dashes, tildes and
// white space are unchanged.
QString readTexVerbatim(QStringView tex);

// Commands other than letters and accents, shared by the reader and the writer of prose.

// Returns what a command without its backslash prints ("alpha", "textendash", "quad"): the text of a symbol,
// a space, or an empty text ("relax"). nullopt if it is neither a symbol nor a space.
std::optional<QStringView> proseText(QStringView name);

// Returns whether the command formats its single argument: \emph{…}, \textbf{…}, \textsubscript{…}.
bool isTexStyleCommand(QStringView name);

// Returns whether the command formats the rest of its group: {\it …}, {\sc …}.
bool isTexStyleSwitch(QStringView name);

// Returns whether the command prints its argument unchanged: \mbox{…}, \text{…}, \ensuremath{…}.
bool isTexTransparent(QStringView name);

} // namespace lectern
