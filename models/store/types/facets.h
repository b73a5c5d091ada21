#pragma once
// Facets: the distribution of a result, shown next to the list.
#include "models/core/marks.h"
#include "overview.h"

#include <QList>
#include <QMetaType>
#include <QPair>
#include <QString>
#include <algorithm>
#include <array>
#include <optional>

namespace lectern
{

// Each count is the number of papers that the query would find with the value added.
struct Facets {
    // Each category with the number of papers of the result that it finds, most first: "LG" also finds
    // "cs.LG". A paper with several categories counts for each.
    QList<QPair<QString, int>> categories;
    int withCategory = 0; // number of papers with at least one category
    QList<QPair<int, int>>
        years; // ascending, only years with papers; year of the date, otherwise of publication
    int withoutYear = 0;
    bool hasScores = false; // some paper of the library has a score
    int withScore = 0;
    int withCode = 0, withoutCode = 0; // for the other papers no source states it
    int read = 0, unread = 0, bookmarked = 0, rated = 0;
    bool operator==(const Facets &) const = default;
};

// The properties by which a result can be divided, one value at a time.
enum class FacetKind { Category, Venue, Author, Tag, Source, Score, Year, File };

struct FacetValue {
    QString name = {}; // name of a category, venue, author, tag or source; for File a value of has: or is:
    qint64 id = 0; // id of an author or a source
    int from = 0, to = 0; // score range from (inclusive) to (exclusive; the last range includes 100); for a
                          // year, both are equal
    int papers = 0; // number of papers of the result
    int others = 0; // how many of these have other venues whose names contain the same words
    // "Machine Learning" also finds all its conferences.
    bool isOfManyVenues() const { return others > papers / 2; }
    bool operator==(const FacetValue &) const = default;
};

// The values of one facet, most papers first; scores and years in descending order.
struct FacetValues {
    FacetKind kind = FacetKind::Category;
    QList<FacetValue> values;
    bool isWhole = true; // the list contains all values of the result
    bool operator==(const FacetValues &) const = default;
};

// Counts of a saved search.
struct SearchCount {
    qint64 papers = 0;
    qint64 added = 0; // number of papers added since its last use
    bool operator==(const SearchCount &) const = default;
};

// Explains a paper's relevance: its points for each searched word.
struct RankReason {
    QString word; // folded; a prefix ends in '*'
    bool inTitle = false; // two points
    bool repeated = false; // at least three times in title, authors and abstract: one point
    bool inNames = false; // in author names, if searched in all fields: one point
    bool inVenue = false, inTag = false, inNote = false; // other fields that contain the word; no points
    bool operator==(const RankReason &) const = default;
};

} // namespace lectern

Q_DECLARE_METATYPE(lectern::FacetValues)

namespace lectern
{

// The counts shown in the sidebar.

struct Counts {
    // All counts exclude the trash, except those of the trash itself.
    int papers = 0, bookmarks = 0, unread = 0, authors = 0, sources = 0, sightings = 0, conflicts = 0;
    int trashedPapers = 0, trashedSources = 0;
    int schema = 0;
    int newPapers = 0; // number of papers added after the last visit (VisitStore)
    bool isVisited = false; // a visit has ended, or the first one has begun
};

// Width of the score intervals in the whole program: 0 to below 5, 5 to below 10, … 95 to 100.

constexpr int kScoreStep = 5;
constexpr int kScoreBins = 100 / kScoreStep;

// Returns the interval of a score. Scores outside the range count in the first or the last interval.
inline int scoreBin(double score)
{
    return int(std::clamp(score / kScoreStep, 0.0, double(kScoreBins - 1)));
}

// What several selected papers have in common.

struct SharedFacts {
    int papers = 0; // number of papers examined
    int bookmarked = 0, read = 0, noted = 0;
    std::array<int, 6> stars{}; // papers by number of stars; [0]: unrated
    // Tags and lists of these papers, with the number of papers; most first.
    QList<Tag> tags;
    QList<ReadingList> lists;
    QList<AuthorShare>
        authors; // authors of more than one of these papers, most papers first; only the first few
    std::optional<int> firstYear, lastYear;
    int withoutYear = 0;
    bool operator==(const SharedFacts &) const = default;
};

} // namespace lectern
