#pragma once
// Dated copies of a library, and restoring them.
#include "connection.h"
#include "models/core/result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>
#include <functional>
#include <optional>

namespace lectern
{

class Connection;

struct BackupFile {
    QString path;
    QDateTime at; // local time, from the file name
    qint64 bytes = 0;
};

// Returns the default backup folder, next to the library: "<library name> backups".
QString backupFolder(const QString &library);
// Returns the backup folder inside the place that the user chose, or next to the library if place is empty.
// Libraries of the same name in different folders have different backup folders.
QString backupFolder(const QString &library, const QString &place);

// Retention of daily copies. All copies of the last `days` days with a copy are kept, and the newest of each
// of the last `weeks` weeks and `months` months.
struct BackupKeep {
    int days = 7, weeks = 8, months = 12;
    bool operator==(const BackupKeep &) const = default;
};

// Copies the library into a new file of the folder, named after the library and the time, then opens the copy
// and checks all of it. The library may be open and written meanwhile. The copy gets its final name only when
// it is complete and on the disk. An interrupted copy therefore never counts as a backup, and a later backup
// removes it. Returns the path. Error if the library cannot be read, the disk is full, or the check of the
// copy fails; the copy is removed then.
Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled = {});
// Does the same as backUp() with the database of an open connection, even if its file has been moved or
// replaced.
Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled = {});
// Does the same as backUp() if there is no readable backup of today. Deletes the backups returned by
// outdatedBackups(), but only a few per call. Returns an empty path if a backup of today exists.
Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled = {}, const BackupKeep &keep = {});

// Returns the backups, newest first.
QList<BackupFile> backups(const QString &library, const QString &folder);

// Returns a temporary name for a file that will become the target: unique per call and process, and ignored
// by backups().
QString unfinishedName(const QString &target);
// Deletes unfinished files of backups or restores in a folder whose names begin with `beginning`, if they are
// at least an hour old.
void removeUnfinished(const QString &folder, const QString &beginning);

// Returns the number of listed papers in a backup of any schema version. Error if it cannot be read.
Result<int> papersIn(const QString &backup);

// Returns the newest backup that is not dated after tomorrow. Later dates are caused by a wrong clock. If all
// backups have such a date, returns the newest of all.
std::optional<BackupFile> newestBackup(const QList<BackupFile> &all, const QDate &today);

// Returns the backups to delete, newest first: those that the retention does not cover. It counts only days,
// weeks and months with a backup. Backups dated after tomorrow are kept and do not count.
QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today,
                                  const BackupKeep &keep = {});

// A copy of a library that may be open.

// Copies the open library page by page into a new file, then opens and checks the copy. The target must not
// exist. It is removed after an Error and when cancelled.
Result<> copyDatabase(const Connection &connection, const QString &target,
                      const std::function<bool()> &cancelled = {});

// Restores a backup, even if the library itself is unreadable.

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
