#pragma once
// Where the time of a question goes, for whoever measures it (window_bench).
#include <QtGlobal>

#include <atomic>
#include <chrono>

namespace lectern
{

// A piece of the way from a key to what is painted, from its construction to its end, on any thread. Costs
// next to nothing while nobody watches.
class Stage
{
public:
    using Watch = void (*)(const char *stage, qint64 beginNs, qint64 endNs);

    // name: a literal.
    explicit Stage(const char *name) : m_watch(watched()), m_name(name), m_begin(m_watch ? now() : 0) { }
    ~Stage() { end(); }
    Q_DISABLE_COPY_MOVE(Stage)
    // Ends it before the object goes.
    void end()
    {
        if (m_watch)
            m_watch(m_name, m_begin, now());
        m_watch = nullptr;
    }

    // From now on this is called with each stage that ends, on its thread; null: nothing.
    static void watch(Watch watch) { s_watch = watch; }
    // The clock of the stages.
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
