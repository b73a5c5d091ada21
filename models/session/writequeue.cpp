#include "writequeue.h"

#include "models/core/outofmemory.h"

namespace lectern
{

using namespace Qt::StringLiterals;

// A slower write is waiting for another program or for an import.
static constexpr int kSaveWaitsMs = 1500;

WriteQueue::WriteQueue(QObject *parent) : QObject(parent), m_writer(new LibraryWriter)
{
    m_thread.setObjectName(u"library writer"_s);
    m_writer->moveToThread(&m_thread);
    // A connection belongs to its thread, so close it there.
    connect(&m_thread, &QThread::finished, m_writer, &QObject::deleteLater);
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveWaitsMs);
    connect(&m_saveTimer, &QTimer::timeout, this, [this] {
        m_waits = m_writes > 0;
        if (m_waits)
            emit saveWaits();
    });
    m_thread.start();
}

WriteQueue::~WriteQueue()
{
    finish();
}

void WriteQueue::finish()
{
    if (!m_thread.isRunning())
        return;
    m_writer->suspendImport();
    // Queue it after the pending writes; quit() would be handled before them.
    QMetaObject::invokeMethod(m_writer, [thread = &m_thread] { thread->quit(); });
    m_thread.wait();
}

void WriteQueue::write(const std::function<void(LibraryWriter &)> &change)
{
    ++m_writes;
    if (!m_saveTimer.isActive())
        m_saveTimer.start();
    post(change);
}

void WriteQueue::post(const std::function<void(LibraryWriter &)> &work)
{
    QMetaObject::invokeMethod(m_writer, [writer = m_writer, work] {
        const Result<> done = catchOutOfMemory([&]() -> Result<> {
            work(*writer);
            return {};
        });
        if (!done) // an unfinished write has been rolled back
            emit writer->failed(done.error().message);
    });
}

void WriteQueue::written()
{
    m_writes = qMax(0, m_writes - 1);
    m_waits = false;
    if (m_writes > 0) {
        m_saveTimer.start();
        return;
    }
    m_saveTimer.stop();
    emit allWritten();
}

} // namespace lectern
