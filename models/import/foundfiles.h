#pragma once
// Which files are meant by paths that a person gave.
#include <QList>
#include <QString>
#include <QStringList>

namespace lectern
{

struct FoundFile {
    QString path;
    QString refused; // why it is none, one sentence; empty: it is one
};

// Returns the files at these paths; of folders those with all that is in them (hidden files apart), sorted by
// name, without what a browser saved beside a page. A path that does not exist or holds no file gives an
// entry that says so.
QList<FoundFile> filesIn(const QStringList &paths);

} // namespace lectern
