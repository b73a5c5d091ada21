#pragma once
// Text of a page as it looks, line by line.
#include "pdfvalues.h"

#include <QString>

namespace lectern
{

// Words at the same height form a line, from left to right, separated by one space. A larger distance between
// two lines becomes a blank line. Ends without a line break.
QString printedLines(const PdfPageText &page);

} // namespace lectern
