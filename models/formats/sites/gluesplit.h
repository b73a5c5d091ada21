#pragma once
// Splits glued lines: finds the end of the title and the start of the first author.
#include "gluewords.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <vector>

namespace lectern
{

// The split of one line.
struct GlueSplit {
    qsizetype titleEnd = 0; // position in text; text.size() if there are no names
    double confidence = 0; // probability that titleEnd is correct, 0 to 1
    qsizetype alternative = -1; // the second best position; -1: none with a relevant probability
};

// Known names from outside the glued lines.
struct GlueEvidence {
    QStringList names; // of other records on the page, and of the page's author
    std::function<bool(const QString &foldedName)>
        isKnownAuthor; // looks up the library's authors; may be empty
};

// Splits all glued lines of a page. Every position between two non-space characters is a candidate, for each
// possible number of names. Each candidate gets a score from evidence on the page (gluefeatures.h); the
// scores of a line are converted to probabilities. The first pass reads each line separately. The second pass
// reads it again with the names and title words of other lines that the first pass split with high
// confidence.
std::vector<GlueSplit> splitGlued(const std::vector<GluedLine> &lines, const GlueEvidence &evidence);

} // namespace lectern
