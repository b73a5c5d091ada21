#pragma once
// What a person said about lines of saved pages where a reader was wrong. It holds for every page that has
// the line, so it is kept by the line's text.
#include <QHash>
#include <QString>

namespace lectern
{

struct LineCorrection {
    enum class Kind {
        Author = 1, // the line is the name of the page's author
        NoPaper = 2, // what begins with the line is no paper
        TitleEnds = 3, // of a line that prints title and authors with nothing between
    }; // stored by number: append, never reorder
    Kind kind = Kind::NoPaper;
    int titleEnd = 0; // TitleEnds: so many characters of the line are the title
    bool operator==(const LineCorrection &) const = default;
};

// By the line's text with single spaces (tidySpace()).
using PageCorrections = QHash<QString, LineCorrection>;

} // namespace lectern
