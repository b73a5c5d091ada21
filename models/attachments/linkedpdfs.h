#pragma once
// Local PDFs that bibliographies name for their papers, as written by reference managers. Files are opened
// only on the user's request, because bibliographies are untrusted.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"
#include "models/store/types/sourcerow.h"

#include <QStringList>

namespace lectern
{

// Returns the files named by the bibliographies of these sources (of all sources for an empty list) that are
// not attached to their paper under this name. Accesses no files. Error when the library cannot be read.
Result<QList<LinkedFile>> linkedAndNotAttached(Library &library, const QList<SourceId> &sources = {});

struct LinkedPdfs {
    QList<Attachment> here; // with paper and path
    QList<LinkedFile> missing;
};

// Finds the files: at the stated path, relative to the bibliography's folder if it is not absolute; otherwise
// by name in these folders and below. Among several files with the name, the one whose folders match the
// stated path best is chosen, or none in case of a tie. Error when cancelled.
Result<LinkedPdfs> findNamed(const QList<LinkedFile> &named, const QStringList &folders = {},
                             const Cancelled &cancelled = {});

} // namespace lectern
