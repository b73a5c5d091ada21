#pragma once
// Task queue for export and print: runs jobs on a library in order, on its own thread.
#include "models/store/library.h"
#include "workerthread.h"

#include <atomic>

namespace lectern
{

// Lives on its owner's thread; jobs run on a worker thread. Each job opens its own read-only connection, so
// that an export never blocks an interactive query. Declare it after all members that the jobs use.
class LibraryJobs
{
public:
    explicit LibraryJobs(const QString &name, QThread::Priority priority = QThread::InheritPriority)
        : m_thread(name, priority)
    {
    }
    ~LibraryJobs() { stop(); }

    // Queues work(library). If the file cannot be opened, work receives the Error instead.
    template <typename Work>
    void run(const QString &file, Work work)
    {
        m_thread.run([file, work = std::move(work)]() mutable {
            const auto library = Library::open(file, Library::Mode::ReadOnly);
            work(library ? Result<Library *>(library->get()) : Result<Library *>(library.error()));
        });
    }
    // Cancels the running job. Jobs started after begin() are not cancelled.
    void cancel() { m_cancelled = true; }
    void begin() { m_cancelled = false; }
    bool isCancelled() const { return m_cancelled; }
    // Returns whether stop() was called, for jobs that ignore cancel().
    bool isStopped() const { return m_stopped; }
    // Cancels, and waits for the running job.
    void stop()
    {
        m_stopped = true;
        cancel();
        m_thread.stop();
    }

private:
    std::atomic<bool> m_cancelled = false, m_stopped = false;
    WorkerThread m_thread; // Declared last: the jobs use the members above.
};

} // namespace lectern
