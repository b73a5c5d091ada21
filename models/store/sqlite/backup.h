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

// The folder beside a library in which its backups stand: "<library name> backups".
QString backupFolder(const QString &library);

// Copies the library, which may be open anywhere and be written meanwhile, into a new file of the folder
// named after the library and the time, opens the copy and checks it whole. It has this name only when all
// that is done and on the disk; what a killed program began is never taken for a backup, and is cleared away
// by a later one. Gives the path. An Error when the library cannot be read, the disk is full, or the copy
// does not check; nothing is left behind then.
Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled = {});
// The same of what a connection has open, whatever became of its file.
Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled = {});
// The same when there is no readable backup of today, and gives up those that the rule below does, but never
// more than a few at once; an empty path when there is one already.
Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled = {});

// Newest first.
QList<BackupFile> backups(const QString &library, const QString &folder);

// A name for what is to become the target: another at each call and in each program, and none that backups()
// lists.
QString unfinishedName(const QString &target);
// Clears away what a backup or a restore began in a folder an hour ago or longer and did not finish, of names
// that begin so.
void removeUnfinished(const QString &folder, const QString &beginning);

// How many papers a backup lists, of whatever format it is. An Error when it cannot be read.
Result<int> papersIn(const QString &backup);

// The newest but for those of a later day than tomorrow, which a wrong clock has dated; where there are no
// others, the newest of these.
std::optional<BackupFile> newestBackup(const QList<BackupFile> &all, const QDate &today);

// The backups that the rule gives up, newest first: kept is every one of the last 7 days that have one, the
// newest of each of the last 8 weeks and of each of the last 12 months that have one. Those of a later day
// than tomorrow stand apart: they are kept and count for nothing.
QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today);

} // namespace lectern
