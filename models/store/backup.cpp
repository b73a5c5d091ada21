#include "backup.h"

#include "connection.h"
#include "schema.h"
#include "try.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <sqlite3.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

const QString kStamp = u"yyyy-MM-dd HH.mm.ss"_s; // sorts by name, and no file system minds it

QString baseName(const QString &library)
{
    return QFileInfo(library).completeBaseName();
}

Result<> checkSound(Connection &connection)
{
    Result<QSqlQuery *> check = connection.query("PRAGMA quick_check(1)");
    LECTERN_TRY(check);
    LECTERN_TRY(connection.run(*check));
    const bool sound = (*check)->next() && (*check)->value(0).toString() == "ok"_L1;
    (*check)->finish();
    if (!sound)
        return Error{u"The file %1 is damaged."_s.arg(QDir::toNativeSeparators(connection.file()))};
    const auto version = connection.number("PRAGMA user_version");
    LECTERN_TRY(version);
    if (*version > schemaSteps().size())
        return Error{u"The file %1 was written by a newer Lectern; update Lectern to use it."_s.arg(
            QDir::toNativeSeparators(connection.file()))};
    return {};
}

} // namespace

QString backupFolder(const QString &library)
{
    const QFileInfo info(library);
    return info.absoluteDir().filePath(info.completeBaseName() + u" backups"_s);
}

Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled)
{
    if (!QFileInfo::exists(library))
        return Error{u"There is no library %1."_s.arg(QDir::toNativeSeparators(library))};
    const auto connection = Connection::open(library, true);
    LECTERN_TRY(connection);
    return backUpOpen(**connection, folder, now, cancelled);
}

Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled)
{
    if (!QDir().mkpath(folder))
        return Error{u"The folder %1 for backups could not be made."_s.arg(QDir::toNativeSeparators(folder))};
    QString target;
    for (QDateTime at = now; target.isEmpty() || QFileInfo::exists(target); at = at.addSecs(1))
        target =
            QDir(folder).filePath(baseName(connection.file()) + u' ' + at.toString(kStamp) + u".lectern"_s);
    LECTERN_TRY(copyDatabase(connection, target, cancelled));
    return target;
}

Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled)
{
    const QList<BackupFile> all = backups(library, folder);
    if (!all.isEmpty() && all.first().at.date() >= now.date())
        return QString();
    const auto made = backUp(library, folder, now, cancelled);
    LECTERN_TRY(made);
    for (const BackupFile &old : outdatedBackups(backups(library, folder), now.date()))
        QFile::remove(old.path);
    return made;
}

QList<BackupFile> backups(const QString &library, const QString &folder)
{
    const QRegularExpression pattern(u"^%1 (\\d{4}-\\d\\d-\\d\\d \\d\\d\\.\\d\\d\\.\\d\\d)\\.lectern$"_s.arg(
        QRegularExpression::escape(baseName(library))));
    QList<BackupFile> files;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        const auto match = pattern.match(info.fileName());
        const QDateTime at = QDateTime::fromString(match.captured(1), kStamp);
        if (match.hasMatch() && at.isValid())
            files.append({info.absoluteFilePath(), at, info.size()});
    }
    std::sort(files.begin(), files.end(),
              [](const BackupFile &a, const BackupFile &b) { return a.at > b.at; });
    return files;
}

Result<int> papersIn(const QString &backup)
{
    const auto connection = Connection::open(backup, true);
    LECTERN_TRY(connection);
    const auto papers = (*connection)->number("SELECT value FROM counter WHERE name = 'papers'");
    LECTERN_TRY(papers);
    return int(*papers);
}

QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today)
{
    QList<BackupFile> newestFirst = all;
    std::sort(newestFirst.begin(), newestFirst.end(),
              [](const BackupFile &a, const BackupFile &b) { return a.at > b.at; });
    QList<BackupFile> outdated;
    QSet<qint64> weeks, months;
    for (qsizetype i = 0; i < newestFirst.size(); ++i) {
        const QDate day = newestFirst[i].at.date();
        const qint64 age = day.daysTo(today);
        // Weeks and months are those of the calendar, so that what is kept does not depend on the day one
        // looks.
        const qint64 week = (day.toJulianDay()) / 7, month = day.year() * 12 + day.month();
        const bool firstOfWeek = age < 56 && !weeks.contains(week);
        const bool firstOfMonth = today.year() * 12 + today.month() - month < 12 && !months.contains(month);
        weeks.insert(week);
        months.insert(month);
        if (i > 0 && age >= 7 && !firstOfWeek && !firstOfMonth)
            outdated.append(newestFirst[i]);
    }
    return outdated;
}

Result<> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                       const QDateTime &now)
{
    // An unfinished copy would be worse than none: the backup is checked whole before anything is touched.
    const auto from = Connection::open(backup, true);
    LECTERN_TRY(from);
    LECTERN_TRY(checkSound(**from));
    if (QFileInfo::exists(library))
        LECTERN_TRY(backUp(library, folder, now));
    const auto to = Connection::open(library, false);
    LECTERN_TRY(to);
    sqlite3 *handle = (*to)->handle();
    sqlite3_backup *copy = sqlite3_backup_init(handle, "main", (*from)->handle(), "main");
    if (!copy)
        return (*to)->error();
    // All pages in one step: one transaction for everyone who has the library open.
    const int code = sqlite3_backup_step(copy, -1);
    if (sqlite3_backup_finish(copy) != SQLITE_OK || code != SQLITE_DONE)
        return (*to)->error();
    return {};
}

} // namespace lectern
