#pragma once
// Lectern's own lines of JSON: everything it knows of a paper, nothing changed by a round trip.
#include "format.h"

class QJsonObject;

namespace lectern
{

// One paper as the object of a line; Paper::line is not part of it. A store that knows more (marks, tags,
// notes) may add keys of its own under "marks" before it writes the line; the reader hands them back as one
// extra field "marks".
QJsonObject lecternJson(const Paper &paper);

Format lecternJsonlFormat();

} // namespace lectern
