#pragma once
// Restores a backup, even if the library itself is unreadable.
#include "models/core/result.h"

#include <QDateTime>
#include <QString>

namespace lectern
{

// What happened to the previous library.
struct Restored {
    QString backup; // path of the copy of an intact one; empty: there was none
    QString aside; // new name of a damaged one; empty: there was none
};

// Replaces the library's content by that of the backup.
//
// An intact library, which may be open in other programs, is first backed up into the folder; all its users
// see a single transaction. A damaged, empty or truncated library is kept in its folder under a descriptive
// name, with SQLite's files, and a checked copy replaces it. The same copy is created if there is no library.
// If the program is killed at any time, the library is either the old or the restored one, and no previous
// data is lost.
//
// Error if the backup is not an intact library or has a newer schema, if the library's path is a file of
// another program, or if a write fails; the library is unchanged then.
Result<Restored> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                               const QDateTime &now);

} // namespace lectern
