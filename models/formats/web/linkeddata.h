#pragma once
// Papers in the linked data of a page (JSON-LD: ScholarlyArticle, alone or in lists).
#include "models/core/paper.h"

class QJsonValue;

namespace lectern
{

QList<Paper> papersOfLinkedData(const QJsonValue &value);

} // namespace lectern
