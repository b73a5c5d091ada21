#pragma once
// MEDLINE, the tagged text format of PubMed (.nbib).
#include "models/formats/base/format.h"

namespace lectern
{

Format medlineFormat();

} // namespace lectern
