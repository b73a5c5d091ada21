#pragma once
// Finds the papers of a page: a date line and the lines below it, without boilerplate.
#include "models/formats/base/format.h"
#include "pagehead.h"
#include "pagelines.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <vector>

namespace lectern
{

// A paper of a page. Lines are indexes into the PageLines.
struct PaperBlock {
    qsizetype dateLine = -1; // -1: the page begins inside this paper
    std::vector<qsizetype> lines; // title, names, abstract and unknown lines
    std::vector<qsizetype> boilerplate;
    size_t closedAt = SIZE_MAX; // index into lines; the lines from here on follow the end of the abstract
    bool glued = false; // title and names share the first line
    bool last = false; // the source ends with this block, possibly inside it
    qsizetype first() const { return dateLine >= 0 ? dateLine : lines.front(); }
};

struct PaperBlocks {
    std::vector<PaperBlock> papers;
    std::vector<qsizetype> around; // non-blank lines above the first paper that belong to no header
};

// Divides a page into papers. isList: title and names usually share a line. Linear in the length of the page.
PaperBlocks findPaperBlocks(const PageLines &lines, const std::vector<PageHead> &heads, bool isList);

// Splits a file or pasted text that contains several saved pages.

// Returns the byte ranges of the pages, in order and without gaps. A page begins at an author header, or
// where the layout changes between papers and abstract blocks. Returns one slice for a single page or an
// unknown one. Linear in the number of bytes.
QList<PageSlice> splitPages(QByteArrayView bytes);

// The anonymised layout of a page, for bug reports about its reader.

// Returns the text of a page with every letter replaced by x and every digit by 9. White space, punctuation
// and line breaks are unchanged, so line lengths remain but the content is unreadable.
QString pageLayout(QByteArrayView bytes);

} // namespace lectern
