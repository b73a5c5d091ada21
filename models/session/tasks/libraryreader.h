#pragma once
// Asynchronous queries on a library: a reader thread with its own connection, and request tokens
// (RequestToken) that keep only the latest query.
#include "models/core/result.h"
#include "workerthread.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace lectern
{

class Library;
class LibraryReader;

// A latest-only request token. A new query with this token cancels the previous one, which ends at its next
// cancellation check. GUI thread; must not outlive its LibraryReader.
class RequestToken
{
public:
    // name: string literal, for traces and tests.
    RequestToken(LibraryReader &questions, const char *name);
    ~RequestToken() { cancel(); } // the receiver is gone
    Q_DISABLE_COPY_MOVE(RequestToken)

    // Returns whether the latest query has not been answered yet.
    bool isPending() const { return m_state->answered != m_state->latest; }
    // Cancels the current query.
    void cancel() { m_state->cancel(); }
    // Returns a callback that is true once a newer query has started with this token. Any thread may call it.
    Cancelled supersededCallback() const
    {
        return [state = m_state, before = m_state->latest.load()] { return state->latest != before; };
    }

private:
    friend class LibraryReader;
    struct State {
        const char *name = "";
        std::atomic<quint64> latest = 0; // number of the latest query
        quint64 answered = 0; // GUI thread only
        void cancel() { answered = ++latest; }
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

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
    explicit LibraryReader(const QString &thread, QThread::Priority priority = QThread::InheritPriority,
                           QObject *parent = nullptr);
    ~LibraryReader() override;
    // Closes the library and ends the thread. Pending queries are not answered; no queries are accepted
    // afterwards.
    void finish();

    // Sets the file of the following queries and cancels pending ones. The next query opens it. Empty: no
    // library.
    void setFile(const QString &file);
    // Same as setFile(), but opens the file immediately and calls then() with the result.
    void open(const QString &file, const std::function<void(const Result<> &)> &then);

    // Runs question(Library &, const Cancelled &) -> Result<T>, then calls then(const T &) on the GUI thread
    // unless a newer query with this token started. failed: called instead of emitting the signal.
    template <typename Question, typename Then>
    void ask(RequestToken &lane, Question question, Then then, const Failed &failed = {})
    {
        notifyAsked(lane.m_state->name);
        post(lane.m_state, ++lane.m_state->latest, workOf(std::move(question), std::move(then)), failed);
    }
    // Same as ask(), but without a request token: only a change of file cancels the query. then() is not
    // called if asker has been destroyed.
    template <typename Question, typename Then>
    void askUnordered(const QObject *asker, Question question, Then then, Failed failed = {})
    {
        const QPointer<const QObject> there(asker);
        post(m_unordered, m_unordered->latest,
             workOf(std::move(question),
                    [there, then = std::move(then)](const auto &answer) {
                        if (there)
                            then(answer);
                    }),
             [there, failed = std::move(failed)](const Error &error) {
                 if (there && failed)
                     failed(error);
             });
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
    // Returns whether no query with a request token is pending.
    bool isIdle() const;
    // Cancels all pending queries.
    void cancelAll();

signals:
    void asked(const QString &lane); // for tests that count queries
    void answered(); // also emitted for cancelled and failed queries
    void failed(const QString &message);
    void changed();
    void looked();
    // The file was replaced, moved or deleted. Papers can still be read through the open connection.
    void movedAway(const QString &message);

private:
    friend class RequestToken;
    using Delivery = std::function<void()>; // runs on the GUI thread
    using Work = std::function<Result<Delivery>(Library &, const Cancelled &)>;
    using StatePtr = std::shared_ptr<RequestToken::State>;

    template <typename Question, typename Then>
    static Work workOf(Question question, Then then)
    {
        return [question = std::move(question),
                then = std::move(then)](Library &library, const Cancelled &cancelled) -> Result<Delivery> {
            auto answer = question(library, cancelled);
            if (!answer)
                return answer.error();
            return Delivery([then, value = std::move(answer).value()] { then(value); });
        };
    }
    void notifyAsked(const char *lane) { emit asked(QLatin1StringView(lane)); }
    void post(const StatePtr &lane, quint64 number, Work work, Failed failed);
    void run(const StatePtr &lane, quint64 number, const Work &work, const Failed &failed);
    void deliver(const StatePtr &lane, quint64 number, const Delivery &delivery);
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
    std::vector<std::weak_ptr<RequestToken::State>> m_lanes;
    StatePtr m_unordered = std::make_shared<RequestToken::State>();
    QTimer m_quiet; // runs while no query is pending
    WorkerThread m_thread; // Declared last: the work uses the members above.
};

} // namespace lectern
