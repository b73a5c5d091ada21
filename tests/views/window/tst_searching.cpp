// Tests changing the query with keys: in the search box, in the filters, and back. Offscreen.
#include "tests/views/windowrun.h"
#include "views/list/facetpopup.h"
#include "views/paper/abstractpane.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeView>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

// A run with five papers, newest first: two about glaciers, of 2020 and 2024.
struct SearchRun : QTemporaryDir, Run {
    SearchRun() : Run(*static_cast<QTemporaryDir *>(this))
    {
        importLines(paperLine(u"Glacier Violins"_s, {u"Ada Quill"_s}, u"Ice."_s, 1600)
                    + paperLine(u"Sundials"_s, {u"Bo Ferrant"_s}, u"Marble."_s, 1200)
                    + paperLine(u"Lanterns"_s, {u"Bo Ferrant"_s}, u"Paper."_s, 800)
                    + paperLine(u"Kelp"_s, {u"Cho Minh"_s}, u"Salt."_s, 400)
                    + paperLine(u"Glacier Flutes"_s, {u"Ada Quill"_s}, u"Ice again."_s, 10));
    }
    void type(const QString &text)
    {
        box().setFocus();
        QTest::keyClicks(&box(), text);
        settle();
    }
    bool isHighlighted(int row) { return list().view()->selectionModel()->isRowSelected(row, {}); }
};

QModelIndex placeCalled(const QTreeView &sidebar, const QString &name, const QModelIndex &below = {})
{
    for (int row = 0; row < sidebar.model()->rowCount(below); ++row) {
        const QModelIndex at = sidebar.model()->index(row, 0, below);
        if (at.data().toString() == name)
            return at;
        if (const QModelIndex found = placeCalled(sidebar, name, at); found.isValid())
            return found;
    }
    return {};
}

QPushButton *stepCalled(Run &run, const QString &text)
{
    for (QPushButton *button : run.window.findChildren<QPushButton *>())
        if (button->isVisible() && button->text() == text)
            return button;
    return nullptr;
}

} // namespace

class TestSearching : public QObject
{
    Q_OBJECT

private slots:
    void ctrlBackspaceDeletesAWord()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"year:2020"_s);
        run.key(Qt::Key_Return);
        run.settle();
        run.type(u"glacier flutes"_s);
        run.key(Qt::Key_Backspace, Qt::ControlModifier);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier "_s);
        QCOMPARE(run.chips().size(), 1);
        run.key(Qt::Key_Backspace, Qt::ControlModifier);
        run.key(Qt::Key_Backspace, Qt::ControlModifier); // one more key press than needed
        run.settle();
        QVERIFY(run.box().text().isEmpty());
        QCOMPARE(run.chips().size(), 1);
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(run.box().text().startsWith(u"glacier"_s));
        // If the list has the focus, the key triggers the command.
        run.list().setFocus();
        run.key(Qt::Key_Backspace, Qt::ControlModifier);
        run.settle();
        QVERIFY(run.box().text().isEmpty());
        QVERIFY(run.chips().isEmpty());
    }
    void paperStaysHighlightedDuringAutoRepeat()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier"_s);
        run.key(Qt::Key_Return);
        run.key(Qt::Key_J);
        run.settle();
        QTest::keyPress(run.list().view(), Qt::Key_Backspace, Qt::ControlModifier); // Ctrl is still pressed
        run.settle();
        QCOMPARE(run.titles().size(), 5);
        QCOMPARE(run.list().currentRow(), 4);
        QVERIFY(run.isHighlighted(4));
        QTest::keyRelease(run.list().view(), Qt::Key_Backspace);
    }
    void clearingMovesFocusToTheList()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier year:2031"_s);
        run.key(Qt::Key_Return);
        run.settle();
        QVERIFY(run.titles().isEmpty());
        run.key(Qt::Key_Backspace, Qt::ControlModifier);
        run.settle();
        QCOMPARE(run.titles().size(), 5);
        QVERIFY(run.list().view()->hasFocus());
    }
    void acceptsTypedYears()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        auto &popup = run.find<FacetPopup>();
        auto &values = run.find<QListWidget>("facetValues");
        const auto choose = [&](FacetKind kind, const QString &typed) {
            run.list().setFocus();
            run.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
            auto &line = run.find<QLineEdit>("facetLine");
            QTRY_VERIFY(line.hasFocus());
            for (int i = 0; i < 9 && popup.kind() != kind; ++i)
                QTest::keyClick(&line, Qt::Key_Tab);
            QTRY_VERIFY(values.count() > 0);
            QTest::keyClicks(&line, typed);
            QTRY_COMPARE(values.count(), 1);
            QTest::keyClick(&line, Qt::Key_Return);
            run.settle();
        };
        choose(FacetKind::Year, u"2021-2023"_s);
        QCOMPARE(run.titles(), (QStringList{u"Sundials"_s, u"Lanterns"_s, u"Kelp"_s}));
        QVERIFY(!popup.isVisible());
        run.list().setFocus();
        run.key(Qt::Key_B);
        run.settle();
        choose(FacetKind::File, u"bookm"_s);
        QCOMPARE(run.titles(), QStringList{u"Sundials"_s});
        QCOMPARE(run.chips(), (QStringList{u"year:2021..2023"_s, u"is:bookmarked"_s}));
    }
    void sortsByVenue()
    {
        SearchRun run;
        QByteArray lines;
        for (const QString &venue : {u"Zebra Letters"_s, u"Acta Lumen"_s, u"Moss Journal"_s})
            lines += "{\"lectern\":1,\"title\":\"On " + venue.toUtf8()
                + "\",\"authors\":[\"Ida Fern\"],\"venue\":\"" + venue.toUtf8() + "\"}\n";
        run.importLines(lines);
        run.library.browser().setSort({SortOrder::Key::Venue, false});
        run.settle();
        QCOMPARE(run.titles().first(3),
                 (QStringList{u"On Acta Lumen"_s, u"On Moss Journal"_s, u"On Zebra Letters"_s}));
        run.library.browser().setSort({SortOrder::Key::Venue, true});
        run.settle();
        QCOMPARE(run.titles().first(), u"On Zebra Letters"_s); // papers without a venue stay last
    }
    void offersToRemoveTypedCondition()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier year:2031"_s);
        QVERIFY(run.titles().isEmpty());
        QTRY_VERIFY(stepCalled(run, u"Without “year:2031”: 2 papers"_s));
        QTest::mouseClick(stepCalled(run, u"Without “year:2031”: 2 papers"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.titles().size(), 2);
        QCOMPARE(run.box().text(), u"glacier"_s);
    }
    void placeShowsAllItsPapers()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier"_s);
        run.key(Qt::Key_Return);
        run.key(Qt::Key_J);
        run.settle();
        QCOMPARE(run.titles(), (QStringList{u"Glacier Violins"_s, u"Glacier Flutes"_s}));
        auto &sidebar = run.find<QTreeView>("sidebarTree");
        const QModelIndex bo = placeCalled(sidebar, u"Bo Ferrant"_s);
        QVERIFY(bo.isValid());
        sidebar.scrollTo(bo);
        QTest::mouseClick(sidebar.viewport(), Qt::LeftButton, {}, sidebar.visualRect(bo).center());
        run.settle();
        QCOMPARE(run.titles(), (QStringList{u"Sundials"_s, u"Lanterns"_s}));
        QVERIFY(run.box().text().isEmpty());
        // After a jump, the search can be repeated in the new place, and one key returns to the old one.
        auto *here = stepCalled(run, u"Search here"_s);
        QVERIFY(here);
        QTest::mouseClick(here, Qt::LeftButton);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier"_s);
        QVERIFY(run.titles().isEmpty());
        run.list().setFocus();
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.titles(), (QStringList{u"Glacier Violins"_s, u"Glacier Flutes"_s}));
        QCOMPARE(run.list().currentRow(), 1);
    }
    void backReturnsFromAnAuthor()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"year:2021..2023"_s);
        run.key(Qt::Key_Return);
        run.settle();
        QCOMPARE(run.titles(), (QStringList{u"Sundials"_s, u"Lanterns"_s, u"Kelp"_s}));
        run.key(Qt::Key_J);
        run.settle();
        run.key(Qt::Key_A); // opens the author of the paper
        run.settle();
        QCOMPARE(run.chips(), QStringList{u"Bo Ferrant"_s});
        QCOMPARE(run.list().currentPaper(),
                 run.library.browser().papers().idAt(1)); // the same paper is current
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.titles().size(), 3);
        QCOMPARE(run.list().currentRow(), 1);
    }
    void passedPlacesAreNotInTheHistory()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier"_s);
        run.key(Qt::Key_Return);
        run.settle();
        auto &sidebar = run.find<QTreeView>("sidebarTree");
        sidebar.setFocus();
        sidebar.setCurrentIndex(placeCalled(sidebar, u"All papers"_s));
        for (int i = 0; i < 2; ++i) {
            run.key(Qt::Key_Down);
            run.settle();
        }
        QVERIFY(run.library.browser().query().scope);
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier"_s);
    }
    void arrowKeysMoveThroughTheSidebar()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        auto &sidebar = run.find<QTreeView>("sidebarTree");
        sidebar.setFocus();
        sidebar.setCurrentIndex(placeCalled(sidebar, u"Unread"_s));
        QStringList passed;
        for (int i = 0; i < 4; ++i) {
            run.key(Qt::Key_Down);
            run.settle();
            QVERIFY(sidebar.currentIndex().flags() & Qt::ItemIsSelectable);
            passed.append(sidebar.currentIndex().data().toString());
        }
        QCOMPARE(passed.removeDuplicates(), 0);
        run.key(Qt::Key_End);
        run.settle();
        const QString last = sidebar.currentIndex().data().toString();
        QVERIFY(sidebar.currentIndex().flags() & Qt::ItemIsSelectable);
        run.key(Qt::Key_Down);
        run.settle();
        QCOMPARE(sidebar.currentIndex().data().toString(), last);
        run.key(Qt::Key_Home);
        run.settle();
        QCOMPARE(sidebar.currentIndex().data().toString(), u"All papers"_s);
        run.key(Qt::Key_Up);
        run.settle();
        QCOMPARE(sidebar.currentIndex().data().toString(), u"All papers"_s);
    }
    void typedQueryOpensAtTheTop()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.box().setFocus();
        for (const QChar letter : u"year:2020.."_s) { // "year:2020" selects the oldest paper on the way
            QTest::keyClick(&run.box(), letter.toLatin1());
            run.settle();
        }
        QCOMPARE(run.titles().size(), 5);
        QCOMPARE(run.list().currentRow(), 0);
        // A paper chosen by hand stays selected.
        run.list().setFocus();
        run.key(Qt::Key_J);
        run.settle();
        run.type(u" "_s);
        run.box().setText(u"year:2021..2024"_s);
        run.settle();
        QCOMPARE(run.titles().size(), 4);
        QCOMPARE(run.titles().value(run.list().currentRow()), u"Sundials"_s);
    }
    void escapeKeepsThenClearsTheQuery()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"glacier"_s);
        run.key(Qt::Key_Escape);
        run.settle();
        QVERIFY(run.list().view()->hasFocus());
        QCOMPARE(run.box().text(), u"glacier"_s);
        QCOMPARE(run.titles().size(), 2);
        run.key(Qt::Key_Escape);
        run.settle();
        QVERIFY(run.box().text().isEmpty());
        QCOMPARE(run.titles().size(), 5);
        // The message undoes it, and Back does too.
        QCOMPARE(run.find<QLabel>("toastText").text(), u"Search cleared."_s);
        QTest::mouseClick(stepCalled(run, u"Undo"_s), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier"_s);
        QCOMPARE(run.titles().size(), 2);
        run.list().setFocus();
        run.key(Qt::Key_Escape);
        run.settle();
        QVERIFY(run.box().text().isEmpty());
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier"_s);
        QCOMPARE(run.titles().size(), 2);
        // The clear button is one step too.
        run.box().clear();
        run.settle();
        run.list().setFocus();
        run.key(Qt::Key_Left, Qt::AltModifier);
        run.settle();
        QCOMPARE(run.box().text(), u"glacier"_s);
    }
    void savingASearchKeepsOrderAndPlace()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.type(u"ice glacier"_s);
        run.list().setFocus();
        run.key(Qt::Key_J);
        run.settle();
        const QStringList titles = run.titles();
        const int row = run.list().currentRow();
        QCOMPARE(run.library.browser().query().order(), QueryState::kBestMatch);
        run.key(Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(run.window.findChild<QLineEdit *>(u"searchName"_s));
        auto &name = run.find<QLineEdit>("searchName");
        QTRY_VERIFY(name.hasFocus());
        QTest::keyClick(&name, Qt::Key_Return);
        run.settle();
        QVERIFY(run.library.browser().query().scope);
        QCOMPARE(run.library.browser().query().order(), QueryState::kBestMatch);
        QCOMPARE(run.titles(), titles);
        QCOMPARE(run.list().currentRow(), row);
        // The order belongs to the saved search.
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        QCOMPARE(run.library.browser().query().order(), SortOrder());
        auto &sidebar = run.find<QTreeView>("sidebarTree");
        sidebar.setFocus();
        sidebar.setCurrentIndex(placeCalled(sidebar, u"ice glacier"_s));
        run.settle();
        QCOMPARE(run.library.browser().query().order(), QueryState::kBestMatch);
    }
    void orderStaysAtItsPlace()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.library.browser().setSort({SortOrder::Key::Rating, false});
        run.settle();
        run.key(Qt::Key_A); // opens the author of the paper
        run.settle();
        QVERIFY(run.library.browser().query().scope);
        QCOMPARE(run.library.browser().query().order(), SortOrder());
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        QCOMPARE(run.library.browser().query().order().key, SortOrder::Key::Rating);
    }
    void bookmarkIsOffWithoutAPaper()
    {
        SearchRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.key(Qt::Key_B);
        run.settle();
        QAction &bookmark = run.actions[ActionId::ToggleBookmark];
        QCOMPARE(bookmark.text(), u"Remove bookmark"_s);
        run.type(u"nothing has this"_s);
        QVERIFY(run.titles().isEmpty());
        QCOMPARE(bookmark.text(), u"Bookmark"_s);
        bookmark.trigger();
        run.settle();
        QCOMPARE(bookmark.text(), u"Bookmark"_s);
        QCOMPARE(run.library.counts().bookmarks, 1);
    }
};

QTEST_MAIN(TestSearching)
#include "tst_searching.moc"
