#pragma once
// What a PDF says of its own paper on its first page, for a paper that no source states. Pure.
#include "models/core/paper.h"
#include "models/pdf/firstpages.h"

namespace lectern
{

// The paper of this title (as matchPaper() gives it) as far as the first page leaves no doubt: the authors
// that stand between the title and a heading "Abstract", the abstract below that heading, the arXiv id and
// the day or year of arXiv's stamp or of the one copyright line, the DOI of a line of its own. All else stays
// empty, for a person to add, and so does what is in a font that does not say what its letters are.
Paper statedPaper(const PdfFirstPages &pages, const QString &title);

} // namespace lectern
