#pragma once
// Runs long tasks that are not queries: export, print, preview, backup, search for files.
#include "requesttoken.h"
#include "workerthread.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>

namespace lectern
{

// Runs code on the GUI thread for a task, for example to report progress, in the order of the calls. Any
// thread may call it.
using Deliver = std::function<void(const std::function<void()> &)>;

// Lives on the GUI thread, which never waits. Tasks whose tokens have the same name run in order on one
// thread, which starts with the first of them; other tasks run at the same time. A task works on copies of
// its arguments. It may change objects of its receiver only through Deliver, which does nothing once the
// token has cancelled the request or the receiver has been destroyed.
class TaskRunner final : public QObject
{
public:
    using QObject::QObject;
    ~TaskRunner() override { finish(); }

    // Runs task(const Deliver &, const Cancelled &) -> T on a thread, then then(T) on the GUI thread.
    template <typename Task, typename Then>
    void start(RequestToken &token, Task task, const QObject *receiver, Then then)
    {
        if (*m_finished)
            return;
        const RequestToken::Request request = token.next();
        const QPointer<const QObject> there(receiver);
        // The threads end before this object is destroyed, so `this` is valid.
        const Deliver deliver = [this, request, there](const std::function<void()> &what) {
            QMetaObject::invokeMethod(this, [request, there, what] {
                if (there && !request.isCancelled())
                    what();
            });
        };
        const Cancelled cancelled = [request, finished = m_finished] {
            return *finished || request.isStopped();
        };
        threadNamed(request.name())
            .run([this, request, there, deliver, cancelled, task = std::move(task), then = std::move(then)] {
                if (*m_finished || request.isCancelled())
                    return;
                QMetaObject::invokeMethod(this, [request, there, then, result = task(deliver, cancelled)] {
                    if (request.isCancelled())
                        return;
                    request.setAnswered();
                    if (there)
                        then(result);
                });
            });
    }
    // Moves an object to the thread of this token's tasks, for objects that need an event loop.
    void adopt(QObject &object, const RequestToken &token)
    {
        if (!*m_finished)
            threadNamed(token.name()).adopt(object);
    }
    // Cancels all tasks, and waits for the running ones. No tasks are accepted afterwards.
    void finish()
    {
        *m_finished = true;
        m_threads.clear();
    }
    // Returns whether finish() was called, for tasks that ignore their token. Any thread may call it.
    Cancelled finishedCallback() const
    {
        return [finished = m_finished] { return finished->load(); };
    }

private:
    WorkerThread &threadNamed(const QByteArray &name)
    {
        auto &thread = m_threads[name];
        if (!thread)
            thread = std::make_unique<WorkerThread>(QString::fromLatin1(name));
        return *thread;
    }

    std::shared_ptr<std::atomic<bool>> m_finished = std::make_shared<std::atomic<bool>>(false);
    std::map<QByteArray, std::unique_ptr<WorkerThread>> m_threads; // by name
};

} // namespace lectern
