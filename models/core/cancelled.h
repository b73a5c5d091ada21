#pragma once
// How long work asks whether its answer is still wanted.
#include "result.h"

#include <functional>

namespace lectern
{

// Work asks this between rows. True: the answer is no longer wanted, give up.
using Cancelled = std::function<bool()>;

} // namespace lectern
