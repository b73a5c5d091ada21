#include "folderwatch.h"

#include "models/formats/registry.h"
#include "models/import/compressedfile.h"

#include <QDir>
#include <QFileSystemWatcher>
#include <QTimer>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kQuietMs = 1500;
static constexpr qint64 kHead = 64 * 1024;

class FolderWatch::FolderScanner final : public QObject
{
public:
    // Passed to Deliver with the results.
    using Report =
        std::function<void(const QList<FoundFile> &files, const QDateTime &since, const QString &error)>;

    void watch(const QString &folder, const QDateTime &since, bool below, const Report &report)
    {
        m_report = report;
        if (!m_watcher) { // created here, so that it belongs to this thread
            m_watcher = new QFileSystemWatcher(this);
            m_timer = new QTimer(this);
            m_timer->setSingleShot(true);
            connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { look(); });
            connect(m_timer, &QTimer::timeout, this, [this] { look(); });
        }
        if (!m_watcher->directories().isEmpty())
            m_watcher->removePaths(m_watcher->directories());
        m_timer->stop();
        m_growing.clear();
        m_given.clear();
        m_came.clear();
        m_folder = folder;
        m_below = below;
        m_since = since;
        if (folder.isEmpty())
            return;
        if (!QFileInfo(folder).isDir() || !m_watcher->addPath(folder)) {
            fail();
            return;
        }
        // Remember the present files as well, because a file may arrive within the same clock tick.
        const QDateTime now = QDateTime::currentDateTime();
        const bool begins = !m_since.isValid();
        const bool ahead = !begins && m_since > now;
        if (begins)
            m_since = QDateTime::fromMSecsSinceEpoch(0);
        else if (ahead) // stored while the clock or a file date was ahead: nothing has arrived later than now
            m_since = now;
        for (const QFileInfo &info : list(true)) {
            const State state{info.size(), cameAt(info)};
            if (begins && state.changed <= now) // a date in the future cannot be compared
                m_since = qMax(m_since, state.changed);
            if (begins || state.changed <= m_since)
                m_given.insert(info.filePath(), state);
        }
        if (begins || ahead)
            m_report({}, m_since, {});
        look();
    }
    void setQuietTime(int milliseconds) { m_quiet = milliseconds; }

private:
    struct State {
        qint64 size = 0;
        QDateTime changed;
        bool operator==(const State &) const = default;
    };

    void fail()
    {
        m_report({}, {},
                 FolderWatch::tr("The watched folder %1 no longer exists; files are not imported from it.")
                     .arg(QDir::toNativeSeparators(m_folder)));
    }

    // Lists the files, and watches new subfolders. atStart: files in them may be known already.
    QFileInfoList list(bool atStart)
    {
        const ListingLimits limits{m_below ? kMaxFolders : 0};
        const FolderListing all = listFolder(m_folder, limits);
        QHash<QString, QDateTime> came;
        QStringList fresh;
        for (const QString &folder : all.folders) {
            const auto before = m_came.constFind(folder);
            if (before != m_came.cend()) {
                came.insert(folder, *before);
            } else {
                came.insert(folder, atStart ? QDateTime() : QFileInfo(folder).metadataChangeTime());
                fresh.append(folder);
            }
        }
        m_came = came;
        if (fresh.isEmpty())
            return all.files;
        m_watcher->addPaths(fresh);
        return listFolder(m_folder, limits).files; // with files that arrived before addPaths()
    }

    // Returns when a file arrived, either directly or with its folder. Moving a folder does not change its
    // files.
    QDateTime arrivalOf(const QFileInfo &info) const
    {
        QDateTime came = cameAt(info);
        for (QString folder = info.path(); folder.size() > m_folder.size(); folder = QFileInfo(folder).path())
            if (const QDateTime with = m_came.value(folder); with.isValid())
                came = qMax(came, with);
        return came;
    }

    // Moving a file changes its metadata but not its contents. If the modification time is in the future, as
    // for files from archives or other machines, the metadata change time counts.
    static QDateTime cameAt(const QFileInfo &info)
    {
        const QDateTime here = info.metadataChangeTime(), changed = info.lastModified();
        return changed > QDateTime::currentDateTime() ? here : qMax(here, changed);
    }

    static bool isUnfinished(const QString &name)
    {
        return name.endsWith(".part"_L1) || name.endsWith(".crdownload"_L1) || name.endsWith(".tmp"_L1)
            || name.endsWith(u'~');
    }

    // Adds a file that can be read. Other files, such as pictures, are not errors.
    static void addSource(const QString &path, QList<FoundFile> &sources)
    {
        const auto file = openSource(path);
        const QByteArray head = file ? (*file)->peek(kHead) : QByteArray();
        if (const bool isPdf = hasPdfHeader(head); isPdf || detectSource(head).isReadable())
            sources.append({path, {}, isPdf});
    }

    void look()
    {
        if (m_folder.isEmpty())
            return;
        const QDir dir(m_folder);
        if (!dir.exists()) {
            fail();
            return;
        }
        QHash<QString, State> growing, complete;
        QList<FoundFile> fresh;
        QDateTime latest = m_since;
        const QDateTime time = QDateTime::currentDateTime();
        for (const QFileInfo &info : list(false)) {
            const QDateTime came = arrivalOf(info);
            if (came < m_since || isUnfinished(info.fileName()))
                continue;
            const State now{info.size(), came};
            if (m_given.value(info.filePath()) == now) {
                complete.insert(info.filePath(), now);
                continue;
            }
            const auto before = m_growing.constFind(info.filePath());
            if (before == m_growing.cend() || *before != now
                || (came <= time && came.msecsTo(time) < m_quiet)) {
                growing.insert(info.filePath(), now);
                continue;
            }
            latest = qMax(latest, qMin(came, time)); // the clock may have been ahead when it arrived
            complete.insert(info.filePath(), now);
            if (now.size > 0)
                addSource(info.absoluteFilePath(), fresh);
        }
        m_growing = growing;
        // Complete files remain new until no older file is growing.
        if (!growing.isEmpty())
            m_timer->start(m_quiet);
        if (growing.isEmpty())
            m_since = latest;
        m_given = complete; // files older than m_since are not scanned again
        if (!fresh.isEmpty() || (growing.isEmpty() && latest != m_told)) {
            m_told = m_since;
            m_report(fresh, m_since, {});
        }
    }

    Report m_report;
    QFileSystemWatcher *m_watcher = nullptr;
    QTimer *m_timer = nullptr;
    QString m_folder;
    QDateTime m_since, m_told;
    bool m_below = false;
    QHash<QString, QDateTime>
        m_came; // subfolders; a valid time means that the folder arrived during watching
    QHash<QString, State> m_growing; // by path: new files that may still be growing
    QHash<QString, State> m_given; // by path: already reported, but not older than m_since
    int m_quiet = kQuietMs;
};

FolderWatch::FolderWatch(TaskRunner &tasks, QObject *parent)
    : QObject(parent), m_tasks(tasks),
      m_scanner(new FolderScanner, [](FolderScanner *scanner) { scanner->deleteLater(); })
{
    tasks.adopt(*m_scanner, m_watch);
}

FolderWatch::~FolderWatch() = default;

void FolderWatch::watch(const QString &folder, const QDateTime &since, bool below)
{
    m_folder = folder;
    m_tasks.start(
        m_watch,
        [this, scanner = m_scanner, folder, since, below](const Deliver &deliver, const Cancelled &) {
            const auto report = [this, deliver](const QList<FoundFile> &files, const QDateTime &came,
                                                const QString &error) {
                deliver([=, this] {
                    if (error.isEmpty())
                        emit arrived(files, came);
                    else
                        emit failed(error);
                });
            };
            scanner->watch(folder, since, below, report);
            return true;
        },
        this, [](bool) {});
}

void FolderWatch::setQuietTime(int milliseconds)
{
    QMetaObject::invokeMethod(m_scanner.get(),
                              [scanner = m_scanner, milliseconds] { scanner->setQuietTime(milliseconds); });
}

} // namespace lectern
