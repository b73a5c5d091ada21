#pragma once
// The PDFs that bibliographies name for their papers, on this computer: reference managers write where they
// keep them. Nothing is opened but by a person's wish, because a bibliography may come from anybody.
#include "models/core/cancelled.h"
#include "models/core/result.h"
#include "models/store/library.h"
#include "models/store/types/attachment.h"
#include "models/store/types/sourcerow.h"

#include <QStringList>

namespace lectern
{

// Returns what the bibliographies of these sources name, of all for an empty list, without what is attached
// to its paper under this name already. Looks at no file. An Error when the library cannot be read.
Result<QList<NamedFile>> namedAndNotAttached(Library &library, const QList<SourceId> &sources = {});

struct NamedPdfs {
    QList<Attachment> here; // paper and path
    QList<NamedFile> missing;
};

// Looks for them: where they are said to be, from the folder of the bibliography on where that is not said
// from the root, or else, by their names, in these folders and what is below them. Of several of one name
// that one is taken whose folders are called as the bibliography says; where that does not decide, none. An
// Error when cancelled.
Result<NamedPdfs> findNamed(const QList<NamedFile> &named, const QStringList &folders = {},
                            const Cancelled &cancelled = {});

} // namespace lectern
