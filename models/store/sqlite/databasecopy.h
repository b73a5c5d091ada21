#pragma once
// A copy of a library that may be open.
#include "connection.h"

#include <functional>

namespace lectern
{

// Copies the open library page by page into a new file, then opens and checks the copy. The target must not
// exist; it is removed after an Error and when cancelled.
Result<> copyDatabase(const Connection &connection, const QString &target,
                      const std::function<bool()> &cancelled = {});

} // namespace lectern
