#pragma once
// Reads the values that a PDF states on its first page, for a paper without other sources. Pure function.
#include "models/core/paper.h"
#include "models/pdf/firstpages.h"

namespace lectern
{

// Returns the paper with this title (from matchPaper()) as far as the first page is unambiguous: authors
// between the title and the heading "Abstract", the abstract, the arXiv id, the day or year of arXiv's stamp
// or of a single copyright line, and a DOI on a separate line. Other fields remain empty for the user, also
// those in fonts without a Unicode map.
Paper statedPaper(const PdfFirstPages &pages, const QString &title);

} // namespace lectern
