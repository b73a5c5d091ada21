#pragma once
// The lines of a page as statedPaper() reads them. Pure.
#include "models/pdf/pdfvalues.h"

#include <QRectF>
#include <QString>

#include <cstddef>
#include <vector>

namespace lectern
{

// A line of the page.
struct StatedLine {
    QString text; // all of it, with a sign before what is raised or lowered
    QString names; // without marks of footnotes; what stands far apart, as authors of a row do, has a
                   // semicolon between
    QString letters; // folded, without spaces and signs
    double size = 0; // of most letters
    double left = 0, top = 0, height = 0; // of its first word
    QRectF box; // of the words in letters of that size
    size_t begin = 0, end = 0; // its words, of those of the page
    bool isCut = false; // it leaves the page
};

// Whether lines without a letter are given too: a font without a map to Unicode has words without text.
enum class LinesWithoutText { LeftOut, Kept };

// In the order in which they are read, without those that stand upright along the margin.
std::vector<StatedLine> statedLines(const PdfPageText &page,
                                    LinesWithoutText empty = LinesWithoutText::LeftOut);
// The words that stand upright along the margin, separated by spaces.
QString uprightText(const PdfPageText &page);

// The letters and digits of a text, folded.
QString lettersOf(QStringView text);
// Whether a text is in letters that one can read. A font without a map to Unicode gives the numbers of its
// glyphs instead: signs, private characters, or letters in none of the frequencies that languages have.
bool isReadable(QStringView text);
// Whether letters of these sizes are of one size.
bool isSameSize(double one, double other);

} // namespace lectern
