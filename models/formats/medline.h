#pragma once
// MEDLINE, the tagged text that PubMed saves (.nbib).
#include "format.h"

namespace lectern
{

Format medlineFormat();

} // namespace lectern
