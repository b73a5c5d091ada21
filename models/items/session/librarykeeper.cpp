#include "librarykeeper.h"

#include "models/store/files/marksfile.h"
#include "models/store/library.h"
#include "models/store/reading/sourcereader.h"
#include "models/store/sqlite/wholefile.h"

#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

// How often it is looked whether a new day has begun.
static constexpr int kLookForMidnightMs = 60'000;

LibraryKeeper::LibraryKeeper(QObject *parent)
    : QObject(parent), m_thread(u"library keeper"_s, QThread::LowPriority)
{
    m_dayTimer.setInterval(kLookForMidnightMs);
    connect(&m_dayTimer, &QTimer::timeout, this, &LibraryKeeper::backUpIfDue);
}

LibraryKeeper::~LibraryKeeper()
{
    finish();
}

void LibraryKeeper::finish()
{
    // A copy under way is given up; it leaves nothing behind, and tomorrow is another day.
    m_ending = true;
    m_thread.stop();
}

template <typename T>
void LibraryKeeper::run(std::function<Result<T>()> work, std::function<void(const T &)> done)
{
    ++m_busy;
    const int generation = m_generation;
    m_thread.run([this, work = std::move(work), done = std::move(done), generation] {
        if (m_ending)
            return;
        // The worker ends before this object does, so it may speak to it.
        QMetaObject::invokeMethod(this, [this, done, generation, result = work()] {
            --m_busy;
            if (generation == m_generation && !m_ending) {
                if (result)
                    done(*result);
                else
                    emit failed(result.error().message);
            }
            if (m_busy == 0)
                emit settled();
        });
    });
}

void LibraryKeeper::setAutomatic(bool on)
{
    m_automatic = on;
    if (on)
        m_dayTimer.start();
    else
        m_dayTimer.stop();
    backUpIfDue();
}

void LibraryKeeper::opened(const QString &file, bool writable)
{
    ++m_generation;
    m_file = file;
    m_writable = writable;
    backUpIfDue();
}

void LibraryKeeper::closed()
{
    ++m_generation;
    m_file.clear();
    m_writable = false;
}

void LibraryKeeper::backUpIfDue()
{
    if (!m_automatic || !m_writable)
        return;
    const auto stopped = [this] { return m_ending.load(); };
    run<QString>(
        [file = m_file, now = m_clock(), stopped]() -> Result<QString> {
            {
                const auto library = Library::open(file, Library::Mode::ReadOnly);
                if (!library)
                    return library.error();
                const auto counts = (*library)->sources().counts();
                const auto history = (*library)->edits().history(1);
                // An empty library needs no copies.
                if (counts && history && counts->sources + counts->binnedSources == 0 && history->isEmpty())
                    return QString();
            }
            return backUpDaily(file, backupFolder(file), now, stopped);
        },
        [this](const QString &path) {
            if (!path.isEmpty())
                emit backedUp(path, true);
        });
}

void LibraryKeeper::backUpNow()
{
    const auto stopped = [this] { return m_ending.load(); };
    run<QString>(
        [file = m_file, now = m_clock(), stopped] { return backUp(file, backupFolder(file), now, stopped); },
        [this](const QString &path) {
            emit backedUp(path, false);
            requestBackups();
        });
}

void LibraryKeeper::requestBackups()
{
    run<QList<BackupRow>>(
        [file = m_file]() -> Result<QList<BackupRow>> {
            QList<BackupRow> rows;
            for (const BackupFile &backup : backups(file, backupFolder(file))) {
                const auto papers = papersIn(backup.path);
                rows.append({backup, papers ? std::optional(*papers) : std::nullopt});
            }
            return rows;
        },
        [this](const QList<BackupRow> &rows) { emit backupsRead(rows); });
}

void LibraryKeeper::requestHistory()
{
    using History = std::pair<QList<Edit>, EditLimits>;
    run<History>(
        [file = m_file]() -> Result<History> {
            const auto library = Library::open(file, Library::Mode::ReadOnly);
            if (!library)
                return library.error();
            const auto edits = (*library)->edits().history(kMostHistory);
            if (!edits)
                return edits.error();
            const auto limits = (*library)->edits().limits();
            if (!limits)
                return limits.error();
            return History(*edits, *limits);
        },
        [this](const History &history) { emit historyRead(history.first, history.second); });
}

void LibraryKeeper::exportMarks(const QString &to)
{
    run<QString>(
        [file = m_file, to]() -> Result<QString> {
            const auto library = Library::open(file, Library::Mode::ReadOnly);
            if (!library)
                return library.error();
            const auto json = (*library)->marksFile().write();
            if (!json)
                return json.error();
            if (const Result<> written = writeWhole(to, *json); !written)
                return written.error();
            return to;
        },
        [this](const QString &path) { emit marksExported(path); });
}

} // namespace lectern
