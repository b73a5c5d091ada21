#pragma once
// The lines of a page as statedPaper() reads them. Pure.
#include "models/pdf/pdfvalues.h"

#include <QString>

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
    double left = 0, top = 0, height = 0;
    bool isCut = false; // it leaves the page
};

// In the order in which they are read, without those that stand upright along the margin.
std::vector<StatedLine> statedLines(const PdfPageText &page);

// The letters and digits of a text, folded.
QString lettersOf(QStringView text);
// Whether letters of these sizes are of one size.
bool isSameSize(double one, double other);

} // namespace lectern
