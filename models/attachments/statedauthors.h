#pragma once
// The authors of a paper as its first page prints them between title and abstract. Pure.
#include "statedlines.h"

#include <QStringList>

namespace lectern
{

// The names of a line that holds nothing but names of persons; else empty.
QStringList namesOnLine(const StatedLine &line);

// The names on the lines from `begin` to before `end`, all of them or none: the first line is of names, or
// nothing is known of it. Further lines count where the one before says that it goes on, where they stand
// beside the first one, or where they begin a block of their own in its letters. One that may be a name or a
// place makes all of it doubtful: half a list is none.
QStringList statedAuthors(const std::vector<StatedLine> &lines, size_t begin, size_t end);

} // namespace lectern
