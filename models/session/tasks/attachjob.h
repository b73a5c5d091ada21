#pragma once
// Files and folders of PDFs to their papers, and files found again, while the window goes on.
#include "models/attachments/fileattacher.h"
#include "workerthread.h"

#include <QObject>

#include <atomic>

namespace lectern
{

// Lives in the GUI thread, works in its own on a library that it only reads.
class AttachJob final : public QObject
{
    Q_OBJECT
public:
    explicit AttachJob(QObject *parent = nullptr);
    ~AttachJob() override; // cancels, and waits for the file in hand

    // Finds the papers of these files in the library. Not while isRunning().
    void start(const QString &library, const QStringList &paths);
    // Attaches the files that bibliographies name, which are looked for in these folders besides. The same
    // way.
    void startNamed(const QString &library, const QList<NamedFile> &named, const QStringList &folders);
    bool isRunning() const { return m_running; }
    void cancel() { m_cancelled = true; }
    // Another library opens: what is under way ends, and nothing of it is said.
    void forget();
    // Finds one file again, in these folders besides; answers with located(). A newer one overtakes it.
    void locate(const Attachment &file, const QStringList &folders = {});
    bool isLocating() const { return m_wanted != m_answered; }

signals:
    void progressed(const lectern::AttachProgress &progress);
    void found(const lectern::FileAttacher::Kept &kept);
    // error: why the library could not be read; empty: it was.
    void finished(const lectern::AttachReport &report, const QString &error);
    void located(const lectern::LocatedFile &file);

private:
    using Work = std::function<AttachReport(FileAttacher &, const Cancelled &)>;
    void run(const QString &library, bool matches, const Work &work);

    bool m_running = false;
    std::atomic<bool> m_cancelled = false;
    std::atomic<quint64> m_run = 0; // the last one, which alone is heard
    std::atomic<quint64> m_wanted = 0; // the last file to be located
    quint64 m_answered = 0;
    WorkerThread m_thread, m_locating; // last: what they do needs all else
};

} // namespace lectern
