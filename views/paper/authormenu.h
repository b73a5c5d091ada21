#pragma once
// Chooses one of a paper's authors.
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

#include <functional>

class QWidget;

namespace lectern
{

// Calls chosen() with the paper's author. If there are several, shows a menu over the widget first. Returns
// false if no author of the paper is known.
bool chooseAuthor(const PaperDetail &paper, QWidget *over,
                  const std::function<void(const AuthorRef &)> &chosen);

} // namespace lectern
