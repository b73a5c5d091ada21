#pragma once
// An application that measures how long its event loop is busy.
#include "tests/support/processortime.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QJsonObject>
#include <QThread>

#include <algorithm>

namespace lectern::test
{

// A QCoreApplication or QApplication that measures its longest event, during which the window cannot react.
// On a busy machine wall-clock time exceeds the program's own work, so processor time is measured too.
template <typename Application>
class Timed final : public Application
{
public:
    using Application::Application;
    bool notify(QObject *receiver, QEvent *event) override
    {
        // Events of worker threads pass through here in their own threads. Only events of the window's thread
        // count.
        if (QThread::currentThread() != this->thread())
            return Application::notify(receiver, event);
        return time([&] { return Application::notify(receiver, event); });
    }
    // Measures work() like an event. Returns its result.
    template <typename Work>
    auto time(Work &&work)
    {
        const Span span(*this);
        return work();
    }
    double longest() const { return m_longest; } // in milliseconds
    double longestWork() const { return m_longestWork; } // processor time in milliseconds
    void restart() { m_longest = m_longestWork = 0; }
    QJsonObject json() const
    {
        return {{QStringLiteral("longest_event_ms"), m_longest},
                {QStringLiteral("longest_event_processor_ms"), m_longestWork}};
    }

private:
    // Measures from the start of the outermost event to its end, including nested events.
    class Span
    {
    public:
        explicit Span(Timed &timed) : m_timed(timed), m_before(threadSeconds())
        {
            ++m_timed.m_depth;
            m_clock.start();
        }
        ~Span()
        {
            if (--m_timed.m_depth > 0)
                return;
            m_timed.m_longest = std::max(m_timed.m_longest, double(m_clock.nsecsElapsed()) / 1e6);
            m_timed.m_longestWork = std::max(m_timed.m_longestWork, (threadSeconds() - m_before) * 1000);
        }
        Q_DISABLE_COPY_MOVE(Span)

    private:
        Timed &m_timed;
        QElapsedTimer m_clock;
        double m_before;
    };

    int m_depth = 0;
    double m_longest = 0, m_longestWork = 0;
};

} // namespace lectern::test
