#pragma once
// Evidence for the scholarfeed.org layouts in the beginning of a file, used for detection.
#include <QByteArrayView>

namespace lectern
{

// Counts over the beginning of a file; all are 0 for other pages.
struct LayoutVotes {
    int dates = 0; // date lines
    int categories = 0; // date lines with a category
    int titled = 0; // date lines with text below them
    int separate = 0; // records with a separate author line
    int glued = 0; // records with title and authors on one line
    int headLines = 0; // lines with author figures before the first date line
};
LayoutVotes voteLayout(QByteArrayView head);

} // namespace lectern
