// Tests reading through papers by keyboard: counter, positions, read marks after a delay, and a complete
// session.
#include "models/itemmodels/citationformatter.h"
#include "views/paper/abstractpane.h"
#include "views/paper/readingcommands.h"
#include "windowrun.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

using namespace lectern;
using namespace Qt::StringLiterals;
using lectern::test::paperLine;
using lectern::test::Run;

namespace
{

constexpr int kPapers = 100;

QString sentence(int number)
{
    return u"Abstract number %1 measures how long the evening lasts when every paper is read with care. "_s
        .arg(number);
}

// Returns a hundred papers. Every tenth mentions lanterns and has Nia Lindqvist as another author.
QByteArray hundred()
{
    QByteArray lines;
    for (int i = 0; i < kPapers; ++i) {
        const bool lantern = i % 10 == 3;
        QStringList authors{u"Author%1 Example"_s.arg(i)};
        if (lantern)
            authors.append(u"Nia Lindqvist"_s);
        lines += paperLine(lantern ? u"Lanterns, Part %1"_s.arg(i) : u"Paper %1 of the Evening"_s.arg(i),
                           authors, sentence(i).repeated(4), kPapers - i); // number 0 is the newest
    }
    return lines;
}

QString counter(Run &run)
{
    return run.find<QLabel>("readingCount").text();
}

} // namespace

class TestTriage : public QObject
{
    Q_OBJECT
private slots:
    void counterMatchesTheView()
    {
        QTemporaryDir dir;
        Run run(dir);
        QCOMPARE(counter(run), QString());
        run.importLines(hundred());
        QTRY_COMPARE(counter(run), u"100 of 100 unread"_s);
        run.library.browser().setTyped(u"lanterns"_s);
        run.settle();
        QTRY_COMPARE(counter(run), u"10 of 10 unread"_s);
        run.list().selectRow(2, true);
        run.settle();
        run.list().setFocus();
        run.actions[ActionId::ToggleRead].trigger();
        QTRY_COMPARE(counter(run), u"9 of 10 unread"_s);
        run.actions[ActionId::Undo].trigger();
        QTRY_COMPARE(counter(run), u"10 of 10 unread"_s);
        run.actions[ActionId::ToggleRead].trigger();
        run.settle();
        // The list of unread papers keeps a paper that has been read meanwhile, and counts it as read.
        run.library.browser().clearQuery();
        run.actions[ActionId::ShowUnread].trigger();
        QTRY_COMPARE(counter(run), u"99 of 99 unread"_s);
        run.list().selectRow(0, true);
        run.settle();
        run.actions[ActionId::ToggleRead].trigger();
        QTRY_COMPARE(counter(run), u"98 of 99 unread"_s);
        run.library.browser().setTyped(u"nothinglikethis"_s);
        QTRY_COMPARE(counter(run), QString());
    }

    void everyViewRestoresItsPosition()
    {
        QTemporaryDir dir;
        PaperId inAll = PaperId::None, inLanterns = PaperId::None;
        const Condition lanterns{categoryNode({u"cs.LG"_s}), u"cs.LG"_s};
        {
            Run run(dir);
            run.importLines(hundred());
            run.list().selectRow(41, true);
            run.settle();
            inAll = run.library.browser().currentPaper();
            run.library.browser().setScope(lanterns);
            run.settle();
            run.list().selectRow(70, true);
            run.settle();
            inLanterns = run.library.browser().currentPaper();
            run.actions[ActionId::ShowAll].trigger();
            run.settle();
            QCOMPARE(run.library.browser().currentPaper(), inAll);
            QCOMPARE(run.list().currentRow(), 41);
        }
        Run run(dir);
        QCOMPARE(run.library.browser().currentPaper(), inAll);
        run.library.browser().setScope(lanterns);
        run.settle();
        QCOMPARE(run.library.browser().currentPaper(), inLanterns);
        QCOMPARE(run.list().currentRow(), 70);
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        QCOMPARE(run.list().currentRow(), 41);
    }

    void restoresScrollPositionOfAbstract()
    {
        QTemporaryDir dir;
        int position = 0;
        {
            Run run(dir);
            run.importLines(paperLine(u"Long"_s, {u"A B"_s}, sentence(1).repeated(80), 1)
                            + paperLine(u"Other"_s, {u"A B"_s}, sentence(2), 2));
            run.list().selectRow(1, true);
            run.settle();
            auto *bar = run.find<QTextBrowser>("readingView").verticalScrollBar();
            QVERIFY(bar->maximum() > 300);
            bar->setValue(240);
            position = bar->value();
        }
        Run run(dir);
        QCOMPARE(run.list().currentRow(), 1);
        QTRY_COMPARE(run.find<QTextBrowser>("readingView").verticalScrollBar()->value(), position);
        run.list().selectRow(0, true); // the position is restored only for the paper that was open
        run.settle();
        run.list().selectRow(1, true);
        run.settle();
        QCOMPARE(run.find<QTextBrowser>("readingView").verticalScrollBar()->value(), 0);
    }

    void spaceScrollsMarksAndContinues()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(paperLine(u"Long"_s, {u"A B"_s}, sentence(1).repeated(60), 3)
                        + paperLine(u"Read already"_s, {u"A B"_s}, sentence(2), 2)
                        + paperLine(u"Next"_s, {u"A B"_s}, sentence(3), 1));
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.actions[ActionId::MarkOnDwell].setChecked(false);
        run.library.writer().setRead({run.library.browser().papers().idAt(1)}, true);
        run.list().setFocus();
        run.list().selectRow(0, true);
        run.settle();
        auto *bar = run.find<QTextBrowser>("readingView").verticalScrollBar();
        QVERIFY(bar->maximum() > 0);
        run.key(Qt::Key_Space);
        run.settle();
        QVERIFY(bar->value() > 0);
        QCOMPARE(run.list().currentRow(), 0);
        QVERIFY(!run.library.browser().papers().rowAt(0)->read); // the paper is not read, because the text
                                                                 // continues
        run.key(Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(bar->value(), 0);
        for (int i = 0; i < 30 && run.list().currentRow() == 0; ++i) {
            run.key(Qt::Key_Space);
            run.settle();
        }
        QCOMPARE(run.list().currentRow(), 2); // the paper that was skipped is read
        QVERIFY(run.library.browser().papers().rowAt(0)->read);
        QVERIFY(!run.library.browser().papers().rowAt(2)->read);
        run.key(Qt::Key_Space);
        run.settle();
        QVERIFY(run.library.browser().papers().rowAt(2)->read);
        QTRY_COMPARE(run.find<QLabel>("toastText").text(), u"No other unread papers."_s);
    }

    void restingMarksAsReadIfEnabled()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(hundred());
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.window.reading().setDwell(1);
        run.actions[ActionId::MarkOnDwell].setChecked(false);
        auto *dwell = run.window.reading().findChild<QTimer *>(u"dwell"_s);
        QVERIFY(dwell);
        const QSignalSpy over(dwell, &QTimer::timeout);
        run.list().selectRow(3, true);
        QTRY_COMPARE(over.count(), 1); // the delay has passed without a mark
        run.settle();
        QVERIFY(!run.library.browser().papers().rowAt(3)->read);
        run.actions[ActionId::MarkOnDwell].setChecked(true);
        run.list().selectRow(4, true);
        QTRY_VERIFY(run.library.browser().papers().rowAt(4) && run.library.browser().papers().rowAt(4)->read);
        QVERIFY(!run.library.browser().papers().rowAt(3)->read);
    }

    // Only a paper selected by key or pointer counts as viewed.
    void onlyASelectedPaperCountsAsViewed_data()
    {
        QTest::addColumn<bool>("table");
        QTest::newRow("list") << false;
        QTest::newRow("table") << true;
    }
    void onlyASelectedPaperCountsAsViewed()
    {
        QFETCH(bool, table);
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        if (table)
            run.actions[ActionId::ViewTable].setChecked(true);
        run.window.reading().setDwell(600'000); // never elapses, so that the timer can be checked
        run.actions[ActionId::MarkOnDwell].setChecked(true);
        const auto *dwell = run.window.reading().findChild<QTimer *>(u"dwell"_s);
        QVERIFY(dwell);
        // The first papers are imported by the user or automatically, with any widget focused.
        run.list().setFocus();
        run.importLines(paperLine(u"The first"_s, {u"Ada Oak"_s}, QString(), 1));
        QTRY_COMPARE(run.titles().size(), 1);
        run.box().setFocus();
        run.list().setFocus(); // Qt makes a row current if there is none
        run.settle();
        QVERIFY(!dwell->isActive());
        run.importLines(hundred());
        QVERIFY(!dwell->isActive());
        // The list changes.
        run.library.browser().setTyped(u"first"_s);
        run.settle();
        run.box().setFocus();
        run.list().setFocus();
        QVERIFY(!dwell->isActive());
        run.library.browser().setTyped({});
        run.settle();
        QVERIFY(!dwell->isActive());
        // The current paper is removed, and another one becomes current.
        run.list().selectRow(5, false);
        run.library.writer().trashPapers(run.list().selectedPapers());
        run.settle();
        QVERIFY(!dwell->isActive());

        QAbstractItemView *view = run.list().view();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Down);
        QVERIFY(dwell->isActive());
        run.list().selectRow(1, false);
        QVERIFY(!dwell->isActive());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          view->visualRect(view->model()->index(3, 0)).center());
        QVERIFY(dwell->isActive());
        run.list().selectRow(1, false);
        QVERIFY(!dwell->isActive());
        run.key(Qt::Key_J);
        QVERIFY(dwell->isActive());
    }

    void settingsApplyAtOnceAndAfterRestart()
    {
        QTemporaryDir dir;
        double before = 0;
        {
            Run run(dir);
            run.importLines(hundred());
            QVERIFY(QTest::qWaitForWindowActive(&run.window));
            before = run.find<QTextBrowser>("readingView").font().pointSizeF();
            run.list().setFocus();
            run.key(Qt::Key_Comma, Qt::ControlModifier);
            auto &page = run.find<QWidget>("settingsPage");
            QVERIFY(page.isVisible());
            QVERIFY(page.isAncestorOf(QApplication::focusWidget()));
            run.find<QRadioButton>("settings-theme-dark").click();
            QCOMPARE(QApplication::palette().color(QPalette::Base), darkColors().base);
            run.find<QRadioButton>("settings-density-compact").click();
            QVERIFY(run.actions[ActionId::DensityCompact].isChecked());
            run.find<QSpinBox>("settingsText").setValue(150);
            QVERIFY(run.find<QTextBrowser>("readingView").font().pointSizeF() > before * 1.4);
            run.find<QDoubleSpinBox>("settingsDwell").setValue(7);
            run.find<QCheckBox>("settingsMarkOnDwell").click();
            QVERIFY(!run.actions[ActionId::MarkOnDwell].isChecked());
            QVERIFY(!run.find<QDoubleSpinBox>("settingsDwell").isEnabled());
            run.key(Qt::Key_Escape);
            QVERIFY(!page.isVisible());
            QVERIFY(run.list().view()->hasFocus());
            // The page also shows a change made by key.
            run.actions[ActionId::TextLarger].trigger();
            QCOMPARE(run.find<QSpinBox>("settingsText").value(), 160);
        }
        Run run(dir);
        QCOMPARE(run.find<QSpinBox>("settingsText").value(), 160);
        QCOMPARE(run.find<QDoubleSpinBox>("settingsDwell").value(), 7.0);
        QVERIFY(!run.find<QCheckBox>("settingsMarkOnDwell").isChecked());
        QVERIFY(run.find<QRadioButton>("settings-density-compact").isChecked());
    }

    void tabMovesThroughTheSettings()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.key(Qt::Key_Comma, Qt::ControlModifier);
        auto &page = run.find<QWidget>("settingsPage");
        QVERIFY(
            run.window.testAttribute(Qt::WA_KeyboardFocusChange)); // the first option shows its focus ring
        const QWidget *content = page.findChild<QScrollArea *>()->widget(); // the page scrolls with the focus
        QStringList stops;
        for (int y = 0; content->isAncestorOf(QApplication::focusWidget()); run.key(Qt::Key_Tab)) {
            const QWidget *stop = QApplication::focusWidget();
            stops.append(stop->objectName());
            const int below = stop->mapTo(content, QPoint()).y();
            QVERIFY2(below > y, qPrintable(stops.join(u", "_s)));
            y = below;
        }
        QCOMPARE(stops.size(), CitationFormatter::isAvailable() ? 20 : 19);
        QCOMPARE(stops.last(), u"settings-key-list"_s);
    }

    // Processes forty new papers with few key presses: twelve marked, five tagged, two with notes, one cited.
    void processesFortyPapersWithFewKeys()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.actions[ActionId::MarkOnDwell].setChecked(false);
        int presses = 0;
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            ++presses;
            run.key(key, modifiers);
            run.settle();
        };
        const auto type = [&](const QString &text) {
            presses += int(text.size());
            QTest::keyClicks(QApplication::focusWidget(), text);
        };
        QByteArrayList lines = hundred().split('\n');
        QApplication::clipboard()->setText(QString::fromUtf8(lines.first(40).join('\n')));
        press(Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"40 papers"_s));
        press(Qt::Key_Return);
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 40);
        QTRY_VERIFY(run.list().view()->hasFocus());
        // Looks at each paper; every third is marked, every eighth tagged, two get a note, one is cited.
        int marked = 0, tagged = 0;
        for (int row = 0; row < 40; ++row) {
            if (row % 3 == 0 && marked < 12)
                press(++marked % 2 ? Qt::Key_B : Qt::Key_4);
            if (row % 8 == 1) {
                press(Qt::Key_T);
                type(tagged++ == 0 ? u"tide"_s : u"ti"_s);
                press(Qt::Key_Return);
            }
            if (row == 2 || row == 20) {
                press(Qt::Key_N);
                QTest::keyClicks(QApplication::focusWidget(), u"why"_s); // the text is not counted
                press(Qt::Key_Return, Qt::ControlModifier);
            }
            if (row == 5)
                press(Qt::Key_C);
            if (row + 1 < 40)
                press(Qt::Key_J);
        }
        const QString cited = run.library.browser().papers().rowAt(5)->title;
        QVERIFY(QApplication::clipboard()->text().contains(cited));
        QVERIFY2(presses <= 100, qPrintable(QString::number(presses)));
        const auto count = [&](const QString &query) {
            run.library.browser().setTyped(query + u' ');
            run.settle();
            return run.library.browser().papers().rowCount();
        };
        QCOMPARE(count(u"is:bookmarked"_s), 6);
        QCOMPARE(count(u"rating:4"_s), 6);
        QCOMPARE(count(u"tag:tide"_s), 5);
        QCOMPARE(count(u"has:note"_s), 2);
    }

    // The same by mouse; only names and notes are typed.
    void processesFortyPapersWithFewClicks()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.actions[ActionId::MarkOnDwell].setChecked(false);
        int clicks = 0;
        const auto click = [&](QWidget *on, QPoint at, Qt::KeyboardModifiers modifiers = {}) {
            ++clicks;
            QTest::mouseClick(on, Qt::LeftButton, modifiers, at);
            run.settle();
        };
        const auto clickButton = [&](ActionId id) {
            for (QToolButton *button : run.window.findChildren<QToolButton *>())
                if (button->defaultAction() == &run.actions[id] && button->isVisible()) {
                    click(button, button->rect().center());
                    return true;
                }
            return false;
        };
        auto &rows = run.find<QAbstractItemView>("paperRows");
        const auto clickRow = [&](int row, bool ribbon, Qt::KeyboardModifiers modifiers = {}) {
            const QModelIndex index = rows.model()->index(row, PaperListModel::Title);
            rows.scrollTo(index);
            const QRect at = rows.visualRect(index);
            click(rows.viewport(), ribbon ? QPoint(at.right() - 24, at.top() + 18) : at.center(), modifiers);
        };
        QApplication::clipboard()->setText(QString::fromUtf8(hundred().split('\n').first(40).join('\n')));
        clicks += 2; // Import, Paste page text: a menu of the desktop takes these
        run.actions[ActionId::PastePage].trigger();
        QTRY_VERIFY(run.find<QLabel>("importTitle").text().startsWith(u"40 papers"_s));
        auto &accept = run.find<QPushButton>("importAccept");
        click(&accept, accept.rect().center());
        QTRY_COMPARE(run.library.browser().papers().rowCount(), 40);
        for (int i = 0; i < 12; ++i)
            clickRow(i * 3, true);
        clickRow(1, false);
        for (const int row : {9, 17, 25, 33})
            clickRow(row, false, Qt::ControlModifier);
        QVERIFY(clickButton(ActionId::AddTag));
        QTest::keyClicks(QApplication::focusWidget(), u"tide"_s);
        auto &tags = *run.find<QLineEdit>("tagChoice").parentWidget()->findChild<QListWidget *>();
        QVERIFY(tags.isVisible());
        click(tags.viewport(), tags.visualItemRect(tags.item(0)).center());
        for (const int row : {2, 20}) {
            clickRow(row, false);
            QVERIFY(clickButton(ActionId::EditNote));
            QTest::keyClicks(QApplication::focusWidget(), u"why"_s);
        }
        clickRow(5, false);
        QVERIFY(clickButton(ActionId::CopyCitation));
        QTRY_VERIFY(
            QApplication::clipboard()->text().contains(run.library.browser().papers().rowAt(5)->title));
        QVERIFY2(clicks <= 50, qPrintable(QString::number(clicks)));
        const auto count = [&](const QString &query) {
            run.library.browser().setTyped(query + u' ');
            run.settle();
            return run.library.browser().papers().rowCount();
        };
        QCOMPARE(run.library.counts().bookmarks, 12);
        QCOMPARE(count(u"tag:tide"_s), 5);
        QCOMPARE(count(u"has:note"_s), 2);
    }

    // With keys only: open, search, read, bookmark, tag, next unread, undo, find an author, return.
    void readsAHundredPapersByKeys()
    {
        QTemporaryDir dir;
        {
            Run first(dir);
            first.importLines(hundred());
        }
        Run run(dir); // starts the program
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.actions[ActionId::MarkOnDwell].setChecked(false);
        QCOMPARE(run.library.browser().papers().rowCount(), kPapers);
        const auto type = [&](const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); };
        const auto title = [&](int row) { // a row may be pending if the list was reloaded meanwhile
            const PaperRow *paper = nullptr;
            [&] { QTRY_VERIFY((paper = run.library.browser().papers().rowAt(row))); }();
            return paper ? paper->title : QString();
        };
        const auto current = [&] { return run.find<AbstractPane>().paper()->row.title; };

        // Searches, with any widget focused.
        QVERIFY(run.list().view()->hasFocus());
        run.key(Qt::Key_Slash);
        QVERIFY(run.box().hasFocus());
        type(u"lanterns"_s);
        run.settle();
        run.key(Qt::Key_Return);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 10);
        QVERIFY(run.list().view()->hasFocus());

        // Reads: down to the third paper, into the text and back.
        run.key(Qt::Key_Home);
        run.key(Qt::Key_J);
        run.key(Qt::Key_J);
        run.settle();
        QCOMPARE(run.list().currentRow(), 2);
        QCOMPARE(current(), title(2));
        run.key(Qt::Key_Return);
        QVERIFY(run.find<QTextBrowser>("readingView").hasFocus());
        run.key(Qt::Key_F11); // reading mode fills the window
        QVERIFY(!run.list().isVisible());
        run.key(Qt::Key_J); // the next paper, in reading mode
        run.settle();
        QCOMPARE(current(), title(3));
        run.key(Qt::Key_K);
        run.settle();
        run.key(Qt::Key_Escape);
        QVERIFY(run.list().isVisible());
        QCOMPARE(run.list().currentRow(), 2);

        // Bookmarks and tags.
        run.key(Qt::Key_B);
        run.settle();
        run.key(Qt::Key_T);
        QVERIFY(run.find<QLineEdit>("tagChoice").hasFocus());
        type(u"tonight"_s);
        run.key(Qt::Key_Return);
        run.settle();
        QVERIFY(run.list().view()->hasFocus());

        // Space at the end of the text marks the paper as read and selects the next unread one; Shift+J does
        // the same without marking.
        for (int i = 0; i < 10 && run.list().currentRow() == 2; ++i) {
            run.key(Qt::Key_Space);
            run.settle();
        }
        QCOMPARE(run.list().currentRow(), 3);
        QVERIFY(run.library.browser().papers().rowAt(2)->read);
        run.key(Qt::Key_J, Qt::ShiftModifier);
        run.settle();
        QCOMPARE(run.list().currentRow(), 4);
        QVERIFY(!run.library.browser().papers().rowAt(3)->read);

        // An accidental bookmark is undone.
        run.key(Qt::Key_B);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, 2);
        run.key(Qt::Key_Z, Qt::ControlModifier);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, 1);
        QVERIFY(!run.library.browser().papers().rowAt(4)->bookmarked);

        // Finds an author: the current paper has two, and the menu selects the second.
        run.key(Qt::Key_A);
        QWidget *menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        run.settle();
        QCOMPARE(run.chips(), QStringList{u"Nia Lindqvist"_s});
        QTRY_VERIFY(run.find<QLabel>("authorName").isVisible());
        QCOMPARE(run.find<QLabel>("authorName").text(), u"Nia Lindqvist"_s);
        QCOMPARE(run.library.browser().papers().rowCount(), 10);

        // Returns to all papers; the search is cleared and the position is kept.
        QApplication::setActiveWindow(&run.window); // the offscreen platform does not restore it after a menu
        run.list().setFocus();
        run.key(Qt::Key_Backspace, Qt::ControlModifier);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), kPapers);
        QVERIFY(run.chips().isEmpty());

        // The result of the session: exactly these marks.
        QTRY_COMPARE(counter(run), u"99 of 100 unread"_s);
        for (int row = 0; row < kPapers; ++row) {
            run.list().selectRow(row, false);
            run.settle();
            const PaperRow *paper = run.library.browser().papers().rowAt(row);
            QVERIFY(paper);
            const bool third = paper->title == u"Lanterns, Part 23"_s;
            QCOMPARE(paper->bookmarked, third);
            QCOMPARE(paper->read, third);
        }
        run.library.browser().setTyped(u"tag:tonight "_s);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Lanterns, Part 23"_s});
        run.library.browser().setTyped(u"is:bookmarked "_s);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Lanterns, Part 23"_s});
        run.library.browser().setTyped(u"is:read "_s);
        run.settle();
        QCOMPARE(run.titles(), QStringList{u"Lanterns, Part 23"_s});
    }
};

QTEST_MAIN(TestTriage)
#include "tst_triage.moc"
