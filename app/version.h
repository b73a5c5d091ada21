#pragma once
// The version of Lectern.
#include <QString>

namespace lectern
{

// "0.1.0 (1a2b3c4)": the version and the commit, with "+" if the tree had uncommitted changes; only the
// version outside a repository.
QString programVersion();

} // namespace lectern
