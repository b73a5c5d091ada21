#include "atomicfile.h"

#include "connection.h"
#include "filelocks.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kBuffer = 64 * 1024;

Error failure(const QString &path, int code)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (code == ENOSPC || code == EDQUOT || code == EFBIG)
        return {ErrorKind::Full,
                Messages::tr("Could not write the file %1: the disk is full. The previous file is unchanged.")
                    .arg(shown)};
    const bool readOnly = code == EACCES || code == EPERM || code == EROFS;
    return {readOnly ? ErrorKind::ReadOnly : ErrorKind::Failed,
            Messages::tr("Could not write the file %1: %2.").arg(shown, qt_error_string(code))};
}

// Returns whether the path is that of a library, or of one of SQLite's files that belong to one.
bool belongsToLibrary(const QString &path)
{
    if (isOpenHere(path) || isLibraryFile(path))
        return true;
    for (const QLatin1StringView suffix : {"-wal"_L1, "-shm"_L1, "-journal"_L1})
        if (path.endsWith(suffix)) {
            const QString library = path.chopped(suffix.size());
            return isOpenHere(library) || isLibraryFile(library);
        }
    return false;
}

} // namespace

AtomicFile::AtomicFile(const QString &path, QObject *parent) : QIODevice(parent), m_path(path) { }

AtomicFile::~AtomicFile()
{
    cancel();
}

Result<> AtomicFile::begin()
{
    QFileInfo info(m_path);
    if (info.isDir())
        return Error{Messages::tr("%1 is a folder, not a file.").arg(QDir::toNativeSeparators(m_path))};
    const QString target = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    for (const QString &name : {target, info.absoluteFilePath()})
        if (belongsToLibrary(name))
            return Error{
                Messages::tr(
                    "%1 belongs to a Lectern library and must not be overwritten. Choose another file.")
                    .arg(QDir::toNativeSeparators(m_path))};
    m_target = QFile::encodeName(target);
    struct stat before {
    };
    const bool exists = ::stat(m_target.constData(), &before) == 0;
    if (exists && !S_ISREG(before.st_mode)) {
        if (S_ISBLK(before.st_mode))
            return Error{Messages::tr("%1 is a device, not a file.").arg(QDir::toNativeSeparators(m_path))};
        m_descriptor = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_CLOEXEC);
    } else if (exists && ::access(m_target.constData(), W_OK) != 0) {
        return failure(m_path, errno);
    } else {
        static std::atomic<int> serial = 0;
        const QString folder = QFileInfo(target).absolutePath();
        if (!QFileInfo(folder).isDir())
            return Error{ErrorKind::NotFound,
                         Messages::tr("The folder %1 does not exist.").arg(QDir::toNativeSeparators(folder))};
        do {
            m_temporary = QFile::encodeName(folder + u"/.lectern-%1-%2.part"_s.arg(::getpid()).arg(++serial));
            m_descriptor = ::open(m_temporary.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        } while (m_descriptor < 0 && errno == EEXIST);
        if (m_descriptor >= 0 && exists)
            (void)::fchmod(m_descriptor, before.st_mode & 07777);
    }
    if (m_descriptor < 0) {
        m_temporary.clear();
        return failure(m_path, errno);
    }
    QIODevice::open(WriteOnly);
    return {};
}

qint64 AtomicFile::writeData(const char *data, qint64 size)
{
    // After a failure no further write is allowed, because the file would have an undetected hole.
    if (m_failure != 0)
        return -1;
    m_buffer.append(data, size);
    if (m_buffer.size() >= kBuffer && !flushBuffer()) {
        setErrorString(error().message);
        return -1;
    }
    return size;
}

bool AtomicFile::flushBuffer()
{
    for (qsizetype done = 0; done < m_buffer.size();) {
        const ssize_t count =
            ::write(m_descriptor, m_buffer.constData() + done, size_t(m_buffer.size() - done));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            m_failure = count < 0 ? errno : EIO;
            return false;
        }
        done += count;
    }
    m_written += m_buffer.size();
    m_buffer.clear();
    return true;
}

Result<> AtomicFile::commit()
{
    if (m_descriptor < 0)
        return error();
    if (m_failure == 0)
        (void)flushBuffer();
    struct stat after {
    };
    const bool direct = m_temporary.isEmpty();
    if (m_failure == 0 && !direct && (::fsync(m_descriptor) != 0 || ::fstat(m_descriptor, &after) != 0))
        m_failure = errno;
    if (m_failure == 0 && !direct && after.st_size != m_written)
        m_failure = EIO;
    // A network file system may report a full disk only here.
    if (::close(std::exchange(m_descriptor, -1)) != 0 && m_failure == 0 && errno != EINTR)
        m_failure = errno;
    if (m_failure == 0 && !direct && ::rename(m_temporary.constData(), m_target.constData()) != 0)
        m_failure = errno;
    if (m_failure != 0) {
        cancel();
        return error();
    }
    m_temporary.clear();
    QIODevice::close();
    return direct ? Result<>() : syncFolder(QFileInfo(QFile::decodeName(m_target)).absolutePath());
}

Error AtomicFile::error() const
{
    return failure(m_path, m_failure != 0 ? m_failure : EBADF);
}

void AtomicFile::cancel()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
    if (!m_temporary.isEmpty())
        ::unlink(m_temporary.constData());
    m_temporary.clear();
    QIODevice::close();
}

Result<QByteArray> readFile(const QString &path, qint64 largest)
{
    const auto unreadable = [&](const QString &why) {
        return Error{
            Messages::tr("The file %1 cannot be read: %2.").arg(QDir::toNativeSeparators(path), why)};
    };
    if (isOpenHere(path))
        return unreadable(u"it belongs to the library that is open"_s);
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return unreadable(info.isDir() ? u"it is a folder"_s : u"it is not a regular file"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(file.errorString());
    QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable(file.errorString());
    if (bytes.size() > largest)
        return unreadable(u"it has more than %1 bytes"_s.arg(largest));
    return bytes;
}

Result<> writeAtomically(const QString &path, const QByteArray &bytes)
{
    AtomicFile file(path);
    LECTERN_TRY(file.begin());
    if (file.write(bytes) != bytes.size())
        return file.error();
    return file.commit();
}

Result<> renameToNew(const QString &from, const QString &to)
{
    const QByteArray source = QFile::encodeName(from), target = QFile::encodeName(to);
    int done = ::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE);
    if (done != 0
        && (errno == EINVAL || errno == ENOSYS)) { // the file system does not support this operation
        if (QFileInfo::exists(to))
            errno = EEXIST;
        else
            done = ::rename(source.constData(), target.constData());
    }
    if (done != 0)
        return Error{
            Messages::tr("Could not rename the file %1 to %2: %3.")
                .arg(QDir::toNativeSeparators(from), QFileInfo(to).fileName(), qt_error_string(errno))};
    return syncFolder(QFileInfo(to).absolutePath());
}

Result<> syncFolder(const QString &folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return {}; // no read permission: nothing to sync
    const int code = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    // Some file systems do not support syncing a folder.
    if (code != 0 && code != EINVAL && code != ENOTSUP)
        return failure(folder, code);
    return {};
}

} // namespace lectern
