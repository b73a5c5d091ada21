#include "attachjob.h"

namespace lectern
{

using namespace Qt::StringLiterals;

AttachJob::AttachJob(QObject *parent)
    : QObject(parent), m_thread(u"attaching"_s, QThread::LowPriority), m_locating(u"file search"_s)
{
}

AttachJob::~AttachJob()
{
    m_cancelled = true;
    ++m_wanted;
    m_thread.stop();
    m_locating.stop();
}

void AttachJob::start(const QString &library, const QStringList &paths)
{
    run(library, true, [paths](FileAttacher &attacher, const Cancelled &cancelled) {
        return attacher.attach(paths, cancelled);
    });
}

void AttachJob::startLinked(const QString &library, const QList<LinkedFile> &named,
                            const QStringList &folders)
{
    run(library, false, [named, folders](FileAttacher &attacher, const Cancelled &cancelled) {
        return attacher.attachLinked(named, folders, cancelled);
    });
}

void AttachJob::forget()
{
    ++m_run;
    m_running = false;
    m_answered = ++m_wanted;
}

void AttachJob::run(const QString &library, bool matches, const Work &work)
{
    const quint64 number = ++m_run;
    m_cancelled = false;
    m_running = true;
    m_thread.run([this, file = library, matches, work, number] {
        const auto post = [this, number](auto what) {
            QMetaObject::invokeMethod(this, [this, number, what] {
                if (m_run == number)
                    what();
            });
        };
        const auto finish = [this, &post](const AttachReport &report, const QString &error) {
            post([this, report, error] {
                m_running = false;
                emit finished(report, error);
            });
        };
        if (const auto can = FileAttacher::canMatch(); matches && !can)
            return finish({}, can.error().message);
        const auto opened = Library::open(file, Library::Mode::ReadOnly);
        if (!opened)
            return finish({}, opened.error().message);
        FileAttacher attacher(**opened, [this, &post](const FileAttacher::Batch &batch) {
            post([this, batch] { emit found(batch); });
            return Result<>(); // the window reports the result
        });
        attacher.onProgress([this, &post](const AttachProgress &progress) {
            post([this, progress] { emit progressed(progress); });
        });
        finish(work(attacher, [this, number] { return m_cancelled || m_run != number; }), {});
    });
}

void AttachJob::locate(const Attachment &file, const QStringList &folders)
{
    const quint64 wanted = ++m_wanted;
    m_locating.run([this, file, folders, wanted] {
        const auto cancelled = [this, wanted] { return m_wanted != wanted; };
        const auto found = locateFile(file, folders, cancelled);
        if (found)
            QMetaObject::invokeMethod(this, [this, located = *found, wanted] {
                if (m_wanted != wanted)
                    return;
                m_answered = wanted;
                emit this->located(located);
            });
    });
}

} // namespace lectern
