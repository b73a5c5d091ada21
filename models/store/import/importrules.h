#pragma once
// What a person said of how sources are to be read, which every import asks.
#include "fieldlayoutstore.h"
#include "pagecorrectionstore.h"

namespace lectern
{

struct ImportRules {
    explicit ImportRules(Connection &connection) : fieldLayouts(connection), pageCorrections(connection) { }

    FieldLayoutStore fieldLayouts;
    PageCorrectionStore pageCorrections;
};

} // namespace lectern
