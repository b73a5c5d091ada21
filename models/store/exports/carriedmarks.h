#pragma once
// Converts marks between MarksFile and files of other formats.
#include "marksfile.h"
#include "models/core/ids.h"
#include "models/core/papermarks.h"

#include <QHash>

namespace lectern
{

// The marks of papers as values, by row number.
QHash<qint64, PaperMarks> carriedMarks(const CollectedMarks &marks);

// The input of MarksFile::read(): marks of the papers at these positions of a source that is in the library.
QJsonObject marksOfSource(SourceId source, const QHash<qsizetype, PaperMarks> &marks);

} // namespace lectern
