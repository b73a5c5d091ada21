#pragma once
// "New since then" as a condition: "is:new#12" finds the papers that came in after the one with the id 12.
#include "ids.h"
#include "query.h"

namespace lectern
{

// The id in the value "new#12" of a condition of Kind::Is; nullopt in all other values.
std::optional<qint64> newSince(const QString &value);
// The condition that asks for what came in after this paper.
QueryNode newSinceNode(PaperId seen);

} // namespace lectern
