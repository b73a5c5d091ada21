#pragma once
// "is:new#12" finds the papers imported after the paper with id 12.
#include "models/core/ids.h"
#include "query.h"

namespace lectern
{

// Returns the id in the value "new#12" of a condition of Kind::Is; nullopt for all other values.
std::optional<qint64> newSince(const QString &value);
// Returns the condition for papers imported after this one.
QueryNode newSinceNode(PaperId seen);

} // namespace lectern
