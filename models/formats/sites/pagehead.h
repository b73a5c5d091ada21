#pragma once
// Finds author page headers by their appearance anywhere on the page: lines with figures, and a name above
// them.
#include "models/core/pagecorrections.h"
#include "models/core/paper.h"
#include "pagelines.h"

#include <functional>
#include <vector>

namespace lectern
{

// A complete or partial header. Lines are indexes into the PageLines.
struct PageHead {
    AuthorFigures author;
    qsizetype begin = 0; // the first line: the name or the first figure
    qsizetype end = 0; // one past the last line
    qsizetype nameLine = -1; // -1: no name found
    qsizetype categoryLine = -1;
    std::vector<qsizetype> figures; // lines with figures, including the heading "3 Papers"
    std::vector<qsizetype> rounded; // lines with rounded figures ("1.2K")
    bool isShown = false; // the name occurs in a paper of the page or in the library
    QString uncertain; // a sentence that explains why the name may be wrong; empty: reliable
};

// Finds the headers of all pages in the text, in order. knowsName: returns whether the library has an author
// with this folded name; may be empty. A name without confirmation on the page has an `uncertain` message.
// Linear in the length of the text.
std::vector<PageHead> findHeads(const PageLines &lines,
                                const std::function<bool(const QString &)> &knowsName);

// Applies user corrections: a line corrected to be an author's name becomes the name of the header around or
// below it, or of a new header.
void applyNameCorrections(const PageLines &lines, const PageCorrections &corrections,
                          std::vector<PageHead> *heads);

// Returns whether a line may be the name of one author.
bool looksLikeName(QStringView line);

} // namespace lectern
