#include "faultvfs.h"

#include "models/store/sqlite/filelocks.h"
#include "tests/support/support.h"

#include <QDir>
#include <QFile>
#include <QSet>

#include <cstring>
#include <mutex>
#include <sqlite3.h>
#include <utility>

namespace lectern::test
{

namespace
{

struct PendingWrite {
    qint64 at = 0;
    QByteArray bytes;
    qint64 size = -1; // new size of the file after a truncation; -1: a write
};

// The part of a file that survives a power cut.
struct DurableFile {
    bool exists = false;
    QByteArray bytes;
    QList<PendingWrite> pending;
};

struct Disk {
    std::mutex mutex;
    sqlite3_vfs *under = nullptr;
    sqlite3_vfs shim{};
    bool watching = false, hasFailed = false;
    DiskFault fault;
    std::array<int, kDiskCalls> counts{};
    QString folder;
    QHash<QByteArray, DurableFile> files;
    QSet<QByteArray> gone; // names that are deleted in a folder that is not synced yet
};

Disk &disk()
{
    static Disk theDisk;
    return theDisk;
}

// Our file, followed by SQLite's own file in the same allocation.
struct ShimFile {
    sqlite3_file base{};
    const char *name =
        nullptr; // owned by SQLite, valid as long as the file is open; null for a temporary file
    sqlite3_file *under() { return reinterpret_cast<sqlite3_file *>(this + 1); }
};

ShimFile *shim(sqlite3_file *file)
{
    return reinterpret_cast<ShimFile *>(file);
}

// Counts a call. Returns the injected error, or SQLITE_OK.
int fails(DiskCall call, int error)
{
    Disk &d = disk();
    if (!d.watching)
        return SQLITE_OK;
    const int count = ++d.counts[size_t(call)];
    const DiskFault &fault = d.fault;
    bool now = fault.at > 0 && call == fault.call
        && (count == fault.at || (count > fault.at && (fault.stays || fault.power)));
    now = now || (fault.power && d.hasFailed && call != DiskCall::Read);
    d.hasFailed = d.hasFailed || now;
    if (!now)
        return SQLITE_OK;
    return fault.full ? SQLITE_FULL : error;
}

DurableFile *durable(ShimFile *file)
{
    Disk &d = disk();
    if (!d.watching || !d.fault.power || !file->name || QByteArrayView(file->name).endsWith("-shm"))
        return nullptr;
    return &d.files[file->name];
}

void applyTo(QByteArray *bytes, const PendingWrite &write)
{
    if (write.size >= 0) {
        bytes->resize(write.size, '\0');
        return;
    }
    if (bytes->size() < write.at + write.bytes.size())
        bytes->resize(write.at + write.bytes.size(), '\0');
    bytes->replace(write.at, write.bytes.size(), write.bytes);
}

int closeFile(sqlite3_file *file)
{
    return shim(file)->under()->pMethods->xClose(shim(file)->under());
}

int readFile(sqlite3_file *file, void *into, int bytes, sqlite3_int64 at)
{
    const std::lock_guard guard(disk().mutex);
    if (const int error = fails(DiskCall::Read, SQLITE_IOERR_READ))
        return error;
    return shim(file)->under()->pMethods->xRead(shim(file)->under(), into, bytes, at);
}

int writeFile(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 at)
{
    const std::lock_guard guard(disk().mutex);
    const int error = fails(DiskCall::Write, SQLITE_IOERR_WRITE);
    if (DurableFile *known = durable(shim(file)); known && (!error || disk().fault.at > 0))
        known->pending.append({at, QByteArray(static_cast<const char *>(from), bytes), -1});
    if (error)
        return error;
    return shim(file)->under()->pMethods->xWrite(shim(file)->under(), from, bytes, at);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    const std::lock_guard guard(disk().mutex);
    if (const int error = fails(DiskCall::Truncate, SQLITE_IOERR_TRUNCATE))
        return error;
    if (DurableFile *known = durable(shim(file)))
        known->pending.append({0, {}, size});
    return shim(file)->under()->pMethods->xTruncate(shim(file)->under(), size);
}

int syncFile(sqlite3_file *file, int flags)
{
    const std::lock_guard guard(disk().mutex);
    if (const int error = fails(DiskCall::Sync, SQLITE_IOERR_FSYNC))
        return error;
    if (DurableFile *known = durable(shim(file))) {
        for (const PendingWrite &write : std::as_const(known->pending))
            applyTo(&known->bytes, write);
        known->pending.clear();
        known->exists = true;
    }
    return shim(file)->under()->pMethods->xSync(shim(file)->under(), flags);
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return shim(file)->under()->pMethods->xFileSize(shim(file)->under(), size);
}
int lock(sqlite3_file *file, int level)
{
    return shim(file)->under()->pMethods->xLock(shim(file)->under(), level);
}
int unlock(sqlite3_file *file, int level)
{
    return shim(file)->under()->pMethods->xUnlock(shim(file)->under(), level);
}
int checkReserved(sqlite3_file *file, int *reserved)
{
    return shim(file)->under()->pMethods->xCheckReservedLock(shim(file)->under(), reserved);
}
int control(sqlite3_file *file, int what, void *argument)
{
    return shim(file)->under()->pMethods->xFileControl(shim(file)->under(), what, argument);
}
int sectorSize(sqlite3_file *file)
{
    return shim(file)->under()->pMethods->xSectorSize(shim(file)->under());
}
int characteristics(sqlite3_file *file)
{
    return shim(file)->under()->pMethods->xDeviceCharacteristics(shim(file)->under());
}
int shmMap(sqlite3_file *file, int region, int size, int extend, void volatile **into)
{
    return shim(file)->under()->pMethods->xShmMap(shim(file)->under(), region, size, extend, into);
}
int shmLock(sqlite3_file *file, int offset, int count, int flags)
{
    return shim(file)->under()->pMethods->xShmLock(shim(file)->under(), offset, count, flags);
}
void shmBarrier(sqlite3_file *file)
{
    shim(file)->under()->pMethods->xShmBarrier(shim(file)->under());
}
int shmUnmap(sqlite3_file *file, int remove)
{
    return shim(file)->under()->pMethods->xShmUnmap(shim(file)->under(), remove);
}

constexpr sqlite3_io_methods kMethods = {
    2,       closeFile,  readFile,      writeFile, truncateFile, syncFile,        fileSize,
    lock,    unlock,     checkReserved, control,   sectorSize,   characteristics, shmMap,
    shmLock, shmBarrier, shmUnmap,      nullptr,   nullptr};

int openFile(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *outFlags)
{
    Disk &d = disk();
    ShimFile *made = new (file) ShimFile;
    {
        const std::lock_guard guard(d.mutex);
        if (const int error = fails(DiskCall::Open, SQLITE_CANTOPEN))
            return error;
    }
    made->name = name;
    if (name)
        d.gone.remove(name);
    const int code = d.under->xOpen(d.under, name, made->under(), flags, outFlags);
    if (code == SQLITE_OK)
        made->base.pMethods = &kMethods;
    return code;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    Disk &d = disk();
    const std::lock_guard guard(d.mutex);
    if (const int error = fails(DiskCall::Delete, SQLITE_IOERR_DELETE))
        return error;
    const int code = d.under->xDelete(d.under, name, syncFolder);
    // Until the folder is synced, the name may reappear after a power cut. Syncing the folder syncs all its
    // names.
    if (d.watching && d.fault.power && code == SQLITE_OK) {
        d.gone.insert(name);
        if (syncFolder)
            for (const QByteArray &gone : std::exchange(d.gone, {}))
                d.files[gone] = {};
    }
    return code;
}

} // namespace

FaultDisk::FaultDisk()
{
    lockByDescription(); // must run before the shim copies SQLite's VFS, which it changes
    Disk &d = disk();
    d.under = sqlite3_vfs_find(nullptr);
    d.shim = *d.under;
    d.shim.zName = "faults";
    d.shim.pNext = nullptr;
    d.shim.szOsFile = int(sizeof(ShimFile)) + d.under->szOsFile;
    d.shim.xOpen = openFile;
    d.shim.xDelete = deleteFile;
    sqlite3_vfs_register(&d.shim, 1);
}

FaultDisk::~FaultDisk()
{
    mend();
    sqlite3_vfs_unregister(&disk().shim);
    sqlite3_vfs_register(disk().under, 1);
}

void FaultDisk::begin(const QString &folder, const DiskFault &fault)
{
    Disk &d = disk();
    const std::lock_guard guard(d.mutex);
    d.folder = folder;
    d.fault = fault;
    d.counts = {};
    d.hasFailed = false;
    d.files.clear();
    d.gone.clear();
    if (fault.power)
        for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files))
            d.files.insert(QFile::encodeName(info.absoluteFilePath()),
                           {true, readAll(info.absoluteFilePath()), {}});
    d.watching = true;
}

void FaultDisk::mend()
{
    const std::lock_guard guard(disk().mutex);
    disk().watching = false;
}

int FaultDisk::calls(DiskCall call) const
{
    return disk().counts[size_t(call)];
}

bool FaultDisk::failed() const
{
    return disk().hasFailed;
}

void FaultDisk::loseUnsynced(QRandomGenerator &random)
{
    constexpr qsizetype kSector = 512;
    Disk &d = disk();
    for (const QFileInfo &info : QDir(d.folder).entryInfoList(QDir::Files))
        if (info.fileName().endsWith(u"-shm") || d.files.contains(QFile::encodeName(info.absoluteFilePath())))
            QFile::remove(info.absoluteFilePath());
    // Keeps none, all or some of the last writes, chosen at random.
    const quint32 survival = random.bounded(4U);
    for (auto it = d.files.begin(); it != d.files.end(); ++it) {
        DurableFile &file = it.value();
        if (!file.exists && (file.pending.isEmpty() || survival == 0))
            continue; // its name was not durable yet
        for (const PendingWrite &write : std::as_const(file.pending)) {
            if (survival == 0 || (survival > 1 && random.bounded(2U) == 0))
                continue;
            if (write.size >= 0 || survival == 1) {
                applyTo(&file.bytes, write);
                continue;
            }
            for (qsizetype at = 0; at < write.bytes.size(); at += kSector)
                if (survival == 2 || random.bounded(3U) != 0)
                    applyTo(&file.bytes, {write.at + at, write.bytes.mid(at, kSector), -1});
        }
        writeAll(QFile::decodeName(it.key()), file.bytes);
    }
}

} // namespace lectern::test
