#include "watchedfolders.h"

#include "models/items/session/librarysession.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

WatchedFolders::WatchedFolders(LibrarySession &library, QSettings &settings, QObject *parent)
    : QObject(parent), m_library(library), m_settings(settings)
{
    read();
    connect(&m_library.imports(), &ImportQueue::importFinished, this, [this] {
        if (!m_library.imports().isImporting())
            remember();
    });
}

WatchedFolders::~WatchedFolders() = default;

QList<WatchedFolders::Folder> WatchedFolders::folders() const
{
    QList<Folder> all;
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

void WatchedFolders::read()
{
    const auto take = [this](const QString &path, bool below, const QDateTime &since) {
        if (!path.isEmpty() && !watched(path) && qsizetype(m_all.size()) < kMost)
            m_all.push_back({{path, below}, since, {}, nullptr});
    };
    // Of the time when there was one.
    take(m_settings.value("watch/folder"_L1).toString(), false,
         m_settings.value("watch/since"_L1).toDateTime());
    const int count = m_settings.beginReadArray("watch/folders"_L1);
    for (int i = 0; i < qMin(count, int(kMost)); ++i) {
        m_settings.setArrayIndex(i);
        take(m_settings.value("path"_L1).toString(), m_settings.value("below"_L1).toBool(),
             m_settings.value("since"_L1).toDateTime());
    }
    m_settings.endArray();
}

void WatchedFolders::write()
{
    m_settings.remove("watch/folder"_L1);
    m_settings.remove("watch/since"_L1);
    m_settings.remove("watch/folders"_L1); // there may be fewer than before
    m_settings.beginWriteArray("watch/folders"_L1, int(m_all.size()));
    for (int i = 0; i < int(m_all.size()); ++i) {
        m_settings.setArrayIndex(i);
        m_settings.setValue("path"_L1, m_all[i].folder.path);
        m_settings.setValue("below"_L1, m_all[i].folder.below);
        m_settings.setValue("since"_L1, m_all[i].since);
    }
    m_settings.endArray();
}

bool WatchedFolders::add(const Folder &folder)
{
    Watched *there = watched(folder.path);
    if (!there && qsizetype(m_all.size()) >= kMost)
        return false;
    if (!there)
        there = &m_all.emplace_back(Watched{folder, {}, {}, nullptr});
    // What the folders below hold by now is known.
    if (there->folder != folder)
        there->since = {};
    there->folder = folder;
    start(*there);
    write();
    emit changed();
    return true;
}

void WatchedFolders::remove(const QString &path)
{
    const auto gone = std::erase_if(m_all, [&](const Watched &each) { return each.folder.path == path; });
    if (gone == 0)
        return;
    write();
    emit changed();
}

void WatchedFolders::begin()
{
    for (Watched &each : m_all)
        start(each);
}

void WatchedFolders::start(Watched &watched)
{
    const QString path = watched.folder.path;
    watched.coming.reset();
    watched.watch = std::make_unique<FolderWatch>();
    if (m_quiet)
        watched.watch->setQuietTime(*m_quiet);
    connect(watched.watch.get(), &FolderWatch::arrived, this,
            [this, path](const QStringList &files, const QDateTime &since) { arrived(path, files, since); });
    connect(watched.watch.get(), &FolderWatch::failed, this, &WatchedFolders::failed);
    watched.watch->watch(path, watched.since, watched.folder.below);
}

void WatchedFolders::arrived(const QString &path, const QStringList &files, const QDateTime &since)
{
    Watched *from = watched(path);
    if (!from || !m_library.isWritable())
        return; // they are still new at the next start
    from->coming = since;
    QStringList pages = files, pdfs;
    pages.removeIf([&pdfs](const QString &file) {
        const bool isPdf = file.endsWith(".pdf"_L1, Qt::CaseInsensitive);
        if (isPdf)
            pdfs.append(file);
        return isPdf;
    });
    if (!pdfs.isEmpty())
        emit pdfsArrived(pdfs);
    if (!pages.isEmpty())
        m_library.imports().importFiles(pages);
    else if (!m_library.imports().isImporting())
        remember();
}

void WatchedFolders::remember()
{
    bool any = false;
    for (Watched &each : m_all)
        if (each.coming) {
            each.since = *std::exchange(each.coming, {});
            any = true;
        }
    if (any)
        write();
}

void WatchedFolders::setQuietTime(int milliseconds)
{
    m_quiet = milliseconds;
    for (const Watched &each : m_all)
        if (each.watch)
            each.watch->setQuietTime(milliseconds);
}

} // namespace lectern
