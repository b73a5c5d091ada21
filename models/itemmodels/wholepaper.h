#pragma once
// A paper with all its user data.
#include "models/core/marks.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

struct WholePaper {
    PaperDetail detail;
    PaperWork work;
};

// Reads the paper on the library's thread. Error when something cannot be read, for example because the paper
// no longer exists.
Result<WholePaper> readWholePaper(Library &library, PaperId id);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::WholePaper)
