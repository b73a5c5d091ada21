#pragma once
// Facets: how the papers of a result divide, shown beside the list.
#include <QList>
#include <QPair>
#include <QString>

namespace lectern
{

struct Facets {
    // Each printed category with the number of papers of the result that have it, most first. A paper with
    // several counts for each.
    QList<QPair<QString, int>> categories;
    QList<QPair<int, int>> years; // ascending, only those with papers; of the date, else of publication
    int withoutYear = 0;
    int withCode = 0, withoutCode = 0; // the rest: no source says
    int read = 0, unread = 0, bookmarked = 0;
    bool operator==(const Facets &) const = default;
};

// What a saved search finds.
struct SearchCount {
    qint64 papers = 0;
    qint64 added = 0; // those that have come since it was last looked at
    bool operator==(const SearchCount &) const = default;
};

// Why a paper stands where it does when ordered by relevance: what it earned for each word searched.
struct RankReason {
    QString word; // folded; a prefix ends in '*'
    bool inTitle = false; // two points
    bool repeated = false; // three times or more in title, authors and abstract: one point
    bool inNames = false; // of its authors, where it was looked for anywhere: one point
    bool inVenue = false, inTag = false, inNote = false; // where it stands besides; no points
    bool operator==(const RankReason &) const = default;
};

} // namespace lectern
