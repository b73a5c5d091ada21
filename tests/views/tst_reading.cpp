// Tests the reading pane: long author lists are collapsed, a low pane shows the abstract early, F11 enters
// reading mode.
#include "views/paper/abstractpane.h"
#include "windowrun.h"

#include <QMenu>
#include <QRadioButton>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QToolButton>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct Hand : Run {
    Hand(const QTemporaryDir &dir, int authors) : Run(dir)
    {
        QStringList names;
        for (int i = 0; i < authors; ++i)
            names.append(u"Ada Number%1"_s.arg(i));
        importLines(paperLine(u"A Paper of Many"_s, names, u"The abstract is about the tide."_s, 2)
                    + paperLine(u"Another"_s, names, u"It is about the moon."_s, 1));
        window.activateWindow();
        list().setFocus();
        list().selectRow(0, true);
        settle();
    }
    QTextBrowser &view() { return find<QTextBrowser>("readingView"); }
    QString text() { return view().toPlainText(); }
    void follow(const char *link) { emit view().anchorClicked(QUrl(QString::fromLatin1(link))); }
};

} // namespace

class TestReading : public QObject
{
    Q_OBJECT
private slots:
    // Starred words of an abstract are emphasised, and other stars stay.
    void emphasisesStarredWords()
    {
        QTemporaryDir dir;
        Hand hand(dir, 1);
        hand.importLines(paperLine(u"Stars"_s, {u"Ada Quill"_s},
                                   u"It runs *natively*, with A*B*C and 2 * 3 * 4 of *-algebras *."_s, 3));
        hand.list().selectRow(0, true);
        hand.settle();
        QTRY_VERIFY(hand.text().contains(u"It runs natively, with A*B*C and 2 * 3 * 4 of *-algebras *."_s));
        QVERIFY(hand.view().document()->find(u"natively"_s).charFormat().fontItalic());
        QVERIFY(!hand.view().document()->find(u"with"_s).charFormat().fontItalic());
    }
    // Font, size and line spacing are selected in the pane and stored for the next start.
    void storesTextSettings()
    {
        QTemporaryDir dir;
        const auto measure = [](Hand &hand) {
            const QTextFrameFormat page = hand.view().document()->rootFrame()->frameFormat();
            return hand.view().viewport()->width() - page.leftMargin() - page.rightMargin();
        };
        const auto distance = [](Hand &hand) {
            const QTextCursor abstract = hand.view().document()->find(u"tide"_s);
            return abstract.blockFormat().lineHeight();
        };
        double wide = 0, loose = 0;
        {
            Hand hand(dir, 2);
            hand.window.resize(1900, 900);
            const double medium = measure(hand), usual = distance(hand);
            const QString sans = hand.view().font().family();
            auto &button = hand.find<QToolButton>("paperTextStyle");
            QCOMPARE(button.menu()->actions().size(), 8 + 2); // and two separators
            hand.actions[ActionId::LineWidthNarrow].trigger();
            QVERIFY(measure(hand) < medium);
            hand.actions[ActionId::LineWidthWide].trigger();
            QVERIFY(measure(hand) > medium);
            hand.actions[ActionId::LineSpacingTight].trigger();
            QVERIFY(distance(hand) < usual);
            hand.actions[ActionId::LineSpacingWide].trigger();
            QVERIFY(distance(hand) > usual);
            hand.actions[ActionId::Serif].trigger();
            QVERIFY(hand.view().font().family() != sans);
            wide = measure(hand);
            loose = distance(hand);
            QVERIFY(hand.text().contains(u"about the tide"_s)); // the same paper is shown
        }
        Hand again(dir, 2);
        again.window.resize(1900, 900);
        again.list().selectRow(0, true);
        again.settle();
        QCOMPARE(again.view().font().families(), QStringList{u"serif"_s});
        QCOMPARE(measure(again), wide);
        QCOMPARE(distance(again), loose);
        QVERIFY(again.find<QRadioButton>("settings-measure-wide").isChecked());
        again.actions[ActionId::SansSerif].trigger();
        QVERIFY(!again.view().font().families().contains(u"serif"_s));
    }

    void collapsesManyAuthors_data()
    {
        QTest::addColumn<int>("authors");
        QTest::addColumn<QString>("more");
        QTest::addRow("ten are all shown") << 10 << QString();
        QTest::addRow("one more takes no more room than to say so") << 11 << QString();
        QTest::addRow("twelve") << 12 << u"and 2 more"_s;
        QTest::addRow("two hundred") << 200 << u"and 190 more"_s;
    }
    void collapsesManyAuthors()
    {
        QFETCH(int, authors);
        QFETCH(QString, more);
        QTemporaryDir dir;
        Hand hand(dir, authors);
        const auto plain = [&] { return hand.text().replace(QChar(QChar::Nbsp), u' '); };
        const QString last = u"Ada Number%1"_s.arg(authors - 1);
        QCOMPARE(plain().contains(last), more.isEmpty());
        QVERIFY(plain().contains(u"Ada Number9"_s));
        QVERIFY2(plain().contains(more), qPrintable(plain()));
        if (more.isEmpty()) {
            QVERIFY(!hand.view().toHtml().contains(u"authors:"_s));
            return;
        }
        hand.follow("authors:");
        QVERIFY(plain().contains(last));
        QVERIFY(plain().contains(u"show fewer"_s));
        hand.follow("authors:");
        QVERIFY(!plain().contains(last));
        // Another paper starts with collapsed authors.
        hand.follow("authors:");
        hand.key(Qt::Key_J);
        hand.settle();
        QTRY_VERIFY(plain().startsWith(u"Another"_s));
        QVERIFY(!plain().contains(last));
    }

    // In a low pane authors and facts are one short paragraph above the abstract. A click shows the rest.
    void headIsShortInASmallPane()
    {
        QTemporaryDir dir;
        Hand hand(dir, 30);
        const auto paragraphOf = [&](const QString &word) {
            return hand.view().document()->find(word).block();
        };
        const QString last = u"Ada Number29"_s;
        QVERIFY(paragraphOf(u"Ada Number0"_s) != paragraphOf(u"2020"_s));
        hand.window.resize(1000, 400);
        QTRY_VERIFY(paragraphOf(u"Ada Number0"_s) == paragraphOf(u"2020"_s));
        QVERIFY(hand.text().indexOf(u"2020"_s) < hand.text().indexOf(u"the tide"_s));
        QVERIFY(!hand.text().contains(u"Ada Number7"_s));
        hand.follow("authors:");
        QVERIFY(hand.text().contains(last));
        hand.follow("authors:");
        hand.window.resize(1280, 800);
        QTRY_VERIFY(paragraphOf(u"Ada Number0"_s) != paragraphOf(u"2020"_s));
    }

    void readingModeShowsOnlyThePaper()
    {
        QTemporaryDir dir;
        Hand hand(dir, 3);
        const double size = hand.view().font().pointSizeF();
        const double above = hand.view().document()->rootFrame()->frameFormat().topMargin();
        hand.key(Qt::Key_F11);
        QVERIFY(!hand.list().isVisible());
        QVERIFY(hand.view().font().pointSizeF() > size * 1.1);
        QVERIFY(hand.view().document()->rootFrame()->frameFormat().topMargin() > above);
        hand.actions[ActionId::TextLarger].trigger();
        hand.key(Qt::Key_Escape);
        QVERIFY(hand.list().isVisible());
        QCOMPARE(hand.find<AbstractPane>().textPercent(), 110);
        hand.actions[ActionId::TextNormal].trigger();
        QCOMPARE(hand.view().font().pointSizeF(), size);
    }

    void rowsShowMarks()
    {
        QTemporaryDir dir;
        Hand hand(dir, 3);
        const auto row = [&] { return hand.library.browser().papers().rowAt(0); };
        const PaperId paper = row()->id;
        QVERIFY(row()->tagColours.isEmpty() && !row()->noted);
        hand.library.writer().addTag(u"toread"_s, {paper});
        QTRY_COMPARE(row()->tagColours, QList<int>{0});
        hand.library.writer().setNote(paper, u"It is about the tide."_s);
        QTRY_VERIFY(row()->noted);
        QVERIFY(hand.library.browser()
                    .papers()
                    .index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(u"1 tag, with a note"_s));
        for (int i = 0; i < 2; ++i) {
            hand.actions[ActionId::Undo].trigger();
            hand.settle();
        }
        QTRY_VERIFY(row() && row()->tagColours.isEmpty() && !row()->noted);
    }
};

QTEST_MAIN(TestReading)
#include "tst_reading.moc"
