#pragma once
// Bibliography fields that a reference may need. Exports for citing omit all other fields, which may be
// abstracts, keywords, notes, paths or private data of other programs.
#include "models/core/paper.h"

namespace lectern
{

// For BibTeX and BibLaTeX; field names in lower case.
bool isBibFieldForCiting(const ExtraField &field);
// For RIS; the name is a tag.
bool isRisTagForCiting(const ExtraField &field);

} // namespace lectern
