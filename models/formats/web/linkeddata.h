#pragma once
// Reads papers from JSON-LD of a page (ScholarlyArticle, alone or in lists).
#include "models/core/paper.h"

class QJsonValue;

namespace lectern
{

QList<Paper> papersOfLinkedData(const QJsonValue &value);

} // namespace lectern
