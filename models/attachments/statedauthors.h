#pragma once
// Finds the authors between title and abstract on a first page. Pure function.
#include "statedlines.h"

#include <QStringList>

namespace lectern
{

// Returns the names on a line that contains only names of people, otherwise empty.
QStringList namesOnLine(const StatedLine &line);

// Returns the names on the lines [begin, end): all of them or none. The first line must contain names.
// Further lines count if the previous one continues, if they are next to the first one, or if they begin a
// separate block in the same font. A line that may be a name or a place makes the result empty, because a
// partial list is wrong.
QStringList statedAuthors(const std::vector<StatedLine> &lines, size_t begin, size_t end);

} // namespace lectern
