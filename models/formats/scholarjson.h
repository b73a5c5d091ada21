#pragma once
// Answers of the scholarly indexes: Semantic Scholar and OpenAlex.
#include "format.h"

namespace lectern
{

Format semanticScholarFormat();
Format openAlexFormat();

} // namespace lectern
