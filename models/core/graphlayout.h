#pragma once
// Decides where the nodes of a small graph are drawn.
#include <QList>
#include <QPointF>
#include <QSizeF>

#include <functional>

namespace lectern
{

struct GraphEdge {
    int from = 0, to = 0; // node numbers
    double weight = 1; // heavier edges are drawn a little shorter; > 0
    bool operator==(const GraphEdge &) const = default;
};

// Places nodes 0 … nodes-1 so that their distances on paper follow their distances in the graph (stress
// majorisation, starting from rings around node 0, which stays in the origin). One edge is about one unit
// long. Nothing is random: the same graph always gives the same picture. Meant for about 60 nodes (cost
// nodes² an iteration); unreachable nodes stand outside. Returns what it has when cancelled() is true.
QList<QPointF> layOutGraph(int nodes, const QList<GraphEdge> &edges,
                           const std::function<bool()> &cancelled = {});

// Moves boxes of these sizes, centred on these points, apart until no two overlap and a gap lies between
// them, as little as needed. Box 0 stays. Both lists have the same length.
void separateBoxes(QList<QPointF> *centres, const QList<QSizeF> &sizes, double gap);

} // namespace lectern
