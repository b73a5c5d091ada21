#pragma once
// Marks on their way through files of other formats: out of what MarksFile collects, and back into what it
// reads.
#include "marksfile.h"
#include "models/core/ids.h"
#include "models/core/papermarks.h"

#include <QHash>

namespace lectern
{

// The marks of papers as values, by row number.
QHash<qint64, PaperMarks> carriedMarks(const CollectedMarks &marks);

// What MarksFile::read() takes: marks of the papers at these places of a source that is in the library.
QJsonObject marksOfSource(SourceId source, const QHash<qsizetype, PaperMarks> &marks);

} // namespace lectern
