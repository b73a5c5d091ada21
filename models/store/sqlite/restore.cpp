#include "backup.h"

#include "atomicfile.h"
#include "connection.h"
#include "filelocks.h"
#include "schema.h"
#include "statement.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <sqlite3.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

// Checks the backup completely before anything is changed. Restoring an incomplete or foreign file would lose
// the library.
Result<> checkBackup(Connection &backup)
{
    const QString path = shown(backup.file());
    LECTERN_TRY(const auto application, backup.number("PRAGMA application_id"));
    LECTERN_TRY(const auto version, backup.number("PRAGMA user_version"));
    LECTERN_TRY(
        const auto tables,
        backup.number("SELECT count(*) FROM sqlite_schema WHERE name IN ('source', 'paper', 'sighting')"));
    if (application != kApplicationId || version < 1 || tables != 3)
        return Error{ErrorKind::NotALibrary,
                     Messages::tr("The file %1 is not a backup of a Lectern library.").arg(path)};
    if (version > schemaVersion())
        return Error{
            Messages::tr("The file %1 was written by a newer version of Lectern; update Lectern to use it.")
                .arg(path)};
    LECTERN_TRY(checkSchema(backup, schemaSteps()));
    Statement check(backup, "PRAGMA quick_check(1)");
    LECTERN_TRY(const auto verdicts, check.allTexts());
    const bool sound = verdicts.value(0) == "ok"_L1;
    if (!sound)
        return Error{ErrorKind::Damaged, Messages::tr("The file %1 is damaged.").arg(path)};
    return {};
}

// Number of tables of a database, in total and of Lectern. read: false if SQLite cannot read it.
struct Tables {
    bool read = false;
    qint64 all = 0, ours = 0;
};
Tables tablesIn(const QString &path, const char *how)
{
    lockByDescription();
    sqlite3 *handle = nullptr;
    Tables tables;
    const auto read = [](void *counts, int columns, char **values, char **) {
        if (columns == 2 && values[0] && values[1])
            *static_cast<Tables *>(counts) = {true, QByteArray(values[0]).toLongLong(),
                                              QByteArray(values[1]).toLongLong()};
        return 0;
    };
    const QByteArray name = "file:" + QFile::encodeName(path).toPercentEncoding("/") + how;
    if (sqlite3_open_v2(name.constData(), &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr)
        == SQLITE_OK)
        (void)sqlite3_exec(handle,
                           "SELECT count(*), coalesce(sum(name IN ('source', 'paper', 'sighting')), 0)"
                           " FROM sqlite_schema WHERE type = 'table'",
                           read, &tables, nullptr);
    sqlite3_close(handle);
    return tables;
}

// Returns whether it is a database that SQLite can read, without Lectern's application_id and tables. A
// Lectern library with a damaged application_id still has the tables. On its first read, SQLite deletes the
// WAL of a database without pages, and a WAL that does not match. The WAL of a damaged library may contain
// the latest changes, so the check first ignores it. The WAL is used only if the database is intact and may
// have all its tables there.
bool isForeignDatabase(const QString &path)
{
    constexpr qint64 kSmallestPage = 512;
    if (QFileInfo(path).size() < kSmallestPage)
        return false;
    Tables tables = tablesIn(path, "?immutable=1");
    if (tables.read && tables.all == 0)
        tables = tablesIn(path, "");
    return tables.all > 0 && tables.ours == 0;
}

// Returns whether the error shows that the library itself is unreadable. (Other causes are the target folder,
// or another program in the middle of a write.)
bool isUnreadableLibrary(const Error &error)
{
    return error.kind == ErrorKind::Damaged || error.kind == ErrorKind::IndexDamaged
        || error.kind == ErrorKind::NotALibrary;
}

// Keeps a file under another name: creates a hard link, or renames it on file systems without hard links.
Result<> keepUnderName(const QString &file, const QString &name)
{
    if (::link(QFile::encodeName(file).constData(), QFile::encodeName(name).constData()) == 0)
        return {};
    if (errno == EEXIST || errno == ENOENT || errno == EACCES || errno == EROFS || errno == ENOSPC)
        return Error{Messages::tr("Could not keep the damaged library %1 as %2: %3.")
                         .arg(shown(file), QFileInfo(name).fileName(), qt_error_string(errno))};
    return renameToNew(file, name);
}

// Keeps all files of the library under descriptive names. The library also keeps its own name if possible, so
// that no program can create a new, empty library in its place meanwhile.
Result<QString> moveAside(const QString &library, const QDateTime &now)
{
    const QFileInfo info(library);
    QString aside;
    for (QDateTime at = now; aside.isEmpty() || QFileInfo::exists(aside); at = at.addSecs(1))
        aside = info.absoluteDir().filePath(
            u"%1 damaged %2.lectern"_s.arg(info.completeBaseName(), at.toString(u"yyyy-MM-dd HH.mm.ss"_s)));
    bool any = false;
    for (const QLatin1StringView suffix : kSiblingSuffixes) {
        if (!QFileInfo::exists(library + suffix))
            continue;
        LECTERN_TRY(keepUnderName(library + suffix, aside + suffix));
        any = true;
    }
    if (info.exists()) {
        LECTERN_TRY(keepUnderName(library, aside));
        any = true;
    }
    LECTERN_TRY(syncFolder(info.absolutePath()));
    // These files belong to the old library. SQLite would apply them to the new one.
    for (const QLatin1StringView suffix : kSiblingSuffixes)
        (void)::unlink(QFile::encodeName(library + suffix).constData());
    LECTERN_TRY(syncFolder(info.absolutePath()));
    return any ? aside : QString();
}

Result<Restored> replace(const Connection &backup, const QString &library, const QDateTime &now)
{
    const QFileInfo info(library);
    const QString ending = u".restored"_s;
    removeUnfinished(info.absolutePath(), info.fileName() + ending);
    // The copy is complete before anything is renamed, so that a full disk is detected here.
    const QString fresh = unfinishedName(library + ending);
    LECTERN_TRY(copyDatabase(backup, fresh));
    if (info.exists()) // the new file gets the permissions of the old one
        QFile::setPermissions(fresh, QFile::permissions(library));
    const auto aside = moveAside(library, now);
    if (!aside) {
        (void)::unlink(QFile::encodeName(fresh).constData());
        return aside.error();
    }
    if (::rename(QFile::encodeName(fresh).constData(), QFile::encodeName(library).constData()) != 0) {
        const int code = errno;
        (void)::unlink(QFile::encodeName(fresh).constData());
        return Error{Messages::tr("Could not restore the library %1: %2. The previous file was kept as %3.")
                         .arg(shown(library), qt_error_string(code), shown(*aside))};
    }
    LECTERN_TRY(syncFolder(info.absolutePath()));
    return Restored{{}, *aside};
}

// Writes all pages in one transaction, which is a single change for all programs that have the library open.
Result<> writeInto(const Connection &backup, const QString &library)
{
    LECTERN_TRY(const auto to, Connection::open(library, false));
    sqlite3_backup *copy = sqlite3_backup_init(to->handle(), "main", backup.handle(), "main");
    if (!copy)
        return to->error();
    const int code = sqlite3_backup_step(copy, -1);
    if (sqlite3_backup_finish(copy) != SQLITE_OK || code != SQLITE_DONE)
        return to->error();
    return {};
}

} // namespace

Result<Restored> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                               const QDateTime &now)
{
    const QString path = QFileInfo(library).absoluteFilePath();
    LECTERN_TRY(const auto from, Connection::open(backup, true));
    LECTERN_TRY(checkBackup(*from));
    if (const QString here = QFileInfo(path).canonicalFilePath();
        !here.isEmpty() && here == QFileInfo(backup).canonicalFilePath())
        return Error{
            Messages::tr("The file %1 is the library itself, not a backup of it.").arg(shown(backup))};
    if (!QFileInfo::exists(path))
        return replace(*from, path, now);
    const auto saved = backUp(path, folder, now);
    if (saved) {
        const auto written = writeInto(*from, path);
        if (written)
            return Restored{*saved, {}};
        if (!isUnreadableLibrary(written.error()))
            return written.error();
    } else if (!isUnreadableLibrary(saved.error()) || !QFileInfo(path).isFile() || isForeignDatabase(path)) {
        return saved.error();
    }
    return replace(*from, path, now);
}

} // namespace lectern
