#pragma once
// Numbers the requests of one kind, so that only wanted results are delivered.
#include "models/core/result.h"

#include <QtGlobal>

#include <atomic>
#include <memory>

namespace lectern
{

// A token is a member of the object that receives the results, one per kind of request. LibraryReader::ask()
// and TaskRunner::start() take it. GUI thread; destroying the token cancels its requests.
class RequestToken
{
    struct State {
        const char *name = "";
        bool latestOnly = true;
        std::atomic<quint64> valid = 0; // requests with a smaller number are cancelled
        std::atomic<quint64> stopped = 0; // tasks up to this number end early
        quint64 last = 0; // number of the latest request; GUI thread only
        int pending = 0; // requests without a result; GUI thread only
        void cancel()
        {
            valid = last + 1;
            pending = 0;
        }
    };

public:
    // Latest: a new request cancels the previous one, which ends at its next cancellation check. All:
    // requests run in order and are cancelled only by cancel().
    enum class Keep { Latest, All };
    // name: string literal, for traces and tests; TaskRunner uses it as the name of the thread.
    explicit RequestToken(const char *name, Keep keep = Keep::Latest)
    {
        m_state->name = name;
        m_state->latestOnly = keep == Keep::Latest;
    }
    ~RequestToken() { cancel(); } // the receiver is gone
    Q_DISABLE_COPY_MOVE(RequestToken)

    const char *name() const { return m_state->name; }
    // Returns whether a request has not been answered yet.
    bool isPending() const { return m_state->pending > 0; }
    // Cancels the requests; their results are not delivered.
    void cancel() { m_state->cancel(); }
    // Makes the tasks end early; they still deliver their results.
    void stop() { m_state->stopped = m_state->last; }
    // Returns a callback that is true once a newer query has started with this token. Any thread may call it.
    Cancelled supersededCallback() const
    {
        return [state = m_state, before = m_state->valid.load()] { return state->valid != before; };
    }

    // One request. Any thread may use it.
    class Request
    {
    public:
        const char *name() const { return m_state->name; }
        bool isCancelled() const { return m_number < m_state->valid; }
        bool isStopped() const { return isCancelled() || m_number <= m_state->stopped; }
        void setAnswered() const { --m_state->pending; } // GUI thread, unless cancelled

    private:
        friend class RequestToken;
        explicit Request(std::shared_ptr<State> state)
            : m_state(std::move(state)), m_number(m_state->last) { }
        std::shared_ptr<State> m_state;
        quint64 m_number;
    };
    // Begins a request.
    Request next()
    {
        ++m_state->last;
        if (m_state->latestOnly) {
            m_state->valid = m_state->last;
            m_state->pending = 0;
        }
        ++m_state->pending;
        return Request(m_state);
    }

private:
    friend class LibraryReader;
    std::shared_ptr<State> m_state = std::make_shared<State>();
};

} // namespace lectern
