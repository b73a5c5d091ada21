#pragma once
// Which fields of a bibliography a reference may need. What is exported for citing has no others: those that
// are not in these lists may be abstracts, keywords, notes, paths or what another program keeps of its user.
#include "models/core/paper.h"

namespace lectern
{

// Of BibTeX and BibLaTeX; names in small letters.
bool isBibFieldForCiting(const ExtraField &field);
// Of RIS: a tag.
bool isRisTagForCiting(const ExtraField &field);

} // namespace lectern
