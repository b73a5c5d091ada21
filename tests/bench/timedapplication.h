#pragma once
// An application that measures how long its window is busy.
#include <QApplication>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QThread>

#include <algorithm>
#include <ctime>

namespace lectern::bench
{

// Processor time of this thread alone.
inline double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

// An application that knows how long its longest event took: as long, nothing else could be done in the
// window. On a machine with other work the clock shows more than the program needs, so both are counted.
class TimedApplication final : public QApplication
{
public:
    using QApplication::QApplication;
    bool notify(QObject *receiver, QEvent *event) override
    {
        // The workers' events come through here too, each in its own thread; only this one is the window's.
        if (QThread::currentThread() != thread() || m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        QElapsedTimer clock;
        clock.start();
        const double before = threadSeconds();
        const bool done = QApplication::notify(receiver, event);
        m_longest = std::max(m_longest, double(clock.nsecsElapsed()) / 1e6);
        m_longestWork = std::max(m_longestWork, (threadSeconds() - before) * 1000);
        --m_depth;
        return done;
    }
    void restart() { m_longest = m_longestWork = 0; }
    QJsonObject json() const
    {
        return {{QStringLiteral("longest_event_ms"), m_longest},
                {QStringLiteral("longest_event_processor_ms"), m_longestWork}};
    }

private:
    int m_depth = 0;
    double m_longest = 0, m_longestWork = 0;
};

} // namespace lectern::bench
