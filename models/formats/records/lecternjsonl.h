#pragma once
// Lectern's own JSON lines: a lossless form of a paper.
#include "models/formats/base/format.h"

class QJsonObject;

namespace lectern
{

// Returns a paper as the object of a line, without Paper::line. The store adds its own data: "marks" (user
// data) and "sightings" (values per source). The lines around the papers of a whole library have "library",
// "source" or "besides" instead of a paper (store/files/librarylines.h).
QJsonObject lecternJson(const Paper &paper);
// Parses a paper. Unknown keys become extra fields, and so do marks, which only the store can import;
// sightings are dropped.
Paper lecternPaper(const QJsonObject &object);
bool isLecternFrame(const QJsonObject &object);
// Returns the object as one line.
QByteArray lecternLine(const QJsonObject &object);

Format lecternJsonlFormat();

} // namespace lectern
