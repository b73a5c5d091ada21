#pragma once
// Why some bytes are no source, as a sentence for the person who dropped them on the window.
#include "format.h"

#include <QByteArrayView>
#include <QString>

namespace lectern
{

// For bytes that are no text at all: empty, an image, a PDF, an archive, a program, other binary data. Empty
// for text. Looks at the first 64 kB only.
QString whyNoText(QByteArrayView bytes);

// For text in which no format finds anything: HTML as the server sent it, only white space, plain text.
QString whyNoSource(QByteArrayView head);

// For a source in which nothing was found that a library could keep: no paper and no author. Names the first
// remark about it. Empty where there is something.
QString whyNothingFound(const Format &format, const ParsedSource &source);

// For a file of a format that is read as a whole, with more records than mostRecords.
QString whyTooMany(const Format &format);

// For a file that is larger than any page of this format can be.
QString whyTooLarge(const Format &format, qsizetype bytes);

} // namespace lectern
