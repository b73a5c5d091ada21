#pragma once
// Facets: how the papers of a result divide, shown beside the list.
#include <QList>
#include <QMetaType>
#include <QPair>
#include <QString>

namespace lectern
{

// A count is that of the papers which the same question finds with the value added.
struct Facets {
    // Each category with the number of papers of the result that it finds, most first: "LG" also finds
    // "cs.LG". A paper with several counts for each.
    QList<QPair<QString, int>> categories;
    int withCategory = 0; // has one or more
    QList<QPair<int, int>> years; // ascending, only those with papers; of the date, else of publication
    int withoutYear = 0;
    bool hasScores = false; // some paper of the library has one
    int withScore = 0;
    int withCode = 0, withoutCode = 0; // the rest: no source says
    int read = 0, unread = 0, bookmarked = 0;
    bool operator==(const Facets &) const = default;
};

// By what the papers of a result can be divided one value at a time.
enum class FacetKind { Category, Venue, Author, Tag, Source, Score, Year, File };

struct FacetValue {
    QString name = {}; // of a category, venue, author, tag or source; of a file what it has: a value of has:
    qint64 id = 0; // of an author or a source
    int from = 0, to = 0; // scores from here to below there (the last to 100), the year twice
    int papers = 0; // of the result
    int others = 0; // of these, those of other venues whose names have the same words
    bool operator==(const FacetValue &) const = default;
};

// The values of one kind, most papers first; scores and years downwards.
struct FacetValues {
    FacetKind kind = FacetKind::Category;
    QList<FacetValue> values;
    bool isWhole = true; // no other value is in the result
    bool operator==(const FacetValues &) const = default;
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

Q_DECLARE_METATYPE(lectern::FacetValues)
