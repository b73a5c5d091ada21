#pragma once
// What several selected papers have in common.
#include "models/core/marks.h"
#include "overview.h"

#include <QList>

#include <array>
#include <optional>

namespace lectern
{

struct SharedFacts {
    int papers = 0; // number of papers examined
    int bookmarked = 0, read = 0, noted = 0;
    std::array<int, 6> stars{}; // papers by number of stars; [0]: unrated
    // Tags and lists of these papers, with the number of papers; most first.
    QList<Tag> tags;
    QList<ReadingList> lists;
    QList<AuthorShare> authors; // authors of more than one of these papers, most first; only the first few
    std::optional<int> firstYear, lastYear;
    int withoutYear = 0;
    bool operator==(const SharedFacts &) const = default;
};

} // namespace lectern
