#pragma once
// What the reader and the writer of prose make of commands that are no letters and no accents.
#include <QStringView>

#include <optional>

namespace lectern
{

// What a command prints, given without its backslash ("alpha", "textendash", "quad"): the text of its symbol,
// a space, or nothing ("relax"). No value when the name is neither a symbol nor a space.
std::optional<QStringView> proseText(QStringView name);

// Commands that set the look of their one argument: \emph{…}, \textbf{…}, \textsubscript{…}.
bool isTexStyleCommand(QStringView name);

// Commands that set the look of the rest of their group: {\it …}, {\sc …}.
bool isTexStyleSwitch(QStringView name);

// Commands that print their argument as it is: \mbox{…}, \text{…}, \ensuremath{…}.
bool isTexTransparent(QStringView name);

} // namespace lectern
