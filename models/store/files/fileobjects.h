#pragma once
// The files of papers as marks and exports carry them: by name, checksum and place. The files themselves stay
// where they are.
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

} // namespace lectern
