#pragma once
// User-defined rules of which sources are imported and how they are read.
#include "fieldlayoutstore.h"
#include "pagecorrectionstore.h"
#include "watchedfolderstore.h"

namespace lectern
{

struct ImportRules {
    explicit ImportRules(Connection &connection)
        : fieldLayouts(connection), pageCorrections(connection), watchedFolders(connection)
    {
    }

    FieldLayoutStore fieldLayouts;
    PageCorrectionStore pageCorrections;
    WatchedFolderStore watchedFolders;
};

} // namespace lectern
