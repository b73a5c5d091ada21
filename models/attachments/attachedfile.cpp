#include "attachedfile.h"

#include "models/i18n/messages.h"
#include "models/import/foundfiles.h"
#include "models/import/sha256.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/filelocks.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kStep = 1024 * 1024;

Error cannotRead(const QString &path, const QString &why)
{
    return Error{Messages::tr("%1 cannot be read: %2.").arg(QFileInfo(path).fileName(), why)};
}

// Reads a file in chunks and passes each to take(), which returns false to stop.
template <typename Take>
Result<> readThrough(const QString &path, const Cancelled &cancelled, const Take &take)
{
    QFile file(path);
    if (isOpenHere(path)) // closing the file would release SQLite's locks
        return cannotRead(path, Messages::tr("it is a library"));
    if (!file.open(QIODevice::ReadOnly))
        return cannotRead(path, file.errorString());
    QByteArray step(kStep, Qt::Uninitialized);
    for (;;) {
        if (cancelled && cancelled())
            return Error::cancelled();
        const qint64 length = file.read(step.data(), step.size());
        if (length < 0)
            return cannotRead(path, file.errorString());
        if (length == 0 || !take(step.constData(), length))
            return {};
    }
}

Result<QByteArray> hashOfFile(const QString &path, const Cancelled &cancelled)
{
    Sha256 hash;
    LECTERN_TRY(readThrough(path, cancelled, [&](const char *bytes, qint64 length) {
        hash.add(bytes, length);
        return true;
    }));
    return hash.result();
}

Attachment seenAt(Attachment file, const QFileInfo &info)
{
    file.path = info.absoluteFilePath();
    file.bytes = info.size();
    file.modified = info.lastModified().toUTC();
    return file;
}

// Returns whether the file has these bytes. Files of another size are not read.
Result<bool> isSame(const Attachment &file, const QFileInfo &info, const Cancelled &cancelled)
{
    if (!info.isFile() || (file.bytes > 0 && info.size() != file.bytes))
        return false;
    const auto hash = hashOfFile(info.absoluteFilePath(), cancelled);
    if (!hash)
        return hash.error().isCancelled() ? Result<bool>(hash.error()) : Result<bool>(false);
    return *hash == file.hash;
}

// Returns the nearest existing folder of a path; empty if only the root exists.
QString nearestFolder(const QString &path)
{
    QString at = QFileInfo(path).absolutePath();
    while (!at.isEmpty() && !QFileInfo(at).isDir()) {
        const QString up = QFileInfo(at).absolutePath();
        if (up == at)
            return {};
        at = up;
    }
    return QDir(at).isRoot() ? QString() : at;
}

// Returns the first unused name: name.pdf, name 2.pdf, name 3.pdf …
QString freeName(const QDir &folder, const QString &name)
{
    const QFileInfo info(name);
    QString free = name;
    for (int n = 2; folder.exists(free); ++n)
        free = u"%1 %2%3"_s.arg(info.completeBaseName(), QString::number(n),
                                info.suffix().isEmpty() ? QString() : QString(u'.' + info.suffix()));
    return free;
}

} // namespace

Result<Attachment> describeFile(const QString &path, const Cancelled &cancelled)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return Error{Messages::tr("%1 is not a file.").arg(QDir::toNativeSeparators(path))};
    if (!info.isReadable())
        return cannotRead(path, Messages::tr("permission denied"));
    if (!isPdf(path))
        return Error{Messages::tr("%1 is not a PDF file.").arg(info.fileName())};
    Attachment file = seenAt({}, info);
    file.name = info.fileName();
    LECTERN_TRY(file.hash, hashOfFile(path, cancelled));
    return file;
}

Result<Attachment> copyInto(const QString &folder, const Attachment &file, const Cancelled &cancelled)
{
    QDir target(folder);
    if (!target.mkpath(u"."_s))
        return Error{Messages::tr("Could not create the folder %1.").arg(QDir::toNativeSeparators(folder))};
    for (const QFileInfo &there : target.entryInfoList(QDir::Files)) {
        LECTERN_TRY(const auto same, isSame(file, there, cancelled));
        if (same)
            return seenAt(file, there);
    }
    const QString path = target.absoluteFilePath(freeName(target, file.name));
    AtomicFile copy(path);
    LECTERN_TRY(copy.begin());
    Sha256 hash;
    bool written = true;
    LECTERN_TRY(readThrough(file.path, cancelled, [&](const char *bytes, qint64 length) {
        hash.add(bytes, length);
        written = copy.write(bytes, length) == length;
        return written;
    }));
    if (!written)
        return copy.error();
    if (hash.result() != file.hash)
        return Error{Messages::tr("%1 changed while it was being copied.").arg(file.name)};
    LECTERN_TRY(copy.commit());
    return seenAt(file, QFileInfo(path));
}

Result<LocatedFile> locateFile(const Attachment &file, const QStringList &folders, const Cancelled &cancelled,
                               int most)
{
    const QFileInfo last(file.path);
    if (last.isFile() && last.size() == file.bytes && last.lastModified().toUTC() == file.modified)
        return LocatedFile{FileState::Here, file};
    LECTERN_TRY(const auto same, isSame(file, last, cancelled));
    if (same)
        return LocatedFile{FileState::Here, seenAt(file, last)};
    QStringList places = folders;
    if (const QString nearest = nearestFolder(file.path); !nearest.isEmpty())
        places += {nearest, QFileInfo(nearest).absolutePath()};
    for (const QString &place : std::as_const(places)) {
        if (QDir(place).isRoot())
            continue;
        const QFileInfoList files = listFolder(place, {.files = most}, cancelled).files;
        most -= int(files.size());
        if (cancelled && cancelled())
            return Error::cancelled();
        for (const QFileInfo &info : files) {
            if (cancelled && cancelled())
                return Error::cancelled();
            LECTERN_TRY(const auto found, isSame(file, info, cancelled));
            if (found)
                return LocatedFile{FileState::Moved, seenAt(file, info)};
        }
    }
    if (last.isFile())
        return LocatedFile{FileState::Changed, seenAt(file, last)};
    return LocatedFile{FileState::Missing, file};
}

} // namespace lectern
