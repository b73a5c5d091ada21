#pragma once
// What is readable of a damaged library, into a new one.
#include "models/core/cancelled.h"
#include "models/core/result.h"

#include <QList>
#include <QString>

#include <functional>

namespace lectern
{

// Something that did not come along.
struct SalvageLoss {
    QString kind; // a word for programs: "papers"
    qint64 count = 0;
    bool atLeast = false; // pages are lost on which there may be more
    QString text; // for people, with the count: "Bookmarks and read marks: at least 3"
};

struct SalvageOutcome {
    qint64 papers = 0, sources = 0; // in the new library
    qint64 marked = 0; // papers in it that have marks
    qint64 pages = 0, unreadable = 0; // of the damaged file
    QList<SalvageLoss> lost; // what a person made first
};

enum class SalvageStep { Reading, Writing };
// Called a few times a second, in the caller's thread.
using Salvaged = std::function<void(SalvageStep step, qint64 done, qint64 all)>;

// Reads all pages of the damaged library that make sense, also where its head or the pages that name others
// are lost, and makes a new library of them: first what a person made, then papers and sources. What follows
// from these, such as authors and the search index, is made anew; the history of changes stays behind. A mark
// on a paper that is lost stays, on a paper called "Lost paper" and its number. Where the file's first page
// is lost, backups beside it say where its tables begin.
//
// Never writes to the damaged file or beside it under its name. The new library gets its name when it is
// complete and on the disk. An Error when there is a file of that name, when the damaged one is open in this
// program, is another program's database or was written meanwhile, when nothing at all can be read, when
// cancelled, and when the new one cannot be written; nothing is left behind then.
Result<SalvageOutcome> salvageLibrary(const QString &damaged, const QString &target,
                                      const Salvaged &salvaged = {}, const Cancelled &cancelled = {});

} // namespace lectern
