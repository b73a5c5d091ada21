// Tests keyboard focus and commands: after a panel is collapsed, in the trash, in the sidebar filter, on
// buttons, in the menu and the palette.
#include "views/paper/abstractpane.h"
#include "views/sidebar/sidebar.h"
#include "views/style/motion.h"
#include "views/widgets/filteredlistpopup.h"
#include "windowrun.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir) : Run(dir)
    {
        importSample();
        window.activateWindow();
        list().setFocus();
        list().selectRow(0, true);
        settle();
    }
    bool isInList() { return list().view()->hasFocus(); }
    // The first commands that the palette finds.
    QStringList found(const QString &typed)
    {
        key(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&find<QLineEdit>("commandBox"), typed);
        QStringList texts;
        for (int i = 0; i < find<QListWidget>("commandList").count() && texts.size() < 3; ++i)
            if (const QListWidgetItem *item = find<QListWidget>("commandList").item(i);
                item->data(FilteredListPopup::ValueRole).toInt() < int(ActionId::Count))
                texts.append(item->text());
        return texts;
    }
};

void collect(const QMenu &menu, QSet<QString> *names)
{
    for (const QAction *action : menu.actions())
        if (action->menu() && action->objectName().isEmpty())
            collect(*action->menu(), names);
        else
            names->insert(action->objectName());
}

} // namespace

class TestKeys : public QObject
{
    Q_OBJECT
private slots:
    void collapsingMovesFocusToTheList()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.find<QTreeView>("sidebarTree").setFocus();
        hand.key(Qt::Key_F9);
        QVERIFY(!hand.find<Sidebar>().isVisible());
        QVERIFY(hand.isInList());
        hand.key(Qt::Key_F9);
        hand.find<QTextBrowser>("readingView").setFocus();
        hand.key(Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(!hand.find<AbstractPane>().isVisible());
        QVERIFY(hand.isInList());
        hand.key(Qt::Key_F9, Qt::ShiftModifier);
        hand.find<QTextBrowser>("readingView").setFocus();
        hand.window.resize(620, 700); // too narrow for the sidebar and the paper pane
        QTRY_VERIFY(!hand.find<AbstractPane>().isVisible());
        QVERIFY(hand.isInList());
        hand.window.resize(1280, 800);
        // The settings page is closed by opening other papers.
        hand.actions[ActionId::Settings].trigger();
        QVERIFY(!hand.isInList());
        hand.actions[ActionId::ShowUnread].trigger();
        hand.settle();
        QVERIFY(hand.isInList());
    }

    // A collapsed panel receives no keys and clicks; only a picture of it slides out of view. There is no
    // animation if the user, the desktop or the program disables it.
    void animatesCollapsingUnlessDisabled()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const auto restore = qScopeGuard([] {
            allowMotion(false);
            setMotionWanted(true);
            reduceMotion(false);
        });
        const auto sliding = [&] { return hand.window.findChild<QWidget *>(u"sliding"_s); };
        hand.key(Qt::Key_F9);
        QVERIFY(!sliding());
        hand.key(Qt::Key_F9);
        allowMotion(true);
        for (const Qt::KeyboardModifiers modifier : {Qt::NoModifier, Qt::ShiftModifier}) {
            const QWidget &part = modifier ? static_cast<QWidget &>(hand.find<AbstractPane>())
                                           : static_cast<QWidget &>(hand.find<Sidebar>());
            const QRect place(part.mapTo(&hand.window, QPoint()), part.size());
            hand.key(Qt::Key_F9, modifier);
            QVERIFY(!part.isVisible());
            QVERIFY(sliding());
            QCOMPARE(sliding()->geometry(), place);
            QVERIFY(hand.isInList());
            QTRY_VERIFY(!sliding());
            hand.key(Qt::Key_F9, modifier);
            QVERIFY(part.isVisible());
            QTRY_VERIFY(sliding());
            QCOMPARE(sliding()->geometry(), place);
            QTRY_VERIFY(!sliding());
        }
        reduceMotion(true);
        hand.key(Qt::Key_F9);
        QVERIFY(!sliding());
        reduceMotion(false);
        hand.actions[ActionId::Animation].trigger();
        hand.key(Qt::Key_F9);
        QCoreApplication::processEvents();
        QVERIFY(!sliding() && hand.find<Sidebar>().isVisible());
        hand.window.close();
        QVERIFY(!hand.settings.value("view/motion").toBool()); // no animation until the user enables it again
    }

    void selectAllAppliesToPapersFromAnyFocus()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.library.writer().trashPapers(hand.library.browser().papers().result()->ids(0, 3));
        hand.settle();
        hand.find<QTreeView>("sidebarTree").setFocus();
        hand.actions[ActionId::ShowTrash].trigger();
        hand.settle();
        hand.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(hand.list().selectedCount(), 3);
        QVERIFY(hand.isInList());
        // In text fields these keys still select words.
        hand.box().setFocus();
        QTest::keyClicks(&hand.box(), u"tide"_s);
        hand.key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(hand.box().selectedText(), u"tide"_s);
    }

    void returnActivatesAnyButton_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addRow("return") << Qt::Key_Return;
        QTest::addRow("enter") << Qt::Key_Enter;
        QTest::addRow("space") << Qt::Key_Space;
    }
    void returnActivatesAnyButton()
    {
        QFETCH(Qt::Key, key);
        QTemporaryDir dir;
        Hand hand(dir);
        // A tool button of the reading pane, where Return and Space are otherwise commands.
        for (QToolButton *button : hand.find<AbstractPane>().findChildren<QToolButton *>())
            if (button->isVisible() && button->defaultAction() == &hand.actions[ActionId::ToggleBookmark]) {
                button->setFocus();
                hand.key(key);
                QTRY_COMPARE(hand.library.counts().bookmarks, 1);
                QVERIFY(button->hasFocus());
            }
        QCOMPARE(hand.library.counts().bookmarks, 1);
        // Return and Space on a chip activate it.
        hand.library.browser().openAuthor(hand.library.sidebar().sidebarData().authors.first().id, u"A"_s);
        hand.settle();
        QCOMPARE(hand.chips().size(), 1);
        for (Chip *chip : hand.find<FilterBar>().findChildren<Chip *>())
            if (chip->isVisible())
                chip->setFocus();
        hand.key(key);
        QTRY_COMPARE(hand.chips(), QStringList());
    }

    void menuHasSixMenusAndTheirCommands()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        const QMenu *menu = hand.find<QToolButton>("mainMenuButton").menu();
        QStringList titles;
        for (const QAction *action : menu->actions())
            titles.append(action->text().remove(u'&'));
        QCOMPARE(titles, QStringList({u"File"_s, u"Edit"_s, u"Paper"_s, u"View"_s, u"Go"_s, u"Help"_s}));
        QSet<QString> names;
        collect(*menu, &names);
        // The others are in the palette.
        for (const ActionSpec &spec : Actions::specs())
            QCOMPARE(names.contains(QLatin1StringView(spec.name)),
                     spec.menu != Menu::None && spec.menu != Menu::Appearance);
    }

    // F10 opens the menu bar if it is visible, otherwise the menu button.
    void f10OpensTheMenu()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        QMenu *all = hand.find<QToolButton>("mainMenuButton").menu();
        hand.key(Qt::Key_F10);
        QTRY_VERIFY(all->isVisible());
        QCOMPARE(all->activeAction(), all->actions().first());
        QTest::keyClick(all, Qt::Key_Escape);
        QTRY_VERIFY(!all->isVisible());
        QVERIFY(hand.isInList());
        QVERIFY(hand.find<AbstractPane>().isVisible()); // F10 does not hide the pane
        hand.actions[ActionId::ShowMenuBar].trigger();
        QMenu *file = hand.window.menuBar()->actions().first()->menu();
        hand.key(Qt::Key_F10);
        QTRY_VERIFY(file->isVisible());
        QTest::keyClick(file, Qt::Key_Escape);
        QTRY_VERIFY(!file->isVisible());
        // Reading mode has neither menu bar nor button.
        hand.actions[ActionId::ReadingMode].trigger();
        hand.key(Qt::Key_F10);
        QTRY_VERIFY(all->isVisible());
        QTest::keyClick(all, Qt::Key_Escape);
        QTRY_VERIFY(!all->isVisible());
    }

    void ranksCommandsByPrefixAndUse()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            const QStringList copies{u"Copy citation"_s, u"Copy BibTeX"_s, u"Copy citation key"_s};
            QCOMPARE(hand.found(u"cop"_s), copies);
            auto &box = hand.find<QLineEdit>("commandBox");
            QTest::keyClick(&box, Qt::Key_Down);
            QTest::keyClick(&box, Qt::Key_Return);
            QCOMPARE(hand.found(u"cop"_s), QStringList({copies[1], copies[0], copies[2]}));
            QTest::keyClick(&box, Qt::Key_Escape);
        }
        Hand hand(dir);
        QCOMPARE(hand.found(u"cop"_s).first(), u"Copy BibTeX"_s);
        // Without a search text, recently used commands are first.
        QTest::keyClick(&hand.find<QLineEdit>("commandBox"), Qt::Key_Escape);
        QCOMPARE(hand.found({}).first(), u"Copy BibTeX"_s);
    }

    void paletteReportsNoMatch()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        QCOMPARE(hand.found(u"xyzzy"_s), QStringList());
        auto &box = hand.find<QLineEdit>("commandBox");
        auto &none = hand.find<QLabel>("commandNone");
        QTRY_VERIFY(none.isVisible() && !hand.find<QListWidget>("commandList").isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY(box.height() >= box.sizeHint().height());
        QVERIFY(none.height() >= none.heightForWidth(none.width()));
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&box, Qt::Key_Backspace);
        QVERIFY(!none.isVisible() && hand.find<QListWidget>("commandList").isVisible());
    }
};

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
