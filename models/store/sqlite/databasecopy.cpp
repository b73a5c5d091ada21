#include "backup.h"

#include "filelocks.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

namespace lectern
{

using namespace Qt::StringLiterals;

Result<> copyDatabase(const Connection &connection, const QString &target,
                      const std::function<bool()> &cancelled)
{
    if (QFileInfo::exists(target))
        return Error{Messages::tr("The file %1 already exists.").arg(QDir::toNativeSeparators(target))};
    makePrivate(target);
    sqlite3 *copy = nullptr;
    const auto copyAll = [&]() -> Result<> {
        const auto failed = [&] {
            const int code = sqlite3_extended_errcode(copy);
            if ((code & 0xff) == SQLITE_FULL)
                return Error{
                    ErrorKind::Full,
                    Messages::tr("The disk is full: there is no space for a copy of the library in %1.")
                        .arg(QDir::toNativeSeparators(QFileInfo(target).absolutePath()))};
            return Connection::errorFor(code, connection.file(), QString::fromUtf8(sqlite3_errmsg(copy)));
        };
        if (sqlite3_open(QFile::encodeName(target).constData(), &copy) != SQLITE_OK)
            return failed();
        sqlite3_backup *backup = sqlite3_backup_init(copy, "main", connection.handle(), "main");
        if (!backup)
            return failed();
        int code = SQLITE_OK;
        while ((code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED)
               && !(cancelled && cancelled()))
            code = sqlite3_backup_step(backup, 2000);
        const bool whole = code == SQLITE_DONE;
        if (sqlite3_backup_finish(backup) != SQLITE_OK)
            return failed();
        if (!whole)
            return cancelled && cancelled() ? Error::cancelled() : failed();
        bool sound = false;
        const auto read = [](void *verdict, int columns, char **values, char **) {
            *static_cast<bool *>(verdict) = columns == 1 && qstrcmp(values[0], "ok") == 0;
            return 0;
        };
        if (sqlite3_exec(copy, "PRAGMA quick_check(1)", read, &sound, nullptr) != SQLITE_OK)
            return failed();
        if (!sound)
            return Error{ErrorKind::Damaged,
                         Messages::tr("The library %1 is damaged; no copy was created.")
                             .arg(QDir::toNativeSeparators(connection.file()))};
        return {};
    };
    const auto done = copyAll();
    sqlite3_close(copy);
    if (!done) {
        for (const auto *suffix : {"", "-wal", "-shm", "-journal"})
            QFile::remove(target + QLatin1StringView(suffix));
    }
    return done;
}

} // namespace lectern
