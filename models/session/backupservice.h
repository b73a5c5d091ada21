#pragma once
// Backups of the open library, and export of its marks. The tasks have their own connections, so that copying
// never blocks searches or edits.
#include "models/core/result.h"
#include "models/session/tasks/taskrunner.h"
#include "models/store/sqlite/backup.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <optional>

namespace lectern
{

// A row of the backups view.
struct BackupRow {
    BackupFile file;
    std::optional<int> papers; // nullopt: the backup cannot be read
};

// Schedule of the automatic daily backup.
struct BackupSchedule {
    qint64 atOnce = 64'000'000; // bytes; smaller libraries are copied as soon as a backup is due
    std::chrono::milliseconds quiet{15'000}; // larger libraries are copied after this idle time
    std::chrono::milliseconds most{600'000}; // larger libraries are copied after this time at the latest
    // Maximum total pause of a running copy while the program is in use. Writes during a pause make SQLite
    // restart the copy.
    std::chrono::milliseconds maxPause{30'000};
};

// Lives on the GUI thread.
class BackupService final : public QObject
{
    Q_OBJECT
public:
    explicit BackupService(TaskRunner &tasks, QObject *parent = nullptr);

    // Enables the daily backup: when the library is opened, and at the first check of a new day. Off by
    // default.
    void setAutomatic(bool on);
    void setSchedule(const BackupSchedule &schedule) { m_schedule = schedule; }
    // Records user activity or an import. An automatic copy pauses meanwhile, because copying many gigabytes
    // slows every query.
    void recordActivity();
    // Sets the backup folder and retention; an empty place means next to the library. If the folder does not
    // exist, backups are made next to the library and this is reported.
    void setBackups(const QString &place, const BackupKeep &keep);
    // Replaces the clock, for tests.
    void setClock(std::function<QDateTime()> clock) { m_clock = std::move(clock); }

    // Sets the library. writable: enables backups.
    void opened(const QString &file, bool writable);
    void closed();

    void backUpNow();
    void requestBackups();
    // Exports the marks to this file and replaces it.
    void exportMarks(const QString &to);
    bool isBusy() const { return m_requests.isPending(); }

signals:
    // automatic: not requested by the user.
    void backedUp(const QString &path, bool automatic);
    void backupsRead(const QList<lectern::BackupRow> &backups);
    void marksExported(const QString &to);
    void failed(const QString &message);

private:
    void backUpIfDue();
    void backUpDue();
    void backedUpTo(const QString &path, bool automatic);
    // Runs work() as a task, then done(result) on the GUI thread, unless another library was opened
    // meanwhile.
    template <typename T>
    void run(std::function<Result<T>()> work, std::function<void(const T &)> done);

    QString m_file;
    QString m_place; // backup folder; empty: next to the library
    BackupKeep m_libraryCommands;
    bool m_writable = false, m_automatic = false;
    std::function<QDateTime()> m_clock = QDateTime::currentDateTime;
    QTimer m_dayTimer;
    BackupSchedule m_schedule;
    QTimer m_quiet; // runs while a due copy waits
    QElapsedTimer m_dueSince;
    // Time of the last activity by std::chrono::steady_clock, in milliseconds.
    std::shared_ptr<std::atomic<qint64>> m_usedAt = std::make_shared<std::atomic<qint64>>(0);
    TaskRunner &m_tasks;
    RequestToken m_requests{"library backups", RequestToken::Keep::All};
};

} // namespace lectern
