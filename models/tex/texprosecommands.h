#pragma once
// Commands other than letters and accents, shared by the reader and the writer of prose.
#include <QStringView>

#include <optional>

namespace lectern
{

// Returns what a command without its backslash prints ("alpha", "textendash", "quad"): the text of a symbol,
// a space, or an empty text ("relax"). nullopt if it is neither a symbol nor a space.
std::optional<QStringView> proseText(QStringView name);

// Commands that format their single argument: \emph{…}, \textbf{…}, \textsubscript{…}.
bool isTexStyleCommand(QStringView name);

// Commands that format the rest of their group: {\it …}, {\sc …}.
bool isTexStyleSwitch(QStringView name);

// Commands that print their argument unchanged: \mbox{…}, \text{…}, \ensuremath{…}.
bool isTexTransparent(QStringView name);

} // namespace lectern
