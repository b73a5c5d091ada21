#include "graphlayout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace lectern
{

namespace
{

class Distances
{
public:
    Distances(int nodes, const QList<GraphEdge> &edges)
        : m_nodes(size_t(nodes)), m_values(m_nodes * m_nodes, kFar), m_steps(m_nodes, -1)
    {
        double heaviest = 1;
        for (const GraphEdge &edge : edges)
            heaviest = std::max(heaviest, edge.weight);
        for (size_t i = 0; i < m_nodes; ++i)
            at(i, i) = 0;
        std::vector<std::vector<int>> neighbours(m_nodes);
        for (const GraphEdge &edge : edges) {
            if (edge.from == edge.to)
                continue;
            // Edge length: 1 for one joint paper, 0.7 for the heaviest edge.
            const double length = 1 - 0.3 * std::log1p(edge.weight) / std::log1p(heaviest + 1);
            const auto a = size_t(edge.from), b = size_t(edge.to);
            at(a, b) = at(b, a) = std::min(at(a, b), length);
            neighbours[a].push_back(edge.to);
            neighbours[b].push_back(edge.from);
        }
        for (size_t k = 0; k < m_nodes; ++k)
            for (size_t i = 0; i < m_nodes; ++i)
                for (size_t j = 0; j < m_nodes; ++j)
                    at(i, j) = std::min(at(i, j), at(i, k) + at(k, j));
        double longest = 1;
        for (const double value : m_values)
            if (value < kFar)
                longest = std::max(longest, value);
        for (double &value : m_values)
            if (value >= kFar)
                value = longest + 1;
        walk(neighbours);
    }

    double &at(size_t i, size_t j) { return m_values[i * m_nodes + j]; }
    // The nodes in breadth-first order from node 0, followed by the unreachable ones.
    const std::vector<int> &order() const { return m_order; }
    // Number of edges between node 0 and this node; -1 if it is unreachable.
    int steps(size_t node) const { return m_steps[node]; }

private:
    void walk(std::vector<std::vector<int>> &neighbours)
    {
        std::vector<int> queue;
        if (m_nodes > 0) {
            queue.push_back(0);
            m_steps[0] = 0;
        }
        for (size_t head = 0; head < queue.size(); ++head) {
            auto &next = neighbours[size_t(queue[head])];
            std::sort(next.begin(), next.end());
            for (const int other : next)
                if (m_steps[size_t(other)] < 0) {
                    m_steps[size_t(other)] = m_steps[size_t(queue[head])] + 1;
                    queue.push_back(other);
                }
        }
        for (size_t i = 0; i < m_nodes; ++i)
            if (m_steps[i] < 0)
                queue.push_back(int(i));
        m_order = queue;
    }

    static constexpr double kFar = 1e9;
    size_t m_nodes;
    std::vector<double> m_values;
    std::vector<int> m_steps;
    std::vector<int> m_order;
};

// Places the nodes on rings around node 0. Each ring is in breadth-first order, so a node starts near the
// node that it was reached from.
QList<QPointF> rings(int nodes, const Distances &distances)
{
    QList<QPointF> points(nodes);
    int farthest = 0;
    for (int i = 0; i < nodes; ++i)
        farthest = std::max(farthest, distances.steps(size_t(i)));
    std::vector<int> onRing(size_t(farthest) + 2), placed(size_t(farthest) + 2);
    const auto ringOf = [&](int node) {
        const int steps = distances.steps(size_t(node));
        return size_t(steps < 0 ? farthest + 1 : steps);
    };
    for (int i = 0; i < nodes; ++i)
        ++onRing[ringOf(i)];
    for (const int node : distances.order()) {
        const size_t ring = ringOf(node);
        if (ring == 0)
            continue;
        const double angle = 2 * std::numbers::pi * placed[ring]++ / onRing[ring] + 0.3 * double(ring);
        points[node] = QPointF(std::cos(angle), std::sin(angle)) * double(ring);
    }
    return points;
}

} // namespace

QList<QPointF> layOutGraph(int nodes, const QList<GraphEdge> &edges, const std::function<bool()> &cancelled)
{
    if (nodes <= 1)
        return QList<QPointF>(std::max(nodes, 0));
    Distances distances(nodes, edges);
    QList<QPointF> points = rings(nodes, distances);
    constexpr int kRounds = 400;
    for (int round = 0; round < kRounds; ++round) {
        if (cancelled && cancelled())
            break;
        double moved = 0;
        for (int i = 1; i < nodes; ++i) { // node 0 is fixed
            QPointF sum;
            double weights = 0;
            for (int j = 0; j < nodes; ++j) {
                if (j == i)
                    continue;
                const double wanted = distances.at(size_t(i), size_t(j));
                const double weight = 1 / (wanted * wanted);
                const QPointF away = points[i] - points[j];
                const double length = std::hypot(away.x(), away.y());
                // Two nodes at the same position are separated in a direction that depends only on their
                // numbers.
                const QPointF direction = length > 1e-9
                    ? away / length
                    : QPointF(std::cos(double(i * 7 + j)), std::sin(double(i * 7 + j)));
                sum += weight * (points[j] + wanted * direction);
                weights += weight;
            }
            const QPointF next = sum / weights;
            moved = std::max(moved, std::hypot(next.x() - points[i].x(), next.y() - points[i].y()));
            points[i] = next;
        }
        if (moved < 1e-4)
            break;
    }
    return points;
}

void separateBoxes(QList<QPointF> *centres, const QList<QSizeF> &sizes, double gap)
{
    constexpr int kRounds = 1000;
    const auto count = centres->size();
    for (int round = 0; round < kRounds; ++round) {
        bool touched = false;
        for (qsizetype i = 0; i < count; ++i)
            for (qsizetype j = i + 1; j < count; ++j) {
                QPointF &a = (*centres)[i];
                QPointF &b = (*centres)[j];
                const double needX = (sizes[i].width() + sizes[j].width()) / 2 + gap;
                const double needY = (sizes[i].height() + sizes[j].height()) / 2 + gap;
                const double overX = needX - std::abs(a.x() - b.x());
                const double overY = needY - std::abs(a.y() - b.y());
                if (overX <= 1e-6 || overY <= 1e-6)
                    continue;
                touched = true;
                // Separate the boxes along the axis with the smaller overlap. Labels are wide and low, so
                // this is usually vertical.
                const bool vertical = overY <= overX;
                const double over = (vertical ? overY : overX) + 1e-3;
                const double sign = (vertical ? b.y() - a.y() : b.x() - a.x()) >= 0 ? 1 : -1;
                const QPointF push = vertical ? QPointF(0, sign * over) : QPointF(sign * over, 0);
                if (i == 0) {
                    b += push;
                } else {
                    a -= push / 2;
                    b += push / 2;
                }
            }
        if (!touched)
            return;
    }
}

} // namespace lectern
