#pragma once
// Which of a paper's authors is meant.
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

#include <functional>

class QWidget;

namespace lectern
{

// Calls chosen with the paper's author; asks with a menu over the widget where there are several. False when
// no author of the paper is known.
bool chooseAuthor(const PaperDetail &paper, QWidget *over,
                  const std::function<void(const AuthorRef &)> &chosen);

} // namespace lectern
