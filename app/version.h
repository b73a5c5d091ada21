#pragma once
// Which Lectern this is.
#include <QString>

namespace lectern
{

// "0.1.0 (1a2b3c4)": the version and the commit it was built from, with "+" where the tree had changes beside
// it; the version alone where it was built outside of a repository.
QString programVersion();

} // namespace lectern
