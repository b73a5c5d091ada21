#pragma once
// Journals that bibliographies of astronomy name by commands.
#include <QStringView>

namespace lectern
{

// Returns the journal of a value that is one of these commands ("\apj", "{\mnras}"); empty otherwise.
QStringView journalOfMacro(QStringView tex);

} // namespace lectern
