#pragma once
// Lists the files in folders.
#include "models/core/result.h"

#include <QByteArrayView>
#include <QFileInfo>
#include <QList>
#include <QString>
#include <QStringList>

#include <limits>

namespace lectern
{

// A file to import or to attach.
struct FoundFile {
    QString path;
    QString refused; // the reason why it cannot be read, one sentence; empty: none
    bool isPdf = false; // by its content
};

// Returns the files at these paths, and in folders recursively (listFolder()), sorted by name. A path that
// does not exist or contains no file gives an entry with the reason.
QList<FoundFile> filesIn(const QStringList &paths);
// Returns all paths, including those with a reason: an import of one of them reports it.
QStringList pathsOf(const QList<FoundFile> &files);

struct FolderListing {
    QFileInfoList files; // sorted by path
    QStringList folders; // the listed subfolders
};
struct ListingLimits {
    int folders = std::numeric_limits<int>::max(); // subfolders
    int files = std::numeric_limits<int>::max();
};
// Lists a folder and its subfolders, without hidden files and folders, links to folders, and resources that a
// browser saved with a page. Incomplete when a limit is reached (deeper folders are missing) or when
// cancelled.
FolderListing listFolder(const QString &folder, const ListingLimits &limits = {},
                         const Cancelled &cancelled = {});

// Returns whether the bytes have a PDF header in the first 1024, where readers accept it.
bool hasPdfHeader(QByteArrayView head);
// Same for the file; opens no pipes, devices and open libraries.
bool isPdf(const QString &path);

} // namespace lectern
