#include "backupservice.h"

#include "models/store/edits/editlog.h"
#include "models/store/exports/marksfile.h"
#include "models/store/library.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/atomicfile.h"
#include "models/store/sqlite/try.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <thread>

namespace lectern
{

using namespace Qt::StringLiterals;

// Interval of the check for a new day.
static constexpr int kMidnightCheckMs = 60'000;
// A running copy pauses until this idle time.
static constexpr qint64 kMaxPauseMs = 300;

static qint64 clockMs()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

BackupService::BackupService(TaskRunner &tasks, QObject *parent) : QObject(parent), m_tasks(tasks)
{
    m_dayTimer.setInterval(kMidnightCheckMs);
    connect(&m_dayTimer, &QTimer::timeout, this, &BackupService::backUpIfDue);
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &BackupService::backUpDue);
}

template <typename T>
void BackupService::run(std::function<Result<T>()> work, std::function<void(const T &)> done)
{
    m_tasks.start(
        m_requests, [work = std::move(work)](const Deliver &, const Cancelled &) { return work(); }, this,
        [this, done = std::move(done), file = m_file](const Result<T> &result) {
            if (file != m_file) // another library was opened meanwhile
                return;
            if (result)
                done(*result);
            else
                emit failed(result.error().message);
        });
}

void BackupService::setAutomatic(bool on)
{
    m_automatic = on;
    if (on)
        m_dayTimer.start();
    else
        m_dayTimer.stop();
    backUpIfDue();
}

void BackupService::opened(const QString &file, bool writable)
{
    m_file = file;
    m_writable = writable;
    backUpIfDue();
}

void BackupService::closed()
{
    m_file.clear();
    m_writable = false;
    m_quiet.stop();
}

void BackupService::setBackups(const QString &place, const BackupKeep &keep)
{
    m_place = place;
    m_libraryCommands = keep;
}

// Returns where backups can be made now; the disk may have been removed.
static QString usableFolder(const QString &library, const QString &place)
{
    return backupFolder(library, QFileInfo(place).isDir() ? place : QString());
}

void BackupService::backedUpTo(const QString &path, bool automatic)
{
    if (path.isEmpty())
        return;
    if (!m_place.isEmpty()
        && QFileInfo(path).absolutePath() != QFileInfo(backupFolder(m_file, m_place)).absoluteFilePath())
        emit failed(tr("The backup folder %1 does not exist. The backup was created next to the library.")
                        .arg(QDir::toNativeSeparators(m_place)));
    emit backedUp(path, automatic);
}

void BackupService::recordActivity()
{
    *m_usedAt = clockMs();
    if (m_quiet.isActive() && m_dueSince.elapsed() < m_schedule.most.count())
        m_quiet.start();
}

// Returns a callback for the pieces of an automatic copy. It waits while the program is in use, at most until
// the pauses add up to `most` milliseconds, and returns whether the program ends.
static Cancelled pauseWhileUsed(const Cancelled &finished, const std::shared_ptr<std::atomic<qint64>> &usedAt,
                                qint64 most)
{
    return [=, paused = qint64(0)]() mutable {
        constexpr qint64 kPieceMs = 20;
        for (; !finished() && clockMs() - *usedAt < kMaxPauseMs && paused < most; paused += kPieceMs)
            std::this_thread::sleep_for(std::chrono::milliseconds(kPieceMs));
        return finished();
    };
}

void BackupService::backUpIfDue()
{
    if (!m_automatic || !m_writable)
        return;
    if (QFileInfo(m_file).size() < m_schedule.atOnce) {
        backUpDue();
    } else if (!m_quiet.isActive()) {
        m_dueSince.start();
        m_quiet.start(m_schedule.quiet);
    }
}

void BackupService::backUpDue()
{
    if (!m_automatic || !m_writable)
        return;
    // A copy that ends with the program leaves no file, and the next day has another backup.
    const auto stopped = pauseWhileUsed(m_tasks.finishedCallback(), m_usedAt, m_schedule.maxPause.count());
    run<QString>(
        [file = m_file, place = m_place, keep = m_libraryCommands, now = m_clock(),
         stopped]() -> Result<QString> {
            {
                LECTERN_TRY(const auto library, Library::open(file, Library::Mode::ReadOnly));
                const auto counts = library->sources().counts();
                const auto history = library->edits().history(1);
                // An empty library needs no backup.
                if (counts && history && counts->sources + counts->trashedSources == 0 && history->isEmpty())
                    return QString();
            }
            return backUpDaily(file, usableFolder(file, place), now, stopped, keep);
        },
        [this](const QString &path) { backedUpTo(path, true); });
}

void BackupService::backUpNow()
{
    const auto stopped = m_tasks.finishedCallback();
    run<QString>([file = m_file, place = m_place, now = m_clock(),
                  stopped] { return backUp(file, usableFolder(file, place), now, stopped); },
                 [this](const QString &path) {
                     backedUpTo(path, false);
                     requestBackups();
                 });
}

void BackupService::requestBackups()
{
    run<QList<BackupRow>>(
        [file = m_file, place = m_place]() -> Result<QList<BackupRow>> {
            QList<BackupRow> rows;
            QList<BackupFile> all = backups(file, backupFolder(file));
            if (!place.isEmpty())
                all += backups(file, backupFolder(file, place));
            std::sort(all.begin(), all.end(),
                      [](const BackupFile &a, const BackupFile &b) { return a.at > b.at; });
            for (const BackupFile &backup : std::as_const(all)) {
                const auto papers = papersIn(backup.path);
                rows.append({backup, papers ? std::optional(*papers) : std::nullopt});
            }
            return rows;
        },
        [this](const QList<BackupRow> &rows) { emit backupsRead(rows); });
}

void BackupService::exportMarks(const QString &to)
{
    run<QString>(
        [file = m_file, to]() -> Result<QString> {
            LECTERN_TRY(const auto library, Library::open(file, Library::Mode::ReadOnly));
            LECTERN_TRY(const auto json, library->marksFile().write());
            LECTERN_TRY(writeAtomically(to, json));
            return to;
        },
        [this](const QString &path) { emit marksExported(path); });
}

} // namespace lectern
