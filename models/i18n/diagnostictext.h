#pragma once
// Translates the diagnostics of format readers.
#include <QString>

namespace lectern
{

// Translates a diagnostic, a refusal or a format name, which the library stores in English. Other texts are
// returned unchanged. For the window and for printed output.
QString diagnosticText(const QString &english);

} // namespace lectern
