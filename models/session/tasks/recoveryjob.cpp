#include "recoveryjob.h"

namespace lectern
{

using namespace Qt::StringLiterals;

RecoveryJob::RecoveryJob(QObject *parent) : QObject(parent), m_thread(u"salvage"_s) { }

RecoveryJob::~RecoveryJob()
{
    m_cancelled = true;
    m_thread.stop();
}

void RecoveryJob::start(const QString &damaged, const QString &target)
{
    m_cancelled = false;
    m_running = true;
    m_thread.run([this, damaged, target] {
        constexpr int kReading = kAll / 3; // writing is slower than reading
        const auto done = recoverLibrary(
            damaged, target,
            [this](RecoveryStep step, qint64 at, qint64 all) {
                const int share = int(at * (step == RecoveryStep::Reading ? kReading : kAll - kReading)
                                      / qMax<qint64>(1, all));
                emit progressed(step == RecoveryStep::Reading ? share : kReading + share, kAll);
            },
            [this] { return m_cancelled.load(); });
        RecoveryReport report{damaged, target, {}, false, {}};
        if (done)
            report.outcome = *done;
        else if (done.error().isCancelled())
            report.cancelled = true;
        else
            report.error = done.error().message;
        QMetaObject::invokeMethod(this, [this, report] {
            m_running = false;
            emit finished(report);
        });
    });
}

} // namespace lectern
