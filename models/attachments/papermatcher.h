#pragma once
// Finds the paper of a library that a PDF file holds, by what stands on its first pages. Nothing outside is
// asked, and what is not sure is left to a person.
#include "models/core/cancelled.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/pdf/firstpages.h"
#include "models/store/library.h"
#include "models/store/types/unmatchedfile.h"

#include <QList>
#include <QString>

namespace lectern
{

struct PaperMatch {
    PaperId paper = PaperId::None; // None: no paper is sure
    FoundBy found = FoundBy::Hand; // by what it is sure
    QList<LikelyPaper> likely; // where none is sure: at most three, the likeliest first
    QString title; // what the file seems to be called; may be empty
    Paper stated; // where none is sure: what the file says of its paper (statedPaper())
};

// Finds the paper. What decides first counts: the arXiv stamp, the paper's own DOI, the title with an author
// behind it, the abstract. The title has to be the heading of the document (DocumentHeading), unless the
// stamp stands along the margin; what else the library knows of the paper has to agree. The first two pages
// of the file are enough. Works in the thread of the library. An Error when the library cannot be read or it
// was cancelled.
Result<PaperMatch> matchPaper(Library &library, const PdfFirstPages &pages, const Cancelled &cancelled = {});

} // namespace lectern
