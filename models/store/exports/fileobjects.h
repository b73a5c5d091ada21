#pragma once
// The files of papers in marks files and exports: name, checksum and path, with their highlights. The files
// themselves are not moved.
#include "models/core/papermarks.h"
#include "models/store/sqlite/connection.h"

#include <QJsonObject>

#include <functional>

namespace lectern
{

// Visits each attached file with the number of its paper, ordered by paper.
Result<> forEachFile(Connection &connection,
                     const std::function<void(qint64 paper, const QJsonObject &file)> &visit);
// Attaches the file that an object of forEachFile() describes to the paper, unless the file already belongs
// to a paper of this library. Does nothing for an object without a file. Call within an edit.
Result<> addFile(Connection &connection, qint64 paper, const QJsonObject &file);

// Visits each highlight with the number of its paper, ordered by paper.
Result<> forEachHighlight(Connection &connection,
                          const std::function<void(qint64 paper, const QJsonObject &highlight)> &visit);
// Adds the highlight that an object of forEachHighlight() describes to the paper; an existing one is kept
// unless this one was edited later. Does nothing for an object that highlights nothing. Call within an edit.
Result<> addHighlight(Connection &connection, qint64 paper, const QJsonObject &highlight);

} // namespace lectern
