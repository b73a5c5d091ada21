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
    bool below = false; // includes subfolders
    // UTC; files up to this time have been imported. Invalid: the initial content of the folder has not been
    // read yet.
    QDateTime since;
    bool operator==(const WatchedFolder &) const = default;
};

// Belongs to the connection's thread. Not in the edit log: the dialog that adds a folder also removes it.
class WatchedFolderStore
{
public:
    explicit WatchedFolderStore(Connection &connection) : m_connection(connection) { }

    // Returns all folders, sorted by path.
    Result<QList<WatchedFolder>> all();
    // Adds the folder, or replaces the entry with this path. Durable on return.
    Result<> put(const WatchedFolder &folder);
    // Updates `since` of stored folders; a folder removed meanwhile is not added again.
    Result<> setSeen(const QList<WatchedFolder> &folders);
    Result<> remove(const QString &path);

private:
    Connection &m_connection;
};

} // namespace lectern
