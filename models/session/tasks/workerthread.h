#pragma once
// A thread that does one piece of work after the other.
#include <QObject>
#include <QString>
#include <QThread>

#include <utility>

namespace lectern
{

// Lives in its owner's thread, which alone may call it; the work runs in its own, in the order it was given.
// Destruction waits for the piece under way and may leave the rest undone, so whoever owns one declares it
// after all that the work uses. What is to be left quickly asks a flag of the owner's.
class WorkerThread
{
public:
    explicit WorkerThread(const QString &name, QThread::Priority priority = QThread::InheritPriority)
        : m_worker(new QObject)
    {
        m_thread.setObjectName(name);
        m_worker->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start(priority);
    }
    ~WorkerThread() { stop(); }
    Q_DISABLE_COPY_MOVE(WorkerThread)

    // Does this, called without arguments, behind all that was given before; returns at once. Nothing may be
    // given after stop() or finish().
    template <typename Work>
    void run(Work &&work)
    {
        QMetaObject::invokeMethod(m_worker, std::forward<Work>(work), Qt::QueuedConnection);
    }
    // Waits for what is under way; what comes behind it may be left undone. Again: does nothing.
    void stop()
    {
        m_thread.quit();
        m_thread.wait();
    }
    // Waits until all that was given is done.
    void finish()
    {
        run([thread = &m_thread] { thread->quit(); });
        m_thread.wait();
    }

private:
    QThread m_thread;
    QObject *m_worker; // lives in m_thread, which its work is called through
};

} // namespace lectern
