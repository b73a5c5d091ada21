#pragma once
// Watched folders of the open library; new files are imported into it.
#include "models/session/tasks/folderwatch.h"
#include "models/session/tasks/requesttoken.h"
#include "models/store/import/watchedfolderstore.h"

#include <memory>
#include <optional>
#include <vector>

namespace lectern
{

class LibrarySession;

class WatchedFolders final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype kMax = 12;

    // The library must outlive this object.
    explicit WatchedFolders(LibrarySession &library);
    ~WatchedFolders() override;

    QList<WatchedFolder> folders() const;
    // Watches the folder, also after a restart; if it is already watched, updates it. `since` is ignored.
    // Returns false if there are too many folders.
    bool add(const WatchedFolder &folder);
    void remove(const QString &path);
    // Sets the delay after the last change of a folder; for tests.
    void setQuietTime(int milliseconds);

signals:
    void changed();
    // Emitted with new PDF files. Most of them are papers and not printed web pages.
    void pdfsArrived(const QStringList &files);
    void failed(const QString &message); // one sentence; the folder is still watched

private:
    struct Watched {
        WatchedFolder folder;
        std::optional<QDateTime>
            coming; // time of the files being imported; saved once they are in the library
        std::unique_ptr<FolderWatch> watch;
    };
    Watched *watched(const QString &path);
    void load();
    void start(Watched &watched);
    void arrived(const QString &path, const QList<FoundFile> &files, const QDateTime &since);
    void remember();

    LibrarySession &m_library;
    std::vector<Watched> m_all;
    RequestToken m_stored{"watched folders"};
    std::optional<int> m_quiet;
};

} // namespace lectern
