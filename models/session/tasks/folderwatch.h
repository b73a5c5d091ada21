#pragma once
// Watches a folder and reports new files.
#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QThread>

class QFileSystemWatcher;
class QTimer;

namespace lectern
{

// Lives on the GUI thread and scans the folder on a separate thread. A file is new if it arrived in the
// folder, or was last modified, after `since` by the file system's clock. It is reported once its size has
// been stable for the quiet time and a reader recognises it, or it is a PDF. Hidden files and partial
// downloads (*.part, *.crdownload) are skipped, and so are subfolders unless `below` is set.
class FolderWatch final : public QObject
{
    Q_OBJECT
public:
    explicit FolderWatch(QObject *parent = nullptr);
    ~FolderWatch() override;

    // folder: empty stops watching. since: earlier files are known; invalid: all present files are known.
    // below: also watches subfolders, at most kMaxFolders, except hidden folders and symbolic links to
    // folders. If a folder arrives during watching, all its files are new.
    void watch(const QString &folder, const QDateTime &since, bool below = false);
    static constexpr int kMaxFolders = 2000;
    QString folder() const { return m_folder; }

    // Sets how long a file must remain unchanged; for tests.
    void setQuietTime(int milliseconds);

signals:
    // Complete files to import, possibly none. since: where to continue after a restart.
    void arrived(const QStringList &files, const QDateTime &since);
    // The folder cannot be read (any more). message: one sentence.
    void failed(const QString &message);

private:
    class FolderScanner; // lives on the worker thread
    QString m_folder;
    QThread m_thread;
    FolderScanner *m_scanner;
};

} // namespace lectern
