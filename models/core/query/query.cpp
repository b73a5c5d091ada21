#include "query.h"

namespace lectern
{

bool QueryNode::operator==(const QueryNode &) const = default;

} // namespace lectern
