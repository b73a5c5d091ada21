#pragma once
// BibTeX and BibLaTeX files.
#include "models/formats/base/format.h"

namespace lectern
{

Format bibtexFormat();
// Same reader; writes BibLaTeX (date, journaltitle, eprinttype).
Format biblatexFormat();

} // namespace lectern
