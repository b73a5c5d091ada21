#pragma once
// What is readable of a damaged library, into a new one, while the window goes on.
#include "models/store/recovery/salvage.h"
#include "workerthread.h"

#include <QObject>

#include <atomic>

namespace lectern
{

struct SalvageReport {
    QString damaged, target; // target: the new library, where there is one
    QString error; // one sentence; empty: all is done
    bool cancelled = false; // there is no new library
    SalvageOutcome outcome;
};

// Lives in the GUI thread, works in its own; one library at a time.
class SalvageJob final : public QObject
{
    Q_OBJECT
public:
    explicit SalvageJob(QObject *parent = nullptr);
    ~SalvageJob() override; // cancels, and waits for the page in hand

    void start(const QString &damaged, const QString &target); // not while isRunning()
    bool isRunning() const { return m_running; }
    void cancel() { m_cancelled = true; }

    static constexpr int kAll = 1000; // progress goes from 0 to this

signals:
    void progressed(int done, int all);
    void finished(const lectern::SalvageReport &report);

private:
    bool m_running = false;
    std::atomic<bool> m_cancelled = false;
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
