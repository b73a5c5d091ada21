#include "fileattacher.h"

#include "models/import/foundfiles.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString lastName(const QString &path)
{
    return path.section(u'/', -1);
}

// Index by name of all files in some folders and below.
class FilesByName
{
public:
    Result<> add(const QString &folder, const Cancelled &cancelled)
    {
        for (const QFileInfo &file : listFolder(folder, {}, cancelled).files)
            m_paths[file.fileName().toCaseFolded()].append(file.filePath());
        return cancelled && cancelled() ? Result<>(Error::cancelled()) : Result<>();
    }
    // Returns the file whose trailing folders match best; empty if there is none or a tie.
    QString bestMatch(const QString &named) const
    {
        const QStringList wanted = named.split(u'/');
        QString best;
        qsizetype most = 0;
        bool alone = false;
        for (const QString &path : m_paths.value(wanted.last().toCaseFolded())) {
            const QStringList parts = path.split(u'/');
            qsizetype equal = 1;
            while (equal < qMin(parts.size(), wanted.size())
                   && parts[parts.size() - 1 - equal] == wanted[wanted.size() - 1 - equal])
                ++equal;
            alone = equal > most || (alone && equal < most);
            if (equal > most) {
                most = equal;
                best = path;
            }
        }
        return alone ? best : QString();
    }

private:
    QHash<QString, QStringList> m_paths;
};

// Returns the path of a named file; empty if it does not exist.
QString placeOf(const LinkedFile &file)
{
    const QString folder = file.source.isEmpty() ? QString() : QFileInfo(file.source).absolutePath();
    QStringList places;
    if (QDir::isAbsolutePath(file.name))
        places.append(file.name);
    else if (!folder.isEmpty())
        places.append(folder + u'/' + file.name);
    if (!file.name.startsWith(u'/'))
        places.append(u'/' + file.name); // Mendeley omits the leading slash
    for (const QString &place : places)
        if (QFileInfo(place).isFile())
            return QDir::cleanPath(place);
    return {};
}

} // namespace

Result<QList<LinkedFile>> linkedAndNotAttached(Library &library, const QList<SourceId> &sources)
{
    QList<LinkedFile> named;
    for (const SourceId source : sources.isEmpty() ? QList{SourceId::None} : sources) {
        LECTERN_TRY(const auto some, library.sources().linkedFiles(source));
        named += some;
    }
    if (named.isEmpty())
        return named;
    QSet<std::pair<qint64, QString>> attached, seen; // paper id, and path or name as stated
    LECTERN_TRY(const auto files, library.attachments().all());
    for (const Attachment &file : files)
        attached.insert({qint64(file.paper), file.name});
    named.removeIf([&](const LinkedFile &file) {
        const std::pair key{qint64(file.paper), file.name};
        const bool again = seen.contains(key);
        seen.insert(key);
        return again || attached.contains({qint64(file.paper), lastName(file.name)});
    });
    return named;
}

Result<LinkedPdfs> findNamed(const QList<LinkedFile> &named, const QStringList &folders,
                             const Cancelled &cancelled)
{
    LinkedPdfs found;
    FilesByName byName;
    for (const QString &folder : folders)
        LECTERN_TRY(byName.add(folder, cancelled));
    for (const LinkedFile &file : named) {
        if (cancelled && cancelled())
            return Error::cancelled();
        QString place = placeOf(file);
        if (place.isEmpty())
            place = byName.bestMatch(file.name);
        if (place.isEmpty()) {
            found.missing.append(file);
            continue;
        }
        Attachment one;
        one.paper = file.paper;
        one.path = place;
        found.here.append(one);
    }
    return found;
}

} // namespace lectern
