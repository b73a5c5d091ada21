#pragma once
// The files of papers as marks and exports carry them: by name, checksum and place; and the highlights in
// them. The files themselves stay where they are.
#include "models/core/papermarks.h"
#include "models/store/sqlite/connection.h"

#include <QJsonObject>

#include <functional>

namespace lectern
{

// Visits every attached file with the number of its paper, in the order of the papers.
Result<> forEachFile(Connection &connection,
                     const std::function<void(qint64 paper, const QJsonObject &file)> &visit);
// Attaches what such an object names to the paper, unless the file belongs to a paper of this library
// already. Does nothing with an object that names no file. Call it within an edit.
Result<> addFile(Connection &connection, qint64 paper, const QJsonObject &file);

// Visits every highlight with the number of its paper, in the order of the papers.
Result<> forEachHighlight(Connection &connection,
                          const std::function<void(qint64 paper, const QJsonObject &highlight)> &visit);
// Adds to the paper the highlight that such an object states; one that is there stays, unless this one was
// edited later. Does nothing with an object that marks nothing. Call it within an edit.
Result<> addHighlight(Connection &connection, qint64 paper, const QJsonObject &highlight);

} // namespace lectern
