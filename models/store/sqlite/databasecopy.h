#pragma once
// A copy of a library that may be open anywhere.
#include "connection.h"

#include <functional>

namespace lectern
{

// Copies the open library faithfully into a new file, and opens and checks the copy before it returns. The
// target must not exist; it is removed again after an Error and when cancelled.
Result<> copyDatabase(const Connection &connection, const QString &target,
                      const std::function<bool()> &cancelled = {});

} // namespace lectern
