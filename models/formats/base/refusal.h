#pragma once
// Why some bytes are no source, in a sentence for the person who dropped them on the window.
#include "format.h"

#include <QByteArrayView>
#include <QString>

namespace lectern
{

// For bytes that are no text at all: empty, an image, a PDF, an archive, a program, other binary data.
// Returns an empty sentence for text. Looks at the first 64 kB only.
QString whyNoText(QByteArrayView bytes);

// For text in which no format finds anything: HTML as the server sent it, only white space, plain text.
QString whyNoSource(QByteArrayView head);

// For a source in which nothing was found that a library could keep, no paper and no author. Names the first
// remark on the source. Returns an empty sentence where something was found.
QString whyNothingFound(const Format &format, const ParsedSource &source);

// For a file that is read as a whole and has more records than mostRecords.
QString whyTooMany(const Format &format);

// For a file that is larger than any page of this format can be.
QString whyTooLarge(const Format &format, qsizetype bytes);

} // namespace lectern
