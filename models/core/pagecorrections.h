#pragma once
// User corrections to lines of saved pages that a reader misunderstood. A correction applies to every page
// that contains the line, so its key is the line's text.
#include <QHash>
#include <QString>

namespace lectern
{

struct LineCorrection {
    enum class Kind {
        Author = 1, // the line is the name of the page's author
        NoPaper = 2, // the block that starts at this line is not a paper
        TitleEnds = 3, // for a line with title and authors but no separator
    }; // stored by number: append, never reorder
    Kind kind = Kind::NoPaper;
    int titleEnd = 0; // TitleEnds: length of the title in characters
    bool operator==(const LineCorrection &) const = default;
};

// The key is the line's text with single spaces (tidySpace()).
using PageCorrections = QHash<QString, LineCorrection>;

} // namespace lectern
