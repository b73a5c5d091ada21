#pragma once
// Shared helpers of the bibliography tests.
#include "models/formats/registry.h"

namespace lectern::test
{

// Returns the only paper of a source; an empty paper if the source has none or several.
inline Paper onePaper(const QByteArray &bytes)
{
    const auto source = parseSource(bytes, {});
    return source && source->papers.size() == 1 ? source->papers.first() : Paper();
}

} // namespace lectern::test
