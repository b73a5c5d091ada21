#include "mathworker.h"

namespace lectern
{

using namespace Qt::StringLiterals;

MathWorker::MathWorker() : m_engine({u":/math/mathjax.js"_s}, u"lecternMath"_s)
{
    m_idle.setParent(this);
    m_idle.setSingleShot(true);
    connect(&m_idle, &QTimer::timeout, this, [this] { m_engine.drop(); });
}

void MathWorker::layOut(const QString &tex, bool display)
{
    m_idle.stop();
    const auto picture = m_engine.call({tex, display}, formulaLimit);
    emit laidOut(tex, display, picture ? readMathPicture(picture->toUtf8()) : std::optional<MathPicture>());
    m_idle.start(idleLimit);
}

} // namespace lectern
