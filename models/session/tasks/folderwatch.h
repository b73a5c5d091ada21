#pragma once
// A folder whose new files come in by themselves.
#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QThread>

class QFileSystemWatcher;
class QTimer;

namespace lectern
{

// Lives in the GUI thread, looks into the folder in its own. A file is new when it came into the folder, or
// was last changed, behind `since`, by the clock of the file system; it is given once it has not grown for a
// moment and holds what some reader knows, or is a PDF. Hidden files and files that are being downloaded
// (*.part, *.crdownload) are left alone, and so are folders below it unless they are wanted.
class FolderWatch final : public QObject
{
    Q_OBJECT
public:
    explicit FolderWatch(QObject *parent = nullptr);
    ~FolderWatch() override;

    // Empty: none. since: what has come before is known; invalid: what is there now. below: also what comes
    // into the folders below it, as far as kMostFolders go; hidden ones and links to folders are left alone.
    // All that a folder holds is new when the folder itself comes in while it is looked at.
    void watch(const QString &folder, const QDateTime &since, bool below = false);
    static constexpr int kMostFolders = 2000;
    QString folder() const { return m_folder; }

    // How long a file must stay as it is; for tests.
    void setQuietTime(int milliseconds);

signals:
    // Whole files, to be imported, perhaps none; since: where to go on after a restart.
    void arrived(const QStringList &files, const QDateTime &since);
    // The folder cannot be looked into (any more); one sentence.
    void failed(const QString &message);

private:
    class Looker; // in the thread
    QString m_folder;
    QThread m_thread;
    Looker *m_looker;
};

} // namespace lectern
