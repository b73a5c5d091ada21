#pragma once
// Finds the heads of author pages by what they look like, wherever they stand: figures in lines of their own,
// and a name above them.
#include "models/core/pagecorrections.h"
#include "models/core/paper.h"
#include "pagelines.h"

#include <functional>
#include <vector>

namespace lectern
{

// A head, or what is left of one. Lines are indexes into the PageLines.
struct PageHead {
    AuthorFigures author;
    qsizetype begin = 0; // its first line: the name, or the first figure
    qsizetype end = 0; // behind its last line
    qsizetype nameLine = -1; // -1: the name is missing
    qsizetype categoryLine = -1;
    std::vector<qsizetype> figures; // lines, the heading "3 Papers" among them
    std::vector<qsizetype> rounded; // of them, those that say "1.2K"
    bool isShown = false; // a paper of the page, or the library, shows the name
    QString doubt; // why the name may be wrong, a sentence; empty: it is not in doubt
};

// Returns the heads of all pages that the text holds, in order. knowsName: whether the library has an author
// of this folded name; may be empty. A name that nothing on the page confirms carries a doubt. Takes time
// linear in the length of the text.
std::vector<PageHead> findHeads(const PageLines &lines,
                                const std::function<bool(const QString &)> &knowsName);

// Makes the lines that a person said to be authors the names of heads: of the one they stand in or before, or
// of a new one.
void takeSaidNames(const PageLines &lines, const PageCorrections &corrections, std::vector<PageHead> *heads);

// Whether a line can be the name of one person.
bool looksLikeName(QStringView line);

} // namespace lectern
