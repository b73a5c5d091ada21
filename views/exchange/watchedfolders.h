#pragma once
// The folders whose new files come in by themselves, as the settings keep them.
#include "models/items/exchange/folderwatch.h"

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
    // What is watched, with or without the folders below it.
    struct Folder {
        QString path;
        bool below = false;
        bool operator==(const Folder &) const = default;
    };
    static constexpr qsizetype kMost = 12;

    // Both outlive it. Nothing is watched before begin().
    WatchedFolders(LibrarySession &library, QSettings &settings, QObject *parent = nullptr);
    ~WatchedFolders() override;

    QList<Folder> folders() const;
    // Watches the folder from now on, also after a restart; one that is watched already changes. False: it is
    // one too many.
    bool add(const Folder &folder);
    void remove(const QString &path);
    // Looks into all of them, for what came since the last time; for a library that has just been opened.
    void begin();
    // For tests.
    void setQuietTime(int milliseconds);

signals:
    void changed();
    // PDF files came: most are papers themselves, not prints of a page.
    void pdfsArrived(const QStringList &files);
    void failed(const QString &message); // one sentence; the folder stays in the settings

private:
    struct Watched {
        Folder folder;
        QDateTime since;
        std::optional<QDateTime> coming; // to be remembered once what arrived is in the library
        std::unique_ptr<FolderWatch> watch;
    };
    Watched *watched(const QString &path);
    void read();
    void write();
    void start(Watched &watched);
    void arrived(const QString &path, const QStringList &files, const QDateTime &since);
    void remember();

    LibrarySession &m_library;
    QSettings &m_settings;
    std::vector<Watched> m_all;
    std::optional<int> m_quiet;
};

} // namespace lectern
