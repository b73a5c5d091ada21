#pragma once
// TeX's commands for single symbols, and what the reader of running text makes of the other commands.
#include <QStringView>

namespace lectern
{

// The Unicode text of a symbol command without its backslash ("alpha", "textendash", "copyright"); empty for
// commands that print nothing ("relax"), null when the name is no symbol.
QStringView texSymbol(QStringView name);

// Commands that set the look of their one argument: \emph{…}, \textbf{…}, \textsubscript{…}.
bool isTexStyleCommand(QStringView name);

// Commands that set the look of the rest of their group: {\it …}, {\sc …}.
bool isTexStyleSwitch(QStringView name);

// Commands that print their argument as it is: \mbox{…}, \text{…}, \ensuremath{…}.
bool isTexTransparent(QStringView name);

} // namespace lectern
