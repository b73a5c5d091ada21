#pragma once
// What tests of bibliographies share.
#include "models/formats/registry.h"

namespace lectern::test
{

// The only paper of a source; an empty one where it has none, or several.
inline Paper onePaper(const QByteArray &bytes)
{
    const auto source = parseSource(bytes, {});
    return source && source->papers.size() == 1 ? source->papers.first() : Paper();
}

} // namespace lectern::test
