#include "filelocks.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>

namespace lectern
{

namespace
{

FileId idOf(const struct stat &status)
{
    return {quint64(status.st_dev), quint64(status.st_ino)};
}

// A file that SQLite has open. All connections of the process lock it through one open file description,
// because SQLite assumes that the process owns the locks: one connection may release a lock that another one
// acquired.
struct OpenFileEntry {
    int holder = -1; // the descriptor whose description owns the locks; -1: nothing locked yet
    bool byProcess = false; // true on file systems without such locks: uses the locks of SQLite
    ~OpenFileEntry()
    {
        if (holder >= 0)
            ::close(holder);
    }
};

// The files that SQLite has open, by descriptor and by file.
struct OpenFileTable {
    std::mutex mutex;
    std::unordered_map<int, std::shared_ptr<OpenFileEntry>> byDescriptor;
    std::map<FileId, std::weak_ptr<OpenFileEntry>> byFile;

    // Returns the file; null if SQLite does not have it open. The caller must hold the mutex, also when it
    // releases the pointer.
    std::shared_ptr<OpenFileEntry> at(FileId id) const
    {
        const auto found = byFile.find(id);
        return found == byFile.end() ? nullptr : found->second.lock();
    }
};

// Never destroyed: connections of static duration may close later.
OpenFileTable &openFileTable()
{
    static auto *files = new OpenFileTable;
    return *files;
}

constexpr std::string_view kJournalMagic = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";

bool readAt(int descriptor, qint64 at, char *bytes, size_t count)
{
    return at >= 0 && ::pread(descriptor, bytes, count, at) == ssize_t(count);
}

quint32 numberAt(const char *bytes)
{
    return qFromBigEndian<quint32>(bytes);
}

// Returns whether a journal ends with the name of a super-journal: name, its length, its checksum, the magic
// number. The checksum is not verified, because only an attacker or another program writes such an end.
bool namesSuperJournal(int descriptor, qint64 size)
{
    constexpr size_t kTail = 16;
    char tail[kTail];
    if (!readAt(descriptor, size - qint64(kTail), tail, kTail))
        return false;
    const quint32 length = numberAt(tail);
    return std::string_view(tail + 8, 8) == kJournalMagic && length > 0 && length <= size - qint64(kTail);
}

// Replaces SQLite's open() for O_CREAT with a mode.
int openFileOf(const char *path, int flags, int mode)
{
    const int descriptor = ::open(path, flags, mode);
    struct stat status {
    };
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0)
        return descriptor;
    // A journal may have been created since Connection::open() checked.
    if (std::string_view(path).ends_with("-journal") && namesSuperJournal(descriptor, status.st_size)) {
        ::close(descriptor);
        errno = EPERM;
        return -1;
    }
    OpenFileTable &files = openFileTable();
    const std::lock_guard guard(files.mutex);
    std::weak_ptr<OpenFileEntry> &known = files.byFile[idOf(status)];
    std::shared_ptr<OpenFileEntry> file = known.lock();
    if (!file)
        known = file = std::make_shared<OpenFileEntry>();
    files.byDescriptor[descriptor] = std::move(file);
    return descriptor;
}

int closeBorrowed(int descriptor)
{
    {
        OpenFileTable &files = openFileTable();
        const std::lock_guard guard(files.mutex);
        files.byDescriptor.erase(descriptor); // the last descriptor of a file releases its locks
        std::erase_if(files.byFile, [](const auto &entry) { return entry.second.expired(); });
    }
    return ::close(descriptor);
}

// Opens a descriptor with its own file description, which supports both kinds of locks if the file is
// writable.
int openHolder(int descriptor)
{
    char path[32];
    std::snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    const int holder = ::open(path, O_RDWR | O_CLOEXEC);
    return holder >= 0 ? holder : ::fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int lockFile(int descriptor, int command, struct flock *lock)
{
    OpenFileTable &files = openFileTable();
    const std::lock_guard guard(files.mutex);
    const auto found = files.byDescriptor.find(descriptor);
    if (found == files.byDescriptor.end() || found->second->byProcess)
        return ::fcntl(descriptor, command, lock);
    OpenFileEntry &file = *found->second;
    if (file.holder < 0)
        file.holder = openHolder(descriptor);
    lock->l_pid = 0;
    const int done = ::fcntl(file.holder, command == F_GETLK ? F_OFD_GETLK : F_OFD_SETLK, lock);
    if (done == 0 || errno != EINVAL)
        return done;
    file.byProcess = true;
    return ::fcntl(descriptor, command, lock);
}

int controlBorrowed(int descriptor, int command, ...)
{
    va_list arguments;
    va_start(arguments, command);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    if (command == F_SETLK || command == F_GETLK)
        return lockFile(descriptor, command, static_cast<struct flock *>(argument));
    return ::fcntl(descriptor, command, argument);
}

} // namespace

std::optional<FileId> fileIdOf(const QString &path)
{
    struct stat status {
    };
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    return idOf(status);
}

quint64 hardLinksTo(const QString &path)
{
    struct stat status {
    };
    return ::stat(QFile::encodeName(path).constData(), &status) == 0 ? quint64(status.st_nlink) : 0;
}

std::optional<JournalClaims> journalClaims(const QString &path)
{
    if (!fileIdOf(path) || isOpenHere(path))
        return {};
    // SQLite locks the library, never its journal, so this descriptor may be closed.
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return {};
    struct stat status {
    };
    JournalClaims claims;
    if (::fstat(descriptor, &status) == 0) {
        claims.deletesAnother = namesSuperJournal(descriptor, status.st_size);
        // The header of a journal: magic number, record count, nonce, page count of the library, sector size,
        // page size.
        constexpr size_t kHead = 28;
        char head[kHead];
        if (readAt(descriptor, 0, head, kHead) && std::string_view(head, 8) == kJournalMagic)
            claims.bytes = qint64(numberAt(head + 16)) * qMin(numberAt(head + 24), quint32(65536));
    }
    ::close(descriptor);
    return claims;
}

void makePrivate(const QString &path)
{
    // Created without a descriptor. If another thread opened the file first, closing a descriptor would drop
    // SQLite's locks.
    QString target = path;
    constexpr int kMaxLinks = 40; // as in Linux
    for (int i = 0; i < kMaxLinks && QFileInfo(target).isSymLink(); ++i)
        target = QFileInfo(target).symLinkTarget(); // SQLite creates the target of a dangling link
    (void)::mknod(QFile::encodeName(target).constData(), S_IFREG | 0600, 0);
}

void lockByDescription()
{
    static std::once_flag once;
    std::call_once(once, [] {
        // SQLite's memory statistics are unused, and they need a lock around each allocation of all
        // connections.
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
        sqlite3_initialize();
        sqlite3_vfs *vfs = sqlite3_vfs_find("unix");
        if (!vfs || vfs->iVersion < 3 || !vfs->xSetSystemCall)
            return;
        const auto replace = [vfs](const char *call, auto function) {
            vfs->xSetSystemCall(vfs, call, reinterpret_cast<sqlite3_syscall_ptr>(function));
        };
        replace("open", &openFileOf);
        replace("close", &closeBorrowed);
        replace("fcntl", &controlBorrowed);
    });
}

bool isOpenHere(const QString &path)
{
    const auto id = fileIdOf(path);
    if (!id)
        return false;
    OpenFileTable &files = openFileTable();
    const std::lock_guard guard(files.mutex);
    return files.at(*id) != nullptr;
}

int descriptorOf(const QString &path)
{
    const auto id = fileIdOf(path);
    if (!id)
        return -1;
    OpenFileTable &files = openFileTable();
    const std::lock_guard guard(files.mutex);
    const auto file = files.at(*id);
    if (!file || file->holder < 0 || file->byProcess)
        return -1;
    const auto open = std::find_if(files.byDescriptor.begin(), files.byDescriptor.end(),
                                   [&](const auto &entry) { return entry.second == file; });
    return open == files.byDescriptor.end() ? -1 : ::fcntl(open->first, F_DUPFD_CLOEXEC, 3);
}

QString notOpenHereReason()
{
    return QStringLiteral("This is the library that is open, not a source of papers.");
}

} // namespace lectern
