#pragma once
// Cancellation callback.
#include "result.h"

#include <functional>

namespace lectern
{

// Long-running work calls this between rows and stops if it returns true.
using Cancelled = std::function<bool()>;

} // namespace lectern
