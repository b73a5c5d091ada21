#pragma once
// The co-author graph of an author, up to two steps away.
#include "graphlayout.h"
#include "ids.h"

#include <QString>

#include <optional>

namespace lectern
{

// A range of publication years. A missing bound is unlimited.
struct YearSpan {
    std::optional<int> first, last;
    bool isWhole() const { return !first && !last; }
    // A paper without a year belongs only to the unlimited span.
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
    int together = 0; // papers in common with the central author
    int steps = 0; // 0: central author; 1: co-author; 2: co-author of a co-author
    bool operator==(const CoauthorNode &) const = default;
};

struct CoauthorGraph {
    QList<CoauthorNode> nodes; // central author first
    QList<GraphEdge> edges; // weight: number of joint papers, counted over the known author lists
    QList<QPointF> points; // node positions from layOutGraph()
    bool lowerBound = false; // true if an author list is truncated
    YearSpan years; // span of the counted papers
    std::optional<int> firstYear, lastYear; // over all papers of the central author
    int leftOut = 0; // authors within two steps that were omitted for lack of space
    bool operator==(const CoauthorGraph &) const = default;
};

} // namespace lectern
