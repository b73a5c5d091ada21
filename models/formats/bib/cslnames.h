#pragma once
// Names of people in CSL-JSON.
#include <QJsonObject>
#include <QString>

namespace lectern
{

// Returns the name on one line, as Paper::authors has it; empty where there is none.
QString cslName(const QJsonObject &object);
// Returns an object of which cslName() gives the same name back.
QJsonObject cslNameObject(const QString &display);

} // namespace lectern
