#pragma once
// The one list of formats that the command line, the dialogs and the file associations read.
#include "models/formats/base/format.h"

namespace lectern
{

// All formats, in the order in which ties of recognition are decided. Adding a format is one file and one
// line.
const QList<Format> &formats();

// The format with this id; null when there is none.
const Format *formatById(QStringView id);

// The format of a file by its content; an Error says, as a sentence, why it is no source ("an image",
// "empty", …). bytes: the whole file or at least its first 64 kB.
Result<const Format *> detectFormat(QByteArrayView bytes);

// Detects (or takes the format with the given id) and reads. An Error when the bytes are no source at all.
Result<ParsedSource> parseSource(QByteArrayView bytes, const ParseContext &context,
                                 QStringView formatId = {});

} // namespace lectern
