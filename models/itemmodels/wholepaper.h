#pragma once
// A paper with all that a person attached to it.
#include "models/core/marks.h"
#include "models/store/library.h"
#include "models/store/types/paperrow.h"

namespace lectern
{

struct WholePaper {
    PaperDetail detail;
    PaperWork work;
};

// Reads it in the thread of the library. An Error says what could not be read, as when the paper is no longer
// there.
Result<WholePaper> readWholePaper(Library &library, PaperId id);

} // namespace lectern

Q_DECLARE_METATYPE(lectern::WholePaper)
