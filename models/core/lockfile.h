#pragma once
// Lock files that survive a full disk or a crash.
#include <QLockFile>

namespace lectern
{

// Acquires the lock without waiting. QLockFile never regards a file without a process id as stale, such as an
// empty file after a power failure. This function removes it with removeStaleLockFile(), unless a running
// process holds the system lock on it.
inline bool lockAtOnce(QLockFile &lock)
{
    if (lock.tryLock(0))
        return true;
    qint64 process = 0;
    QString host, program;
    return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&process, &host, &program)
        && lock.removeStaleLockFile() && lock.tryLock(0);
}

} // namespace lectern
