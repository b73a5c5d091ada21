#pragma once
// Finds where the title ends and the first author begins on pages that print both with nothing between.
#include "gluedline.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <vector>

namespace lectern
{

// The answer for one line.
struct GlueSplit {
    qsizetype titleEnd = 0; // position in text; text.size() when no names were found
    double confidence = 0; // that titleEnd is right, by the model, 0 to 1
    qsizetype alternative = -1; // the second best position; -1: there is none worth naming
};

// What is known about names besides the lines themselves.
struct GlueEvidence {
    QStringList names; // of other records of the page, of its author
    std::function<bool(const QString &foldedName)> isKnownAuthor; // the library's authors; may be empty
};

// Splits all glued lines of a page. Every position between two characters that are not white space is a
// candidate, for each possible number of names. Each gets a score from what the page itself shows
// (gluefeatures.h), and the scores of a line become probabilities. A first pass reads each line by itself; a
// second one reads it again, knowing the names and title words of those other lines of which the first pass
// was sure.
std::vector<GlueSplit> splitGlued(const std::vector<GluedLine> &lines, const GlueEvidence &evidence);

} // namespace lectern
