#pragma once
// Runs bundled scripts (MathJax, citeproc) with a time limit.
#include "models/core/result.h"

#include <QJSEngine>
#include <QJSValue>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

namespace lectern
{

// Interrupts a script that exceeds its time limit, from a separate thread.
class ScriptWatchdog
{
public:
    ScriptWatchdog();
    ~ScriptWatchdog();
    // cancelled: called a few times per second on the watchdog's thread; returning true interrupts the
    // script.
    void arm(QJSEngine *engine, int milliseconds, const Cancelled &cancelled = {});
    // Afterwards the watchdog does not access the engine. Returns whether it interrupted the script.
    bool disarm();

private:
    void watch();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    QJSEngine *m_engine = nullptr;
    std::chrono::steady_clock::time_point m_deadline;
    Cancelled m_cancelled;
    bool m_interrupted = false, m_quit = false;
    std::thread m_thread;
};

// A JavaScript engine with some scripts and one entry function. Use it only on the thread that loads it.
class ScriptEngine
{
public:
    // files: evaluated in this order; function: a global function.
    ScriptEngine(QStringList files, QString function)
        : m_files(std::move(files)), m_function(std::move(function))
    {
    }

    // Calls the function with these values, which are data and are never evaluated. Loads the scripts if
    // necessary. Error when loading fails (it is not retried), when the function throws, returns no text, or
    // exceeds the time limit. cancelled: called on another thread; if it returns true, the Error has kind
    // Cancelled.
    Result<QString> call(const QJSValueList &arguments, int milliseconds, const Cancelled &cancelled = {});
    // Frees the memory (tens of megabytes); the next call loads the scripts again.
    void drop();

private:
    Result<> load();

    QStringList m_files;
    QString m_function;
    ScriptWatchdog m_watchdog;
    std::unique_ptr<QJSEngine> m_engine;
    QJSValue m_callable;
    bool m_broken = false; // loading failed; do not retry
};

} // namespace lectern
