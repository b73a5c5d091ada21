#pragma once
// How work that takes long asks whether it is still wanted.
#include "result.h"

#include <functional>

namespace lectern
{

// Asked between rows; true: give up, the answer is no longer wanted.
using Cancelled = std::function<bool()>;

} // namespace lectern
