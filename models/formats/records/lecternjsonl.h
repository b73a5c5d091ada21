#pragma once
// Lectern's own lines of JSON: everything it knows of a paper, nothing changed by a round trip.
#include "models/formats/base/format.h"

class QJsonObject;

namespace lectern
{

// One paper as the object of a line; Paper::line is not part of it. The store adds what only it knows:
// "marks" (what a person made of the paper) and "sightings" (which source states what, and where). Lines of a
// whole library that are no paper, its frame, have "library", "source" or "besides" instead
// (store/librarylines.h).
QJsonObject lecternJson(const Paper &paper);
// Back; keys that nobody knows become extra fields (so do marks, which only the store can take in), sightings
// are left out.
Paper lecternPaper(const QJsonObject &object);
bool isLecternFrame(const QJsonObject &object);
// The object as a line of its own.
QByteArray lecternLine(const QJsonObject &object);

Format lecternJsonlFormat();

} // namespace lectern
