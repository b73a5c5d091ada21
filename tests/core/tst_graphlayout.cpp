#include "models/core/graphlayout.h"

#include <QRandomGenerator>
#include <QRectF>
#include <QTest>

#include <cmath>

using namespace lectern;

class TestGraphLayout : public QObject
{
    Q_OBJECT

    static double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }
    // Returns the graph of a node whose neighbours have further neighbours.
    static QList<GraphEdge> neighbourhood(int nodes, quint32 seed)
    {
        QRandomGenerator random(seed);
        QList<GraphEdge> edges;
        for (int i = 1; i < nodes; ++i)
            edges.append(
                {i <= nodes / 3 ? 0 : int(random.bounded(1, nodes / 3 + 1)), i, 1.0 + random.bounded(9)});
        for (int i = 0; i < nodes; ++i)
            edges.append({int(random.bounded(nodes)), int(random.bounded(nodes)), 1});
        return edges;
    }

private slots:
    void laysOutEmptyAndSingleNodeGraphs()
    {
        QVERIFY(layOutGraph(0, {}).isEmpty());
        QCOMPARE(layOutGraph(1, {}), QList<QPointF>{QPointF()});
    }
    void aPathIsStraight()
    {
        const QList<QPointF> points = layOutGraph(4, {{0, 1, 1}, {1, 2, 1}, {2, 3, 1}});
        QCOMPARE(points[0], QPointF());
        const double first = distance(points[0], points[1]), whole = distance(points[0], points[3]);
        QVERIFY2(std::abs(whole - 3 * first) < 0.15 * whole, qPrintable(QString::number(whole / first)));
    }
    void neighboursAreNearerThanOthers()
    {
        const int nodes = 40;
        const auto edges = neighbourhood(nodes, 7);
        const QList<QPointF> points = layOutGraph(nodes, edges);
        double linked = 0, all = 0;
        for (const GraphEdge &edge : edges)
            linked += distance(points[edge.from], points[edge.to]) / double(edges.size());
        for (int i = 0; i < nodes; ++i)
            for (int j = i + 1; j < nodes; ++j)
                all += distance(points[i], points[j]) * 2 / (nodes * (nodes - 1.0));
        QVERIFY2(linked < 0.7 * all, qPrintable(QString::number(linked / all)));
    }
    void layoutIsDeterministic()
    {
        const auto edges = neighbourhood(60, 3);
        const auto first = layOutGraph(60, edges);
        QCOMPARE(layOutGraph(60, edges), first);
        for (const QPointF &point : first)
            QVERIFY(std::isfinite(point.x()) && std::isfinite(point.y()));
    }
    void unconnectedNodesAreOutside()
    {
        const auto points = layOutGraph(4, {{0, 1, 1}, {0, 2, 1}});
        QVERIFY(distance(points[3], points[0]) > distance(points[1], points[0]));
    }
    void layoutCanBeCancelled()
    {
        int asked = 0;
        const auto points = layOutGraph(60, neighbourhood(60, 1), [&] { return ++asked > 2; });
        QCOMPARE(asked, 3);
        QCOMPARE(points.size(), 60);
    }
    void boxesDoNotOverlap()
    {
        const int nodes = 60;
        QList<QPointF> centres = layOutGraph(nodes, neighbourhood(nodes, 11));
        QList<QSizeF> sizes;
        for (int i = 0; i < nodes; ++i) {
            centres[i] *= 120;
            sizes.append(QSizeF(60 + i % 7 * 15, 22));
        }
        const QPointF first = centres[0];
        separateBoxes(&centres, sizes, 4);
        QCOMPARE(centres[0], first);
        for (int i = 0; i < nodes; ++i)
            for (int j = i + 1; j < nodes; ++j) {
                const QRectF a(centres[i] - QPointF(sizes[i].width(), sizes[i].height()) / 2, sizes[i]);
                const QRectF b(centres[j] - QPointF(sizes[j].width(), sizes[j].height()) / 2, sizes[j]);
                QVERIFY2(!a.intersects(b), qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
            }
    }
};

QTEST_MAIN(TestGraphLayout)
#include "tst_graphlayout.moc"
