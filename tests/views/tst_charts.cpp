#include "models/store/library.h"
#include "views/charts/chart.h"
#include "views/statistics/coauthorgraphview.h"

#include <QAccessible>
#include <QClipboard>
#include <QMimeData>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestCharts : public QObject
{
    Q_OBJECT

    static QList<ChartBar> years(int from, int count)
    {
        QList<ChartBar> bars;
        for (int i = 0; i < count; ++i) {
            const QString year = QString::number(from + i);
            bars.append({u"year:"_s + year, year, double((i * 7) % 23), {}, {}, {}});
        }
        return bars;
    }
    static QPalette theme(bool dark)
    {
        QPalette palette;
        const auto set = [&](QPalette::ColorRole role, QRgb color) { palette.setColor(role, QColor(color)); };
        set(QPalette::Window, dark ? 0x1b1d20 : 0xf6f7f8);
        set(QPalette::Base, dark ? 0x222528 : 0xffffff);
        set(QPalette::Text, dark ? 0xe6e8ea : 0x1f2328);
        set(QPalette::WindowText, dark ? 0xe6e8ea : 0x1f2328);
        set(QPalette::PlaceholderText, dark ? 0x9da7b1 : 0x57606a);
        set(QPalette::Link, dark ? 0x6cb2f5 : 0x0b63c5);
        return palette;
    }
    // Counts the pixels of an image that differ from the background.
    static qint64 painted(const QImage &image, const QColor &background)
    {
        qint64 count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) != background;
        return count;
    }
    static CoauthorGraph graph(int nodes)
    {
        CoauthorGraph graph;
        QRandomGenerator random(3);
        static const QStringList given{u"Ada"_s,  u"Bo"_s,         u"Cho"_s, u"Dee"_s,
                                       u"Emre"_s, u"Alexandria"_s, u"Jo"_s};
        static const QStringList family{u"Quill"_s, u"Ferrant"_s,         u"Minh"_s,
                                        u"Voss"_s,  u"Oyelaran-Strand"_s, u"Kato"_s};
        const int direct = nodes / 3;
        for (int i = 0; i < nodes; ++i) {
            graph.nodes.append({AuthorId(i + 1), given[i % 7] + u' ' + family[(i * 5 + i / 7) % 6], 1 + i % 9,
                                i == 0 ? 0 : 1 + i % 3,
                                i == 0            ? 0
                                    : i <= direct ? 1
                                                  : 2});
            if (i > 0)
                graph.edges.append(
                    {i <= direct ? 0 : 1 + int(random.bounded(direct)), i, 1.0 + random.bounded(6)});
        }
        for (int i = 0; i < nodes / 2; ++i)
            graph.edges.append({1 + int(random.bounded(nodes - 1)), 1 + int(random.bounded(nodes - 1)), 1});
        graph.points = layOutGraph(nodes, graph.edges);
        graph.lowerBound = true;
        return graph;
    }
    // LECTERN_TEST_PICTURES names a folder for pictures of the charts, for visual inspection.
    static void keep(const QImage &image, const QString &name)
    {
        if (const QString folder = qEnvironmentVariable("LECTERN_TEST_PICTURES"); !folder.isEmpty())
            image.save(folder + u'/' + name + u".png"_s);
    }

private slots:
    void keysMoveAndSelect_data()
    {
        QTest::addColumn<bool>("columns");
        QTest::newRow("columns") << true;
        QTest::newRow("rows") << false;
    }
    void keysMoveAndSelect()
    {
        QFETCH(bool, columns);
        std::unique_ptr<Chart> chart;
        if (columns)
            chart = std::make_unique<ColumnChart>(u"Papers per year"_s);
        else
            chart = std::make_unique<RowChart>(u"Co-authors"_s);
        chart->setBars(years(2020, 5));
        QSignalSpy activated(chart.get(), &Chart::barActivated);
        chart->show();
        QTest::keyClick(chart.get(), Qt::Key_Home);
        QCOMPARE(chart->currentBar(), 0);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QCOMPARE(chart->currentBar(), 0);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QTest::keyClick(chart.get(), Qt::Key_Down);
        QCOMPARE(chart->currentBar(), 2);
        QTest::keyClick(chart.get(), Qt::Key_Return);
        QCOMPARE(activated.takeFirst().at(0).toString(), u"year:2022"_s);
        QTest::keyClick(chart.get(), Qt::Key_End);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(chart->currentBar(), 4);
    }
    void pointerSelects()
    {
        ColumnChart chart(u"Papers per year"_s);
        chart.resize(300, 120);
        QList<ChartBar> bars = years(2020, 5);
        bars[1].key.clear(); // this bar opens nothing
        chart.setBars(bars);
        QSignalSpy activated(&chart, &Chart::barActivated);
        // The slot of an empty bar is clickable too.
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.slotRect(0).center().toPoint());
        QCOMPARE(activated.count(), 1);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.slotRect(1).center().toPoint());
        QCOMPARE(activated.count(), 1);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(299, 60));
        QCOMPARE(activated.count(), 1);
    }
    void everyBarIsAccessible()
    {
        RowChart chart(u"Co-authors"_s);
        chart.setBars(
            {{u"author:#7"_s, u"Ada Quill"_s, 12, u"≥ 12"_s, u"Ada Quill: at least 12 papers joint"_s, {}},
             {QString(), u"Bo Ferrant"_s, 3, {}, {}, {}}});
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), u"Co-authors"_s);
        QCOMPARE(list->childCount(), 2);
        QAccessibleInterface *bar = list->child(0);
        QCOMPARE(bar->text(QAccessible::Name), u"Ada Quill: at least 12 papers joint"_s);
        QCOMPARE(bar->text(QAccessible::Value), u"≥ 12"_s);
        QCOMPARE(list->indexOfChild(bar), 0);
        QCOMPARE(bar->parent(), list);
        QCOMPARE(list->child(1)->text(QAccessible::Name), u"Bo Ferrant: 3"_s);
        QSignalSpy activated(&chart, &Chart::barActivated);
        QVERIFY(list->child(1)->actionInterface()->actionNames().isEmpty());
        bar->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.takeFirst().at(0).toString(), u"author:#7"_s);
        chart.setBars(years(2020, 1));
        QCOMPARE(list->childCount(), 1);
        QCOMPARE(list->child(0)->text(QAccessible::Name), u"2020: 0"_s);
    }
    void focusStaysOnTheSameBar()
    {
        ColumnChart chart(u"Papers per year"_s);
        chart.setBars(years(2020, 5));
        chart.setCurrentBar(2);
        chart.setBars(years(2019, 6));
        QCOMPARE(chart.bars()[chart.currentBar()].label, u"2022"_s);
        chart.setBars(years(2024, 2));
        QCOMPARE(chart.currentBar(), -1);
    }
    void copiesCsvAndImage()
    {
        ColumnChart chart(u"Papers, a \"year\""_s);
        chart.resize(200, 100);
        chart.setSeries({u"LG"_s, u"others"_s});
        chart.setBars(
            {{u"k"_s, u"2024"_s, 3, {}, {}, {2, 1}}, {u"k2"_s, u"2025, so far"_s, 1, {}, {}, {0, 1}}});
        QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier);
        const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(),
                 u"\"Papers, a \"\"year\"\"\",value,LG,others\r\n2024,3,2,1\r\n\"2025, so far\",1,0,1\r\n"_s);
        QVERIFY(copied->hasImage());
        QTest::keyClick(&chart, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasImage());
        QCOMPARE(QGuiApplication::clipboard()->mimeData()->text(), chartCsv(chart));
    }
    void paintsInBothThemes_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void paintsInBothThemes()
    {
        QFETCH(bool, dark);
        const QString suffix = dark ? u"-dark"_s : u"-light"_s;
        const QColor base = theme(dark).color(QPalette::Base);
        ColumnChart columns(u"Papers per year"_s);
        columns.setPalette(theme(dark));
        columns.resize(420, 130);
        columns.setEmptyText(u"No paper has a year."_s);
        QVERIFY(painted(chartImage(columns), base) > 100); // the space of the labels is painted
        columns.setBars(years(1987, 39));
        QVERIFY(painted(chartImage(columns), base) > 4000);
        keep(chartImage(columns), u"columns"_s + suffix);
        columns.setSeries({u"Machine learning"_s, u"Languages"_s, u"Vision"_s, u"others"_s});
        QList<ChartBar> stacked = years(2016, 10);
        for (ChartBar &bar : stacked)
            bar.parts = {bar.value / 2, bar.value / 4, bar.value / 8, bar.value / 8};
        columns.setBars(stacked);
        keep(chartImage(columns), u"stacked"_s + suffix);
        RowChart rows(u"Co-authors"_s);
        rows.setPalette(theme(dark));
        rows.setBars({{u"a"_s, u"Ada Quill"_s, 128, {}, {}, {}},
                      {u"b"_s, u"Maximiliana Constantinopolitanska-Featherstonehaugh"_s, 41, {}, {}, {}},
                      {u"c"_s, u"Bo Ferrant"_s, 7, {}, {}, {}},
                      {u"d"_s, u"Cho Minh"_s, 1, {}, {}, {}}});
        rows.resize(360, rows.sizeHint().height());
        QVERIFY(painted(chartImage(rows), base) > 3000);
        keep(chartImage(rows), u"rows"_s + suffix);
        CoauthorGraphView view;
        view.setPalette(theme(dark));
        view.resize(900, 640);
        view.setGraph(graph(60));
        keep(view.grab().toImage(), u"graph"_s + suffix);
        QVERIFY(painted(view.grab().toImage(), base) > 20'000);
    }

    // Every bar of a tall chart has its figure, smaller on thin bars, and no figure overlaps the next bar.
    void everyBarHasAFigure()
    {
        for (const int many : {5, 30, 60}) {
            ColumnChart chart(u"Papers per year"_s);
            QList<ChartBar> bars;
            for (int i = 0; i < many; ++i)
                bars.append({QString::number(i), QString::number(1960 + i), 1000.0 + i, {}, {}, {}});
            chart.setBars(bars);
            chart.resize(760, chart.fontMetrics().height() * 11);
            const QImage all = chartImage(chart);
            for (ChartBar &bar : bars)
                bar.valueText = u" "_s;
            chart.setBars(bars);
            const QImage none = chartImage(chart);
            // Compared with the chart without figures, each bar has additional pixels above it.
            for (int i = 0; i < many; ++i) {
                const QRect slot = chart.slotRect(i).toAlignedRect().translated(12, 12);
                int differ = 0;
                for (int y = slot.top() * 2; y < slot.bottom() * 2; ++y)
                    for (int x = slot.left() * 2; x < slot.right() * 2; ++x)
                        differ += all.pixel(x, y) != none.pixel(x, y);
                QVERIFY2(differ > 20, qPrintable(u"%1 of %2"_s.arg(i).arg(many)));
            }
        }
    }
    void selectsRangesByKeys()
    {
        ColumnChart chart(u"Papers per year"_s);
        QList<ChartBar> bars;
        for (int i = 0; i < 6; ++i)
            bars.append({QString::number(i), QString::number(2020 + i), 10.0 + i, {}, {}, {}});
        chart.setBars(bars);
        QSignalSpy one(&chart, &Chart::barActivated), several(&chart, &Chart::rangeActivated);
        chart.setCurrentBar(4);
        QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier); // ranges are disabled, so Shift only moves
        QCOMPARE(chart.currentBar(), 3);
        QVERIFY(!chart.range());
        chart.setRangeable(true);
        QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(chart.range(), std::optional(std::pair(1, 3)));
        QVERIFY(chart.accessibleDescription().contains(u"2021 to 2023: 36"_s));
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(several.size(), 1);
        QCOMPARE(several.first().at(0).toInt(), 1);
        QCOMPARE(several.first().at(1).toInt(), 3);
        QTest::keyClick(&chart, Qt::Key_Right); // without Shift the range ends
        QVERIFY(!chart.range());
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(one.size(), 1);
    }

    void navigatesGraphByKeys()
    {
        CoauthorGraphView view;
        view.resize(900, 640);
        view.setGraph(graph(60));
        QSignalSpy opened(&view, &CoauthorGraphView::authorActivated);
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(view.currentItem() > 0);
        QVERIFY(view.itemRect(view.currentItem()).center().x() > view.itemRect(0).center().x());
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(opened.takeFirst().at(0).value<AuthorId>(), view.graph().nodes[view.currentItem()].id);
        // The arrow keys reach every node from any other.
        QSet<int> reached{0};
        QList<int> queue{0};
        while (!queue.isEmpty()) {
            const int from = queue.takeFirst();
            for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                view.setCurrentNode(from);
                QTest::keyClick(&view, Qt::Key(key));
                if (!reached.contains(view.currentItem())) {
                    reached.insert(view.currentItem());
                    queue.append(view.currentItem());
                }
            }
        }
        QCOMPARE(reached.size(), 60);
    }
    void graphFitsAndNamesDoNotOverlap()
    {
        CoauthorGraphView view;
        view.resize(900, 640);
        view.setGraph(graph(60));
        for (int i = 0; i < 60; ++i) {
            QVERIFY(QRectF(view.rect()).contains(view.itemRect(i)));
            for (int j = i + 1; j < 60; ++j)
                QVERIFY(!view.itemRect(i).intersects(view.itemRect(j)));
        }
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(list->childCount(), 60);
        QVERIFY(list->child(1)->text(QAccessible::Name).contains(u"at least"_s));
    }
    void savesGraph()
    {
        QTemporaryDir folder;
        CoauthorGraphView view;
        view.setGraph(graph(12));
        const QString png = folder.filePath(u"a.png"_s), svg = folder.filePath(u"a.svg"_s);
        QVERIFY(view.savePng(png));
        QVERIFY(view.saveSvg(svg));
        QVERIFY(QImage(png).width() > 300);
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        QVERIFY(!view.savePng(folder.filePath(u"missing/a.png"_s)));
        QVERIFY(!view.saveSvg(folder.filePath(u"missing/a.svg"_s)));
        // A library is not overwritten, and a full disk is reported.
        const QString library = folder.filePath(u"a.lectern"_s);
        QVERIFY(Library::open(library));
        for (const QString &name : {library, u"/dev/full"_s}) {
            QVERIFY(!view.savePng(name));
            QVERIFY(!view.saveSvg(name));
        }
        QVERIFY(Library::open(library, Library::Mode::ReadOnly));
    }
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
