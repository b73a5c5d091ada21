#pragma once
// An application that measures how long its window is busy.
#include "tests/support/processortime.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QJsonObject>
#include <QThread>

#include <algorithm>

namespace lectern::test
{

// A QCoreApplication or QApplication that knows how long its longest event took: as long, nothing else could
// be done in the window. On a machine with other work the clock shows more than the program needs, so both
// are counted.
template <typename Application>
class Timed final : public Application
{
public:
    using Application::Application;
    bool notify(QObject *receiver, QEvent *event) override
    {
        // The workers' events come through here too, each in its own thread; only this one is the window's.
        if (QThread::currentThread() != this->thread())
            return Application::notify(receiver, event);
        return time([&] { return Application::notify(receiver, event); });
    }
    // What an event would have done, done by a call; returns what it does.
    template <typename Work>
    auto time(Work &&work)
    {
        const Span span(*this);
        return work();
    }
    double longest() const { return m_longest; } // ms
    double longestWork() const { return m_longestWork; } // ms of the processor
    void restart() { m_longest = m_longestWork = 0; }
    QJsonObject json() const
    {
        return {{QStringLiteral("longest_event_ms"), m_longest},
                {QStringLiteral("longest_event_processor_ms"), m_longestWork}};
    }

private:
    // From the first event to its end, whatever is delivered inside it.
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
