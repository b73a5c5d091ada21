#pragma once
// Recovers the readable part of a damaged library into a new one, in the background.
#include "models/store/recovery/recovery.h"
#include "workerthread.h"

#include <QObject>

#include <atomic>

namespace lectern
{

struct RecoveryReport {
    QString damaged, target; // target: the new library, if one was written
    QString error; // one sentence; empty: success
    bool cancelled = false; // no new library was written
    RecoveryOutcome outcome;
};

// Lives on the GUI thread, works on a separate thread; one library at a time.
class RecoveryJob final : public QObject
{
    Q_OBJECT
public:
    explicit RecoveryJob(QObject *parent = nullptr);
    ~RecoveryJob() override; // cancels, and waits for the current page

    void start(const QString &damaged, const QString &target); // Requires !isRunning().
    bool isRunning() const { return m_running; }
    void cancel() { m_cancelled = true; }

    static constexpr int kAll = 1000; // upper end of the progress range

signals:
    void progressed(int done, int all);
    void finished(const lectern::RecoveryReport &report);

private:
    bool m_running = false;
    std::atomic<bool> m_cancelled = false;
    WorkerThread m_thread; // Declared last: the work uses the members above.
};

} // namespace lectern
