#include "fileimporter.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether a file is in the resource folder of a completely saved page: "Page_files" next to
// "Page.html".
bool belongsToPage(const QString &file, const QString &below)
{
    static const QStringList endings{u"_files"_s,    u".files"_s,   u"-Dateien"_s,   u"_fichiers"_s,
                                     u"_archivos"_s, u"-filer"_s,   u"_bestanden"_s, u"_soubory"_s,
                                     u"_pliki"_s,    u"_arquivos"_s};
    for (QString folder = QFileInfo(file).path(); folder.size() > below.size();
         folder = QFileInfo(folder).path())
        for (const QString &ending : endings)
            if (folder.endsWith(ending))
                for (const QString &page : {u".html"_s, u".htm"_s, u".xhtml"_s})
                    if (QFileInfo(folder.chopped(ending.size()) + page).isFile())
                        return true;
    return false;
}

void findFiles(const QString &path, QList<FoundFile> &found)
{
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!info.exists()) {
        found.append({path, Messages::tr("File or folder %1 does not exist.").arg(shown)});
    } else if (!info.isDir()) {
        found.append({path, {}});
    } else if (!info.isReadable()) {
        found.append({path, Messages::tr("The folder %1 cannot be read: permission denied.").arg(shown)});
    } else {
        QStringList files;
        QDirIterator it(path, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            files.append(it.next());
        files.sort();
        for (const QString &file : std::as_const(files))
            if (!belongsToPage(file, path))
                found.append({file, {}});
        if (files.isEmpty())
            found.append({path, Messages::tr("The folder %1 contains no files.").arg(shown)});
    }
}

} // namespace

QList<FoundFile> filesIn(const QStringList &paths)
{
    QList<FoundFile> found;
    for (const QString &path : paths)
        findFiles(path, found);
    return found;
}

QStringList pathsOf(const QList<FoundFile> &files)
{
    QStringList paths;
    for (const FoundFile &file : files)
        paths.append(file.path);
    return paths;
}

} // namespace lectern
