#pragma once
// Answers of the scholarly indexes: Semantic Scholar and OpenAlex.
#include "models/formats/base/format.h"

namespace lectern
{

Format semanticScholarFormat();
Format openAlexFormat();

} // namespace lectern
