#pragma once
// CSL-JSON, the format of Zotero, Crossref and citation processors.
#include "models/formats/base/format.h"

#include <QJsonObject>

namespace lectern
{

Format cslJsonFormat();

// Returns a paper as a CSL item with its user data. For citing it omits user data, abstract and keywords, and
// includes the full and the short venue name. A truncated author list ends with the literal name "others"; an
// inferred year is "circa".
QJsonObject cslObject(const Paper &paper, const QString &id, const PaperMarks &marks = {},
                      ExportContent content = ExportContent::Everything);

} // namespace lectern
