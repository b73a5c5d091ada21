// Tests the checklists of tags and reading lists: a small list near the focus, checked for the tags and lists
// of the papers.
#include "models/store/edits/liststore.h"
#include "models/store/edits/tagstore.h"
#include "views/paper/abstractpane.h"
#include "views/sidebar/taglistchecklist.h"
#include "views/widgets/filteredlistpopup.h"
#include "views/widgets/messagebar.h"
#include "windowrun.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QToolButton>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir, int count = 8) : Run(dir)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += paperLine(u"Paper %1"_s.arg(i), {u"Author%1 Example"_s.arg(i)},
                               u"Abstract number %1 is about the tide."_s.arg(i), 5000 - i);
        if (library.browser().papers().rowCount() == 0)
            importLines(lines);
        window.activateWindow();
        list().view()->setFocus();
        select(0, 0);
    }
    void select(int from, int to)
    {
        list().view()->setFocus();
        list().selectRow(from, true);
        for (int row = from; row < to; ++row)
            key(Qt::Key_Down, Qt::ShiftModifier);
        settle();
    }
    TagListChecklist &checklist() { return find<TagListChecklist>(); }
    QListWidget &ticks() { return find<QListWidget>("placeTicks"); }
    void open(Qt::Key letter)
    {
        key(letter);
        QVERIFY(checklist().isVisible());
        settle();
    }
    void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }
    // Returns the visible rows, indented as shown: "[x] toread", "[-] method", "[ ] other", "+ Create tag
    // “x”".
    QStringList rows()
    {
        settle();
        QStringList texts;
        for (int i = 0; i < ticks().count(); ++i) {
            const QListWidgetItem *item = ticks().item(i);
            const QVariant tick = item->data(Qt::CheckStateRole);
            const QString box = !tick.isValid()                        ? u"+ "_s
                : tick.value<Qt::CheckState>() == Qt::Checked          ? u"[x] "_s
                : tick.value<Qt::CheckState>() == Qt::PartiallyChecked ? u"[-] "_s
                                                                       : u"[ ] "_s;
            texts.append(QString(2 * item->data(FilteredListPopup::DepthRole).toInt(), u' ') + box
                         + item->text());
        }
        return texts;
    }
    QStringList tagsOf(int row)
    {
        const auto file = Library::open(library.file(), Library::Mode::ReadOnly);
        return file ? *(*file)->tags().namesOf(library.browser().papers().idAt(row)) : QStringList();
    }
};

} // namespace

class TestTicks : public QObject
{
    Q_OBJECT
private slots:
    // By mouse: a click outside closes the list and has its usual effect; a click on the button that opened
    // the list only closes it.
    void clickOutsideClosesTheList()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto button = [&](ActionId id) {
            for (QToolButton *tool : hand.find<AbstractPane>().findChildren<QToolButton *>())
                if (tool->defaultAction() == &hand.actions[id] && tool->isVisible())
                    return tool;
            return static_cast<QToolButton *>(nullptr);
        };
        const auto click = [&](QWidget *widget) {
            QTest::mouseClick(widget, Qt::LeftButton);
            QCoreApplication::processEvents();
            hand.settle();
        };
        const PaperId first = hand.library.browser().currentPaper();
        click(button(ActionId::AddTag));
        QVERIFY(hand.checklist().isVisible());
        click(button(ActionId::NextPaper));
        QVERIFY(!hand.checklist().isVisible());
        QVERIFY(hand.library.browser().currentPaper() != first);
        click(button(ActionId::AddTag));
        QVERIFY(hand.checklist().isVisible());
        click(button(ActionId::AddTag));
        QVERIFY(!hand.checklist().isVisible());
        QVERIFY(hand.list().view()->hasFocus()); // the focus is restored
        click(button(ActionId::AddTag));
        QVERIFY(hand.checklist().isVisible());
        click(button(ActionId::AddToList)); // replaced by the other list
        QVERIFY(hand.checklist().isVisible());
        QVERIFY(hand.checklist().accessibleName().contains(u"ist"_s));
        click(&hand.checklist()); // a click on an inactive area has no effect
        QVERIFY(hand.checklist().isVisible());
        // A press may open a menu, which then receives the release; the list can still be opened again.
        QMenu menu;
        menu.addAction(u"anything"_s);
        for (const bool byKey : {false, true}) {
            click(button(ActionId::AddTag));
            QVERIFY(hand.checklist().isVisible());
            QTest::mousePress(button(ActionId::ToggleRead), Qt::LeftButton);
            QVERIFY(!hand.checklist().isVisible());
            if (!byKey) {
                QMouseEvent release(QEvent::MouseButtonRelease, QPoint(5, 5), menu.mapToGlobal(QPoint(5, 5)),
                                    Qt::LeftButton, {}, {});
                QApplication::sendEvent(&menu, &release);
                QCoreApplication::sendPostedEvents();
            }
            hand.settle();
            if (byKey)
                hand.open(Qt::Key_T);
            else
                click(button(ActionId::AddTag));
            QVERIFY(hand.checklist().isVisible());
            hand.key(Qt::Key_Escape);
        }
    }
    void createsFindsAndRemovesATag()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.open(Qt::Key_T);
        QCOMPARE(hand.rows(), QStringList());
        const QPoint listAt = hand.list().mapTo(&hand.window, QPoint());
        hand.type(u"method/rl"_s);
        QCOMPARE(hand.rows(), QStringList{u"+ Create tag “method/rl”"_s});
        QCOMPARE(hand.list().mapTo(&hand.window, QPoint()), listAt); // the layout does not change
        hand.key(Qt::Key_Return);
        hand.settle();
        QVERIFY(!hand.checklist().isVisible());
        QVERIFY(hand.list().view()->hasFocus());
        QCOMPARE(hand.tagsOf(0), QStringList{u"method/rl"_s});
        // The tag is found by the last part of its name, and is checked; Return removes it.
        hand.open(Qt::Key_T);
        QCOMPARE(hand.rows(), QStringList({u"[x] method/rl"_s, u"[ ] method"_s}));
        hand.type(u"RL"_s);
        QCOMPARE(hand.rows().first(), u"[x] method/rl"_s);
        hand.key(Qt::Key_Return);
        hand.settle();
        QCOMPARE(hand.tagsOf(0), QStringList());
        // A name that only occurs within another one creates a new tag, unless that row is selected.
        hand.open(Qt::Key_T);
        hand.type(u"tho"_s);
        QCOMPARE(hand.rows().first(), u"+ Create tag “tho”"_s);
        hand.key(Qt::Key_Escape);
        QVERIFY(!hand.checklist().isVisible());
        QVERIFY(hand.list().view()->hasFocus());
        QCOMPARE(hand.tagsOf(0), QStringList());
    }

    // The colour of a tag is set by keys or by mouse, shown in the row, and undone like any change.
    void tagHasItsOwnColour()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const PaperId paper = hand.library.browser().papers().idAt(0);
        hand.library.writer().addTag(u"method/rl"_s, {paper});
        hand.settle();
        const auto colour = [&] {
            const auto file = Library::open(hand.library.file(), Library::Mode::ReadOnly);
            return file ? (*file)->tags().tags()->value(0).colour : -1;
        };
        hand.open(Qt::Key_T);
        QTRY_COMPARE(hand.rows(), QStringList({u"[ ] method"_s, u"  [x] rl"_s}));
        const auto &swatches = hand.find<QWidget>("tagSwatches");
        const QList<QToolButton *> dots = swatches.findChildren<QToolButton *>();
        QCOMPARE(dots.size(), 9);
        QVERIFY(swatches.isVisible());
        QVERIFY(!dots[5]->isEnabled()); // a tag that is only a name prefix has no colour
        hand.key(Qt::Key_5, Qt::AltModifier);
        hand.key(Qt::Key_Down);
        QVERIFY(dots[0]->isChecked());
        hand.key(Qt::Key_5, Qt::AltModifier);
        hand.settle();
        QTRY_VERIFY(dots[5]->isChecked());
        QCOMPARE(colour(), 5);
        QVERIFY(hand.checklist().isVisible());
        QCOMPARE(dots[5]->accessibleName(), u"Teal for tag method/rl"_s);
        // The row shows the new colour without another query.
        const auto colours = [&] {
            return hand.library.browser()
                .papers()
                .index(0, 0)
                .data(PaperListModel::RowRole)
                .value<PaperRow>()
                .tagColours;
        };
        QTRY_COMPARE(colours(), QList<int>{5});
        QTest::mouseClick(dots[2], Qt::LeftButton);
        hand.settle();
        QTRY_COMPARE(colours(), QList<int>{2});
        QVERIFY(hand.find<QLineEdit>("tagChoice").hasFocus());
        hand.key(Qt::Key_Escape);
        hand.key(Qt::Key_Z, Qt::ControlModifier);
        hand.settle();
        QCOMPARE(colour(), 5);
        QTRY_COMPARE(colours(), QList<int>{5});
        // Lists have no colours.
        hand.open(Qt::Key_L);
        QVERIFY(!swatches.isVisible());
    }

    void mixedStateIsPartiallyChecked()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto id = [&](int row) { return hand.library.browser().papers().idAt(row); };
        hand.library.writer().addTag(u"all"_s, {id(0), id(1), id(2)});
        hand.library.writer().addTag(u"one"_s, {id(1)});
        hand.library.writer().addTag(u"other"_s, {id(5)});
        hand.settle();
        hand.select(0, 2);
        hand.open(Qt::Key_T);
        QCOMPARE(hand.rows(), QStringList({u"[x] all"_s, u"[-] one"_s, u"[ ] other"_s}));
        // Space toggles without closing: partly checked becomes all, all becomes none.
        hand.key(Qt::Key_Space);
        QTRY_COMPARE(hand.rows(), QStringList({u"[ ] all"_s, u"[-] one"_s, u"[ ] other"_s}));
        hand.key(Qt::Key_Down);
        hand.key(Qt::Key_Space);
        QTRY_COMPARE(hand.rows(), QStringList({u"[ ] all"_s, u"[x] one"_s, u"[ ] other"_s}));
        QVERIFY(hand.checklist().isVisible());
        // A click toggles too.
        QTest::mouseClick(hand.ticks().viewport(), Qt::LeftButton, {},
                          hand.ticks().visualItemRect(hand.ticks().item(2)).center());
        QTRY_COMPARE(hand.rows(), QStringList({u"[ ] all"_s, u"[x] one"_s, u"[x] other"_s}));
        hand.key(Qt::Key_Escape);
        QCOMPARE(hand.tagsOf(2), QStringList({u"one"_s, u"other"_s}));
        QCOMPARE(hand.list().selectedCount(), 3);
        // Each change is an undo step.
        hand.key(Qt::Key_Z, Qt::ControlModifier);
        hand.settle();
        QCOMPARE(hand.tagsOf(2), QStringList{u"one"_s});
        // The last used tag is first, also after a restart.
        hand.open(Qt::Key_T);
        QCOMPARE(hand.rows(), QStringList({u"[ ] other"_s, u"[x] one"_s, u"[ ] all"_s}));
    }

    void indentsNestedLists()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            ListId thesis = ListId::None;
            hand.library.writer().write([&thesis](Library &library) {
                return library.lists().create(u"Thesis"_s, ListId::None, &thesis);
            });
            hand.settle();
            hand.library.writer().write(
                [thesis](Library &library) { return library.lists().create(u"Chapter 2"_s, thesis); });
            hand.settle();
            hand.open(Qt::Key_L);
            QCOMPARE(hand.rows(), QStringList({u"[ ] Thesis"_s, u"  [ ] Chapter 2"_s}));
            hand.type(u"chap"_s);
            QCOMPARE(hand.rows().first(), u"[ ] Thesis / Chapter 2"_s);
            hand.key(Qt::Key_Return);
            hand.settle();
        }
        Hand hand(dir);
        hand.select(0, 1);
        hand.open(Qt::Key_L);
        QCOMPARE(hand.rows(), QStringList({u"[-] Thesis / Chapter 2"_s, u"[ ] Thesis"_s}));
        hand.type(u"Evening"_s);
        hand.key(Qt::Key_Return);
        hand.settle();
        QTRY_COMPARE(hand.library.sidebar().sidebarData().lists.size(), 3);
    }

    void manyPapersNeedConfirmation()
    {
        QTemporaryDir dir;
        Hand hand(dir, 1001);
        hand.key(Qt::Key_A, Qt::ControlModifier);
        hand.open(Qt::Key_T);
        hand.type(u"tide"_s);
        hand.key(Qt::Key_Return);
        auto &confirm = hand.find<MessageBar>("confirmBar");
        QVERIFY(confirm.isVisible());
        QCOMPARE(confirm.text(), u"Tag 1,001 papers with “tide”?"_s);
        hand.key(Qt::Key_Return);
        hand.settle();
        QTRY_COMPARE(hand.tagsOf(700), QStringList{u"tide"_s});
        QCOMPARE(hand.list().selectedCount(), 1001);
    }
};

QTEST_MAIN(TestTicks)
#include "tst_checklists.moc"
