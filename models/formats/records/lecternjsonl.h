#pragma once
// Lectern's own lines of JSON: everything it knows of a paper, nothing changed by a round trip.
#include "models/formats/base/format.h"

class QJsonObject;

namespace lectern
{

// Writes one paper as the object of a line, without Paper::line. The store adds what only it knows: "marks"
// (what a person made of the paper) and "sightings" (which source states what, and where). The lines of a
// whole library that frame its papers have "library", "source" or "besides" instead of a paper
// (store/files/librarylines.h).
QJsonObject lecternJson(const Paper &paper);
// Reads a paper back. Unknown keys become extra fields, and so do marks, which only the store can take in;
// sightings are left out.
Paper lecternPaper(const QJsonObject &object);
bool isLecternFrame(const QJsonObject &object);
// Writes the object as a line of its own.
QByteArray lecternLine(const QJsonObject &object);

Format lecternJsonlFormat();

} // namespace lectern
