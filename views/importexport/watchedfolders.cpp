#include "watchedfolders.h"

#include "models/session/edits.h"
#include "models/session/librarysession.h"

#include <algorithm>
#include <utility>

namespace lectern
{

WatchedFolders::WatchedFolders(LibrarySession &library) : m_library(library)
{
    connect(&m_library, &LibrarySession::aboutToOpen, this, [this] {
        m_all.clear();
        emit changed();
    });
    connect(&m_library, &LibrarySession::opened, this, &WatchedFolders::load);
    connect(&m_library.imports(), &ImportQueue::importFinished, this, [this] {
        if (!m_library.imports().isImporting())
            remember();
    });
}

WatchedFolders::~WatchedFolders() = default;

QList<WatchedFolder> WatchedFolders::folders() const
{
    QList<WatchedFolder> all;
    for (const Watched &each : m_all)
        all.append(each.folder);
    return all;
}

WatchedFolders::Watched *WatchedFolders::watched(const QString &path)
{
    const auto there = std::find_if(m_all.begin(), m_all.end(),
                                    [&](const Watched &each) { return each.folder.path == path; });
    return there == m_all.end() ? nullptr : &*there;
}

void WatchedFolders::load()
{
    m_library.backgroundReader().ask(m_stored, bindLibrary(lectern::watchedFolders), this,
                                     [this](const QList<WatchedFolder> &folders) {
                                         for (const WatchedFolder &folder : folders)
                                             if (!watched(folder.path) && qsizetype(m_all.size()) < kMax)
                                                 start(m_all.emplace_back(Watched{folder, {}, nullptr}));
                                         emit changed();
                                     });
}

bool WatchedFolders::add(const WatchedFolder &folder)
{
    Watched *there = watched(folder.path);
    if (!there && qsizetype(m_all.size()) >= kMax)
        return false;
    if (!there)
        there = &m_all.emplace_back(Watched{{folder.path, folder.below, {}}, {}, nullptr});
    // Files already in the subfolders are not new.
    if (there->folder.below != folder.below)
        there->folder = {folder.path, folder.below, {}};
    start(*there);
    m_library.writer().writeUnlogged(bindLibrary(putWatchedFolders, QList{there->folder}), {});
    emit changed();
    return true;
}

void WatchedFolders::remove(const QString &path)
{
    const auto gone = std::erase_if(m_all, [&](const Watched &each) { return each.folder.path == path; });
    if (gone == 0)
        return;
    m_library.writer().writeUnlogged(bindLibrary(removeWatchedFolder, path), {});
    emit changed();
}

void WatchedFolders::start(Watched &watched)
{
    watched.coming.reset();
    watched.watch = std::make_unique<FolderWatch>(m_library.tasks());
    if (m_quiet)
        watched.watch->setQuietTime(*m_quiet);
    connect(watched.watch.get(), &FolderWatch::arrived, this,
            [this, path = watched.folder.path](const QList<FoundFile> &files, const QDateTime &since) {
                arrived(path, files, since);
            });
    connect(watched.watch.get(), &FolderWatch::failed, this, &WatchedFolders::failed);
    watched.watch->watch(watched.folder.path, watched.folder.since, watched.folder.below);
}

void WatchedFolders::arrived(const QString &path, const QList<FoundFile> &files, const QDateTime &since)
{
    Watched *from = watched(path);
    if (!from || !m_library.isWritable())
        return; // the files are reported again at the next start
    from->coming = since;
    QStringList pages, pdfs;
    for (const FoundFile &file : files)
        (file.isPdf ? pdfs : pages).append(file.path);
    if (!pdfs.isEmpty())
        emit pdfsArrived(pdfs);
    if (!pages.isEmpty())
        m_library.imports().importFiles(pages);
    else if (!m_library.imports().isImporting())
        remember();
}

void WatchedFolders::remember()
{
    QList<WatchedFolder> seen;
    for (Watched &each : m_all)
        if (each.coming) {
            each.folder.since = *std::exchange(each.coming, {});
            seen.append(each.folder);
        }
    if (seen.isEmpty())
        return;
    m_library.writer().writeUnlogged(bindLibrary(setWatchedFoldersSeen, seen), {});
}

void WatchedFolders::setQuietTime(int milliseconds)
{
    m_quiet = milliseconds;
    for (const Watched &each : m_all)
        if (each.watch)
            each.watch->setQuietTime(milliseconds);
}

} // namespace lectern
