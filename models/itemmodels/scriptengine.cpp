#include "scriptengine.h"

#include "models/core/outofmemory.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/try.h"

#include <QFile>
#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <chrono>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kLoadLimit = 20'000; // in milliseconds, for very slow computers
constexpr std::chrono::milliseconds kCancelCheckInterval{50};

// Minified code uses variables before their declarations, and the engine's compiler warns about each. The
// filter is called by any thread that creates a category, possibly while it is being installed.
std::atomic<QLoggingCategory::CategoryFilter> otherFilter = nullptr;
void quietFilter(QLoggingCategory *category)
{
    if (const auto other = otherFilter.load())
        other(category);
    if (qstrcmp(category->categoryName(), "qt.qml.compiler") == 0)
        category->setEnabled(QtWarningMsg, false);
}

} // namespace

ScriptWatchdog::ScriptWatchdog() : m_thread([this] { watch(); }) { }

ScriptWatchdog::~ScriptWatchdog()
{
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void ScriptWatchdog::arm(QJSEngine *engine, int milliseconds, const Cancelled &cancelled)
{
    {
        const std::lock_guard lock(m_mutex);
        m_engine = engine;
        m_interrupted = false;
        m_cancelled = cancelled;
        m_deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    }
    m_changed.notify_one();
}

bool ScriptWatchdog::disarm()
{
    const std::lock_guard lock(m_mutex);
    m_engine = nullptr;
    m_cancelled = {};
    return m_interrupted;
}

void ScriptWatchdog::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_quit) {
        if (!m_engine || m_interrupted) {
            m_changed.wait(lock);
            continue;
        }
        const auto next = m_cancelled
            ? std::min(m_deadline, std::chrono::steady_clock::now() + kCancelCheckInterval)
            : m_deadline;
        m_changed.wait_until(lock, next);
        if (m_engine && (std::chrono::steady_clock::now() >= m_deadline || (m_cancelled && m_cancelled()))) {
            m_engine->setInterrupted(true);
            m_interrupted = true;
        }
    }
}

void ScriptEngine::drop()
{
    m_callable = {};
    m_engine.reset();
    releaseFreeMemory();
}

Result<> ScriptEngine::load()
{
    if (m_engine)
        return {};
    const Error broken{u"The scripts of this program (%1) do not load."_s.arg(m_files.join(u", "_s))};
    if (m_broken)
        return broken;
    static std::once_flag quiet;
    std::call_once(quiet, [] { otherFilter = QLoggingCategory::installFilter(quietFilter); });
    m_engine = std::make_unique<QJSEngine>();
    for (const QString &name : std::as_const(m_files)) {
        QFile file(name);
        m_broken = m_broken || !file.open(QIODevice::ReadOnly);
        if (m_broken)
            break;
        m_watchdog.arm(m_engine.get(), kLoadLimit);
        const QJSValue result = m_engine->evaluate(QString::fromUtf8(file.readAll()), name);
        m_broken = m_watchdog.disarm() || result.isError();
    }
    m_callable = m_engine->globalObject().property(m_function);
    m_broken = m_broken || !m_callable.isCallable();
    releaseFreeMemory(); // parsing the scripts needs six times the memory that they need later
    if (!m_broken)
        return {};
    drop();
    return broken;
}

Result<QString> ScriptEngine::call(const QJSValueList &arguments, int milliseconds,
                                   const Cancelled &cancelled)
{
    LECTERN_TRY(load());
    m_watchdog.arm(m_engine.get(), milliseconds, cancelled);
    const QJSValue result = m_callable.call(arguments);
    if (m_watchdog.disarm()) {
        m_engine->setInterrupted(false);
        if (cancelled && cancelled())
            return Error::cancelled();
        return Error{Messages::tr("This took longer than %1 seconds.").arg((milliseconds + 999) / 1000)};
    }
    if (result.isError())
        return Error{result.toString()};
    if (!result.isString())
        return Error{Messages::tr("The script returned no result.")};
    return result.toString();
}

} // namespace lectern
