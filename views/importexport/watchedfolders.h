#pragma once
// The watched folders of the library that is open: their new files are imported into it.
#include "models/session/tasks/folderwatch.h"
#include "models/store/import/watchedfolderstore.h"

#include <memory>
#include <optional>
#include <vector>

class QSettings;

namespace lectern
{

class LibrarySession;

class WatchedFolders final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMost = 12;

    // Both outlive it. The folders follow the library: those of one that is opened are watched from then on,
    // those of one that is closed no longer. settings: where earlier versions kept the folders; they go to
    // the library that was opened last (takeEarlier()).
    WatchedFolders(LibrarySession &library, QSettings &settings, QObject *parent = nullptr);
    ~WatchedFolders() override;

    QList<WatchedFolder> folders() const;
    // Watches the folder from now on, also after a restart; one that is watched already changes. `since` is
    // ignored. False: it is one too many.
    bool add(const WatchedFolder &folder);
    void remove(const QString &path);
    // For tests.
    void setQuietTime(int milliseconds);

signals:
    void changed();
    // PDF files came: most are papers themselves, not prints of a page.
    void pdfsArrived(const QStringList &files);
    void failed(const QString &message); // one sentence; the folder is still watched

private:
    struct Watched {
        WatchedFolder folder;
        std::optional<QDateTime> coming; // to be remembered once what arrived is in the library
        std::unique_ptr<FolderWatch> watch;
        quint64 number = 0; // of the watch, to tell it from an earlier one of the same folder
    };
    Watched *watched(const QString &path);
    void load();
    void take(const WatchedFolder &folder);
    void takeEarlier();
    void forgetEarlier();
    void start(Watched &watched);
    void arrived(quint64 number, const QStringList &files, const QDateTime &since);
    void remember();

    LibrarySession &m_library;
    QSettings &m_settings;
    std::vector<Watched> m_all;
    quint64 m_started = 0; // watches
    std::optional<int> m_quiet;
};

} // namespace lectern
