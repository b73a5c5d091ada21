// Tests the author table and the author panel with real key events. Offscreen.
#include "models/itemmodels/authorlistmodel.h"
#include "views/authors/authorlistpage.h"
#include "views/authors/authormergepage.h"
#include "views/authors/authorpanel.h"
#include "windowrun.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

struct AuthorRun : QTemporaryDir, Run {
    AuthorRun() : Run(*static_cast<QTemporaryDir *>(this))
    {
        importLines(paperLine(u"Tides"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, u"Water."_s, 10)
                    + paperLine(u"Waves"_s, {u"Ada Quill"_s, u"Cy Pier"_s}, u"Wind."_s, 400)
                    + paperLine(u"Foam"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, u"Air."_s, 500)
                    + paperLine(u"Sand"_s, {u"C. Pier"_s, u"Ada Quill"_s}, u"Stones."_s, 900)
                    + paperLine(u"Kelp"_s, {u"Bo Tide"_s}, u"Salt."_s, 950));
    }
    QTableView &table() { return find<QTableView>("authorTable"); }
    QLineEdit &words() { return find<QLineEdit>("authorWords"); }
    void openList()
    {
        actions[ActionId::ShowAuthors].trigger();
        QTRY_COMPARE(table().model()->rowCount(), 4);
        QVERIFY(words().hasFocus());
    }
    void openAuthor(const char *name)
    {
        const QString wanted = QString::fromLatin1(name);
        openList();
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (const QModelIndex at = table().model()->index(row, 0); at.data().toString() == wanted)
                emit table().doubleClicked(at);
        settle();
        QTRY_VERIFY(find<AuthorPanelView>().isVisible());
    }
};

} // namespace

class TestAuthorKeys : public QObject
{
    Q_OBJECT

private slots:
    void entersAndLeavesRowsByKeys()
    {
        AuthorRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.openList();
        run.key(Qt::Key_Down);
        QVERIFY(run.table().hasFocus());
        QCOMPARE(run.table().currentIndex().row(), 0);
        run.key(Qt::Key_Down);
        QCOMPARE(run.table().currentIndex().row(), 1);
        run.key(Qt::Key_End);
        QCOMPARE(run.table().currentIndex().row(), 3);
        run.key(Qt::Key_Home);
        QCOMPARE(run.table().currentIndex().row(), 0);
        run.key(Qt::Key_M, Qt::ShiftModifier); // a single author cannot be merged: starts a name
        QTest::qWait(0);
        QVERIFY(run.words().hasFocus());
        QVERIFY(run.words().text().startsWith(u'm', Qt::CaseInsensitive));
    }
    void mergesAndUndoesByKeys()
    {
        AuthorRun run;
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.openList();
        QTest::keyClicks(&run.words(), u"pier"_s);
        QTRY_COMPARE(run.table().model()->rowCount(), 2);
        run.key(Qt::Key_Down);
        run.key(Qt::Key_Down, Qt::ShiftModifier);
        run.key(Qt::Key_M, Qt::ShiftModifier);
        run.settle();
        auto &sheet = run.find<AuthorMergePage>();
        QTRY_VERIFY(sheet.isVisible());
        QCOMPARE(run.words().text(), u"pier"_s);
        emit sheet.sameChosen();
        run.settle();
        QTRY_COMPARE(run.table().model()->rowCount(), 1);
        QVERIFY(run.table().hasFocus());
        run.key(Qt::Key_Z, Qt::ControlModifier);
        run.settle();
        QTRY_COMPARE(run.table().model()->rowCount(), 2);
        // No text was typed that Escape would clear first.
        run.words().clear();
        run.openList();
        run.words().setText({});
        QVERIFY(run.words().hasFocus());
        run.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        run.settle();
        QTRY_COMPARE(run.table().model()->rowCount(), 3);
    }
    void renamesAnAuthor()
    {
        AuthorRun run;
        run.openAuthor("Bo Tide");
        QCOMPARE(run.chips(), QStringList{u"Bo Tide"_s});
        const auto other = [&] { return run.find<QLabel>("authorOtherNames").text(); };
        QVERIFY(other().isEmpty());
        run.actions[ActionId::RenameAuthor].trigger();
        auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(name);
        name->setText(u"Professor Tide"_s);
        QTest::keyClick(name, Qt::Key_Return);
        run.settle();
        QTRY_COMPARE(run.find<QLabel>("authorName").text(), u"Professor Tide"_s);
        QCOMPARE(other(), u"also Bo Tide"_s);
        QTRY_COMPARE(run.chips(), QStringList{u"Professor Tide"_s});
        run.list().setFocus();
        run.key(Qt::Key_Z, Qt::ControlModifier);
        run.settle();
        QTRY_COMPARE(run.chips(), QStringList{u"Bo Tide"_s});
        QVERIFY(other().isEmpty());
    }
    void coauthorOpensJointPapers()
    {
        AuthorRun run;
        run.openAuthor("Ada Quill");
        QCOMPARE(run.titles().size(), 4);
        auto &coauthors = run.find<Chip>("authorCoauthors");
        QTest::mouseClick(&coauthors, Qt::LeftButton, {}, coauthors.rect().center());
        Chip *chip = nullptr;
        for (Chip *each : run.find<AuthorPanelView>().findChildren<Chip *>())
            if (each->text() == "Bo Tide"_L1 && each->isVisible())
                chip = each;
        QVERIFY(chip);
        QTest::mouseClick(chip, Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.titles(), (QStringList{u"Foam"_s, u"Tides"_s}));
        QCOMPARE(run.chips(), (QStringList{u"Ada Quill"_s, u"Bo Tide"_s}));
    }
};

QTEST_MAIN(TestAuthorKeys)
#include "tst_authorkeys.moc"
