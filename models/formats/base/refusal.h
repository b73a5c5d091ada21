#pragma once
// Explains to the user why bytes are not a source.
#include "format.h"

#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the reason why bytes are not text: they are empty, an image, a PDF, an archive, a program or other
// binary data. Empty result for text. Reads only the first 64 kB.
QString noTextError(QByteArrayView bytes);

// Returns the reason why text is not a source, if no format recognises it: HTML as the server sent it, only
// white space, plain text.
QString noSourceError(QByteArrayView head);

// Returns the reason why a source has no paper and no author. Includes the first diagnostic of the source.
// Empty result if something was found.
QString nothingFoundReasons(const Format &format, const ParsedSource &source);

// Returns the error for a file that exceeds mostRecords.
QString tooManyError(const Format &format);

// Returns the error for a file that exceeds Format::largest.
QString tooLargeError(const Format &format, qsizetype bytes);

// Checks on XML before QXmlStreamReader parses it.

// QXmlStreamReader compares each attribute of an element with all others (quadratic). No format has this
// many.
constexpr int kMaxXmlAttributes = 512;

// Returns whether an element of the XML has more than kMaxXmlAttributes attributes. Linear time.
bool hasTooManyXmlAttributes(QStringView xml);

} // namespace lectern
