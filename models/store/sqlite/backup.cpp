#include "backup.h"

#include "atomicfile.h"
#include "connection.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <atomic>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

const QString kStamp = u"yyyy-MM-dd HH.mm.ss"_s; // sorts by name and is valid on all file systems
const QString kUnfinished = u".unfinished"_s;
constexpr qsizetype kBusySteps = 3;

QString baseName(const QString &library)
{
    return QFileInfo(library).completeBaseName();
}

// Returns whether the file is dated after tomorrow: the clock was wrong when it was created, or is wrong now.
bool isDatedInFuture(const BackupFile &file, const QDate &today)
{
    return file.at.date() > today.addDays(1);
}

} // namespace

QString backupFolder(const QString &library)
{
    const QFileInfo info(library);
    return info.absoluteDir().filePath(info.completeBaseName() + u" backups"_s);
}

QString backupFolder(const QString &library, const QString &place)
{
    if (place.isEmpty())
        return backupFolder(library);
    const QByteArray path = QFileInfo(library).absoluteFilePath().toUtf8();
    const QString mark =
        QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(8));
    return QDir(place).filePath(u"%1 %2 backups"_s.arg(baseName(library), mark));
}

QString unfinishedName(const QString &target)
{
    static std::atomic<int> serial = 0;
    // A folder may be called "50%2F", so only this part of the name is formatted with arg().
    return target + u".%1-%2"_s.arg(QCoreApplication::applicationPid()).arg(++serial) + kUnfinished;
}

void removeUnfinished(const QString &folder, const QString &beginning)
{
    constexpr qint64 kSeconds =
        3600; // minimum age in seconds; a file that is being written has a more recent time
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
        const QString name = info.fileName();
        const bool unfinished = name.startsWith(beginning)
            && (name.endsWith(kUnfinished)
                || name.contains(kUnfinished + u'-')); // SQLite's own files next to an unfinished file
        if (unfinished && qAbs(info.lastModified().secsTo(QDateTime::currentDateTime())) > kSeconds)
            QFile::remove(info.filePath());
    }
}

Result<QString> backUp(const QString &library, const QString &folder, const QDateTime &now,
                       const std::function<bool()> &cancelled)
{
    if (!QFileInfo::exists(library))
        return Error{ErrorKind::NotFound,
                     Messages::tr("The library %1 does not exist.").arg(QDir::toNativeSeparators(library))};
    LECTERN_TRY(const auto connection, Connection::open(library, true));
    return backUpOpen(*connection, folder, now, cancelled);
}

Result<QString> backUpOpen(const Connection &connection, const QString &folder, const QDateTime &now,
                           const std::function<bool()> &cancelled)
{
    const QString name = baseName(connection.file());
    if (!QDir().mkpath(folder))
        return Error{
            Messages::tr("Could not create the backup folder %1.").arg(QDir::toNativeSeparators(folder))};
    removeUnfinished(folder, name + u' ');
    const QString unfinished = unfinishedName(QDir(folder).filePath(name) + u" backup"_s);
    LECTERN_TRY(copyDatabase(connection, unfinished, cancelled));
    // Another program may create a backup in the same second.
    for (QDateTime at = now;; at = at.addSecs(1)) {
        const QString target = QDir(folder).filePath(name + u' ' + at.toString(kStamp) + u".lectern"_s);
        if (QFileInfo::exists(target))
            continue;
        const auto named = renameToNew(unfinished, target);
        if (named)
            return target;
        if (!QFileInfo::exists(target)) {
            QFile::remove(unfinished);
            return named.error();
        }
    }
}

Result<QString> backUpDaily(const QString &library, const QString &folder, const QDateTime &now,
                            const std::function<bool()> &cancelled, const BackupKeep &keep)
{
    for (const BackupFile &file : backups(library, folder))
        if (file.at.date() == now.date() && papersIn(file.path))
            return QString();
    LECTERN_TRY(const auto made, backUp(library, folder, now, cancelled));
    // A wrong clock must not delete more than a few backups.
    const QList<BackupFile> all = backups(library, folder);
    const QList<BackupFile> outdated = outdatedBackups(all, now.date(), keep);
    const qsizetype most = qMax<qsizetype>(kBusySteps, all.size() / 4);
    for (const BackupFile &old : outdated.last(qMin(outdated.size(), most)))
        if (old.path != made)
            QFile::remove(old.path);
    return made;
}

std::optional<BackupFile> newestBackup(const QList<BackupFile> &all, const QDate &today)
{
    for (const BackupFile &file : all)
        if (!isDatedInFuture(file, today))
            return file;
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
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
    LECTERN_TRY(const auto connection, Connection::open(backup, true));
    int papers = 0;
    LECTERN_TRY(connection->withTimeout([&]() -> Result<> {
        LECTERN_TRY(const auto counted,
                    connection->number("SELECT value FROM counter WHERE name = 'papers'"));
        papers = int(counted);
        return {};
    }));
    return papers;
}

QList<BackupFile> outdatedBackups(const QList<BackupFile> &all, const QDate &today, const BackupKeep &keep)
{
    QList<BackupFile> newestFirst = all;
    std::sort(newestFirst.begin(), newestFirst.end(),
              [](const BackupFile &a, const BackupFile &b) { return a.at > b.at; });
    // Days, weeks and months are counted among the existing backups, not back from today. A clock that is
    // years ahead, or a library not opened for years, therefore does not make a backup outdated. Weeks and
    // months are those of the calendar.
    QList<BackupFile> outdated;
    QSet<qint64> days, weeks, months;
    for (const BackupFile &file : newestFirst) {
        if (isDatedInFuture(file, today))
            continue;
        const QDate day = file.at.date();
        const auto isNew = [](QSet<qint64> &seen, qint64 number) {
            const qsizetype before = seen.size();
            seen.insert(number);
            return seen.size() > before;
        };
        (void)isNew(days, day.toJulianDay());
        const bool firstOfWeek = isNew(weeks, day.toJulianDay() / 7) && weeks.size() <= keep.weeks;
        const bool firstOfMonth =
            isNew(months, day.year() * 12 + day.month()) && months.size() <= keep.months;
        if (days.size() > keep.days && !firstOfWeek && !firstOfMonth)
            outdated.append(file);
    }
    return outdated;
}

} // namespace lectern
