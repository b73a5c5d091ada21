#pragma once
// Copies of PDFs with the user's highlights as annotations.
#include "models/core/result.h"
#include "models/pdf/pdfvalues.h"

namespace lectern
{

// Writes a copy; the original is unchanged. Error when the file cannot be read or is damaged, when the copy
// cannot be written or would replace the original, and when cancelled; no file is written then.
Result<> writeMarkedCopy(const QString &from, const QString &to, const QList<PdfAnnotation> &markings,
                         const Cancelled &cancelled = {});

// Returns the annotation colour (0xRRGGBB) for an index of kHighlightColours.
quint32 annotationColour(int colour);
// Returns the index of the nearest highlight colour by hue; yellow for greys.
int nearestHighlightColour(quint32 rgb);

// Returns the annotation name that identifies a highlight.
QString annotationName(const QString &highlight);
// Returns the highlight id of an annotation name; empty for annotations of other programs.
QString highlightOfName(const QString &name);

} // namespace lectern
