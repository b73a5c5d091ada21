#pragma once
// What the beginning of a file shows of the layouts of scholarfeed.org, to recognise them and tell them
// apart.
#include <QByteArrayView>

namespace lectern
{

// Counts over the beginning of a file; all are 0 where it is no such page.
struct LayoutVotes {
    int dates = 0; // date lines
    int categories = 0; // of them, those with a category
    int titled = 0; // of them, those with anything below them
    int separate = 0; // records with their authors on a line of their own
    int glued = 0; // records with title and authors on one line
    int headLines = 0; // lines before the first date line that state a figure of an author
};
LayoutVotes voteLayout(QByteArrayView head);

} // namespace lectern
