#pragma once
// An SQLite VFS that fails on request and, on a simulated power cut, loses everything that was not synced.
#include <QByteArray>
#include <QHash>
#include <QList>
#include <QRandomGenerator>
#include <QString>

#include <array>

namespace lectern::test
{

enum class DiskCall { Open, Read, Write, Sync, Truncate, Delete };
constexpr int kDiskCalls = 6;

// The fault to inject. Calls are counted from 1.
struct DiskFault {
    DiskCall call = DiskCall::Write;
    int at = 0; // number of the failing call; 0: none
    bool stays = false; // all later calls of this kind fail too
    bool full = false; // reports a full disk instead of an I/O error
    bool power = false; // power cut at this call: it and all later calls fail
};

// VFS layer over SQLite's own VFS, used by every connection that the process opens during its lifetime. Only
// one instance at a time. Close these connections before it is destroyed. Not thread-safe.
class FaultDisk
{
public:
    FaultDisk();
    ~FaultDisk();
    Q_DISABLE_COPY_MOVE(FaultDisk)

    // Starts counting calls and injecting the fault. The present content of the folder counts as durable.
    void begin(const QString &folder, const DiskFault &fault);
    // Removes the fault.
    void mend();
    // Returns the number of calls of a kind since begin().
    int calls(DiskCall call) const;
    // Returns whether the fault has occurred.
    bool failed() const;
    // Leaves in the folder what a disk may hold after a power cut: all synced data, and of every later write
    // none, all or some of its sectors. Call only when no connection is open.
    void loseUnsynced(QRandomGenerator &random);
};

} // namespace lectern::test
