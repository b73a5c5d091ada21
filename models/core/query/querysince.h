#pragma once
// "New since then" as a condition: "is:new#12" finds the papers that came in after the one with the id 12.
#include "models/core/ids.h"
#include "query.h"

namespace lectern
{

// Returns the id in the value "new#12" of a condition of Kind::Is; nullopt for all other values.
std::optional<qint64> newSince(const QString &value);
// Makes the condition that asks for what came in after this paper.
QueryNode newSinceNode(PaperId seen);

} // namespace lectern
