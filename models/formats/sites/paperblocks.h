#pragma once
// The blocks of a page that are papers: a date line and what stands below it, without what the site prints
// between.
#include "pagehead.h"
#include "pagelines.h"

#include <vector>

namespace lectern
{

// One paper of a page. Lines are indexes into the PageLines.
struct PaperBlock {
    qsizetype dateLine = -1; // -1: the page begins inside this paper
    std::vector<qsizetype> lines; // title, names and abstract, and what nobody knows
    std::vector<qsizetype> boilerplate;
    size_t closedAt = SIZE_MAX; // of lines: what stands from here on is behind the end of the abstract
    bool glued = false; // title and names share the first line
    bool last = false; // the source ends with it, perhaps inside it
    qsizetype first() const { return dateLine >= 0 ? dateLine : lines.front(); }
};

struct PaperBlocks {
    std::vector<PaperBlock> papers;
    std::vector<qsizetype> around; // filled lines above the first paper that are in no head
};

// Divides a page. isList: title and names usually share a line. Takes time linear in the length of the page.
PaperBlocks findPaperBlocks(const PageLines &lines, const std::vector<PageHead> &heads, bool isList);

} // namespace lectern
