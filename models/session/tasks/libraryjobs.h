#pragma once
// The runner under exports and prints: pieces of work on a library, one after the other, on a thread that
// ends with them.
#include "models/store/library.h"
#include "workerthread.h"

#include <atomic>

namespace lectern
{

// Lives in its owner's thread; the work runs in its own. Each piece has the library opened for it, to read:
// an export must not keep the connection that a key waits for. Whoever owns one declares it after all that
// the work uses.
class LibraryJobs
{
public:
    explicit LibraryJobs(const QString &name, QThread::Priority priority = QThread::InheritPriority)
        : m_thread(name, priority)
    {
    }
    ~LibraryJobs() { stop(); }

    // Does work(library) behind all that was given before, with why the file cannot be opened in place of the
    // library where that is so.
    template <typename Work>
    void run(const QString &file, Work work)
    {
        m_thread.run([file, work = std::move(work)]() mutable {
            const auto library = Library::open(file, Library::Mode::ReadOnly);
            work(library ? Result<Library *>(library->get()) : Result<Library *>(library.error()));
        });
    }
    // Asks the piece under way to end; one that is begun afterwards is not cancelled.
    void cancel() { m_cancelled = true; }
    void begin() { m_cancelled = false; }
    bool isCancelled() const { return m_cancelled; }
    // Whether stop() was called, for work that cancel() is not about.
    bool isStopped() const { return m_stopped; }
    // Cancels, and waits for what is under way.
    void stop()
    {
        m_stopped = true;
        cancel();
        m_thread.stop();
    }

private:
    std::atomic<bool> m_cancelled = false, m_stopped = false;
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
