// Tests a selection of several papers: the selection pane, actions on all of them, and what is kept after an
// undo. By keys and clicks.
#include "models/store/edits/tagstore.h"
#include "views/paper/abstractpane.h"
#include "views/paper/selectionpane.h"
#include "views/widgets/messagebar.h"
#include "windowrun.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QPushButton>
#include <QTextBrowser>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QByteArray papers(int count)
{
    QByteArray lines;
    for (int i = 0; i < count; ++i)
        lines += paperLine(u"Paper %1"_s.arg(i), {u"Ada Shore"_s, u"Author%1 Example"_s.arg(i)},
                           u"Abstract number %1 is about the tide."_s.arg(i), 5000 - i);
    return lines;
}

struct Hand : Run {
    Hand(const QTemporaryDir &dir, int count) : Run(dir)
    {
        importLines(papers(count));
        window.activateWindow();
        list().view()->setFocus();
        list().selectRow(0, true);
        settle();
    }
    void click(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QAbstractItemView *view = list().view();
        const QRect rect = view->visualRect(library.browser().papers().index(row, PaperListModel::Title));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, modifiers, rect.center() - QPoint(40, 0));
        settle();
    }
    AbstractPane &pane() { return find<AbstractPane>(); }
    QString said() { return find<QLabel>("toastText").text(); }
    QString states()
    {
        settleAll();
        return find<QLabel>("selectionStates").text();
    }
    QString shownCount() { return find<QLabel>("selectionCount").text(); }
    void settleAll()
    {
        QVERIFY(QTest::qWaitFor([this] { return window.isIdle(); }, 20000));
    }
    QStringList shared(const char *section)
    {
        settleAll();
        QStringList texts;
        for (const Chip *chip : find<QWidget>(section).findChildren<Chip *>())
            texts.append(chip->text());
        return texts;
    }
    const PaperRow *row(int at) { return library.browser().papers().rowAt(at); }
};

} // namespace

class TestSelection : public QObject
{
    Q_OBJECT
private slots:
    // The copy key copies the selected papers, or the selected text.
    void copyKeyCopiesSelection()
    {
        QTemporaryDir dir;
        Hand hand(dir, 5);
        hand.key(Qt::Key_Down, Qt::ShiftModifier);
        hand.key(Qt::Key_Down, Qt::ShiftModifier);
        hand.settleAll();
        hand.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::clipboard()->text().count(u"Paper "_s), 3);
        hand.key(Qt::Key_Home);
        hand.settleAll();
        QTextBrowser *text = hand.pane().text();
        QTRY_VERIFY(text->toPlainText().contains(u"Abstract number 0"_s));
        text->setFocus();
        QVERIFY(text->find(u"about the tide"_s)
                || (text->moveCursor(QTextCursor::Start), text->find(u"about the tide"_s)));
        hand.key(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QApplication::clipboard()->text(), u"about the tide"_s);
    }

    void twoOrMorePapersShowSelectionPane()
    {
        QTemporaryDir dir;
        Hand hand(dir, 12);
        QVERIFY(!hand.find<SelectionPane>().isVisible());
        hand.key(Qt::Key_Down, Qt::ShiftModifier);
        hand.key(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(hand.find<SelectionPane>().isVisible());
        QVERIFY(!hand.find<QTextBrowser>("readingView").isVisible());
        QCOMPARE(hand.shownCount(), u"3 papers selected"_s);
        QCOMPARE(hand.states(), u"all unread · none bookmarked · 2033"_s);
        QCOMPARE(hand.find<QLabel>("readingCount").text(), u"3 papers selected"_s);
        QCOMPARE(hand.shared("selectionAuthors"), QStringList{u"Ada Shore"_s});
        QVERIFY(!hand.pane().paper());
        // An action for a single paper shows a message.
        hand.key(Qt::Key_N);
        QVERIFY2(hand.said().contains(u"select one first"_s), qPrintable(hand.said()));
        // Marks apply to all selected papers.
        hand.key(Qt::Key_B);
        QTRY_COMPARE(hand.library.counts().bookmarks, 3);
        QTRY_COMPARE(hand.states(), u"all unread · all bookmarked · 2033"_s);
        QCOMPARE(hand.actions[ActionId::ToggleBookmark].text(), u"Remove bookmark"_s);
        QCOMPARE(hand.said(), u"3 papers bookmarked"_s);
        // Escape returns to a single paper.
        hand.key(Qt::Key_Escape);
        QVERIFY(!hand.find<SelectionPane>().isVisible());
        QVERIFY(hand.find<QTextBrowser>("readingView").isVisible());
        QCOMPARE(hand.list().selectedCount(), 1);
        QTRY_COMPARE(hand.pane().paper()->row.title, u"Paper 2"_s);
        QVERIFY(!hand.find<QLabel>("readingCount").text().contains(u"selected"_s));
    }

    void deselectedPaperIsNotMarkedRead()
    {
        QTemporaryDir dir;
        Hand hand(dir, 6);
        hand.click(1);
        hand.click(3, Qt::ControlModifier);
        QCOMPARE(hand.shownCount(), u"2 papers selected"_s);
        hand.click(3, Qt::ControlModifier); // removes it from the selection
        QCOMPARE(hand.list().selectedCount(), 1);
        QTRY_VERIFY(hand.pane().paper());
        QTRY_COMPARE(hand.pane().paper()->row.title, u"Paper 1"_s);
        hand.key(Qt::Key_3);
        QTRY_COMPARE(hand.row(1)->rating, 3);
        QCOMPARE(hand.row(3)->rating, 0);
        // One of three is deselected: the pane and the rating apply to the other two.
        hand.click(0);
        hand.click(2, Qt::ShiftModifier);
        hand.click(1, Qt::ControlModifier);
        QCOMPARE(hand.shownCount(), u"2 papers selected"_s);
        hand.key(Qt::Key_5);
        QTRY_COMPARE(hand.row(0)->rating, 5);
        QTRY_COMPARE(hand.row(2)->rating, 5);
        QCOMPARE(hand.row(1)->rating, 3);
        QCOMPARE(hand.said(), u"2 papers rated ★★★★★"_s);
    }

    void moreThanAThousandNeedOneConfirmation()
    {
        QTemporaryDir dir;
        Hand hand(dir, 1001);
        hand.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(hand.shownCount(), u"1,001 papers selected"_s);
        hand.states();
        hand.key(Qt::Key_B);
        auto &confirm = hand.find<MessageBar>("confirmBar");
        QVERIFY(confirm.isVisible());
        QCOMPARE(confirm.text(), u"Bookmark 1,001 papers?"_s);
        hand.key(Qt::Key_Escape);
        QVERIFY(!confirm.isVisible());
        QVERIFY(hand.list().view()->hasFocus());
        hand.settle();
        QCOMPARE(hand.library.counts().bookmarks, 0);
        hand.key(Qt::Key_B);
        hand.key(Qt::Key_Return);
        QTRY_COMPARE(hand.library.counts().bookmarks, 1001);
        QCOMPARE(hand.said(), u"1,001 papers bookmarked"_s);
        // Undo is offered, and the papers stay selected.
        auto &undo = hand.find<QPushButton>("messageStep");
        QVERIFY(undo.isVisible());
        QTest::mouseClick(&undo, Qt::LeftButton);
        QTRY_COMPARE(hand.library.counts().bookmarks, 0);
        hand.settle();
        QCOMPARE(hand.list().selectedCount(), 1001);
        QCOMPARE(hand.shownCount(), u"1,001 papers selected"_s);
        // Return must not trigger a button that removes papers.
        hand.list().view()->setFocus();
        hand.key(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(confirm.isVisible());
        QVERIFY(hand.find<QPushButton>("confirmNo").hasFocus());
        hand.key(Qt::Key_Return);
        hand.settle();
        QCOMPARE(hand.library.counts().papers, 1001);
    }

    void selectionSurvivesUndoRedoAndImport()
    {
        QTemporaryDir dir;
        Hand hand(dir, 20);
        hand.click(2);
        hand.click(5, Qt::ShiftModifier);
        hand.click(9, Qt::ControlModifier);
        const QList<PaperId> selected = hand.list().selectedPapers();
        QCOMPARE(selected.size(), 5);
        hand.key(Qt::Key_U);
        QTRY_COMPARE(hand.library.counts().unread, 15);
        for (const auto &[key, modifiers, unread] :
             {std::tuple(Qt::Key_Z, Qt::KeyboardModifiers(Qt::ControlModifier), 20),
              std::tuple(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier, 15)}) {
            hand.key(key, modifiers);
            QTRY_COMPARE(hand.library.counts().unread, unread);
            hand.settle();
            QCOMPARE(hand.list().selectedPapers(), selected);
            QCOMPARE(hand.shownCount(), u"5 papers selected"_s);
        }
        hand.importLines(paperLine(u"Newcomer"_s, {u"Bo Elm"_s}, u"It comes in between."_s, 4996));
        QCOMPARE(hand.list().selectedPapers(), selected);
        // A new sort order keeps the selection, a new query does not.
        hand.library.browser().setSort({SortOrder::Key::Title, false});
        hand.settle();
        QCOMPARE(hand.list().selectedCount(), 5);
        hand.library.browser().setTyped(u"number"_s);
        hand.settle();
        QCOMPARE(hand.list().selectedCount(), 1);
        QVERIFY(!hand.find<SelectionPane>().isVisible());
    }

    // Selecting thousands of scattered single rows would need minutes.
    void scatteredSelectionIsDropped()
    {
        QTemporaryDir dir;
        Run run(dir);
        QByteArray lines;
        for (int i = 0; i < 4400; ++i) // in title order, every second paper is in the first half by date
            lines += paperLine(u"Paper %1"_s.arg(2 * (i % 2200) + i / 2200, 4, 10, QChar(u'0')),
                               {u"Ada Shore"_s}, u"Abstract number %1."_s.arg(i), 9000 - i);
        run.importLines(lines);
        run.window.activateWindow();
        run.list().view()->setFocus();
        run.list().selectPapers(run.library.browser().papers().result()->ids(0, 2200));
        QCOMPARE(run.list().selectedCount(), 2200);
        run.library.refresh();
        run.settle();
        QCOMPARE(run.list().selectedCount(), 2200);
        run.library.browser().setSort({SortOrder::Key::Title, false});
        run.settle();
        QCOMPARE(run.list().selectedCount(), 1);
    }

    void removesSharedTags()
    {
        QTemporaryDir dir;
        Hand hand(dir, 6);
        const auto id = [&](int row) { return hand.library.browser().papers().idAt(row); };
        hand.library.writer().addTag(u"method/rl"_s, {id(0), id(1)});
        hand.library.writer().addTag(u"toread"_s, {id(0), id(1), id(2), id(3)});
        hand.settle();
        hand.click(0);
        hand.click(2, Qt::ShiftModifier);
        QCOMPARE(hand.shared("selectionTags"), QStringList({u"toread"_s, u"method/rl"_s}));
        QList<Chip *> chips = hand.find<QWidget>("selectionTags").findChildren<Chip *>();
        QTest::mouseClick(chips.first(), Qt::LeftButton);
        QTRY_COMPARE(hand.shared("selectionTags"), QStringList{u"method/rl"_s});
        QCOMPARE(hand.said(), u"Tag “toread” removed from 3 papers"_s);
        // The paper that is not selected keeps its tag.
        hand.click(3);
        QTRY_COMPARE(hand.find<QWidget>("tagChips").findChildren<Chip *>().size(), 1);
    }

    void reachesLastMessageByKeys()
    {
        QTemporaryDir dir;
        Hand hand(dir, 5);
        hand.key(Qt::Key_Down, Qt::ShiftModifier);
        hand.key(Qt::Key_B);
        QTRY_COMPARE(hand.said(), u"2 papers bookmarked"_s);
        QVERIFY(hand.find<Toast>().isVisible());
        QVERIFY(hand.list().view()->hasFocus()); // a message does not receive the focus
        hand.key(Qt::Key_F8);
        QVERIFY(hand.find<QPushButton>("messageStep").hasFocus());
        hand.key(Qt::Key_Escape);
        QVERIFY(!hand.find<Toast>().isVisible());
        QVERIFY(hand.list().view()->hasFocus());
        hand.key(Qt::Key_F8);
        hand.key(Qt::Key_Return);
        QTRY_COMPARE(hand.library.counts().bookmarks, 0);
        hand.settle(); // the rows of the list are reloaded after the counts
        QVERIFY(hand.list().view()->hasFocus());
        // A message offers undo only while its change is the latest one.
        hand.key(Qt::Key_B);
        QTRY_COMPARE(hand.said(), u"2 papers bookmarked"_s);
        hand.library.writer().setRating({hand.library.browser().papers().idAt(4)}, 2);
        QTRY_VERIFY(!hand.find<Toast>().isVisible());
    }

    void copiesCitationsOfAll()
    {
        QTemporaryDir dir;
        Hand hand(dir, 5);
        hand.key(Qt::Key_A, Qt::ControlModifier);
        hand.key(Qt::Key_C);
        QTRY_COMPARE(hand.said(), u"Citation copied: 5 papers."_s);
        const QString text = QGuiApplication::clipboard()->text();
        QCOMPARE(text.count(u"Shore, A."_s) + text.count(u"Ada Shore"_s), 5); // with and without styles
    }
};

QTEST_MAIN(TestSelection)
#include "tst_selection.moc"
