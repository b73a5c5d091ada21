#pragma once
// Names of people in CSL-JSON.
#include "models/formats/base/names.h"

#include <QJsonObject>

namespace lectern
{

// Returns the parts of a name; without any where there is none.
PersonName cslName(const QJsonObject &object);
// Returns an object of which cslName() gives the same display name back; split by these family names.
QJsonObject cslNameObject(const QString &display, const QStringList &familyNames);

} // namespace lectern
