#pragma once
// Attaches PDF files to papers and relocates moved files, in the background.
#include "models/attachments/fileattacher.h"
#include "workerthread.h"

#include <QObject>

#include <atomic>

namespace lectern
{

// Lives on the GUI thread. Works on a separate thread, with a read-only connection.
class AttachJob final : public QObject
{
    Q_OBJECT
public:
    explicit AttachJob(QObject *parent = nullptr);
    ~AttachJob() override; // cancels, and waits for the current file

    // Matches these files to papers of the library. Requires !isRunning().
    void start(const QString &library, const QStringList &paths);
    // Attaches the files that bibliographies name. Also searches these folders. Requires !isRunning().
    void startLinked(const QString &library, const QList<LinkedFile> &named, const QStringList &folders);
    bool isRunning() const { return m_running; }
    void cancel() { m_cancelled = true; }
    // Cancels the current task without a report, because another library opens.
    void forget();
    // Relocates one file, also in these folders; emits located(). A newer call cancels the previous one.
    void locate(const Attachment &file, const QStringList &folders = {});
    bool isLocating() const { return m_wanted != m_answered; }

signals:
    void progressed(const lectern::AttachProgress &progress);
    void found(const lectern::FileAttacher::Batch &batch);
    // error: why the library could not be read, or empty.
    void finished(const lectern::AttachReport &report, const QString &error);
    void located(const lectern::LocatedFile &file);

private:
    using Work = std::function<AttachReport(FileAttacher &, const Cancelled &)>;
    void run(const QString &library, bool matches, const Work &work);

    bool m_running = false;
    std::atomic<bool> m_cancelled = false;
    std::atomic<quint64> m_run = 0; // only the latest run reports
    std::atomic<quint64> m_wanted = 0; // number of the latest locate() request
    quint64 m_answered = 0;
    WorkerThread m_thread, m_locating; // Declared last: the work uses the members above.
};

} // namespace lectern
