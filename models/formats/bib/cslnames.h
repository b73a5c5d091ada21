#pragma once
// Names in CSL-JSON.
#include "models/formats/base/names.h"

#include <QJsonObject>

namespace lectern
{

// Returns the parts of a name; empty if the object has none.
PersonName cslName(const QJsonObject &object);
// Returns an object from which cslName() restores the display name. familyNames: used to split it.
QJsonObject cslNameObject(const QString &display, const QStringList &familyNames);

} // namespace lectern
