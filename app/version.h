#pragma once
// The version of Lectern.
#include <QString>

namespace lectern
{

// Returns the version and the commit, for example "0.1.0 (1a2b3c4)". A "+" after the commit marks uncommitted
// changes. Builds outside a repository state only the version.
QString programVersion();

} // namespace lectern
