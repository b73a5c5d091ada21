#pragma once
// Watches a folder and reports new files.
#include "models/import/foundfiles.h"
#include "taskrunner.h"

#include <QDateTime>
#include <QObject>

#include <memory>

namespace lectern
{

// Lives on the GUI thread and scans the folder on a thread of TaskRunner, which all watched folders share. A
// file is new if it arrived in the folder, or was last modified, after `since` by the file system's clock. It
// is reported once its size has been stable for the quiet time and a reader recognises it, or it is a PDF.
// Partial downloads (*.part, *.crdownload) are skipped, what listFolder() skips, and subfolders unless
// `below` is set.
class FolderWatch final : public QObject
{
    Q_OBJECT
public:
    explicit FolderWatch(TaskRunner &tasks, QObject *parent = nullptr);
    ~FolderWatch() override;

    // folder: empty stops watching. since: earlier files are known; invalid: all present files are known.
    // below: also watches subfolders, at most kMaxFolders. If a folder arrives during watching, all its files
    // are new.
    void watch(const QString &folder, const QDateTime &since, bool below = false);
    static constexpr int kMaxFolders = 2000;
    QString folder() const { return m_folder; }

    // Sets how long a file must remain unchanged; for tests.
    void setQuietTime(int milliseconds);

signals:
    // Complete files to import, possibly none. since: where to continue after a restart.
    void arrived(const QList<lectern::FoundFile> &files, const QDateTime &since);
    // The folder cannot be read (any more). message: one sentence.
    void failed(const QString &message);

private:
    class FolderScanner; // lives on the thread of the tasks
    QString m_folder;
    TaskRunner &m_tasks;
    RequestToken m_watch{"folder watch"};
    std::shared_ptr<FolderScanner> m_scanner;
};

} // namespace lectern
