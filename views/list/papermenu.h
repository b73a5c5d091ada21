#pragma once
// The menu of the papers that are selected in the list.
#include "views/actions/commandcontext.h"

class QPoint;

namespace lectern
{

// position: on the screen. What it offers depends on the place whose papers are shown.
void popUpPaperMenu(const CommandContext &context, const QPoint &position);

} // namespace lectern
