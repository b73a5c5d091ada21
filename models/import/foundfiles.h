#pragma once
// Expands paths given by the user to files.
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

struct FoundFile {
    QString path;
    QString refused; // the reason why it cannot be imported, one sentence; empty: none
};

// Returns the files at these paths, and in folders recursively without hidden files, sorted by name. Skips
// resources that a browser saved with a page. A path that does not exist or contains no file gives an entry
// with the reason.
QList<FoundFile> filesIn(const QStringList &paths);

} // namespace lectern
