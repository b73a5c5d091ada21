#pragma once
// Dated copies of a library, and the way back.
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
    QDateTime at; // local time, from the file's name
    qint64 bytes = 0;
};

// Returns the folder beside a library in which its backups stand: "<library name> backups".
QString backupFolder(const QString &library);
// Returns the folder for them below a place that a person chose; beside the library where there is none.
// Libraries of one name in different folders have different ones.
QString backupFolder(const QString &library, const QString &place);

// How many of the daily copies stay: all of so many days that have any, and the newest of each of so many
// weeks and months.
struct BackupKeep {
    int days = 7, weeks = 8, months = 12;
    bool operator==(const BackupKeep &) const = default;
};

// Copies the library into a new file of the folder, named after the library and the time; opens the copy and
// checks all of it. The library may be open anywhere and be written meanwhile. The copy gets this name only
// when all is done and on the disk: what a killed program began is never taken for a backup, and a later
// backup clears it away. Returns the path. An Error when the library cannot be read, the disk is full, or the
// copy does not check; nothing is left behind then.
Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled = {});
// Does the same with what a connection has open, whatever became of its file.
Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled = {});
// Does the same if there is no readable backup of today, and deletes the backups that outdatedBackups()
// names, but never more than a few at once. Returns an empty path when there is one already.
Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled = {}, const BackupKeep &keep = {});

// The backups, newest first.
QList<BackupFile> backups(const QString &library, const QString &folder);

// Returns a name for a file that is to become the target: another one at each call and in each program, and
// none that backups() lists.
QString unfinishedName(const QString &target);
// Deletes what a backup or a restore began in a folder an hour or more ago and did not finish, if its name
// begins like this.
void removeUnfinished(const QString &folder, const QString &beginning);

// Returns how many papers a backup lists, whatever its format. An Error when it cannot be read.
Result<int> papersIn(const QString &backup);

// Returns the newest backup that is not of a later day than tomorrow, which only a wrong clock gives; if
// there is no such backup, the newest of all.
std::optional<BackupFile> newestBackup(const QList<BackupFile> &all, const QDate &today);

// Returns the backups that are to be deleted, newest first: those beyond what is kept of the last days, weeks
// and months that have any. Those of a later day than tomorrow are kept and do not count.
QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today,
                                  const BackupKeep &keep = {});

} // namespace lectern
