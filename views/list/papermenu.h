#pragma once
// Context menu of the selected papers.
#include "views/actions/commandcontext.h"

class QPoint;

namespace lectern
{

// position: global. The entries depend on the current sidebar entry.
void popUpPaperMenu(const CommandContext &context, const QPoint &position);

} // namespace lectern
