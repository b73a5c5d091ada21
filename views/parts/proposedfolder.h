#pragma once
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace lectern
{

// The folder to propose for a file: the remembered one while it is there, else that of documents, else the
// person's own. Not every system has a folder of documents, and one on a stick may be gone.
inline QString proposedFolder(const QString &remembered = {})
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString &folder : {remembered, documents})
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    return QDir::homePath();
}

} // namespace lectern
