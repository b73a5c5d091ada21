#pragma once
// The one way to ask the library: a thread that answers questions from a connection of its own, and lanes in
// which a newer question overtakes an older one.
#include "models/core/cancelled.h"
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
class Questions;

// Questions of one kind, of which only the newest is answered: asking again overtakes the one before, which
// then ends as soon as it asks whether it is still wanted. Lives on the GUI thread, not longer than the
// Questions it was made for.
class Lane
{
public:
    // name: what traces and tests call it; a literal.
    Lane(Questions &questions, const char *name);
    ~Lane() { giveUp(); } // whoever asked is gone
    Q_DISABLE_COPY_MOVE(Lane)

    // The newest question is not answered yet.
    bool isPending() const { return m_state->answered != m_state->latest; }
    // The answer is no longer waited for.
    void giveUp() { m_state->giveUp(); }
    // True, from any thread, once something is asked here after this call.
    Cancelled askedSince() const
    {
        return [state = m_state, before = m_state->latest.load()] { return state->latest != before; };
    }

private:
    friend class Questions;
    struct State {
        const char *name = "";
        std::atomic<quint64> latest = 0; // the number of the newest question
        quint64 answered = 0; // on the GUI thread only
        void giveUp() { answered = ++latest; }
    };
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

// Lives on the GUI thread, which never waits; the questions run on a thread of its own, one after the other.
// A question is called with the open library and with what says that it was overtaken; it returns a Result.
// What overtakes it leaves nothing on the connection. One that fails is asked once more on a fresh
// connection, after the search index was made anew where that is what is damaged. What then still fails is
// told with a sentence a person can act on.
class Questions final : public QObject
{
    Q_OBJECT
public:
    // Called on the GUI thread with what a question that failed twice failed with.
    using Failed = std::function<void(const Error &)>;

    // thread: its name, as debuggers show it.
    explicit Questions(const QString &thread, QThread::Priority priority = QThread::InheritPriority,
                       QObject *parent = nullptr);
    ~Questions() override;
    // Closes the library and ends the thread; what was asked is not answered any more, and nothing can be
    // asked afterwards.
    void finish();

    // The next questions are about this file, which is opened with the first of them; empty: about none.
    // Gives up what was asked about the one before.
    void setFile(const QString &file);
    // The same, and opens it at once: then is told whether it can be read.
    void open(const QString &file, const std::function<void(const Result<> &)> &then);

    // Asks question(Library &, const Cancelled &) -> Result<T>; then(const T &) follows on the GUI thread
    // unless something newer was asked in this lane. failed: in place of the signal.
    template <typename Question, typename Then>
    void ask(Lane &lane, Question question, Then then, const Failed &failed = {})
    {
        tell(lane.m_state->name);
        post(lane.m_state, ++lane.m_state->latest, workOf(std::move(question), std::move(then)), failed);
    }
    // The same without a lane: only another file overtakes it, and nobody waits for it. Nothing follows when
    // asker is gone by then.
    template <typename Question, typename Then>
    void askBeside(const QObject *asker, Question question, Then then, Failed failed = {})
    {
        const QPointer<const QObject> there(asker);
        post(m_beside, m_beside->latest,
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
    // Does this in the thread, behind what was asked so far.
    void doBehind(std::function<void()> work)
    {
        if (!m_finished)
            m_thread.run(std::move(work));
    }

    // Answers with looked(), before it changed() where some other connection wrote since the last look.
    void lookForChanges();
    // Nothing that was asked in a lane waits for its answer.
    bool isSettled() const;
    // Nothing that was asked so far is answered any more.
    void giveUpAll();

signals:
    void asked(const QString &lane); // for tests that count questions
    void answered(); // or given up, or failed
    void failed(const QString &message);
    void changed();
    void looked();
    // The file was replaced, moved or deleted; of what is still open, papers can be read.
    void movedAway(const QString &message);

private:
    friend class Lane;
    using Delivery = std::function<void()>; // on the GUI thread
    using Work = std::function<Result<Delivery>(Library &, const Cancelled &)>;
    using StatePtr = std::shared_ptr<Lane::State>;

    template <typename Question, typename Then>
    static Work workOf(Question question, Then then)
    {
        return [question = std::move(question),
                then = std::move(then)](Library &library, const Cancelled &overtaken) -> Result<Delivery> {
            auto answer = question(library, overtaken);
            if (!answer)
                return answer.error();
            return Delivery([then, value = std::move(answer).value()] { then(value); });
        };
    }
    void tell(const char *lane) { emit asked(QLatin1StringView(lane)); }
    void post(const StatePtr &lane, quint64 number, Work work, Failed failed);
    void run(const StatePtr &lane, quint64 number, const Work &work, const Failed &failed);
    void deliver(const StatePtr &lane, quint64 number, const Delivery &delivery);
    Result<> openFile();
    Result<> openAnew(const Error &why);

    // --- on the thread only
    struct Reading {
        QString file;
        std::unique_ptr<Library> library;
        std::optional<qint64> seen; // of LibraryFile::changesElsewhere()
        bool mended = false; // the index of this library was made anew
        Reading();
        ~Reading();
    };
    Reading m_reading;
    // --- on the GUI thread only
    bool m_finished = false;
    std::vector<std::weak_ptr<Lane::State>> m_lanes;
    StatePtr m_beside = std::make_shared<Lane::State>();
    QTimer m_quiet; // runs while nothing is asked
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
