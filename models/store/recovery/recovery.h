#pragma once
// Recovers the readable content of a damaged library into a new one.
#include "models/core/result.h"

#include <QList>
#include <QString>

#include <functional>

namespace lectern
{

// A kind of data that could not be recovered completely.
struct RecoveryLoss {
    QString kind; // stable name for programs: "papers"
    qint64 count = 0;
    bool atLeast = false; // lost pages may contain more
    QString text; // for display, with the count: "Bookmarks and read marks: at least 3"
};

struct RecoveryOutcome {
    qint64 papers = 0, sources = 0; // number of papers and sources in the new library
    qint64 marked = 0; // number of these papers with marks
    qint64 pages = 0, unreadable = 0; // pages of the damaged file
    QList<RecoveryLoss> lost; // user data first
};

enum class RecoveryStep { Reading, Writing };
// Called a few times per second, in the caller's thread.
using RecoveryProgress = std::function<void(RecoveryStep step, qint64 done, qint64 all)>;

// Reads all valid pages of the damaged library, even if its header or inner pages are lost, and creates a new
// library from them: first user data, then papers and sources. Derived data, such as authors and the search
// index, is rebuilt; the edit log is not recovered. A mark on a lost paper is kept, on a paper called "Lost
// paper" and its number. If the file's first page is lost, the root pages of its tables are read from backups
// in its folder.
//
// Never writes to the damaged file or to the files that belong to it. The new library gets its name when it
// is complete and on the disk. Error if a file of that name exists, if the damaged one is open in this
// program, belongs to another program or was written meanwhile, if nothing can be read, when cancelled, and
// if the new one cannot be written; no file remains then.
Result<RecoveryOutcome> recoverLibrary(const QString &damaged, const QString &target,
                                       const RecoveryProgress &progress = {},
                                       const Cancelled &cancelled = {});

} // namespace lectern
