#include "mathworker.h"

#include <QFile>
#include <QLoggingCategory>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kLoadLimit = 20'000; // milliseconds, on a very slow machine

// Minified code uses variables before their declarations, and the engine's compiler remarks on each.
QLoggingCategory::CategoryFilter otherFilter = nullptr;
void quietFilter(QLoggingCategory *category)
{
    if (otherFilter)
        otherFilter(category);
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

void ScriptWatchdog::arm(QJSEngine *engine, int milliseconds)
{
    {
        const std::lock_guard lock(m_mutex);
        m_engine = engine;
        m_interrupted = false;
        m_deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    }
    m_changed.notify_one();
}

bool ScriptWatchdog::disarm()
{
    const std::lock_guard lock(m_mutex);
    m_engine = nullptr;
    return m_interrupted;
}

void ScriptWatchdog::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_quit) {
        if (!m_engine || m_interrupted) {
            m_changed.wait(lock);
        } else if (m_changed.wait_until(lock, m_deadline) == std::cv_status::timeout && m_engine
                   && std::chrono::steady_clock::now() >= m_deadline) {
            m_engine->setInterrupted(true);
            m_interrupted = true;
        }
    }
}

MathWorker::MathWorker()
{
    m_idle.setParent(this);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, &MathWorker::drop);
}

void MathWorker::drop()
{
    m_function = {};
    m_engine.reset();
}

bool MathWorker::load()
{
    if (m_engine)
        return true;
    if (m_broken)
        return false;
    QFile file(u":/math/mathjax.js"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        m_broken = true;
        return false;
    }
    static std::once_flag quiet;
    std::call_once(quiet, [] { otherFilter = QLoggingCategory::installFilter(quietFilter); });
    m_engine = std::make_unique<QJSEngine>();
    m_watchdog.arm(m_engine.get(), kLoadLimit);
    const QJSValue result = m_engine->evaluate(QString::fromUtf8(file.readAll()), u"mathjax.js"_s);
    const bool late = m_watchdog.disarm();
    m_function = m_engine->globalObject().property(u"lecternMath"_s);
    if (late || result.isError() || !m_function.isCallable()) {
        drop();
        m_broken = true;
    }
    return !m_broken;
}

std::optional<MathPicture> MathWorker::picture(const QString &tex, bool display)
{
    if (!load())
        return {};
    m_watchdog.arm(m_engine.get(), formulaLimit);
    const QJSValue result = m_function.call({tex, display}); // an argument: text is never evaluated
    if (m_watchdog.disarm()) {
        m_engine->setInterrupted(false);
        return {};
    }
    if (result.isError() || !result.isString())
        return {};
    return readMathPicture(result.toString().toUtf8());
}

void MathWorker::layOut(quint64 generation, const QString &tex, bool display)
{
    if (generation < latest)
        return;
    m_idle.stop();
    emit laidOut(generation, tex, display, picture(tex, display));
    m_idle.start(idleLimit);
}

} // namespace lectern
