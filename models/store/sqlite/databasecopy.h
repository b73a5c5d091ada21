#pragma once
// A copy of a library that may be open anywhere.
#include "connection.h"

#include <functional>

namespace lectern
{

// A faithful copy of the open library in a new file, opened and checked before this returns. The target must
// not exist; it is removed again after an Error and when cancelled.
Result<> copyDatabase(const Connection &connection, const QString &target,
                      const std::function<bool()> &cancelled = {});

} // namespace lectern
