#pragma once
// CSL-JSON, the format of Zotero, Crossref and citation processors.
#include "models/formats/base/format.h"

#include <QJsonObject>

namespace lectern
{

Format cslJsonFormat();

// One paper as an item of such a file, with what a person made of it.
QJsonObject cslObject(const Paper &paper, const QString &id, const PaperMarks &marks = {});

} // namespace lectern
