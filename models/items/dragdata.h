#pragma once
// What is dragged inside the window: papers, and places of the sidebar. Only within one program: numbers mean
// nothing in another library.
#include "models/core/ids.h"

#include <QList>
#include <QString>

class QMimeData;

namespace lectern
{

inline constexpr auto papersMimeType = "application/x-lectern-papers";
inline constexpr auto placeMimeType = "application/x-lectern-place";

// The caller owns the data.
QMimeData *papersMime(const QList<PaperId> &papers);
// Empty when there are none in it, or those of another program.
QList<PaperId> papersIn(const QMimeData &data);
// key: of an entry of the sidebar.
QMimeData *placeMime(const QString &key);
QString placeIn(const QMimeData &data);

} // namespace lectern
