#pragma once
// An author, those they wrote with, and those these wrote with.
#include "graphlayout.h"
#include "ids.h"

#include <QString>

#include <optional>

namespace lectern
{

// Years that papers are of; without an end it goes on.
struct YearSpan {
    std::optional<int> first, last;
    bool isWhole() const { return !first && !last; }
    // A paper without a year is of no span but the whole one.
    bool holds(std::optional<int> year) const
    {
        return isWhole() || (year && (!first || *year >= *first) && (!last || *year <= *last));
    }
    bool operator==(const YearSpan &) const = default;
};

struct CoauthorNode {
    AuthorId id = AuthorId::None;
    QString name;
    int papers = 0; // in this library
    int together = 0; // papers with the author in the middle
    int steps = 0; // 0: the author in the middle; 1: wrote with them; 2: wrote with one who did
    bool operator==(const CoauthorNode &) const = default;
};

struct CoauthorGraph {
    QList<CoauthorNode> nodes; // the author in the middle first
    QList<GraphEdge> edges; // weight: papers together, over the author lists we have
    QList<QPointF> points; // layOutGraph() of the two
    bool lowerBound = false; // some author list is truncated
    YearSpan years; // the papers that it is made of
    std::optional<int> firstYear, lastYear; // of all papers of the author in the middle
    int leftOut = 0; // people within two steps for whom there was no room
    bool operator==(const CoauthorGraph &) const = default;
};

} // namespace lectern
