#pragma once
#include <QString>

namespace lectern
{

// Returns the versions of the program, its libraries and the system, one per line, in English. Contains no
// names, paths or library data, so it can be added to a bug report.
QString versionReport();

} // namespace lectern
