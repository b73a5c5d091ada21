#pragma once
// A worker thread that runs jobs in order.
#include <QObject>
#include <QString>
#include <QThread>

#include <utility>

namespace lectern
{

// Lives on its owner's thread; only that thread may call it. Jobs run on the worker thread, in order. The
// destructor waits for the running job and may drop queued ones. Declare it after all members that the jobs
// use. To cancel a long job, check a flag of the owner.
class WorkerThread
{
public:
    explicit WorkerThread(const QString &name) : m_worker(new QObject)
    {
        m_thread.setObjectName(name);
        m_worker->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start();
    }
    ~WorkerThread() { stop(); }
    Q_DISABLE_COPY_MOVE(WorkerThread)

    // Queues work() and returns immediately. Must not be called after stop() or finish().
    template <typename Work>
    void run(Work &&work)
    {
        QMetaObject::invokeMethod(m_worker, std::forward<Work>(work), Qt::QueuedConnection);
    }
    void adopt(QObject &object) { object.moveToThread(&m_thread); }
    // Waits for the running job and may drop queued ones. Can be called again.
    void stop()
    {
        m_thread.quit();
        m_thread.wait();
    }
    // Waits until all queued jobs are done.
    void finish()
    {
        run([thread = &m_thread] { thread->quit(); });
        m_thread.wait();
    }

private:
    QThread m_thread;
    QObject *m_worker; // lives on m_thread; jobs are invoked through it
};

} // namespace lectern
