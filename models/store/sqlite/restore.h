#pragma once
// The way back to a backup, also where the library itself cannot be read any more.
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

// Puts the backup's content in the place of the library's.
// A sound library, which may be open in other programs, is backed up first into the folder; all who have it
// open see one change. A damaged, empty or cut library is kept beside its old place under a name that says
// so, with what SQLite had beside it, and a checked copy takes its place; so it is where there is none.
// Whenever the program ends in the middle, the library is either what it was or the restored one, and nothing
// of what was there is gone. An Error when the backup is no sound library of Lectern or a newer Lectern's,
// when the file in the place of the library is another program's, or what has to be written cannot be; the
// library is then as it was.
Result<Restored> restoreBackup(const QString &backup, const QString &library, const QString &folder,
                               const QDateTime &now);

} // namespace lectern
