#pragma once
// What several papers have in common: what is shown in place of a paper where more than one is selected.
#include "models/core/marks.h"
#include "overview.h"

#include <QList>

#include <array>
#include <optional>

namespace lectern
{

struct SharedFacts {
    int papers = 0; // those that were asked about
    int bookmarked = 0, read = 0, noted = 0;
    std::array<int, 6> stars{}; // how many have so many; [0]: no rating
    // Those that one of the papers carries or stands in, with the number of these papers; most first.
    QList<Tag> tags;
    QList<ReadingList> lists;
    QList<AuthorShare> authors; // of more than one of these papers, most first; a few
    std::optional<int> firstYear, lastYear;
    int withoutYear = 0;
    bool operator==(const SharedFacts &) const = default;
};

} // namespace lectern
