#pragma once
// Finds the library paper of a PDF by its first pages. Works offline; uncertain matches are left to the user.
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/pdf/firstpages.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"

#include <QList>
#include <QString>

namespace lectern
{

struct PaperMatch {
    PaperId paper = PaperId::None; // None: no reliable match
    FoundBy found = FoundBy::Hand; // the evidence of the match
    QList<LikelyPaper> likely; // without a reliable match: at most three candidates, most likely first
    QString title; // detected title of the file; may be empty
    Paper stated; // without a reliable match: the values that the file states (statedPaper())
};

// Finds the paper. The first decisive evidence counts: the arXiv stamp, the paper's DOI, the title followed
// by an author, the abstract. The title must be the heading of the document (DocumentHeading), unless there
// is a stamp in the margin, and the other known values must agree. The first two pages are sufficient. Runs
// on the library's thread. Error when the library cannot be read or when cancelled.
Result<PaperMatch> matchPaper(Library &library, const PdfFirstPages &pages, const Cancelled &cancelled = {});

} // namespace lectern
