#include "mathengine.h"

#ifdef LECTERN_MATH_LAYOUT
#include "mathworker.h"
#endif

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kCacheBytes = 16 << 20;
constexpr uint kStackBytes = 16 << 20; // deep nesting causes a script error before it reaches this limit

#ifdef LECTERN_MATH_LAYOUT
int costOf(const MathPicture &picture)
{
    return 256 + picture.path.elementCount() * int(sizeof(QPainterPath::Element));
}
#endif

} // namespace

MathEngine::MathEngine(QObject *parent) : QObject(parent), m_answers(kCacheBytes)
{
    // Must be set before the engine and its thread exist. In Qt 6.4, interrupting compiled scripts
    // occasionally crashes (2 of 60 interruptions; none of 360 interpreted). With the interpreter, layout of
    // formulas is 5 to 8 per cent slower.
    qputenv("QV4_FORCE_INTERPRETER", "1");
}

MathEngine::~MathEngine()
{
#ifdef LECTERN_MATH_LAYOUT
    if (m_thread) {
        m_thread->quit(); // after the current formula
        m_thread->wait();
    }
#endif
}

bool MathEngine::available()
{
#ifdef LECTERN_MATH_LAYOUT
    static const bool off = qEnvironmentVariableIsSet("LECTERN_NO_MATH");
    return !off;
#else
    return false;
#endif
}

MathEngine::State MathEngine::state(const QString &tex, bool display, const MathPicture **picture) const
{
    if (!available() || tex.size() > kMaxLength)
        return State::Declined;
    const QString name = key(tex, display);
    if (const Answer *answer = m_answers.object(name)) {
        if (answer->drawn && picture)
            *picture = &answer->picture;
        return answer->drawn ? State::Drawn : State::Declined;
    }
    return m_pending.contains(name) ? State::Pending : State::Unknown;
}

void MathEngine::request(const QString &tex, bool display)
{
    if (state(tex, display) != State::Unknown)
        return;
    m_pending.insert(key(tex, display));
    m_requests.enqueue({tex, display});
    layOutNext();
}

// Passes one formula at a time to the worker, so that the others can be cancelled.
void MathEngine::layOutNext()
{
    if (m_isLayingOut || m_requests.isEmpty())
        return;
#ifdef LECTERN_MATH_LAYOUT
    if (!m_thread) {
        qRegisterMetaType<std::optional<MathPicture>>();
        m_thread = std::make_unique<QThread>();
        m_thread->setObjectName(u"math"_s);
        m_thread->setStackSize(kStackBytes);
        m_worker = new MathWorker;
        m_worker->formulaLimit = m_formulaLimit;
        m_worker->idleLimit = m_idleLimit;
        m_worker->moveToThread(m_thread.get());
        connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
        connect(m_worker, &MathWorker::laidOut, this, &MathEngine::take);
        m_thread->start(QThread::LowPriority);
    }
    m_isLayingOut = true;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, request = m_requests.dequeue()] {
        worker->layOut(request.first, request.second);
    });
#endif
}

void MathEngine::dropRequests()
{
    m_requests.clear();
    m_pending.clear();
}

void MathEngine::setLimits(int formulaMilliseconds, int idleMilliseconds)
{
    m_formulaLimit = formulaMilliseconds;
    m_idleLimit = idleMilliseconds;
#ifdef LECTERN_MATH_LAYOUT
    if (m_worker) {
        m_worker->formulaLimit = formulaMilliseconds;
        m_worker->idleLimit = idleMilliseconds;
    }
#endif
}

// The formula may have been cancelled; its result is valid all the same.
void MathEngine::take(const QString &tex, bool display, const std::optional<MathPicture> &picture)
{
#ifdef LECTERN_MATH_LAYOUT
    const QString name = key(tex, display);
    m_pending.remove(name);
    m_isLayingOut = false;
    layOutNext();
    auto *answer = new Answer;
    if (picture) {
        answer->drawn = true;
        answer->picture = *picture;
    }
    m_answers.insert(name, answer, costOf(answer->picture));
    emit finished(tex, display);
#else
    Q_UNUSED(tex)
    Q_UNUSED(display)
    Q_UNUSED(picture)
#endif
}

} // namespace lectern
