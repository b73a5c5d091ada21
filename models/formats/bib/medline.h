#pragma once
// MEDLINE, the tagged text that PubMed saves (.nbib).
#include "models/formats/base/format.h"

namespace lectern
{

Format medlineFormat();

} // namespace lectern
