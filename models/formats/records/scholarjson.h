#pragma once
// Readers for API responses of Semantic Scholar and OpenAlex.
#include "models/formats/base/format.h"

namespace lectern
{

Format semanticScholarFormat();
Format openAlexFormat();

} // namespace lectern
