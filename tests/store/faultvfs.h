#pragma once
// A disk for SQLite that fails when a test says so, and that forgets what was not synced when the power goes.
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

// How the disk behaves. Counts begin with 1.
struct DiskFault {
    DiskCall call = DiskCall::Write;
    int at = 0; // the call that fails; 0: none does
    bool stays = false; // so do all later ones of its kind
    bool full = false; // says that there is no room, in place of an error
    bool power = false; // the power goes there: this and everything later fails
};

// Stands under every connection of the process that is opened after it was made, over SQLite's own disk. One
// at a time; what was opened while it was there is closed before it goes. For one thread after the other.
class FaultDisk
{
public:
    FaultDisk();
    ~FaultDisk();
    Q_DISABLE_COPY_MOVE(FaultDisk)

    // From now on counts calls and fails like this. What is in this folder now counts as durable.
    void begin(const QString &folder, const DiskFault &fault);
    // Works again.
    void mend();
    // How many calls of a kind there were since begin().
    int calls(DiskCall call) const;
    // Whether the fault has happened.
    bool failed() const;
    // Leaves in the folder what a disk may have after the power went: what was synced, and of every later
    // write nothing, all or some of its sectors. Call it when nothing is open any more.
    void loseUnsynced(QRandomGenerator &random);
};

} // namespace lectern::test
