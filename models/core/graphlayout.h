#pragma once
// Layout of small graphs.
#include <QList>
#include <QPointF>
#include <QSizeF>

#include <functional>

namespace lectern
{

struct GraphEdge {
    int from = 0, to = 0; // node numbers
    double weight = 1; // heavier edges are drawn slightly shorter; > 0
    bool operator==(const GraphEdge &) const = default;
};

// Places nodes 0 … nodes-1 so that drawn distances follow graph distances. Uses stress majorisation, starting
// from rings around node 0, which remains at the origin. One edge is about one unit long. The result is
// deterministic. Designed for about 60 nodes (cost: nodes² per iteration). Unreachable nodes are placed at
// the outside. Returns the current layout when cancelled() is true.
QList<QPointF> layOutGraph(int nodes, const QList<GraphEdge> &edges,
                           const std::function<bool()> &cancelled = {});

// Moves boxes with these sizes and centres apart as little as possible, until none overlap and the gap
// separates all of them. Box 0 is not moved. Both lists must have the same length.
void separateBoxes(QList<QPointF> *centres, const QList<QSizeF> &sizes, double gap);

} // namespace lectern
