#pragma once
// The folders whose new files are imported into this library.
#include "models/core/result.h"
#include "models/store/sqlite/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace lectern
{

struct WatchedFolder {
    QString path; // absolute
    bool below = false; // also the folders below it
    // UTC; what arrived in the folder until then is in the library. Invalid: what was there when the folder
    // was chosen has not been looked at yet.
    QDateTime since;
    bool operator==(const WatchedFolder &) const = default;
};

// Works in the thread of its connection. Not in the edit log: a folder is removed where it was chosen.
class WatchedFolderStore
{
public:
    explicit WatchedFolderStore(Connection &connection) : m_connection(connection) { }

    // By path.
    Result<QList<WatchedFolder>> all();
    // Adds the folder, or replaces what is stored of this path. Durable when it returns.
    Result<> put(const WatchedFolder &folder);
    // Moves `since` of folders that are stored; one that was removed meanwhile stays removed.
    Result<> setSeen(const QList<WatchedFolder> &folders);
    Result<> remove(const QString &path);

private:
    Connection &m_connection;
};

} // namespace lectern
