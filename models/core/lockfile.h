#pragma once
// Lock files that survive a full disk or a crash.
#include <QLockFile>

namespace lectern
{

// Takes the lock without waiting. A file that names no process, such as an empty one after a power cut, is
// never stale for QLockFile; it is removed here unless a living process holds the system's lock on it, which
// removeStaleLockFile() asks for.
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
