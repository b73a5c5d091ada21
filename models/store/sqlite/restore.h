#pragma once
// The way back to a backup, also when the library itself can no longer be read.
#include "models/core/result.h"

#include <QDateTime>
#include <QString>

namespace lectern
{

// What became of the library that was there.
struct Restored {
    QString backup; // where a sound one was copied to before; empty: there was none
    QString aside; // the name under which a damaged one is kept; empty: there was none
};

// Puts the backup's content in the place of the library's. A sound library, which may be open in other
// programs, is backed up into the folder first, and all who have it open see one change. A damaged, empty or
// cut library is kept beside its old place under a name that says so, with SQLite's files, and a checked copy
// takes its place; the same happens when there is no library. Whenever the program may end in between, the
// library is either what it was or the restored one, and nothing of what was there is lost. An Error when the
// backup is no sound library of Lectern or is a newer Lectern's, when the file in the library's place belongs
// to another program, or when something cannot be written; the library is then as it was.
Result<Restored> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                               const QDateTime &now);

} // namespace lectern
