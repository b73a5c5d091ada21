#pragma once
// Asynchronous queries on a library: a reader thread with its own connection.
#include "models/core/result.h"
#include "requesttoken.h"
#include "workerthread.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace lectern
{

class Library;

// Binds all arguments of a query or an edit but the library and the cancellation callback, so that views need
// not name Library: ask(m_related, bindLibrary(relatedRows, id, 30), this, then).
template <typename Function, typename... Args>
auto bindLibrary(Function function, Args... args)
{
    // The types are deduced so that only the branch that is taken must compile.
    return [function, ... args = std::move(args)](auto &library, const auto &...cancelled) {
        if constexpr (std::is_invocable_v<Function, Library &, const Args &..., decltype(cancelled)...>)
            return function(library, args..., cancelled...);
        else
            return function(library, args...);
    };
}

// Lives on the GUI thread, which never waits. Queries run in order on the reader thread. A query receives the
// open library and a cancellation callback, and returns a Result. A cancelled query leaves no state on the
// connection. A failed query is retried once on a new connection, after a damaged search index has been
// rebuilt. A second failure is reported with a sentence that helps the user to act.
class LibraryReader final : public QObject
{
    Q_OBJECT
public:
    // Called on the GUI thread with the error of a query that failed twice.
    using Failed = std::function<void(const Error &)>;

    // thread: thread name for debuggers.
    explicit LibraryReader(const QString &thread, QObject *parent = nullptr);
    ~LibraryReader() override;
    // Closes the library and ends the thread. Pending queries are not answered; no queries are accepted
    // afterwards.
    void finish();

    // Sets the file of the following queries and cancels pending ones. The next query opens it. Empty: no
    // library.
    void setFile(const QString &file);
    // Same as setFile(), but opens the file immediately and calls then() with the result.
    void open(const QString &file, const std::function<void(const Result<> &)> &then);

    // Runs query(Library &, const Cancelled &) -> Result<T>, then calls then(const T &) on the GUI thread
    // unless the token cancelled the request or the receiver has been destroyed. failed: called instead of
    // emitting the signal.
    template <typename Query, typename Then>
    void ask(RequestToken &token, Query query, const QObject *receiver, Then then, Failed failed = {})
    {
        post(begin(token), receiver, workOf(std::move(query), std::move(then)), std::move(failed));
    }
    // Queues work on the reader thread after all pending queries.
    void post(std::function<void()> work)
    {
        if (!m_finished)
            m_thread.run(std::move(work));
    }

    // Checks for writes by other connections. Emits changed() if there were any since the last check, then
    // looked().
    void checkForChanges();
    // Returns whether no query is pending.
    bool isIdle() const;
    // Cancels all pending queries.
    void cancelAll();

signals:
    void asked(const QString &token); // not for tokens that keep all requests; for tests that count queries
    void answered(); // also emitted for cancelled and failed queries
    void failed(const QString &message);
    void changed();
    void looked();
    // The file was replaced, moved or deleted. Papers can still be read through the open connection.
    void movedAway(const QString &message);

private:
    using Delivery = std::function<void()>; // runs on the GUI thread
    using Work = std::function<Result<Delivery>(Library &, const Cancelled &)>;
    using Request = RequestToken::Request;
    using Receiver = QPointer<const QObject>;

    template <typename Query, typename Then>
    static Work workOf(Query query, Then then)
    {
        return [query = std::move(query),
                then = std::move(then)](Library &library, const Cancelled &cancelled) -> Result<Delivery> {
            auto answer = query(library, cancelled);
            if (!answer)
                return answer.error();
            return Delivery([then, value = std::move(answer).value()] { then(value); });
        };
    }
    Request begin(RequestToken &token);
    void post(const Request &request, const Receiver &receiver, Work work, Failed failed);
    void run(const Request &request, const Receiver &receiver, const Work &work, const Failed &failed);
    void deliver(const Request &request, const Receiver &receiver, const Delivery &delivery);
    Result<> openFile();
    Result<> openAgain(const Error &why);

    // Reader thread only.
    struct Reading {
        QString file;
        std::unique_ptr<Library> library;
        std::optional<qint64> seen; // last value of LibraryFile::changesElsewhere()
        bool repaired = false; // the index of this library has been rebuilt
        Reading();
        ~Reading();
    };
    Reading m_reading;
    // GUI thread only.
    bool m_finished = false;
    std::vector<std::weak_ptr<RequestToken::State>> m_tokens; // all that were used
    RequestToken m_opening{"open"};
    QTimer m_quiet; // runs while no query is pending
    WorkerThread m_thread; // Declared last: the work uses the members above.
};

} // namespace lectern
