#pragma once
// The lines of a page for statedPaper(). Pure functions.
#include "models/pdf/pdfvalues.h"

#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace lectern
{

// A line of the page.
struct StatedLine {
    QString text; // complete text, with ^ or _ before superscripts and subscripts
    QString names; // without footnote marks; wide gaps, as between authors in a row, become semicolons
    QString letters; // folded, without spaces and punctuation
    double size = 0; // most frequent font size
    double left = 0, top = 0, height = 0; // position and height of the first word
    QRectF box; // box of the words in that font size
    size_t begin = 0, end = 0; // range of its words on the page
    bool isCut = false; // extends beyond the page
};

// Whether to include lines without letters: in a font without a Unicode map words have no text.
enum class LinesWithoutText { LeftOut, Kept };

// Returns the lines in reading order, without vertical text in the margin.
std::vector<StatedLine> statedLines(const PdfPageText &page,
                                    LinesWithoutText empty = LinesWithoutText::LeftOut);
// Returns the vertical text in the margin, separated by spaces.
QString uprightText(const PdfPageText &page);

// Returns the folded letters and digits of a text.
QString lettersOf(QStringView text);
// Returns whether a text is readable. A font without a Unicode map gives glyph numbers instead: symbols,
// private-use characters, or letters with frequencies of no language.
bool isReadable(QStringView text);
// Returns whether two font sizes are equal within tolerance.
bool isSameSize(double one, double other);

} // namespace lectern
