#pragma once
// CSL-JSON, the format of Zotero, Crossref and citation processors.
#include "models/formats/base/format.h"

#include <QJsonObject>

namespace lectern
{

Format cslJsonFormat();

// One paper as an item of such a file, with what a person made of it; for citing without that, without
// abstract and keywords, and with the venue by its full name and its short one. A list of authors that goes
// on ends with the literal name "others"; an inferred year is "circa".
QJsonObject cslObject(const Paper &paper, const QString &id, const PaperMarks &marks = {},
                      ExportContent content = ExportContent::Everything);

} // namespace lectern
