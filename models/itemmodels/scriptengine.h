#pragma once
// Scripts that come with the program (MathJax, citeproc), run within a time limit.
#include "models/core/cancelled.h"
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

// Interrupts a script that runs for too long, from a thread of its own.
class ScriptWatchdog
{
public:
    ScriptWatchdog();
    ~ScriptWatchdog();
    // cancelled: asked by the watchdog's thread some times a second, and ends the script as well.
    void arm(QJSEngine *engine, int milliseconds, const Cancelled &cancelled = {});
    // Afterwards the watchdog does not touch the engine. True if it had to interrupt.
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

// Some scripts and one function of theirs. Belongs to the thread that loads it.
class ScriptEngine
{
public:
    // files: read in this order; function: a global one.
    ScriptEngine(QStringList files, QString function)
        : m_files(std::move(files)), m_function(std::move(function))
    {
    }

    // Calls the function with these values, which are data and never run. Loads the scripts first, if need
    // be. An Error when they do not load (then never again), when it throws, answers no text, or takes
    // longer. cancelled: asked from another thread; an Error of the kind Cancelled when it says yes.
    Result<QString> call(const QJSValueList &arguments, int milliseconds, const Cancelled &cancelled = {});
    // Gives the memory back (some tens of megabytes); the next call loads again.
    void drop();

private:
    Result<> load();

    QStringList m_files;
    QString m_function;
    ScriptWatchdog m_watchdog;
    std::unique_ptr<QJSEngine> m_engine;
    QJSValue m_callable;
    bool m_broken = false; // the scripts do not load: do not try again
};

} // namespace lectern
