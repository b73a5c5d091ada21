#pragma once
// Buttons of the message about a written file.
#include "notices.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace lectern
{

// "Show" opens the folder of the file, "Open" the file itself, each with the desktop's default program.
inline QList<MessageStep> fileSteps(const QString &file)
{
    const auto open = [](const QString &path) {
        return [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); };
    };
    return {{QCoreApplication::translate("FileSteps", "Show"), open(QFileInfo(file).absolutePath())},
            {QCoreApplication::translate("FileSteps", "Open"), open(file)}};
}

} // namespace lectern
