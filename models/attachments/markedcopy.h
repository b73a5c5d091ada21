#pragma once
// Copies of PDFs in which what a person highlighted is marked as other programs mark it.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/pdf/pdfvalues.h"

namespace lectern
{

// Writes the copy; the file itself stays as it is. An Error when the file cannot be read or is damaged, when
// the copy cannot be written or would take the place of the file, and when it was cancelled; nothing is
// written then.
Result<> writeMarkedCopy(const QString &from, const QString &to, const QList<PdfMarking> &markings,
                         const Cancelled &cancelled = {});

// How a highlight of this colour (of kHighlightColours) is marked in a copy: 0xRRGGBB.
quint32 markingColour(int colour);
// The colour that is nearest to one of another program, by hue; yellow for greys.
int nearestHighlightColour(quint32 rgb);

// By what a highlight is known in a copy.
QString markingName(const QString &highlight);
// The highlight that was written under this name; empty: another program's.
QString highlightOfName(const QString &name);

} // namespace lectern
