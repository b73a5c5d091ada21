#pragma once
// Timing instrumentation of queries (used by window_bench).
#include <QtGlobal>

#include <atomic>
#include <chrono>

namespace lectern
{

// Measures one stage between a key press and painting, from construction to end(), on any thread. Almost free
// when no observer is set.
class TraceStage
{
public:
    using Watch = void (*)(const char *stage, qint64 beginNs, qint64 endNs);

    // name: string literal.
    explicit TraceStage(const char *name) : m_watch(watched()), m_name(name), m_begin(m_watch ? now() : 0) { }
    ~TraceStage() { end(); }
    Q_DISABLE_COPY_MOVE(TraceStage)
    // Ends the stage early.
    void end()
    {
        if (m_watch)
            m_watch(m_name, m_begin, now());
        m_watch = nullptr;
    }

    // Sets the observer, which is called for each finished stage on its thread. null: none.
    static void watch(Watch watch) { s_watch = watch; }
    // Returns the time of the clock that measures the stages.
    static qint64 now()
    {
        return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count();
    }

private:
    static Watch watched() { return s_watch.load(std::memory_order_relaxed); }
    static inline std::atomic<Watch> s_watch = nullptr;
    Watch m_watch;
    const char *m_name;
    qint64 m_begin;
};

} // namespace lectern
