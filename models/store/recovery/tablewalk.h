#pragma once
// Finds the rows of a damaged library by walking the trees of its tables, and assigns unreachable pages by
// their content.
#include "models/core/result.h"
#include "pagerecords.h"

#include <QHash>
#include <QStringList>

#include <vector>

namespace lectern
{

// A tree of pages: a table or an index.
struct PageTree {
    QByteArray name;
    quint32 root = 0; // 0: unknown
    bool ofRows = true; // whether it has row numbers; false: an index, or a WITHOUT ROWID table
};

// Callbacks of a walk.
struct WalkedRows {
    // Returns whether the rows of this tree are required. Others are skipped.
    std::function<bool(const QByteArray &tree)> wanted;
    // Returns whether this row can belong to the tree.
    std::function<bool(const QByteArray &tree, const PageRecord &row)> fits;
    // Receives a row that fits.
    std::function<Result<>(const QByteArray &tree, const PageRecord &row)> take;
    std::function<void(quint32 done, quint32 all)> walked;
    Cancelled cancelled;
};

struct WalkOutcome {
    quint32 pages = 0; // number of pages of the file
    quint32 unreadable = 0; // pages whose content is invalid for their position in a tree
    quint32 unknown = 0; // pages with rows that could not be assigned
    QHash<QByteArray, int> lostRows; // rows that could not be read
    QHash<QByteArray, int> lostPages; // positions in a tree with a wrong child page
};

// Returns the trees listed on the file's first page. *whole: set to true if that page is intact, so that the
// list is complete.
QList<PageTree> treesOf(PageFile &file, bool *whole);
// Returns the number of trees whose root page is a valid root.
int countValidRoots(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows);

// Passes each row that can be found to take(). Rows reached through a tree are passed before those of
// unreachable pages. A row may be passed twice. Error when cancelled, or the error of take().
Result<WalkOutcome> walkTrees(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows);

} // namespace lectern
