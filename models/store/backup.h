#pragma once
// Dated copies of a library, and the way back.
#include "models/core/result.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <functional>

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
// named after the library and the time, opens the copy and checks it whole. Gives the path. An Error when the
// library cannot be read, the disk is full, or the copy does not check; nothing is left behind then.
Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled = {});
// The same of what a connection has open, whatever became of its file.
Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled = {});
// The same when the newest backup is not of today, and gives up those that the rule below does; an empty path
// when there is one already.
Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled = {});

// Newest first.
QList<BackupFile> backups(const QString &library, const QString &folder);

// How many papers a backup lists, of whatever format it is. An Error when it cannot be read.
Result<int> papersIn(const QString &backup);

// The backups that the rule gives up: kept is every one of the last 7 days, the newest of each of the last 8
// weeks, the newest of each of the last 12 months; never given up is the newest of all.
QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today);

// Puts the backup's content in the place of the library's, which may be open in other programs: they see one
// change. What was there is backed up first, into the folder. An Error when the backup is no sound library or
// is a newer Lectern's, or the library is being written all the time; the library is then as it was.
Result<> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                       const QDateTime &now);

} // namespace lectern
