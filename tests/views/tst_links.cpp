// Tests related papers, the overview and the co-author graph in the window.
#include "models/itemmodels/display.h"
#include "models/session/librarysession.h"
#include "models/session/queries.h"
#include "resources/samplelibrary.h"
#include "views/actions/actions.h"
#include "views/authors/authorpanel.h"
#include "views/charts/chart.h"
#include "views/duplicates/linelist.h"
#include "views/duplicates/relatedpage.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"
#include "views/statistics/coauthorgraphview.h"
#include "views/statistics/graphpage.h"
#include "views/statistics/overviewpage.h"
#include "views/style/chip.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"
#include "windowrun.h"

#include <QAccessible>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QXmlStreamReader>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

struct Run {
    explicit Run(bool sample = true)
        : settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat),
          window(library, actions, theme, settings)
    {
        theme.choose(ThemeChoice::Light);
        window.resize(1280, 800);
        window.show();
        library.open(dir.filePath(u"my.lectern"_s));
        settle();
        if (sample) {
            for (const SamplePage &page : samplePages())
                library.imports().importText(page.name, page.bytes, page.savedOn);
            settle();
        }
    }
    ~Run() { window.close(); }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(window.isIdle(), 20000); }
    template <typename T>
    T &find(const char *name)
    {
        T *found = window.findChild<T *>(QLatin1StringView(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &window, key, modifiers);
    }
    QString heading(QWidget &page, const char *name = "pageHeading")
    {
        return page.findChild<QLabel *>(QLatin1StringView(name))->text();
    }
    PaperList &list() { return *window.findChild<PaperList *>(); }
    QTextBrowser &text() { return find<QTextBrowser>("readingView"); }

    QTemporaryDir dir;
    Actions actions;
    Theme theme;
    LibrarySession library;
    QSettings settings;
    MainWindow window;
};

void follow(QTextBrowser &text, const QString &address)
{
    emit text.anchorClicked(QUrl(address));
}

} // namespace

class TestLinks : public QObject
{
    Q_OBJECT

private slots:
    // The rows of the list may arrive late. Keys pressed before have no effect.
    void keysInAnEmptyListHaveNoEffect()
    {
        LineList list(u"Pairs"_s);
        list.show();
        for (const Qt::Key key : {Qt::Key_J, Qt::Key_K, Qt::Key_Down, Qt::Key_End, Qt::Key_Return})
            QTest::keyClick(&list, key);
        QCOMPARE(list.currentRow(), -1);
    }
    // The section can be expanded. It lists papers with reasons, and a click opens one; Alt+Left returns.
    void showsRelatedPapersInThePane()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        const PaperId start = run.library.browser().currentPaper();
        QVERIFY(run.text().toPlainText().contains(u"▸ Related papers"_s));
        follow(run.text(), u"related:"_s);
        run.settle();
        QTRY_VERIFY(run.text().toPlainText().contains(u"▾ Related papers"_s));
        QTRY_VERIFY(run.text().toHtml().contains(u"href=\"paper:"_s));
        QVERIFY(run.text().toPlainText().contains(u"both mention"_s)
                || run.text().toPlainText().contains(u"shared author"_s));
        const QRegularExpression address(u"href=\"paper:(\\d+)\""_s);
        const auto found = address.match(run.text().toHtml());
        QVERIFY(found.hasMatch());
        const PaperId neighbour = PaperId(found.captured(1).toLongLong());
        QVERIFY(neighbour != start);
        follow(run.text(), u"paper:%1"_s.arg(qint64(neighbour)));
        run.settle();
        QCOMPARE(run.library.browser().currentPaper(), neighbour);
        QCOMPARE(run.list().currentPaper(), neighbour);
        // The section stays expanded for the next paper.
        QTRY_VERIFY(run.text().toPlainText().contains(u"▾ Related papers"_s));
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.list().currentPaper(), start);
        follow(run.text(), u"related:"_s);
        QVERIFY(run.text().toPlainText().contains(u"▸ Related papers"_s));
        QVERIFY(!run.text().toHtml().contains(u"href=\"paper:"_s));
    }
    void listsRelatedPapers()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        // A related paper may be outside the result of the query.
        run.library.browser().setTyped(u"gossip"_s);
        run.settle();
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        const PaperId start = run.library.browser().currentPaper();
        QVERIFY(start != PaperId::None);
        run.key(Qt::Key_R);
        run.settle();
        auto &page = *run.window.findChild<RelatedPage *>();
        auto &list = run.find<LineList>("relatedList");
        QTRY_VERIFY(page.isVisible());
        QTRY_VERIFY(list.lines().rowCount() > 1);
        QVERIFY(list.hasFocus());
        QVERIFY(run.heading(page).contains(run.library.browser().papers().rowAt(0)->title));
        QVERIFY(!list.lines().itemAt(list.lines().index(0))->third.isEmpty());
        QVERIFY(list.lines()
                    .index(0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(list.lines().itemAt(list.lines().index(0))->third));
        // Letter keys do not mark papers of the hidden list.
        const bool marked = run.library.browser().papers().rowAt(0)->bookmarked;
        run.key(Qt::Key_B);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowAt(0)->bookmarked, marked);
        run.key(Qt::Key_J);
        QCOMPARE(list.currentRow(), 1);
        const QString title = list.lines().itemAt(list.lines().index(1))->title;
        run.key(Qt::Key_Return);
        run.settle();
        QVERIFY(!page.isVisible());
        QTRY_VERIFY(run.text().toPlainText().startsWith(title.left(12)));
        QVERIFY(run.library.browser().currentPaper() != start);
        run.actions[ActionId::JumpBack].trigger();
        run.settle();
        QCOMPARE(run.library.browser().query().typed, u"gossip"_s);
        QCOMPARE(run.library.browser().currentPaper(), start);
        QVERIFY(page.isVisible()); // Back reopens the page on which the paper was selected
        // Escape leaves the page.
        run.key(Qt::Key_Escape);
        QVERIFY(!page.isVisible());
        QVERIFY(run.list().view()->hasFocus());
    }

    // A year and a word are selected with keys and removed with their chips; the list shows the filtered
    // papers. X marks a paper as not related: it disappears at once and permanently, and Ctrl+Z restores it.
    void marksPapersAsNotRelated()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        run.key(Qt::Key_R);
        run.settle();
        auto &list = run.find<LineList>("relatedList");
        const auto titles = [&] {
            QStringList all;
            for (int row = 0; row < list.lines().rowCount(); ++row)
                all.append(list.lines().index(row).data().toString());
            return all;
        };
        QTRY_VERIFY(list.lines().rowCount() > 1);
        // The strength is visible as a symbol.
        QVERIFY(list.lines().itemAt(list.lines().index(0))->second.startsWith(u"●"_s));
        const QStringList before = titles();
        run.key(Qt::Key_X);
        run.settle();
        QTRY_VERIFY(!titles().contains(before.first()));
        QCOMPARE(list.currentIndex().data().toString(), before[1]);
        QVERIFY(list.hasFocus());
        run.actions[ActionId::Undo].trigger();
        run.settle();
        QTRY_COMPARE(titles(), before);
    }
    void overviewFiltersPapers()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        const int all = run.library.browser().papers().rowCount();
        run.actions[ActionId::Overview].trigger();
        run.settle();
        auto &page = *run.window.findChild<OverviewPage *>();
        QVERIFY(page.isVisible());
        auto &years = run.find<Chart>("overviewYears");
        QTRY_VERIFY(!years.bars().isEmpty());
        QVERIFY(years.hasFocus());
        double sum = 0;
        for (const ChartBar &bar : years.bars())
            sum += bar.value;
        const QString note = run.heading(page, "overviewYearsNote");
        QCOMPARE(int(sum), all - note.section(u' ', 0, 0).toInt());
        QVERIFY(run.heading(page, "pageLine").contains(u"%1 papers"_s.arg(all)));
        QVERIFY(years.series().size() > 1);
        for (const char *name : {"overviewScores", "overviewCategories", "overviewAuthors", "overviewWords"})
            QVERIFY2(!run.find<Chart>(name).bars().isEmpty(), name);
        // The charts are high enough for all rows.
        for (const char *name : {"overviewAuthors", "overviewWords"})
            QTRY_VERIFY2(run.find<Chart>(name).height() >= run.find<Chart>(name).sizeHint().height(), name);

        // Selects a word by mouse.
        auto &words = run.find<Chart>("overviewWords");
        const ChartBar word = words.bars().first();
        QTest::mouseClick(&words, Qt::LeftButton, {}, words.slotRect(0).center().toPoint());
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), int(word.value));
        for (int row = 0; row < run.library.browser().papers().rowCount(); ++row)
            QVERIFY(
                run.library.browser().papers().rowAt(row)->title.contains(word.label, Qt::CaseInsensitive));
        QTRY_VERIFY(run.heading(page, "pageLine").startsWith(u"%1 papers of "_s.arg(int(word.value))));
        QVERIFY(page.isVisible());

        // Figures can be copied.
        auto &authors = run.find<Chart>("overviewAuthors");
        authors.setFocus();
        QTest::keyClick(&authors, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QGuiApplication::clipboard()->text().contains(authors.bars().first().label));

        // Its chip removes the condition.
        const QList<Chip *> chips = page.findChildren<Chip *>();
        QCOMPARE(chips.size(), 1);
        QTest::keyClick(chips.first(), Qt::Key_Delete);
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), all);
        // The rows arrive before the figures, so the test waits for the heading.
        QTRY_VERIFY(run.heading(page, "pageLine").contains(u"All %1 papers"_s.arg(all)));

        // Selects a year by keys.
        years.setFocus();
        QTest::keyClick(&years, Qt::Key_End);
        const ChartBar last = years.bars().last();
        QTest::keyClick(&years, Qt::Key_Return);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), int(last.value));
        QTRY_COMPARE(years.bars().size(), 1);
        run.key(Qt::Key_Escape);
        QVERIFY(!page.isVisible());
    }
    void overviewOfEmptyResult()
    {
        Run run(false);
        run.actions[ActionId::Overview].trigger();
        run.settle();
        auto &page = *run.window.findChild<OverviewPage *>();
        QVERIFY(page.isVisible());
        bool said = false;
        for (const QLabel *label : page.findChildren<QLabel *>())
            said = said || (label->isVisible() && label->text().contains(u"library is empty"_s));
        QVERIFY(said);
    }

    void showsGraphOfAnAuthor()
    {
        Run run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        AuthorRow most;
        for (const AuthorRow &row : run.library.sidebar().sidebarData().authors)
            if (row.papers > most.papers)
                most = row;
        run.library.browser().openAuthor(most.id, most.name);
        run.settle();
        auto &panel = *run.window.findChild<AuthorPanelView *>();
        QTRY_VERIFY(panel.isVisible());
        // Opens the graph with the button of the panel.
        QToolButton *button = nullptr;
        for (QToolButton *each : panel.findChildren<QToolButton *>())
            if (each->defaultAction() == &run.actions[ActionId::CoauthorGraph])
                button = each;
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        run.settle();
        auto &page = *run.window.findChild<GraphPage *>();
        QVERIFY(page.isVisible());
        auto &view = *page.findChild<CoauthorGraphView *>();
        QTRY_VERIFY(view.graph().nodes.size() > 2);
        QCOMPARE(view.graph().nodes.first().name, most.name);
        QCOMPARE(view.graph().points.size(), view.graph().nodes.size());
        QVERIFY(view.graph().nodes.size() <= kDefaultGraphAuthors);
        QVERIFY(view.hasFocus());
        QVERIFY(view.accessibleName().contains(most.name));

        const QString png = run.dir.filePath(u"graph.png"_s), svg = run.dir.filePath(u"graph.svg"_s);
        page.save(png);
        page.save(svg);
        QVERIFY(QImage(png).width() > 200);
        QFile drawing(svg);
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY(drawing.readAll().contains("<svg"));
        page.save(run.dir.filePath(u"missing/graph.png"_s));
        QVERIFY(!QApplication::activeModalWidget());

        // Saves the graph for other programs.
        const QString graphMl = run.dir.filePath(u"graph.graphml"_s), csv = run.dir.filePath(u"graph.csv"_s);
        page.save(graphMl);
        page.save(csv);
        QFile graphFile(graphMl), table(csv);
        QVERIFY(graphFile.open(QIODevice::ReadOnly) && table.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&graphFile);
        int nodes = 0, edges = 0;
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                nodes += xml.name() == u"node"_s;
                edges += xml.name() == u"edge"_s;
            }
        QVERIFY(!xml.hasError());
        QCOMPARE(nodes, view.graph().nodes.size());
        QCOMPARE(edges, view.graph().edges.size());
        const QList<QByteArray> lines = table.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), view.graph().edges.size() + 1);
        QCOMPARE(lines.first().trimmed(), QByteArray("author,coauthor,papers_together"));

        // Keys: arrow and Return centre a neighbour; Backspace goes back; Return on the centre opens the
        // papers.
        const int before = view.currentItem();
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_Down, Qt::Key_Up})
            if (view.currentItem() == before)
                QTest::keyClick(&view, key);
        QVERIFY(view.currentItem() != before);
        const QString other = view.graph().nodes[view.currentItem()].name;
        QTest::keyClick(&view, Qt::Key_Return);
        run.settle();
        QVERIFY(page.isVisible());
        QTRY_COMPARE(view.graph().nodes.first().name, other);
        QVERIFY(run.heading(page).contains(other));
        QTest::keyClick(&view, Qt::Key_Backspace);
        run.settle();
        QTRY_COMPARE(view.graph().nodes.first().name, most.name);
        QVERIFY(!run.find<QPushButton>("graphPrevious").isEnabled());
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Return);
        run.settle();
        QVERIFY(!page.isVisible());
        QTRY_COMPARE(run.find<QLabel>("authorName").text(), most.name);
    }
    // Limits the authors and years, and lists the papers of an edge; by keys and by mouse.
    void filtersGraphByYearsAndListsEdgePapers()
    {
        Run run(false);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QByteArray lines;
        const auto paper = [&](const char *title, const QStringList &authors, int day) {
            lines += test::paperLine(QString::fromLatin1(title), authors, {}, day);
        };
        const QString ada = u"Ada Quill"_s, bo = u"Bo Tide"_s, cy = u"Cy Pier"_s;
        paper("Tides", {ada, bo}, 1); // paper of 2020
        paper("Waves", {ada, bo}, 2);
        paper("Foam", {ada, cy}, 800); // paper of 2022
        paper("Sand", {ada, bo}, 1200); // paper of 2023
        for (int i = 0; i < 20; ++i)
            paper(QByteArray("Crowd of " + QByteArray::number(i * 7 + 3)).constData(),
                  {ada, u"Helper No%1"_s.arg(QChar(u'a' + i))}, 900 + i);
        run.library.imports().importText(u"one.jsonl"_s, lines, QDate(2026, 6, 1));
        run.settle();
        for (const AuthorRow &row : run.library.sidebar().sidebarData().authors)
            if (row.name == ada)
                run.library.browser().openAuthor(row.id, row.name);
        run.settle();
        run.actions[ActionId::CoauthorGraph].trigger();
        run.settle();
        auto &page = *run.window.findChild<GraphPage *>();
        auto &view = *page.findChild<CoauthorGraphView *>();
        QTRY_COMPARE(view.graph().nodes.size(), 23);
        const auto nodeOf = [&](const QString &name) {
            for (int i = 0; i < view.graph().nodes.size(); ++i)
                if (view.graph().nodes[i].name == name)
                    return i;
            return -1;
        };
        const auto edgeTo = [&](const QString &name) {
            for (int i = 0; i < view.graph().edges.size(); ++i)
                if (view.graph().edges[i].to == nodeOf(name) || view.graph().edges[i].from == nodeOf(name))
                    return i;
            return -1;
        };
        QVERIFY(run.heading(page, "pageLine").contains(u"up to 3"_s));
        QCOMPARE(view.edgeText(edgeTo(bo)), u"Ada Quill and Bo Tide: 3 papers joint"_s);

        // Space: selects the heaviest edge of the central author and lists its papers, newest first.
        auto &papers = run.find<QListWidget>("graphPapers");
        QVERIFY(!papers.isVisible());
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(view.currentEdge(), edgeTo(bo));
        run.settle();
        QTRY_COMPARE(papers.count(), 3);
        QCOMPARE(papers.item(0)->text(), u"Sand (2023)"_s);
        QTest::keyClick(&view, Qt::Key_Space);
        QVERIFY(view.currentEdge() != edgeTo(bo));
        // A click on an edge does the same for that edge.
        run.settle();
        const QPointF middle = (view.itemRect(nodeOf(ada)).center() + view.itemRect(nodeOf(cy)).center()) / 2;
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle.toPoint());
        run.settle();
        QTRY_COMPARE(papers.count(), 1);
        QCOMPARE(run.find<QLabel>("graphTie").text(), view.edgeText(edgeTo(cy)));

        // Year sliders: only Bo remains, with two papers.
        auto &from = run.find<QSlider>("graphFrom"), &to = run.find<QSlider>("graphTo");
        QCOMPARE(from.minimum(), 2020);
        QCOMPARE(to.maximum(), 2023);
        to.setFocus();
        QTest::keyClick(&to, Qt::Key_Home);
        QCOMPARE(run.find<QLabel>("graphYearsText").text(), u"2020 to 2020"_s);
        QTRY_COMPARE(view.graph().nodes.size(), 2);
        QVERIFY(!papers.isVisible());
        QVERIFY(view.edgeText(0).contains(u"2 papers"_s));
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Space);
        run.settle();
        QTRY_COMPARE(papers.count(), 2); // only papers of these years
        // The end slider moves with the start slider.
        from.setFocus();
        QTest::keyClick(&from, Qt::Key_End);
        QCOMPARE(to.value(), 2023);
        QTRY_VERIFY(view.graph().edges.size() == 1 && view.edgeText(0).contains(u"1 paper joint"_s));
        QTest::keyClick(&from, Qt::Key_Home);
        // Reduces the number of authors.
        auto &people = run.find<QSlider>("graphPeople");
        people.setFocus();
        QTest::keyClick(&people, Qt::Key_Home);
        QTRY_COMPARE(view.graph().nodes.size(), 10);
        QVERIFY(run.heading(page, "pageLine").contains(u"13 more"_s));

        // A paper of this list opens in the main list, and Back returns as after any jump.
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Home);
        QTest::keyClick(&view, Qt::Key_Space);
        run.settle();
        QTRY_COMPARE(papers.count(), 3);
        papers.setFocus();
        QTest::keyClick(&papers, Qt::Key_Down);
        QTest::keyClick(&papers, Qt::Key_Return);
        run.settle();
        QVERIFY(!page.isVisible());
        QTRY_COMPARE(run.window.findChild<AbstractPane *>()->paper()->row.title, u"Tides"_s);
    }
    // Statistics as a table and as files; several years at once.
    void overviewIsTableAndFiles()
    {
        Run run(false);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        QByteArray lines;
        for (int i = 0; i < 40; ++i)
            lines += test::paperLine((i % 2 ? u"Kites over harbour %1"_s : u"Lanterns in winter %1"_s).arg(i),
                                     {i % 2 ? u"Ada Quill"_s : u"Bo Tide"_s}, {}, i * 60);
        run.library.imports().importText(u"one.jsonl"_s, lines, QDate(2026, 6, 1));
        run.settle();
        run.library.browser().setTyped(u"kites"_s);
        run.settle();
        run.actions[ActionId::Overview].trigger();
        run.settle();
        auto &page = *run.window.findChild<OverviewPage *>();
        auto &years = run.find<Chart>("overviewYears");
        QTRY_COMPARE(years.bars().size(), 7);

        QTest::mouseClick(&run.find<QPushButton>("overviewAsTable"), Qt::LeftButton);
        auto &table = run.find<QTreeWidget>("overviewTable");
        QVERIFY(table.isVisible());
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(table.topLevelItem(0)->text(1), u"20"_s);
        const QTreeWidgetItem *first = table.topLevelItem(1)->child(0);
        QCOMPARE(first->text(0), u"2020"_s);
        QCOMPARE(first->text(1), numberText(qint64(years.bars().first().value)));
        const QString csv = run.dir.filePath(u"overview.csv"_s), svg = run.dir.filePath(u"overview.svg"_s);
        page.save(csv);
        QTest::mouseClick(&run.find<QPushButton>("overviewAsTable"), Qt::LeftButton);
        page.save(svg);
        page.save(run.dir.filePath(u"missing/overview.csv"_s));
        QFile csvFile(csv), drawing(svg);
        QVERIFY(csvFile.open(QIODevice::ReadOnly) && drawing.open(QIODevice::ReadOnly));
        const QByteArray rows = csvFile.readAll();
        QVERIFY(rows.startsWith("kind,value,papers\r\nall,,20\r\n"));
        QVERIFY(rows.contains("author,Ada Quill,20\r\n"));
        const QByteArray picture = drawing.readAll();
        QVERIFY(picture.contains("<svg") && picture.contains("Papers per year")
                && picture.count("<text") > 15);

        // Dragging over several years limits the search to them.
        const auto at = [&](int bar) { return years.slotRect(bar).center().toPoint(); };
        QTest::mousePress(&years, Qt::LeftButton, {}, at(2));
        QTest::mouseMove(&years, at(3));
        QMouseEvent move(QEvent::MouseMove, at(4), years.mapToGlobal(at(4)), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(&years, &move);
        QCOMPARE(years.range(), std::optional(std::pair(2, 4)));
        double expected = 0;
        for (int i = 2; i <= 4; ++i)
            expected += years.bars()[i].value;
        QTest::mouseRelease(&years, Qt::LeftButton, {}, at(4));
        run.settle();
        QTRY_COMPARE(run.library.browser().papers().rowCount(), int(expected));
        QVERIFY(run.library.browser().query().typed.startsWith(u"kites"_s));
    }
    // Opening another library closes the pages about the first.
    void otherLibraryClosesLinkPages()
    {
        Run run;
        run.actions[ActionId::Overview].trigger();
        run.settle();
        QVERIFY(run.window.findChild<OverviewPage *>()->isVisible());
        run.library.open(run.dir.filePath(u"other.lectern"_s));
        run.settle();
        QVERIFY(!run.window.findChild<OverviewPage *>()->isVisible());
        run.actions[ActionId::Related].trigger(); // no paper: a message, no page
        run.settle();
        QVERIFY(!run.window.findChild<RelatedPage *>()->isVisible());
    }
};

QTEST_MAIN(TestLinks)
#include "tst_links.moc"
