// Tests hints: each is shown once, in its situation, one at a time, dismissed permanently by a key, and not
// shown where they are disabled.
#include "tests/views/windowrun.h"
#include "views/widgets/noticebar.h"

#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;
using Id = ActionId;

namespace
{

struct Hand : Run {
    explicit Hand(const QTemporaryDir &dir, bool allowed = true) : Run(dir)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        if (allowed)
            window.allowHints();
    }
    HintBar &bar() { return find<HintBar>(); }
    void read()
    {
        if (library.counts().papers == 0)
            importSample();
        list().setFocus();
        list().selectRow(1, true);
        settle();
    }
};

} // namespace

class TestHints : public QObject
{
    Q_OBJECT
private slots:
    void showsNoneUnlessEnabled()
    {
        QTemporaryDir dir;
        Hand hand(dir, false);
        hand.read();
        QVERIFY(!hand.bar().isVisible());
    }

    void showsEachOnceWithoutFocus()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            hand.read();
            QTRY_VERIFY(hand.bar().isVisible());
            QVERIFY(hand.bar().text().startsWith(u"J and K"_s));
            QVERIFY(hand.list().view()->hasFocus());
            // A second trigger does not replace a visible hint.
            hand.box().setText(u"learning"_s);
            hand.settle();
            QVERIFY(hand.bar().text().startsWith(u"J and K"_s));
            hand.list().setFocus();
            hand.key(Qt::Key_F7);
            QVERIFY(!hand.bar().isVisible());
            QVERIFY(hand.list().view()->hasFocus());
            hand.list().selectRow(2, true);
            hand.settle();
            QVERIFY(!hand.bar().isVisible());
            // The search and undo have their own hints.
            hand.box().setText(u"the"_s);
            hand.settle();
            QTRY_VERIFY(hand.bar().isVisible());
            QVERIFY(hand.bar().text().contains(u"author:"_s));
            hand.bar().findChild<QPushButton *>(u"hintClose"_s)->click();
            hand.actions[Id::ToggleBookmark].trigger();
            QTRY_VERIFY(hand.bar().isVisible());
            QVERIFY(hand.bar().text().startsWith(u"Ctrl+Z"_s));
            hand.key(Qt::Key_F7);
        }
        Hand hand(dir);
        hand.read();
        hand.actions[Id::ToggleBookmark].trigger();
        hand.settle();
        QVERIFY(!hand.bar().isVisible());
    }

    void showsHintsForFilesAndMenuCommands()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        QFile file(dir.filePath(u"one.jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(paperLine(u"Waves in bathtubs"_s, {u"Ada Wave"_s}, u"In a bathtub."_s, 1));
        file.close();
        hand.library.imports().importFiles({file.fileName()});
        hand.settle();
        QTRY_VERIFY(hand.bar().isVisible());
        QVERIFY(hand.bar().text().contains(u"“Watch folder…”"_s));
        hand.list().setFocus();
        hand.key(Qt::Key_F7);
        QVERIFY(!hand.bar().isVisible());
        const QMenu *all = hand.find<QToolButton>("mainMenuButton").menu();
        QMenu *view = all->actions()[3]->menu();
        for (int i = 0; i < 3; ++i) {
            hand.key(Qt::Key_F,
                     Qt::ShiftModifier); // a user who presses the key knows it, so there is no hint
            hand.key(Qt::Key_F, Qt::ShiftModifier);
            QVERIFY2(!hand.bar().isVisible(), qPrintable(hand.bar().text()));
            view->popup({10, 10});
            view->setActiveAction(&hand.actions[Id::ShowFacets]);
            QTest::keyClick(view, Qt::Key_Return);
            QVERIFY(!view->isVisible());
            QCoreApplication::sendPostedEvents();
        }
        QVERIFY(hand.bar().text().contains(u"Shift+F"_s));
    }

    // Reading mode shows only the paper.
    void showsNoneInReadingMode()
    {
        QTemporaryDir dir;
        Hand hand(dir);
        hand.read();
        QTRY_VERIFY(hand.bar().isVisible());
        const QString text = hand.bar().text();
        hand.actions[Id::ReadingMode].trigger();
        QVERIFY(!hand.bar().isVisible());
        hand.actions[Id::ToggleBookmark].trigger();
        hand.settle();
        QVERIFY(!hand.bar().isVisible());
        hand.actions[Id::ReadingMode].trigger();
        QVERIFY(hand.bar().isVisible());
        QCOMPARE(hand.bar().text(), text);
        // A hint dismissed meanwhile stays hidden.
        hand.actions[Id::ReadingMode].trigger();
        hand.actions[Id::ShowHints].trigger();
        hand.actions[Id::ReadingMode].trigger();
        QVERIFY(!hand.bar().isVisible());
    }

    void canBeDisabled()
    {
        QTemporaryDir dir;
        {
            Hand hand(dir);
            hand.read();
            QTRY_VERIFY(hand.bar().isVisible());
            hand.bar().findChild<QPushButton *>(u"hintNone"_s)->click();
            QVERIFY(!hand.bar().isVisible() && !hand.actions[Id::ShowHints].isChecked());
            hand.actions[Id::ToggleBookmark].trigger();
            hand.settle();
            QVERIFY(!hand.bar().isVisible());
        }
        Hand hand(dir);
        QVERIFY(!hand.actions[Id::ShowHints].isChecked());
        // If hints are enabled again, all of them are shown again.
        hand.actions[Id::ShowHints].trigger();
        hand.list().selectRow(3, true);
        hand.settle();
        QTRY_VERIFY(hand.bar().isVisible());
    }
};

QTEST_MAIN(TestHints)
#include "tst_hints.moc"
