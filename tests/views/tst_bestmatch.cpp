// Tests word search: best match first, reported replacements, and the return to the earlier order.
#include "windowrun.h"

#include <QListWidget>
#include <QTextBrowser>
#include <QToolButton>

using namespace lectern;
using lectern::test::paperLine;
using lectern::test::Run;
using namespace Qt::StringLiterals;
using Key = SortOrder::Key;

class TestBestMatch : public QObject
{
    Q_OBJECT
private:
    // The newest paper has all words only in its abstract.
    static void fill(Run &run)
    {
        QByteArray lines;
        lines += paperLine(u"Harbour Light Detection"_s, {u"Ada Oak"_s}, u"First."_s, 1);
        lines += paperLine(u"A Study of Harbour Light Detection at Night"_s, {u"Bo Elm"_s}, u"Second."_s, 2);
        for (int i = 3; i < 40; ++i)
            lines += paperLine(u"Notes on Tides %1"_s.arg(i), {u"Cy Ash"_s},
                               u"The detection of a light in a harbour, number %1."_s.arg(i), i);
        run.importLines(lines);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
    }
    static QString order(Run &run) { return run.find<QToolButton>("sortButton").text(); }
    static QString diagnostic(Run &run)
    {
        const auto &label = run.find<QLabel>("queryRemark");
        return label.isVisible() ? label.text() : QString();
    }
    static void type(Run &run, const QString &text)
    {
        run.box().setFocus();
        run.box().selectAll();
        if (text.isEmpty())
            QTest::keyClick(&run.box(), Qt::Key_Delete);
        else
            QTest::keyClicks(&run.box(), text);
        run.settle();
    }

private slots:
    // After "author:" the completion suggests all authors of the library, not only those of the sidebar.
    void offersTheAuthorsOfTheLibrary()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int i = 0; i < 40; ++i)
            lines +=
                paperLine(u"Tides %1"_s.arg(i), {u"Cy Ash"_s, u"Common %1 Name"_s.arg(i / 2)}, u"x"_s, i);
        lines += paperLine(u"One of hers"_s, {u"Zoë Quill-Oak"_s}, u"y"_s, 50);
        run.importLines(lines);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        auto &offers = run.find<QListWidget>("completions");
        type(run, u"author:oak zo"_s);
        QTRY_VERIFY(!offers.isVisible()); // the second word is not part of the name
        type(run, u"author:\"oak zo"_s);
        QTRY_VERIFY(offers.isVisible());
        QCOMPARE(offers.count(), 1);
        QCOMPARE(offers.item(0)->text(), u"Zoë Quill-Oak – 1 paper, 2020"_s);
        QTest::keyClick(&run.box(), Qt::Key_Down);
        QTest::keyClick(&run.box(), Qt::Key_Return);
        run.settle();
        QVERIFY(!offers.isVisible());
        QCOMPARE(run.box().text(), u"author:\"Zoë Quill-Oak\" "_s);
        QCOMPARE(run.titles(), QStringList{u"One of hers"_s});
        // Suggestions for outdated text are not shown.
        run.box().selectAll();
        QTest::keyClicks(&run.box(), u"author:common"_s);
        QTest::keyClick(&run.box(), Qt::Key_Space);
        run.settle();
        QTest::qWait(0);
        QVERIFY(!offers.isVisible());
    }

    void bestMatchIsFirstAndShown()
    {
        QTemporaryDir dir;
        Run run(dir);
        fill(run);
        QCOMPARE(order(run), u"Newest"_s);
        run.list().setFocus();
        run.list().selectRow(20, true);
        run.settle();
        type(run, u"harbour light detection"_s);
        QCOMPARE(run.library.browser().papers().rowCount(), 39);
        QCOMPARE(order(run), u"Relevance"_s);
        QCOMPARE(
            run.titles().first(2),
            (QStringList{u"Harbour Light Detection"_s, u"A Study of Harbour Light Detection at Night"_s}));
        QCOMPARE(run.list().currentRow(), 0);
        QTRY_VERIFY(run.find<QTextBrowser>("readingView").toPlainText().startsWith(u"Harbour Light"_s));
        QVERIFY(diagnostic(run).isEmpty());
        // When the words are removed, the earlier order returns, and the paper chosen in it.
        type(run, {});
        QCOMPARE(order(run), u"Newest"_s);
        QCOMPARE(run.library.browser().papers().rowCount(), 39);
        QCOMPARE(run.list().currentRow(), 20);
    }

    void keyRestoresDefaultOrder()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            fill(run);
            type(run, u"harbour light"_s);
            const PaperId best = run.list().currentPaper();
            run.key(Qt::Key_B, Qt::ControlModifier);
            run.settle();
            QCOMPARE(order(run), u"Newest"_s);
            QVERIFY(run.titles().first().startsWith(u"Notes on Tides 39"_s));
            QCOMPARE(run.list().currentPaper(), best); // the found paper stays selected
            run.key(Qt::Key_B, Qt::ControlModifier);
            run.settle();
            QCOMPARE(order(run), u"Relevance"_s);
            QCOMPARE(run.titles().first(), u"Harbour Light Detection"_s);
            // An order chosen by the user applies to the next search too, and after a restart.
            run.key(Qt::Key_B, Qt::ControlModifier);
            type(run, u"detection"_s);
            QCOMPARE(order(run), u"Newest"_s);
        }
        Run run(dir);
        QCOMPARE(run.box().text(), u"detection"_s);
        QCOMPARE(order(run), u"Newest"_s);
        type(run, u"light"_s);
        QCOMPARE(order(run), u"Newest"_s);
    }

    void fieldsDoNotSortByBestMatch()
    {
        QTemporaryDir dir;
        Run run(dir);
        fill(run);
        for (const QString &text : {u"author:elm"_s, u"year:2020"_s, u"-harbour"_s}) {
            type(run, text);
            QCOMPARE(order(run), u"Newest"_s);
        }
        type(run, u"title:harbour"_s);
        QCOMPARE(order(run), u"Relevance"_s);
        QTest::keyClick(&run.box(), Qt::Key_Return); // becomes a chip
        run.settle();
        QCOMPARE(run.chips(), QStringList{u"title:harbour"_s});
        QCOMPARE(order(run), u"Relevance"_s);
        QCOMPARE(run.titles().first(),
                 u"A Study of Harbour Light Detection at Night"_s); // the newer of two matching papers
    }

    void showsOtherSpellings()
    {
        QTemporaryDir dir;
        Run run(dir);
        fill(run);
        auto &button = run.find<QToolButton>("widenedButton");
        type(run, u"harbour"_s); // the plural does not occur
        QTRY_VERIFY(!button.isVisible());
        type(run, u"harbours light"_s);
        QTRY_VERIFY(button.isVisible());
        QCOMPARE(button.text(), u"also “harbour”"_s);
        QCOMPARE(run.library.browser().papers().rowCount(), 39);
        // One click reverts the replacement.
        QTest::mouseClick(&button, Qt::LeftButton);
        run.settle();
        QCOMPARE(run.box().text(), u"\"harbours\" \"light\""_s);
        QTRY_VERIFY(!button.isVisible());
        type(run, {});
        QTRY_VERIFY(!button.isVisible());
        QCOMPARE(run.library.browser().papers().rowCount(), 39);
    }

    void doesNotMentionPlurals()
    {
        QTemporaryDir dir;
        Run run(dir);
        fill(run);
        type(run, u"tide notes"_s); // finds "tides"
        QCOMPARE(run.library.browser().papers().rowCount(), 37);
        QVERIFY(!run.find<QToolButton>("widenedButton").isVisible());
    }

    void exactTitleIsFirstDespiteTypos()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Counting Harbour Lanterns Tonight"_s, {u"Ada Oak"_s}, u"x"_s, 1)
                        + paperLine(u"Counting Harbour Lanterns Tonight After Several Storms"_s,
                                    {u"Bo Elm"_s}, u"x"_s, 2));
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        type(run, u"countng harbur lanterms tonigt"_s);
        QCOMPARE(run.titles().size(), 2);
        QCOMPARE(run.titles().first(), u"Counting Harbour Lanterns Tonight"_s);
    }

    // A misspelt surname finds the papers of one person, and other similar names are mentioned.
    void misspeltSurnameFindsTheNearestName()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int i = 0; i < 3; ++i)
            lines += paperLine(u"Kelp %1"_s.arg(i), {u"Ada Wintersen"_s}, u"x"_s, i);
        lines += paperLine(u"Sundials"_s, {u"Bo Winterson"_s}, u"x"_s, 9);
        run.importLines(lines);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        type(run, u"author:wintersan"_s);
        QCOMPARE(run.titles().size(), 3);
        QVERIFY2(diagnostic(run).contains(u"Similar names: “winterson”"_s), qPrintable(diagnostic(run)));
    }

    void showsReplacedWords()
    {
        QTemporaryDir dir;
        Run run(dir);
        fill(run);
        type(run, u"harbour ligth detection"_s);
        QVERIFY2(diagnostic(run).contains(u"“light”"_s), qPrintable(diagnostic(run)));
        QCOMPARE(run.titles().first(), u"Harbour Light Detection"_s);
        type(run, u"harbour light xyzzyx detection"_s);
        QVERIFY2(diagnostic(run).contains(u"lacks one"_s), qPrintable(diagnostic(run)));
        QCOMPARE(run.titles().first(), u"Harbour Light Detection"_s);
        // Unread papers are counted among the papers shown.
        QTRY_VERIFY(run.library.browser().isComplete());
        QCOMPARE(run.library.browser().papers().rowCount(), 39);
        run.list().setFocus();
        run.key(Qt::Key_U);
        run.settle();
        run.key(Qt::Key_J, Qt::ShiftModifier); // next unread
        QTRY_COMPARE(run.list().currentRow(), 1);
        type(run, u"harbour light detection"_s);
        QVERIFY(diagnostic(run).isEmpty());
    }
};

QTEST_MAIN(TestBestMatch)
#include "tst_bestmatch.moc"
