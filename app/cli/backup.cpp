// lectern-cli backup and restore: creates a checked copy of a library, and restores one.
#include "arguments.h"

#include "models/i18n/messages.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/try.h"

#include <QDateTime>
#include <QFileInfo>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
// Returns the backup folder: the given one, or the one next to the library.
QString folderOf(const Arguments &arguments)
{
    return arguments.isSet(u"output"_s) ? arguments.value(u"output"_s) : backupFolder(arguments.library());
}

void folderOption(Arguments &arguments)
{
    arguments.option(
        u"output"_s,
        Messages::tr("Folder for the backups. Default: “<library> backups” next to the library."),
        u"FOLDER"_s, u"o"_s);
}

Error noFile(const QString &file)
{
    return {Messages::tr("File “%1” does not exist.").arg(file)};
}

Result<Exit> runBackup(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    folderOption(arguments);
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 0))
        return *exit;
    if (!QFileInfo(arguments.library()).isFile())
        return noFile(arguments.library());
    LECTERN_TRY(const auto path,
                backUp(arguments.library(), folderOf(arguments), QDateTime::currentDateTime()));
    if (arguments.json()) {
        output.json(Json::object({{"backup"_L1, path}, {"bytes"_L1, QFileInfo(path).size()}}));
    } else {
        output.line(path);
    }
    return output.finish();
}

Result<Exit> runRestore(Arguments &arguments, Output &output)
{
    arguments.libraryOption();
    folderOption(arguments);
    arguments.jsonOption();
    if (const auto exit = arguments.read(output, 0, 1))
        return *exit;
    const QString folder = folderOf(arguments);
    QString backup = arguments.operands().value(0);
    if (backup.isEmpty()) {
        const auto newest = newestBackup(backups(arguments.library(), folder), QDate::currentDate());
        if (!newest)
            return Error{Messages::tr("No backup of “%1” in “%2”.").arg(arguments.library(), folder)};
        backup = newest->path;
    } else if (!QFileInfo(backup).isFile()) {
        return noFile(backup);
    }
    LECTERN_TRY(const auto restored,
                restoreBackup(backup, arguments.library(), folder, QDateTime::currentDateTime()));
    if (arguments.json()) {
        Json json = Json::object({{"restored"_L1, backup}});
        if (!restored.aside.isEmpty())
            json.add({"damaged"_L1, restored.aside});
        output.json(json);
    } else {
        output.line(Messages::tr("Restored from %1").arg(backup));
        if (!restored.aside.isEmpty())
            output.line(Messages::tr("The damaged library was kept as %1").arg(restored.aside));
    }
    return output.finish();
}
} // namespace

const Verb backupVerb = {
    "backup"_L1, "", QT_TRANSLATE_NOOP("Messages", "Copy a library, even while in use, and check the copy."),
    runBackup};
const Verb restoreVerb = {"restore"_L1, "[BACKUP]",
                          QT_TRANSLATE_NOOP("Messages",
                                            "Restore BACKUP, or the newest backup. The current library is "
                                            "backed up first, or kept under another name if damaged."),
                          runRestore};

} // namespace lectern::cli
