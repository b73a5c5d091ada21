// Tests assigning custom keys by keyboard only: search, press, reassign, effective at once and after a
// restart.
#include "tests/views/windowrun.h"
#include "views/actions/keybindings.h"
#include "views/actions/keyspage.h"
#include "views/widgets/filteredlistpopup.h"
#include "views/widgets/messagebar.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir) : Run(dir)
    {
        if (library.counts().papers == 0)
            importSample();
        window.activateWindow();
        list().setFocus();
        list().selectRow(0, true);
        settle();
    }
    KeysPage &page() { return find<KeysPage>(); }
    QTreeWidget &tree() { return find<QTreeWidget>("keysTree"); }
    KeyField &pressed() { return find<KeyField>("keysNew"); }
    QString says() { return find<QLabel>("keysSays").text(); }
    // Opens the page and selects the command with this name.
    void goTo(const QString &name)
    {
        actions[Id::KeyList].trigger();
        QVERIFY(tree().hasFocus());
        auto &line = find<QLineEdit>("keysFind");
        line.setFocus();
        line.clear();
        QTest::keyClicks(&line, name);
        key(Qt::Key_Return);
        QVERIFY(tree().hasFocus());
        QCOMPARE(tree().currentItem()->text(0), name);
        key(Qt::Key_Return);
        QVERIFY(pressed().hasFocus());
    }
    QStringList shown()
    {
        QStringList names;
        for (int top = 0; top < tree().topLevelItemCount(); ++top)
            for (int row = 0; row < tree().topLevelItem(top)->childCount(); ++row)
                if (!tree().topLevelItem(top)->child(row)->isHidden())
                    names.append(tree().topLevelItem(top)->child(row)->text(0));
        return names;
    }
};

} // namespace

class TestKeysPage : public QObject
{
    Q_OBJECT
private slots:
    void assignsKeyByKeyboardAtOnce()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            hand.goTo(u"Bookmark"_s);
            QVERIFY(hand.pressed().accessibleName().contains(u"Bookmark"_s));
            hand.key(Qt::Key_R);
            QCOMPARE(hand.pressed().keySequence().toString(), u"R"_s);
            QVERIFY(hand.says().contains(u"“Related papers”"_s));
            QCOMPARE(hand.pressed().accessibleDescription(), hand.says());
            QCOMPARE(hand.find<QPushButton>("keysAdd").text(), u"Reassign"_s);
            hand.key(Qt::Key_Backspace);
            QVERIFY(hand.pressed().keySequence().isEmpty());
            hand.key(Qt::Key_Q);
            QCOMPARE(hand.says(), u"Q is available."_s);
            hand.key(Qt::Key_X);
            QCOMPARE(hand.pressed().keySequence(), QKeySequence(u"Q, X"_s));
            hand.key(Qt::Key_Return);
            QVERIFY(hand.tree().hasFocus());
            QCOMPARE(hand.tree().currentItem()->text(1), u"B or Q, X"_s);
            QVERIFY(hand.find<Toast>().text().contains(u"Q, X"_s));
            QCOMPARE(hand.library.counts().bookmarks, 0); // no paper was changed meanwhile
            hand.key(Qt::Key_Escape);
            QVERIFY(hand.list().view()->hasFocus());
            hand.key(Qt::Key_Q);
            QCOMPARE(hand.library.counts().bookmarks, 0);
            hand.key(Qt::Key_X);
            QTRY_COMPARE(hand.library.counts().bookmarks, 1);
            hand.settle();
        }
        Hand hand(dir);
        hand.key(Qt::Key_Q);
        hand.key(Qt::Key_X);
        QTRY_COMPARE(hand.library.counts().bookmarks, 0);
    }

    void reassignsAndRestoresAKey()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.goTo(u"Bookmark"_s);
        hand.key(Qt::Key_U);
        hand.key(Qt::Key_Return);
        QCOMPARE(keysText(hand.actions[Id::ToggleRead]), QString());
        hand.actions[Id::LeaveReading].trigger();
        hand.key(Qt::Key_U);
        QTRY_COMPARE(hand.library.counts().bookmarks, 1);
        // Undoes the change from the message.
        hand.actions[Id::ShowMessage].trigger();
        QTRY_VERIFY(QApplication::focusWidget()
                    && hand.find<Toast>().isAncestorOf(QApplication::focusWidget()));
        hand.key(Qt::Key_Return);
        QCOMPARE(keysText(hand.actions[Id::ToggleRead]), u"U"_s);
        QCOMPARE(keysText(hand.actions[Id::ToggleBookmark]), u"B"_s);
        // Delete on a row removes its keys, one at a time.
        hand.goTo(u"Bookmark"_s);
        hand.key(Qt::Key_Escape);
        QVERIFY(hand.tree().hasFocus());
        hand.key(Qt::Key_Delete);
        QCOMPARE(keysText(hand.actions[Id::ToggleBookmark]), QString());
        QVERIFY(
            hand.tree().currentItem()->data(0, Qt::AccessibleTextRole).toString().contains(u"no shortcut"_s));
        QCOMPARE(hand.tree().currentItem()->text(2), u"changed"_s);
        hand.find<QPushButton>("keysReset").click();
        QCOMPARE(keysText(hand.actions[Id::ToggleBookmark]), u"B"_s);
        QVERIFY(!hand.find<QPushButton>("keysResetAll").isEnabled());
    }

    void reportsUnassignableKeys()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.goTo(u"Bookmark"_s);
        hand.key(Qt::Key_Delete);
        QVERIFY(hand.says().contains(u"used in fields"_s));
        QVERIFY(!hand.find<QPushButton>("keysAdd").isEnabled());
        hand.key(Qt::Key_Return);
        QCOMPARE(keysText(hand.actions[Id::ToggleBookmark]), u"B"_s);
        hand.pressed().setKeySequence({});
        hand.key(Qt::Key_S); // a fixed key of the duplicate authors page
        QVERIFY(hand.says().contains(u"Duplicate authors"_s));
        hand.pressed().setKeySequence({});
        hand.key(Qt::Key_G);
        hand.key(Qt::Key_G);
        QVERIFY(hand.says().contains(u"It begins with G"_s));
        // Alt+F is a mnemonic of the menu bar.
        hand.pressed().setKeySequence({});
        hand.key(Qt::Key_F, Qt::AltModifier);
        QVERIFY(hand.says().contains(u"“File”"_s));
        QVERIFY(!hand.find<QPushButton>("keysAdd").isEnabled());
        // A symbol typed with Shift is recorded as the symbol.
        hand.pressed().setKeySequence({});
        QTest::keyClick(&hand.pressed(), Qt::Key_Question, Qt::ShiftModifier);
        QCOMPARE(hand.pressed().keySequence(), QKeySequence(u"?"_s));
    }

    void findsCommandsByNameAndKey()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.actions[Id::Settings].trigger();
        hand.find<QPushButton>("settings-key-list").click();
        QVERIFY(hand.page().isVisible());
        QCOMPARE(hand.shown().size(), qsizetype(Id::Count) + viewKeys().size());
        auto &byKey = hand.find<KeyField>("keysFindKey");
        byKey.setFocus();
        hand.key(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(hand.shown(), QStringList{u"Paper pane"_s});
        byKey.setKeySequence({});
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.shown().first(), u"Read paper"_s); // and views with a fixed meaning
        hand.key(Qt::Key_Escape);
        QVERIFY(hand.tree().hasFocus());
        QCOMPARE(hand.shown().size(), qsizetype(Id::Count) + viewKeys().size());
        hand.find<QLineEdit>("keysFind").setText(u"citation copy"_s);
        QCOMPARE(hand.shown(),
                 (QStringList{u"Copy citation"_s, u"Copy citation key"_s, u"Copy citation in style…"_s}));
        hand.find<QLineEdit>("keysFind").setText(u"zzz"_s);
        QVERIFY(hand.shown().isEmpty());
        QVERIFY(!hand.find<QPushButton>("keysAdd").isEnabled());
    }

    void keySetAppliesAtOnceEverywhere()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.actions[Id::KeyList].trigger();
        auto &preset = hand.find<QComboBox>("keysPreset");
        preset.setFocus();
        hand.key(Qt::Key_Down);
        QCOMPARE(preset.currentData().toString(), u"vim"_s);
        QTest::keyClick(&preset, Qt::Key_Return);
        QCOMPARE(keysText(hand.actions[Id::CopyCitation]), u"Y, Y"_s);
        QVERIFY(hand.actions[Id::CopyCitation].toolTip().contains(u"Y, Y"_s));
        hand.key(Qt::Key_Escape);
        hand.list().setFocus();
        hand.key(Qt::Key_G, Qt::ShiftModifier);
        QTRY_COMPARE(hand.list().currentRow(), hand.library.browser().papers().rowCount() - 1);
        hand.key(Qt::Key_G);
        hand.key(Qt::Key_G);
        QTRY_COMPARE(hand.list().currentRow(), 0);
        hand.key(Qt::Key_G);
        hand.key(Qt::Key_B);
        hand.settle();
        QCOMPARE(hand.chips(), QStringList{u"Bookmarks"_s});
        // The palette and the key list show the change.
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Colon);
        auto &box = hand.find<QLineEdit>("commandBox");
        QVERIFY(box.isVisible());
        QTest::keyClicks(&box, u"copy citation"_s);
        QCOMPARE(
            hand.find<QListWidget>("commandList").item(0)->data(FilteredListPopup::DetailRole).toString(),
            u"Y, Y"_s);
        QTest::keyClick(&box, Qt::Key_Escape);
        hand.actions[Id::KeyList].trigger();
        hand.find<QLineEdit>("keysFind").setText(u"y, y"_s);
        QVERIFY(hand.shown().contains(u"Copy citation"_s));
        hand.find<QLineEdit>("keysFind").setText(u"duplicate authors same"_s);
        QCOMPARE(hand.shown(), QStringList{u"Same person"_s});
        QVERIFY(!hand.pressed().isEnabled()); // the keys of a view are fixed
    }

    void showsCompleteExplanation()
    {
        QTemporaryDir dir;
        Hand run(dir);
        run.actions[Id::KeyList].trigger();
        const QLabel &line = *run.page().findChild<QLabel *>(u"pageLine"_s);
        const auto *controls = run.page().findChild<QComboBox *>(u"keysPreset"_s);
        const auto top = [&](const QWidget &widget) { return widget.mapTo(&run.page(), QPoint()).y(); };
        run.window.resize(1400, 800);
        QTRY_VERIFY(top(line) < top(*controls) + controls->height());
        run.window.resize(700, 800);
        QTRY_VERIFY(top(line) >= top(*controls) + controls->height());
        QVERIFY(line.height() < 3 * line.fontMetrics().height());
        run.window.resize(1400, 800);
        QTRY_VERIFY(top(line) < top(*controls) + controls->height());
    }

    // A paper command with a symbol as its key has no effect while the papers are hidden.
    void symbolKeysIgnoreHiddenPapers()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.goTo(u"Bookmark"_s);
        QTest::keyClick(&hand.pressed(), Qt::Key_NumberSign);
        hand.key(Qt::Key_Return);
        hand.key(Qt::Key_NumberSign);
        hand.settle();
        QCOMPARE(hand.library.counts().bookmarks, 0);
        hand.key(Qt::Key_Escape);
        hand.key(Qt::Key_NumberSign);
        QTRY_COMPARE(hand.library.counts().bookmarks, 1);
    }
};

QTEST_MAIN(TestKeysPage)
#include "tst_keyspage.moc"
