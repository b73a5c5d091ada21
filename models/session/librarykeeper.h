#pragma once
// The care of the open library besides reading and writing it: backups, its history, its marks as a file.
// Works on a thread of its own with connections of its own, so that neither a search nor a bookmark waits for
// a copy.
#include "models/core/marks.h"
#include "models/core/result.h"
#include "models/session/tasks/workerthread.h"
#include "models/store/edits/editlog.h"
#include "models/store/sqlite/backup.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>

namespace lectern
{

// What the view of backups lists.
struct BackupRow {
    BackupFile file;
    std::optional<int> papers; // nullopt: the copy cannot be read
};

// What a history shows besides the changes themselves.
struct HistoryNames {
    QHash<EditId, QStringList> titles; // of the papers of changes of at most kMostNamed
    QList<SourceRow> imports; // latest first; they are no steps that can be undone
    static constexpr int kMostNamed = 3;
};

// When a daily copy is made, which nobody asked for.
struct BackupManners {
    qint64 atOnce = 64'000'000; // bytes: a smaller library is copied as soon as it is due, in a moment;
    std::chrono::milliseconds quiet{15'000}; // a larger one when nothing was asked for so long,
    std::chrono::milliseconds most{600'000}; // or after so long in any case
    // How long a copy under way stands still in all while something is asked for: what is written meanwhile
    // makes SQLite begin again.
    std::chrono::milliseconds standsBack{30'000};
};

// Lives on the GUI thread; its work does not.
class LibraryKeeper final : public QObject
{
    Q_OBJECT
public:
    explicit LibraryKeeper(QObject *parent = nullptr);
    ~LibraryKeeper() override;

    // Copies the library once a day from now on: when it is opened, and when a new day begins while it is
    // open. Off until then.
    void setAutomatic(bool on);
    void setManners(const BackupManners &manners) { m_manners = manners; }
    // Somebody types, looks at something or imports: a copy of many gigabytes that nobody asked for stands
    // back for as long, since it would make each answer wait for the disk.
    void noteUse();
    // Where copies are made from now on, a folder, and how many stay; an empty place: beside the library.
    // Where the folder is not there, they are made beside the library, and that is said.
    void setBackups(const QString &place, const BackupKeep &keep);
    // What time it is, for tests.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

    // The library all else is about; writable: it is worth a backup.
    void opened(const QString &file, bool writable);
    void closed();
    // Ends the work; nothing can be asked afterwards.
    void finish();

    void backUpNow();
    void requestBackups();
    void requestHistory();
    // The papers that a change was about, or that an import brought; at most kMostListed.
    void requestPapersOf(EditId change);
    void requestPapersOf(SourceId import);
    // Writes the marks into this file, replacing what is there.
    void exportMarks(const QString &to);
    bool isBusy() const { return m_busy > 0; }

signals:
    // automatic: nobody asked for it just now.
    void backedUp(const QString &path, bool automatic);
    void backupsRead(const QList<lectern::BackupRow> &backups);
    // Newest first, at most kMostHistory entries.
    void historyRead(const QList<lectern::Edit> &history, const lectern::EditLimits &limits,
                     const lectern::HistoryNames &names);
    // One of the two is None. Papers that are gone are left out.
    void papersRead(lectern::EditId change, lectern::SourceId import, const QList<lectern::PaperRow> &papers);
    void marksExported(const QString &to);
    void failed(const QString &message);
    void settled();

private:
    static constexpr int kMostHistory = 1000, kMostImports = 500, kMostListed = 200;
    void backUpIfDue();
    void backUpDue();
    bool isEndingWhenUnused(qint64 most);
    void backedUpTo(const QString &path, bool automatic);
    // Runs work on the thread, then done (with what it returned) here, unless another library was opened
    // meanwhile.
    template <typename T>
    void run(std::function<Result<T>()> work, std::function<void(const T &)> done);

    QString m_file;
    QString m_place; // of the copies; empty: beside the library
    BackupKeep m_keep;
    bool m_writable = false, m_automatic = false;
    int m_busy = 0;
    int m_generation = 0; // counts the libraries
    std::function<QDateTime()> m_clock = QDateTime::currentDateTime;
    QTimer m_dayTimer;
    BackupManners m_manners;
    QTimer m_quiet; // runs while a copy is due and waits
    QElapsedTimer m_dueSince;
    std::atomic<bool> m_ending = false;
    std::atomic<qint64> m_usedAt = 0; // by std::chrono::steady_clock, in milliseconds
    qint64 m_stoodBack = 0; // milliseconds, of the copy under way; on the thread only
    WorkerThread m_thread; // last: what it does needs all else
};

} // namespace lectern
