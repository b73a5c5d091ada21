#include "foundfiles.h"

#include "encodednames.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/filelocks.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kPdfHead = 1024; // bytes

// Returns whether this is the folder of the resources of a completely saved page: "Page_files" next to
// "Page.html".
static bool belongsToPage(const QString &folder)
{
    static const QStringList endings{u"_files"_s,    u".files"_s,   u"-Dateien"_s,   u"_fichiers"_s,
                                     u"_archivos"_s, u"-filer"_s,   u"_bestanden"_s, u"_soubory"_s,
                                     u"_pliki"_s,    u"_arquivos"_s};
    for (const QString &ending : endings)
        if (folder.endsWith(ending))
            for (const QString &page : {u".html"_s, u".htm"_s, u".xhtml"_s})
                if (QFileInfo(folder.chopped(ending.size()) + page).isFile())
                    return true;
    return false;
}

FolderListing listFolder(const QString &folder, const ListingLimits &limits, const Cancelled &cancelled)
{
    FolderListing found;
    QStringList waiting{folder};
    while (!waiting.isEmpty() && found.files.size() < limits.files && !(cancelled && cancelled())) {
        const QDir dir(waiting.takeFirst());
        found.files += dir.entryInfoList(QDir::Files);
        for (const QFileInfo &below :
             dir.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
            if (found.folders.size() >= limits.folders)
                break;
            if (belongsToPage(below.filePath()))
                continue;
            found.folders.append(below.filePath());
            waiting.append(below.filePath());
        }
    }
    if (found.files.size() > limits.files)
        found.files.resize(limits.files);
    std::sort(found.files.begin(), found.files.end(),
              [](const QFileInfo &a, const QFileInfo &b) { return a.filePath() < b.filePath(); });
    return found;
}

QList<FoundFile> filesIn(const QStringList &paths)
{
    QList<FoundFile> found;
    for (const QString &path : paths) {
        const OpenablePath openable(path);
        const QFileInfo info(openable.path());
        const QString shown = QDir::toNativeSeparators(path);
        if (!info.exists()) {
            found.append({path, Messages::tr("File or folder %1 does not exist.").arg(shown)});
        } else if (!info.isDir()) {
            found.append({path, {}, isPdf(path)});
        } else if (!info.isReadable()) {
            found.append({path, Messages::tr("The folder %1 cannot be read: permission denied.").arg(shown)});
        } else {
            QStringList files = undecodableFilesIn(path);
            for (const QFileInfo &file : listFolder(path).files)
                files.append(file.filePath());
            for (const QString &file : std::as_const(files))
                found.append({file, {}, isPdf(file)});
            if (files.isEmpty())
                found.append({path, Messages::tr("The folder %1 contains no files.").arg(shown)});
        }
    }
    return found;
}

QStringList pathsOf(const QList<FoundFile> &files)
{
    QStringList paths;
    for (const FoundFile &file : files)
        paths.append(file.path);
    return paths;
}

bool hasPdfHeader(QByteArrayView head)
{
    return head.first(qMin(head.size(), kPdfHead)).contains("%PDF-");
}

bool isPdf(const QString &path)
{
    const OpenablePath openable(path);
    QFile file(openable.path());
    return QFileInfo(file).isFile() && !isOpenHere(path) && file.open(QIODevice::ReadOnly)
        && hasPdfHeader(file.read(kPdfHead));
}

} // namespace lectern
