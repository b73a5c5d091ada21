#pragma once
// Finds the rows of a damaged library by walking the trees of its tables, and the pages that no tree leads to
// any more by what stands on them.
#include "models/core/cancelled.h"
#include "pagerecords.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace lectern
{

// A tree of pages: a table or an index.
struct PageTree {
    QByteArray name;
    quint32 root = 0; // 0: it is not known where it begins
    bool ofRows = true; // has row numbers; false: an index, or a table WITHOUT ROWID
};

// What a walk asks and tells.
struct WalkedRows {
    // Whether the rows of this tree are wanted; those of others are passed over.
    std::function<bool(const QByteArray &tree)> wanted;
    // Whether this row can be one of the tree's.
    std::function<bool(const QByteArray &tree, const PageRecord &row)> fits;
    // A row that fits.
    std::function<Result<>(const QByteArray &tree, const PageRecord &row)> take;
    std::function<void(quint32 done, quint32 all)> walked;
    Cancelled cancelled;
};

struct WalkOutcome {
    quint32 pages = 0; // of the file
    quint32 unreadable = 0; // pages that make no sense where they stand
    quint32 unknown = 0; // pages with rows of which nothing says what they belong to
    QHash<QByteArray, int> lostRows; // rows that are there and could not be read
    QHash<QByteArray, int> lostPages; // places in a tree where the page below is not one of it
};

// Returns the trees that the file's own first page names. *whole: that page is sound, so these are all there
// are.
QList<PageTree> treesOf(PageFile &file, bool *whole);
// How many of the trees begin on a page that can be their beginning.
int fittingRoots(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows);

// Gives every row that can be found. Rows that a tree leads to come before those of lost pages; the same row
// may come twice. An Error when cancelled, or one of take().
Result<WalkOutcome> walkTrees(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows);

} // namespace lectern
