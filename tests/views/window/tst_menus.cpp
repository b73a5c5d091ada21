// Tests the menus of the window, the command palette and the tabs for cleaning up.
#include "models/session/markedits.h"
#include "tests/views/windowrun.h"
#include "views/widgets/filteredlistpopup.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTreeView>

using namespace lectern;
using lectern::test::Run;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

// The entries of a menu, submenus included but not their entries.
QList<QAction *> entriesOf(const QMenu &menu)
{
    QList<QAction *> entries = menu.actions();
    entries.removeIf([](const QAction *action) { return action->isSeparator(); });
    return entries;
}

struct Palette : Run {
    explicit Palette(const QTemporaryDir &dir) : Run(dir)
    {
        importSample();
        window.activateWindow();
        list().setFocus();
        list().selectRow(0, true);
        settle();
    }
    QListWidget &found() { return find<QListWidget>("commandList"); }
    void type(const QString &text)
    {
        actions[Id::CommandPalette].trigger();
        QTest::keyClicks(&find<QLineEdit>("commandBox"), text);
        settle();
    }
    // Chooses the first entry with this text and kind.
    bool choose(const QString &text, const QString &kind)
    {
        return QTest::qWaitFor([&] { return chooseShown(text, kind); });
    }
    bool chooseShown(const QString &text, const QString &kind)
    {
        for (int row = 0; row < found().count(); ++row)
            if (found().item(row)->text() == text
                && found().item(row)->data(FilteredListPopup::DetailRole).toString() == kind) {
                found().setCurrentRow(row);
                QTest::keyClick(&find<QLineEdit>("commandBox"), Qt::Key_Return);
                settle();
                return true;
            }
        return false;
    }
};

} // namespace

class TestMenus : public QObject
{
    Q_OBJECT
private slots:
    void menusStayShort()
    {
        QTemporaryDir dir;
        Run run(dir);
        QHash<QString, int> counts;
        for (const QAction *menu : run.window.menuBar()->actions())
            counts.insert(menu->text(), int(entriesOf(*menu->menu()).size()));
        QCOMPARE(counts.value(u"&File"_s), 9);
        QCOMPARE(counts.value(u"&View"_s), 8);
        QCOMPARE(counts.value(u"&Paper"_s), 13);
        QCOMPARE(counts.value(u"&Help"_s), 6);
        QVERIFY(counts.value(u"&Edit"_s) <= 12);
        QVERIFY(counts.value(u"&Go"_s) <= 19);
        // No menu has two lines next to each other, at its begin or at its end.
        for (const QMenu *menu : run.window.findChildren<QMenu *>())
            for (int i = 0; i < menu->actions().size(); ++i)
                if (menu->actions()[i]->isSeparator())
                    QVERIFY(i > 0 && i + 1 < menu->actions().size()
                            && !menu->actions()[i + 1]->isSeparator());
    }

    void contextMenuStaysShort()
    {
        QTemporaryDir dir;
        Palette run(dir);
        for (const bool inList : {false, true}) {
            if (inList) {
                MarkEdits edits(run.library);
                edits.createList(u"Tides"_s, ListId::None);
                run.settle();
                const ListId list = run.library.sidebar().sidebarData().lists.first().id;
                run.library.browser().goTo(Condition{listNode(list), u"Tides"_s});
                run.settle();
            }
            emit run.list().contextMenuRequested({});
            const QMenu *menu = nullptr;
            for (const QMenu *each : run.window.findChildren<QMenu *>())
                if (each->isVisible())
                    menu = each;
            if (!menu)
                QFAIL("no menu is open");
            QVERIFY(entriesOf(*menu).size() <= 11);
            QCOMPARE(entriesOf(*menu).contains(&run.actions[Id::RemoveFromPlace]), inList);
            QVERIFY(!menu->actions().contains(&run.actions[Id::OpenFile])); // the paper has no PDF
            delete menu;
        }
    }

    // Commands outside of the menus are found by the palette.
    void paletteListsEveryCommand()
    {
        QTemporaryDir dir;
        Palette run(dir);
        run.type({});
        QCOMPARE(run.found().count(), int(Id::Count) - 1);
    }

    void paletteFindsTheContentOfTheLibrary()
    {
        QTemporaryDir dir;
        Palette run(dir);
        const PaperId paper = run.library.browser().papers().idAt(0);
        run.library.writer().addTag(u"harbour walls"_s, {paper});
        run.settle();
        run.type(u"harb"_s);
        QVERIFY(run.choose(u"harbour walls"_s, u"tag"_s));
        QCOMPARE(run.chips(), QStringList{u"harbour walls"_s});
        run.type(u"tamsin"_s);
        QVERIFY(run.choose(u"Tamsin Okwuosa"_s, u"8 papers"_s));
        QCOMPARE(run.chips(), QStringList{u"Tamsin Okwuosa"_s});
        const QString title =
            run.library.browser().papers().index(3, PaperListModel::Title).data().toString();
        run.actions[Id::ShowAll].trigger();
        run.settle();
        run.type(title.left(12));
        QVERIFY(run.choose(title, u"paper"_s));
        QCOMPARE(run.library.browser().papers().rowAt(run.list().currentRow())->title, title);
        run.type(u"zqxw"_s);
        QTRY_VERIFY(run.found().isHidden());
        QTRY_COMPARE(run.find<QLabel>("commandNone").text(), u"No matches."_s);
    }

    void cleaningUpHasTabs()
    {
        QTemporaryDir dir;
        Palette run(dir);
        auto &tabs = run.find<QTabBar>("cleanUpTabs");
        QVERIFY(!tabs.isVisible());
        run.actions[Id::CleanUp].trigger();
        QVERIFY(tabs.isVisible());
        QCOMPARE(tabs.count(), 4);
        QCOMPARE(tabs.currentIndex(), 0);
        QVERIFY(run.find<QWidget>("duplicatesPage").isVisible());
        tabs.setFocus();
        QTest::keyClick(&tabs, Qt::Key_Right);
        QVERIFY(run.find<QWidget>("whoIsWhoPage").isVisible());
        QVERIFY(tabs.hasFocus());
        QTest::keyClick(&tabs, Qt::Key_Right);
        QVERIFY(run.find<QWidget>("joinedPage").isVisible());
        run.actions[Id::ShowUnmatched].trigger();
        QCOMPARE(tabs.currentIndex(), 3);
        run.actions[Id::ShowAll].trigger();
        QVERIFY(!tabs.isVisible());
        run.actions[Id::CleanUp].trigger(); // the tab used last
        QVERIFY(run.find<QWidget>("unsurePage").isVisible());
        run.actions[Id::CleanUp].trigger(); // pressed again: the next tab
        QVERIFY(run.find<QWidget>("duplicatesPage").isVisible());
    }

    void sectionsOfTheSidebarCollapseByKey()
    {
        QTemporaryDir dir;
        Palette run(dir);
        auto &tree = run.find<QTreeView>("sidebarTree");
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_End);
        const QPersistentModelIndex sources = tree.currentIndex();
        QCOMPARE(sources.data().toString(), u"Sources"_s);
        QTest::keyClick(&tree, Qt::Key_Right);
        QVERIFY(sources.model()->rowCount(sources) > 0);
        QTest::keyClick(&tree, Qt::Key_Down);
        QCOMPARE(QModelIndex(sources), tree.currentIndex().parent());
        run.settle();
        QTest::keyClick(&tree, Qt::Key_Left);
        QCOMPARE(sources.model()->rowCount(sources), 0);
        QCOMPARE(tree.currentIndex(), QModelIndex(sources));
    }
};

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"
