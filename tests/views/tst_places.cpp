// Tests tags, reading lists, saved searches and ratings in the window: keys, clicks, drops; offscreen.
#include "models/itemmodels/dragdata.h"
#include "views/paper/abstractpane.h"
#include "views/paper/notepane.h"
#include "views/paper/ratingbar.h"
#include "views/paper/readingcommands.h"
#include "views/sidebar/sidebar.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/namebar.h"
#include "windowrun.h"

#include <QAbstractItemModelTester>
#include <QCompleter>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir) : Run(dir)
    {
        QByteArray lines;
        if (library.counts().papers == 0) {
            for (int i = 0; i < 8; ++i)
                lines += paperLine(u"Paper %1"_s.arg(i), {u"Ada Oak"_s}, u"About tide number %1."_s.arg(i),
                                   10 - i);
            importLines(lines);
        }
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
        list().view()->setFocus();
    }
    SidebarModel &model() { return library.sidebar(); }
    QTreeView &tree() { return find<QTreeView>("sidebarTree"); }
    // Returns the entry with this displayed name in a section.
    QModelIndex place(SidebarModel::Section section, const QString &name)
    {
        for (int s = 0; s < model().rowCount(); ++s) {
            const QModelIndex heading = model().index(s, 0);
            if (heading.data(SidebarModel::SectionRole).toInt() != section)
                continue;
            for (int row = 0; row < model().rowCount(heading); ++row)
                if (model().index(row, 0, heading).data().toString() == name)
                    return model().index(row, 0, heading);
        }
        return {};
    }
    // Returns names, depths and counts of a section: "Thesis 2, · Chapter 1".
    QString section(SidebarModel::Section section)
    {
        QStringList lines;
        for (int s = 0; s < model().rowCount(); ++s) {
            const QModelIndex heading = model().index(s, 0);
            for (int row = 0; row < model().rowCount(heading); ++row) {
                const QModelIndex at = model().index(row, 0, heading);
                if (at.data(SidebarModel::SectionRole).toInt() != section)
                    continue;
                const QVariant count = at.data(SidebarModel::CountRole);
                lines.append(u"· "_s.repeated(at.data(SidebarModel::DepthRole).toInt()) + at.data().toString()
                             + (count.isValid() ? u' ' + count.toString() : QString()));
            }
        }
        return lines.join(u", "_s);
    }
    void click(const QModelIndex &index)
    {
        QVERIFY(index.isValid());
        tree().scrollTo(index);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, tree().visualRect(index).center());
        settle();
    }
    // The offscreen platform does not restore the focus after a popup.
    void activate()
    {
        window.activateWindow();
        QApplication::setActiveWindow(&window);
        QTRY_VERIFY(window.isActiveWindow());
    }
    void answer(const char *field, const QString &text)
    {
        auto &edit = find<QLineEdit>(field);
        QVERIFY(edit.isVisible() && edit.hasFocus());
        edit.selectAll();
        QTest::keyClicks(&edit, text);
        if (QCompleter *completer = edit.completer(); completer && completer->popup()->isVisible())
            completer->popup()->hide();
        activate();
        QTest::keyClick(&edit, Qt::Key_Return);
        activate();
        settle();
    }
    void select(int from, int to)
    {
        list().selectRow(from, true);
        for (int row = from; row < to; ++row)
            QTest::keyClick(list().view(), Qt::Key_Down, Qt::ShiftModifier);
        settle();
    }
    bool drop(QWidget *onto, const QPoint &at, QMimeData *content)
    {
        const std::unique_ptr<QMimeData> data(content);
        const Qt::DropActions any = Qt::CopyAction | Qt::MoveAction;
        QDragEnterEvent enter(at, any, content, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(onto, &enter);
        QDragMoveEvent move(at, any, content, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(onto, &move);
        const bool taken = move.isAccepted();
        if (taken) {
            QDropEvent event(at, any, content, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(onto, &event);
        } else {
            QDragLeaveEvent leave;
            QApplication::sendEvent(onto, &leave);
        }
        settle();
        return taken;
    }
    bool dropOn(const QModelIndex &place, QMimeData *content)
    {
        tree().scrollTo(place);
        return drop(tree().viewport(), tree().visualRect(place).center(), content);
    }
    // Drops between this entry and the one above.
    bool dropAbove(const QModelIndex &place, QMimeData *content)
    {
        tree().scrollTo(place);
        return drop(tree().viewport(), tree().visualRect(place).topLeft() + QPoint(60, 1), content);
    }
    QMimeData *draggedPlace(const QModelIndex &place)
    {
        return placeMime(place.data(SidebarModel::KeyRole).toString());
    }
    QString undoText() { return actions[ActionId::Undo].text(); }
    void undo()
    {
        actions[ActionId::Undo].trigger();
        settle();
    }
    // Triggers an entry of the context menu of a place.
    void menu(const QModelIndex &place, const QString &text)
    {
        tree().scrollTo(place);
        emit tree().customContextMenuRequested(tree().visualRect(place).center());
        auto *popup = window.findChild<QMenu *>(u"placeMenu"_s);
        QVERIFY(popup);
        QAction *chosen = nullptr;
        for (QAction *action : popup->findChildren<QAction *>())
            if (action->text() == text)
                chosen = action;
        QVERIFY2(chosen && chosen->isEnabled(), qPrintable(text));
        chosen->trigger();
        popup->close();
        activate();
        settle();
    }
};

} // namespace

class TestPlaces : public QObject
{
    Q_OBJECT
private slots:
    void ratesByKeysAndClicks()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.select(0, 2);
        hand.key(Qt::Key_4);
        hand.settle();
        for (int row = 0; row < 3; ++row)
            QTRY_COMPARE(hand.library.browser().papers().rowAt(row)->rating, 4);
        QCOMPARE(hand.undoText(), u"Undo: rate 3 papers ★★★★"_s);
        QTRY_COMPARE(hand.find<RatingBar>("selectionRating").rating(), 4);
        QCOMPARE(hand.library.browser().papers().index(0, PaperListModel::Rating).data().toString(),
                 u"★★★★"_s);
        hand.list().selectRow(1, true);
        hand.settle();
        auto &bar = hand.find<RatingBar>("rating");
        QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(24, bar.height() / 2)); // clicks the second star
        hand.settle();
        QCOMPARE(bar.rating(), 2);
        QCOMPARE(hand.library.browser().papers().rowAt(1)->rating, 2);
        bar.setFocus();
        hand.key(Qt::Key_Right);
        hand.settle();
        QCOMPARE(bar.rating(), 3);
        hand.library.browser().setTyped(u"rating:>=4 "_s);
        hand.settle();
        QCOMPARE(hand.titles(), QStringList({u"Paper 0"_s, u"Paper 2"_s}));
        hand.library.browser().clearQuery();
        hand.library.browser().setSort({SortOrder::Key::Rating, false});
        hand.settle();
        QCOMPARE(hand.titles().first(3), QStringList({u"Paper 0"_s, u"Paper 2"_s, u"Paper 1"_s}));
        hand.list().view()->setFocus();
        hand.list().selectRow(0, true);
        hand.key(Qt::Key_0);
        hand.settle();
        QCOMPARE(hand.library.browser().papers().rowAt(0)->rating, 0);
        hand.undo();
        QCOMPARE(hand.library.browser().papers().rowAt(0)->rating, 4);
    }

    void createsFillsAndSortsAList()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            QCOMPARE(hand.section(SidebarModel::Lists), QString());
            hand.select(1, 3);
            hand.key(Qt::Key_L);
            hand.answer("listChoice", u"Thesis"_s);
            QCOMPARE(hand.section(SidebarModel::Lists), u"Thesis 3"_s);
            QVERIFY(hand.list().view()->hasFocus());
            hand.list().selectRow(6, true);
            hand.key(Qt::Key_L);
            hand.answer("listChoice", u"thesis"_s); // the name of the existing list
            QCOMPARE(hand.section(SidebarModel::Lists), u"Thesis 4"_s);
            QCOMPARE(hand.undoText(), u"Undo: add 1 paper to list “Thesis”"_s);
            QTRY_COMPARE(hand.find<QWidget>("tagChips").findChildren<Chip *>().size(), 1);

            hand.library.browser().setSort({SortOrder::Key::Title, true});
            hand.click(hand.place(SidebarModel::Lists, u"Thesis"_s));
            const QStringList before{u"Paper 1"_s, u"Paper 2"_s, u"Paper 3"_s, u"Paper 6"_s};
            QCOMPARE(hand.titles(), before);
            QCOMPARE(hand.chips(), QStringList{u"Thesis"_s});
            // Moves a paper up and down by keys; the paper stays current.
            hand.list().view()->setFocus();
            hand.list().selectRow(3, true);
            hand.key(Qt::Key_Up, Qt::AltModifier);
            hand.settle();
            hand.key(Qt::Key_Up, Qt::AltModifier);
            hand.settle();
            QCOMPARE(hand.titles(), QStringList({u"Paper 1"_s, u"Paper 6"_s, u"Paper 2"_s, u"Paper 3"_s}));
            QCOMPARE(hand.list().currentRow(), 1);
            hand.key(Qt::Key_Down, Qt::AltModifier);
            hand.settle();
            QCOMPARE(hand.titles().indexOf(u"Paper 6"_s), 2);
            hand.undo();
            hand.undo();
            hand.undo();
            QCOMPARE(hand.titles(), before);
            // Moves the first and the last row to the middle by mouse.
            const QList<PaperId> ends{hand.library.browser().papers().idAt(0),
                                      hand.library.browser().papers().idAt(3)};
            QWidget *rows = hand.list().view()->viewport();
            const QRect third = hand.list().view()->visualRect(
                hand.library.browser().papers().index(2, PaperListModel::Title));
            QVERIFY(hand.drop(rows, third.topLeft() + QPoint(40, 2), papersMime(ends)));
            QCOMPARE(hand.titles(), QStringList({u"Paper 2"_s, u"Paper 1"_s, u"Paper 6"_s, u"Paper 3"_s}));
            // Del removes a paper from the list, not from the library.
            hand.list().selectRow(0, true);
            hand.key(Qt::Key_Delete);
            hand.settle();
            QCOMPARE(hand.titles(), QStringList({u"Paper 1"_s, u"Paper 6"_s, u"Paper 3"_s}));
            QCOMPARE(hand.library.counts().papers, 8);
            hand.undo();
            QCOMPARE(hand.titles().size(), 4);
            // Papers can be dropped between rows only in list order.
            hand.library.browser().setSort({SortOrder::Key::Newest, false});
            hand.settle();
            QVERIFY(!hand.drop(rows, third.topLeft() + QPoint(40, 2), papersMime(ends)));
            hand.library.browser().setSort({SortOrder::Key::ListOrder, false});
            hand.settle();
            hand.library.browser().setScope({}); // back to the sort order of other views
            hand.settle();
            QCOMPARE(hand.library.browser().query().sort, (SortOrder{SortOrder::Key::Title, true}));
            // The earlier sort order returns, whether the list is left by a new query or by typing.
            for (const QString &typed : {QString(), u"paper"_s}) {
                hand.click(hand.place(SidebarModel::Lists, u"Thesis"_s));
                QCOMPARE(hand.library.browser().query().sort, (SortOrder{SortOrder::Key::ListOrder, false}));
                QueryState other = hand.library.browser().query();
                other.scope.reset();
                other.typed = typed;
                other.wordSort = other.sort;
                hand.library.browser().setQuery(other);
                hand.settle();
                QCOMPARE(hand.library.browser().query().sort, (SortOrder{SortOrder::Key::Title, true}));
                QCOMPARE(hand.library.browser().query().wordSort, QueryState::kBestMatch);
            }
            hand.library.browser().setTyped({});
            hand.settle();
            hand.click(hand.place(SidebarModel::Lists, u"Thesis"_s));
        }
        Hand hand(dir);
        QCOMPARE(hand.chips(), QStringList{u"Thesis"_s});
        QCOMPARE(hand.titles(), QStringList({u"Paper 2"_s, u"Paper 1"_s, u"Paper 6"_s, u"Paper 3"_s}));
    }

    void nestsMovesAndDeletesLists()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const QAbstractItemModelTester tester(&hand.model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString &name : {u"A"_s, u"B"_s, u"C"_s}) {
            hand.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
            hand.answer("listName", name);
        }
        QCOMPARE(hand.section(SidebarModel::Lists), u"A 0, B 0, C 0"_s);
        hand.click(hand.place(SidebarModel::Lists, u"C"_s));
        QVERIFY(
            hand.window.findChild<QWidget *>(u"empty-show-all"_s)); // an empty list explains how to fill it
        hand.tree().setFocus();
        hand.key(Qt::Key_Up, Qt::AltModifier);
        hand.settle();
        QCOMPARE(hand.section(SidebarModel::Lists), u"A 0, C 0, B 0"_s);
        hand.key(Qt::Key_Right, Qt::AltModifier);
        hand.settle();
        QCOMPARE(hand.section(SidebarModel::Lists), u"A 0, · C 0, B 0"_s);
        hand.key(Qt::Key_Left, Qt::AltModifier);
        hand.settle();
        QCOMPARE(hand.section(SidebarModel::Lists), u"A 0, C 0, B 0"_s);
        // By mouse: drops B onto A, then A before C. B moves with its parent A.
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Lists, u"A"_s),
                            hand.draggedPlace(hand.place(SidebarModel::Lists, u"B"_s))));
        QCOMPARE(hand.section(SidebarModel::Lists), u"A 0, · B 0, C 0"_s);
        QVERIFY(!hand.dropOn(hand.place(SidebarModel::Lists, u"B"_s),
                             hand.draggedPlace(hand.place(SidebarModel::Lists,
                                                          u"A"_s)))); // a list cannot be dropped below itself
        QVERIFY(hand.dropAbove(hand.place(SidebarModel::Lists, u"A"_s),
                               hand.draggedPlace(hand.place(SidebarModel::Lists, u"C"_s))));
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, A 0, · B 0"_s);
        // Drops papers onto lists; a second drop has no effect.
        const QList<PaperId> two{hand.library.browser().currentPaper() == PaperId::None
                                     ? PaperId(1)
                                     : hand.library.browser().currentPaper(),
                                 PaperId(3)};
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Lists, u"B"_s), papersMime(two)));
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Lists, u"B"_s), papersMime(two)));
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, A 0, · B 2"_s);
        // Collapses an entry.
        hand.tree().setFocus();
        hand.click(hand.place(SidebarModel::Lists, u"A"_s));
        hand.tree().setFocus();
        hand.key(Qt::Key_Left);
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, A 0"_s);
        hand.key(Qt::Key_Right);
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, A 0, · B 2"_s);
        // Renames a list.
        hand.key(Qt::Key_F2);
        hand.answer("listName", u"Alpha"_s);
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, Alpha 0, · B 2"_s);
        QCOMPARE(hand.chips(), QStringList{u"Alpha"_s}); // the renamed list stays open
        hand.tree().setFocus();
        hand.key(Qt::Key_Delete);
        hand.settle();
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0"_s);
        QVERIFY(hand.chips().isEmpty());
        QCOMPARE(hand.undoText(), u"Undo: delete list “Alpha”"_s);
        hand.undo();
        QCOMPARE(hand.section(SidebarModel::Lists), u"C 0, Alpha 0, · B 2"_s);
    }

    void coloursNestsAndMergesTags()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto tag = [&](int from, int to, const QString &name) {
            hand.list().view()->setFocus();
            hand.select(from, to);
            hand.key(Qt::Key_T);
            hand.answer("tagChoice", name);
        };
        tag(0, 1, u"method/rl"_s);
        tag(1, 2, u"method/graph"_s);
        tag(4, 4, u"old"_s);
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 2, · rl 2, old 1"_s);
        hand.menu(hand.place(SidebarModel::Tags, u"rl"_s), u"Teal"_s);
        QCOMPARE(hand.place(SidebarModel::Tags, u"rl"_s).data(SidebarModel::ColourRole).toInt(), 5);
        QCOMPARE(hand.undoText(), u"Undo: change tag “method/rl”"_s);
        // A parent tag is a place with the papers of its child tags.
        hand.click(hand.place(SidebarModel::Tags, u"method"_s));
        QCOMPARE(hand.titles().size(), 3);
        hand.click(hand.place(SidebarModel::Tags, u"rl"_s));
        QCOMPARE(hand.chips(), QStringList{u"method/rl"_s});
        hand.tree().setFocus();
        hand.key(Qt::Key_F2);
        hand.answer("tagName", u"method/learning"_s);
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 2, · learning 2, old 1"_s);
        QCOMPARE(hand.chips(), QStringList{u"method/learning"_s});
        QCOMPARE(hand.titles().size(), 2);
        // A rename to a used name shows a question.
        hand.tree().setFocus();
        hand.key(Qt::Key_F2);
        hand.answer("tagName", u"method/graph"_s);
        auto &confirm = hand.find<MessageBar>("confirmBar");
        QVERIFY(confirm.isVisible());
        QVERIFY(confirm.text().contains(u"“method/graph”"_s));
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 2, · learning 2, old 1"_s);
        QTest::mouseClick(&hand.find<QPushButton>("confirmYes"), Qt::LeftButton);
        hand.settle();
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 3, old 1"_s);
        QCOMPARE(hand.chips(), QStringList{u"method/graph"_s});
        hand.undo();
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 2, · learning 2, old 1"_s);
        // Drags a tag below another tag, and out again.
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Tags, u"learning"_s),
                            hand.draggedPlace(hand.place(SidebarModel::Tags, u"old"_s))));
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 4, · graph 2, · learning 3, · · old 1"_s);
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Tags, u"old"_s).parent(),
                            hand.draggedPlace(hand.place(SidebarModel::Tags, u"old"_s))));
        QCOMPARE(hand.section(SidebarModel::Tags), u"method 3, · graph 2, · learning 2, old 1"_s);
        // Papers dropped on a tag get it.
        QVERIFY(hand.dropOn(hand.place(SidebarModel::Tags, u"old"_s), papersMime({PaperId(1), PaperId(2)})));
        QVERIFY(hand.place(SidebarModel::Tags, u"old"_s).data(SidebarModel::CountRole).toInt() >= 2);
        hand.menu(hand.place(SidebarModel::Tags, u"method"_s), u"Delete tag"_s);
        QVERIFY(hand.section(SidebarModel::Tags).startsWith(u"old "_s));
        hand.undo();
        QVERIFY(hand.section(SidebarModel::Tags).startsWith(u"method 3, · graph 2, · learning 2"_s));
    }

    void savesCountsAndWatchesSearches()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            const QAbstractItemModelTester tester(&hand.model(),
                                                  QAbstractItemModelTester::FailureReportingMode::QtTest);
            hand.key(Qt::Key_D, Qt::ControlModifier);
            QVERIFY(!hand.find<NameBar>().isVisible()); // without a query there is nothing to save
            QVERIFY(hand.find<QLabel>("toastText").text().startsWith(u"No search to save"_s));
            hand.library.browser().setTyped(u"tide is:unread "_s);
            hand.settle();
            hand.key(Qt::Key_D, Qt::ControlModifier);
            QCOMPARE(hand.find<QLineEdit>("savedQuery").text(), u"tide* is:unread"_s);
            hand.answer("searchName", u"To read"_s);
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 8"_s);
            QCOMPARE(hand.chips(), QStringList{u"To read"_s});
            QVERIFY(hand.box().text().isEmpty());
            // Counts follow every edit.
            hand.list().view()->setFocus();
            hand.select(0, 2);
            hand.key(Qt::Key_U);
            hand.settle();
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 5"_s);
            hand.undo();
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 8"_s);
            // Papers imported meanwhile are new.
            hand.library.browser().setScope({});
            hand.settle();
            hand.importLines(paperLine(u"Newcomer"_s, {u"Bo Elm"_s}, u"A tide comes in."_s, 50)
                             + paperLine(u"Other"_s, {u"Cy Ash"_s}, u"Nothing of the kind."_s, 51));
            const QModelIndex place = hand.place(SidebarModel::Searches, u"To read"_s);
            QCOMPARE(place.data(SidebarModel::CountRole).toInt(), 9);
            QCOMPARE(place.data(SidebarModel::AddedRole).toInt(), 1);
            QVERIFY(place.data(Qt::AccessibleTextRole).toString().endsWith(u"1 new"_s));
            const QString undoText = hand.undoText();
            hand.click(place);
            QCOMPARE(hand.titles().size(), 9);
            QVERIFY(hand.find<QLabel>("toastText").text().startsWith(u"1 new since your last visit"_s));
            QTRY_COMPARE(
                hand.place(SidebarModel::Searches, u"To read"_s).data(SidebarModel::AddedRole).toInt(), 0);
            hand.settle();
            QCOMPARE(hand.undoText(), undoText); // opening a place is not an undo step
            // The new papers can be listed as long as this search is open.
            hand.key(Qt::Key_4, Qt::ControlModifier);
            hand.settle();
            QCOMPARE(hand.titles(), QStringList{u"Newcomer"_s});
            QCOMPARE(hand.chips(), (QStringList{u"To read"_s, u"New since your last visit"_s}));
            hand.library.browser().clearCondition(u"is:new"_s);
            hand.settle();
            QCOMPARE(hand.titles().size(), 9);
            // Editing a saved search: an invalid query is not accepted.
            hand.tree().setFocus();
            hand.key(Qt::Key_F2);
            auto &query = hand.find<QLineEdit>("savedQuery");
            query.setText(u"year:soon"_s);
            QTest::keyClick(&query, Qt::Key_Return);
            QVERIFY(hand.find<NameBar>().isVisible());
            QVERIFY(hand.find<NameBar>().text().startsWith(u"Expected a year such as"_s));
            query.setText(u"newcomer"_s);
            QTest::keyClick(&query, Qt::Key_Return);
            hand.settle();
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1"_s);
            QCOMPARE(hand.titles(), QStringList{u"Newcomer"_s});
            // A second saved search is moved up by keys and by mouse.
            hand.library.browser().clearQuery();
            hand.library.browser().setTyped(u"number "_s);
            hand.settle();
            hand.key(Qt::Key_D, Qt::ControlModifier);
            hand.answer("searchName", u"Numbers"_s);
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1, Numbers 8"_s);
            hand.click(hand.place(SidebarModel::Searches, u"Numbers"_s));
            hand.tree().setFocus();
            hand.key(Qt::Key_Up, Qt::AltModifier);
            hand.settle();
            QCOMPARE(hand.section(SidebarModel::Searches), u"Numbers 8, To read 1"_s);
            QVERIFY(hand.dropAbove(hand.place(SidebarModel::Searches, u"Numbers"_s),
                                   hand.draggedPlace(hand.place(SidebarModel::Searches, u"To read"_s))));
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1, Numbers 8"_s);
            hand.click(hand.place(SidebarModel::Searches, u"Numbers"_s));
            hand.tree().setFocus();
            hand.key(Qt::Key_Delete);
            hand.settle();
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1"_s);
            QVERIFY(hand.chips().isEmpty());
            hand.undo();
            QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1, Numbers 8"_s);
        }
        Hand hand(dir);
        QCOMPARE(hand.section(SidebarModel::Searches), u"To read 1, Numbers 8"_s);
    }

    void automaticReadMarkIsNoStep()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.window.reading().setDwell(10);
        hand.list().selectRow(2, true);
        QTRY_VERIFY(hand.library.browser().papers().rowAt(2)
                    && hand.library.browser().papers().rowAt(2)->read);
        hand.settle();
        QVERIFY(!hand.actions[ActionId::Undo].isEnabled());
        QCOMPARE(hand.library.counts().unread, 7);
        // A read mark that the user sets is an undo step.
        hand.key(Qt::Key_U);
        hand.settle();
        QCOMPARE(hand.undoText(), u"Undo: mark 1 paper as unread"_s);
    }

    void noteEditingIsOneStep()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.list().selectRow(0, true);
        hand.settle();
        auto &note = hand.find<AbstractPane>().note();
        auto &text = hand.find<QPlainTextEdit>("noteText");
        hand.key(Qt::Key_N);
        for (const QString &words : {u"one"_s, u" two"_s, u" three"_s}) {
            QTest::keyClicks(&text, words);
            note.save(); // saves as the typing delay does
            hand.settle();
        }
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        hand.key(Qt::Key_N);
        QTest::keyClicks(&text, u" four"_s);
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        hand.settle();
        QCOMPARE(hand.find<QTextBrowser>("noteShown").toPlainText(), u"one two three four"_s);
        hand.undo();
        QCOMPARE(hand.find<QTextBrowser>("noteShown").toPlainText(), u"one two three"_s);
        hand.undo();
        QVERIFY(!hand.find<QTextBrowser>("noteShown").isVisible());
        QVERIFY(!hand.actions[ActionId::Undo].isEnabled());
    }
    // Escape restores the note, also where text was saved meanwhile. The typed text can be continued.
    void escapeDiscardsNote()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.list().selectRow(0, true);
        hand.settle();
        auto &note = hand.find<AbstractPane>().note();
        auto &text = hand.find<QPlainTextEdit>("noteText");
        hand.key(Qt::Key_N);
        QTest::keyClicks(&text, u"kept"_s);
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(hand.list().view()->hasFocus());
        hand.key(Qt::Key_N);
        QTest::keyClicks(&text, u" and more"_s);
        note.save();
        QTest::keyClicks(&text, u" words"_s);
        QTest::keyClick(&text, Qt::Key_Escape);
        hand.settle();
        QCOMPARE(hand.find<QTextBrowser>("noteShown").toPlainText(), u"kept"_s);
        QPushButton *goOn = nullptr;
        for (QPushButton *button : hand.window.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == u"Continue"_s)
                goOn = button;
        QVERIFY(goOn);
        QTest::mouseClick(goOn, Qt::LeftButton);
        QVERIFY(text.hasFocus());
        QCOMPARE(text.toPlainText(), u"kept and more words"_s);
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        hand.settle();
        QCOMPARE(hand.find<QTextBrowser>("noteShown").toPlainText(), u"kept and more words"_s);
    }
};

QTEST_MAIN(TestPlaces)
#include "tst_places.moc"
