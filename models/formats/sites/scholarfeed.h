#pragma once
// Readers for saved pages of scholarfeed.org: author pages ("scholarfeed-author": header, then title and
// authors on separate lines) and lists ("scholarfeed-list": title and authors glued into one line).
#include "models/formats/base/format.h"

#include <QByteArrayView>

namespace lectern
{

Format scholarfeedAuthorFormat();
Format scholarfeedListFormat();

// Evidence for the scholarfeed.org layouts in the beginning of a file, used for detection.

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

// Reader for saved pages of one scholarfeed.org paper ("scholarfeed-paper"): title, one sentence of
// significance, a summary and the abstract, one line each. The arXiv id is in the page's URL and possibly in
// the file name.
Format scholarfeedPaperFormat();

// Reader for saved author pages of catalyzex.com ("catalyzex-author"). They contain "Abstract:…" blocks and
// little else of use.
Format catalyzexAuthorFormat();

} // namespace lectern
