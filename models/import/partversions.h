#pragma once
// Which parts Lectern runs with.
#include <QList>
#include <QPair>
#include <QString>

namespace lectern
{

// Name and version of each part that reads, keeps or unpacks what a person has; the window adds its own.
QList<QPair<QString, QString>> partVersions();

} // namespace lectern
