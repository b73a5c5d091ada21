#pragma once
// The part of the math engine that lives in the worker thread.
#include "mathpicture.h"

#include <QJSEngine>
#include <QJSValue>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace lectern
{

// Interrupts a script that runs for too long, from a thread of its own.
class ScriptWatchdog
{
public:
    ScriptWatchdog();
    ~ScriptWatchdog();
    void arm(QJSEngine *engine, int milliseconds);
    // Afterwards the watchdog does not touch the engine. True if it had to interrupt.
    bool disarm();

private:
    void watch();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    QJSEngine *m_engine = nullptr;
    std::chrono::steady_clock::time_point m_deadline;
    bool m_interrupted = false, m_quit = false;
    std::thread m_thread;
};

class MathWorker final : public QObject
{
    Q_OBJECT
public:
    // Older generations are skipped; set from the GUI thread.
    std::atomic<quint64> latest = 0;
    std::atomic<int> formulaLimit = 1500, idleLimit = 180'000;

    MathWorker();
    void layOut(quint64 generation, const QString &tex, bool display);

signals:
    void laidOut(quint64 generation, const QString &tex, bool display,
                 const std::optional<lectern::MathPicture> &picture);

private:
    bool load();
    std::optional<MathPicture> picture(const QString &tex, bool display);
    void drop();

    ScriptWatchdog m_watchdog;
    QTimer m_idle;
    std::unique_ptr<QJSEngine> m_engine;
    QJSValue m_function; // lecternMath
    bool m_broken = false; // the bundle does not load: do not try again
};

} // namespace lectern

Q_DECLARE_METATYPE(std::optional<lectern::MathPicture>)
