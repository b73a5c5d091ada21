// Tests the trash and the history in the window. Offscreen.
#include "libraryrun.h"
#include "models/session/edits.h"
#include "models/store/sqlite/backup.h"
#include "views/library/historyview.h"
#include "views/widgets/messagebar.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeView>
#include <QTreeWidget>

using namespace lectern;
using lectern::test::writeFile;
using Run = lectern::test::KeepRun;
using namespace Qt::StringLiterals;

class TestKeepWindow : public QObject
{
    Q_OBJECT
private slots:
    void removesAndRestoresAPaper()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const int all = run.library.browser().papers().rowCount();
        auto &list = run.find<PaperList>();
        list.view()->setFocus();
        list.selectRow(2, true);
        run.settle();
        const PaperId paper = list.currentPaper(), next = run.library.browser().papers().idAt(3);
        QVERIFY(!run.place(u"Trash"_s).isValid());
        run.key(Qt::Key_Delete);
        QCOMPARE(run.library.browser().papers().rowCount(), all - 1);
        QCOMPARE(list.currentPaper(), next);
        QVERIFY2(run.status().contains(u"1 paper moved to trash"_s), qPrintable(run.status()));
        QVERIFY(run.actions[ActionId::Undo].text().contains(u"move 1 paper to trash"_s));
        QVERIFY(!run.find<MessageBar>("binBar").isVisible());

        // The paper is in the trash and can be opened there; Delete has no effect on it.
        run.choose(run.place(u"Trash"_s));
        QVERIFY(run.find<MessageBar>("binBar").isVisible());
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
        QCOMPARE(run.library.browser().papers().idAt(0), paper);
        list.view()->setFocus();
        run.key(Qt::Key_Delete);
        QCOMPARE(run.library.browser().papers().rowCount(), 1);
        run.key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
        QVERIFY(!run.place(u"Trash"_s).isValid());
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), all);

        // Undo restores it too, from any view.
        list.selectRow(0, true);
        list.view()->setFocus();
        run.key(Qt::Key_Delete);
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(run.library.browser().papers().rowCount(), all);
    }

    void removesAndRestoresASource()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const int all = run.library.browser().papers().rowCount();
        const SourceRow source = run.library.sidebar().sidebarData().sources.first();
        run.choose(run.place(source.name));
        QTest::keyClick(&run.sidebar(), Qt::Key_Delete);
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() < all);
        QVERIFY2(run.status().contains(source.name), qPrintable(run.status()));
        QVERIFY(!run.library.browser().query().scope);
        // The source is now listed below the trash. It is empty, with the restore button above.
        run.choose(run.place(source.name));
        QVERIFY(run.find<MessageBar>("binBar").isVisible());
        QVERIFY(run.find<MessageBar>("binBar").text().contains(source.name));
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
        QTest::mouseClick(&run.find<QPushButton>("binRestore"), Qt::LeftButton);
        run.settle();
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), all);
        QCOMPARE(run.library.counts().sources, samplePages().size());
    }

    void emptyingTheTrashNeedsConfirmation()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const int all = run.library.browser().papers().rowCount();
        QVERIFY(!run.actions[ActionId::EmptyTrash].isEnabled());
        run.actions[ActionId::ShowTrash].trigger(); // an empty trash has no restore actions
        run.settle();
        QVERIFY(run.find<MessageBar>("binBar").isVisible());
        QVERIFY(!run.find<QPushButton>("binRestore").isEnabled());
        QVERIFY(!run.find<QPushButton>("binEmpty").isEnabled());
        run.actions[ActionId::ShowAll].trigger();
        run.settle();
        run.library.writer().trashPapers(
            {run.library.browser().papers().idAt(0), run.library.browser().papers().idAt(1)});
        run.settle();
        run.actions[ActionId::EmptyTrash].trigger();
        auto &confirm = run.find<MessageBar>("confirmBar");
        QVERIFY(confirm.isVisible());
        QVERIFY2(confirm.text().contains(u"2 papers"_s), qPrintable(confirm.text()));
        QTest::keyClick(&run.find<QPushButton>("confirmYes"), Qt::Key_Escape);
        QVERIFY(!confirm.isVisible());
        run.settle();
        QCOMPARE(run.library.counts().trashedPapers, 2);
        run.actions[ActionId::EmptyTrash].trigger();
        QTest::mouseClick(&run.find<QPushButton>("confirmYes"), Qt::LeftButton);
        run.settle();
        QCOMPARE(run.library.counts().trashedPapers, 0);
        QVERIFY(!run.actions[ActionId::Undo].isEnabled());
        run.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(run.library.browser().papers().rowCount(), all - 2);
    }

    void navigatesHistoryByKeyboard()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.importSample();
        auto &list = run.find<PaperList>();
        list.view()->setFocus();
        for (int row = 0; row < 4; ++row) {
            list.selectRow(row, true);
            run.key(Qt::Key_B);
        }
        QCOMPARE(run.library.counts().bookmarks, 4);
        run.key(Qt::Key_H, Qt::ControlModifier);
        auto &history = run.find<HistoryView>();
        QVERIFY(history.isVisible());
        auto &tree = *history.findChild<QTreeWidget *>();
        QCOMPARE(tree.topLevelItemCount(), 4 + run.library.sidebar().sidebarData().sources.size());
        const QString last = list.currentPaper() == PaperId::None ? QString() : run.titles().value(3);
        QCOMPARE(tree.topLevelItem(0)->text(1), u"1 paper bookmarked: "_s + last);
        QVERIFY(tree.hasFocus());
        run.key(Qt::Key_Down);
        run.key(Qt::Key_Down);
        auto &step = run.find<QPushButton>("historyStep");
        step.setFocus();
        run.key(Qt::Key_Return); // undoes this step and the two later ones
        QCOMPARE(run.library.counts().bookmarks, 1);
        QVERIFY2(run.status().contains(u"3 changes undone"_s), qPrintable(run.status()));
        QCOMPARE(tree.topLevelItem(0)->text(2), u"undone"_s);
        QCOMPARE(tree.topLevelItem(3)->text(2), QString());
        tree.setFocus();
        run.key(Qt::Key_Up);
        QVERIFY(step.text().contains(u"Redo"_s));
        step.setFocus();
        run.key(Qt::Key_Return);
        QCOMPARE(run.library.counts().bookmarks, 3);
        // The user sets the limit of stored entries.
        auto &entries = run.find<QComboBox>("historyEntries");
        QCOMPARE(entries.currentData().toInt(), 10'000);
        entries.setCurrentIndex(0);
        emit entries.activated(0);
        run.settle();
        run.key(Qt::Key_Escape);
        QVERIFY(!history.isVisible());
        run.key(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(entries.currentData().toInt(), 100);
    }

    // Entries of edits and imports keep their numbers when the papers change later.
    void historyEntriesDoNotChangeLater_data()
    {
        QTest::addColumn<QString>("change");
        for (const char *change : {"paper to the bin", "paper out of the bin", "source to the bin",
                                   "source out of the bin", "all papers to the bin", "papers merged", "undo"})
            QTest::newRow(change) << QString::fromLatin1(change);
    }
    void historyEntriesDoNotChangeLater()
    {
        QFETCH(QString, change);
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const QList<PaperId> papers = run.library.browser().papers().result()->ids(0, 3);
        const QList<PaperId> all = run.library.browser().papers().result()->ids(0, 1000);
        const SourceId source = run.library.sidebar().sidebarData().sources.first().id;
        run.library.writer().setRating(papers, 4); // the history names this edit by its titles
        run.settle();
        run.library.writer().setBookmarked(all, true);
        run.settle();
        const auto texts = [&run] {
            run.key(Qt::Key_H, Qt::ControlModifier);
            auto &tree = *run.find<HistoryView>().findChild<QTreeWidget *>();
            QStringList list;
            for (int row = 0; row < tree.topLevelItemCount(); ++row)
                list.append(tree.topLevelItem(row)->text(1));
            run.key(Qt::Key_Escape);
            return list;
        };
        const QStringList before = texts();
        QVERIFY2(before.filter(u" imported"_s).size() > 1 && before[1].contains(u", and 2 more"_s),
                 qPrintable(before.join(u'\n')));
        if (change.startsWith(u"paper "_s))
            run.library.writer().trashPapers({papers.first()});
        else if (change.startsWith(u"source "_s))
            run.library.writer().trashSource(source);
        else if (change.startsWith(u"all "_s))
            run.library.writer().trashPapers(all);
        else if (change == u"papers merged"_s)
            run.library.writer().write(bindLibrary(mergePairs, QList{qMakePair(papers[1], papers[2])}));
        else
            run.library.writer().undo();
        run.settle();
        if (change == u"paper out of the bin"_s)
            run.library.writer().restorePapers({papers.first()});
        else if (change == u"source out of the bin"_s)
            run.library.writer().restoreSource(source);
        run.settle();
        QStringList past = texts();
        past = past.mid(past.size() - before.size());
        if (change == u"papers merged"_s) // only the title that is named first may differ
            past[1].replace(QRegularExpression(u": .*, and"_s),
                            before[1].mid(before[1].indexOf(u": "_s)).section(u", and"_s, 0, -2)
                                + u", and"_s);
        QCOMPARE(past, before);
    }

    void historyEntryShowsItsPapers()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.importSample();
        const QList<PaperId> papers = run.library.browser().papers().result()->ids(0, 5);
        const QStringList titles = run.titles();
        run.library.writer().setRating({papers[1], papers[2]}, 4);
        run.settle();
        run.library.writer().setBookmarked(papers, true);
        run.settle();
        run.key(Qt::Key_H, Qt::ControlModifier);
        auto &history = run.find<HistoryView>();
        auto &tree = *history.findChild<QTreeWidget *>();
        QCOMPARE(tree.topLevelItem(0)->text(1), u"5 papers bookmarked"_s);
        const QString rated = tree.topLevelItem(1)->text(1);
        QVERIFY2(rated.startsWith(u"2 papers rated ★★★★: "_s) && rated.endsWith(u", and 1 more"_s),
                 qPrintable(rated));
        // Imports are listed too, but cannot be undone here.
        const QTreeWidgetItem *import = tree.topLevelItem(2);
        QVERIFY2(import->text(1).contains(u" imported, "_s), qPrintable(import->text(1)));
        const auto click = [&](QTreeWidgetItem *item) {
            QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualItemRect(item).center());
            run.settle();
        };
        click(tree.topLevelItem(2));
        QVERIFY(!run.find<QPushButton>("historyStep").isEnabled());
        QTRY_VERIFY(tree.topLevelItem(2)->childCount() > 0);
        QVERIFY(titles.contains(tree.topLevelItem(2)->child(0)->text(1)));
        click(tree.topLevelItem(2)); // a second click collapses it
        QVERIFY(!tree.topLevelItem(2)->isExpanded());
        click(tree.topLevelItem(0));
        QTRY_COMPARE(tree.topLevelItem(0)->childCount(), 5);
        QTreeWidgetItem *third = tree.topLevelItem(0)->child(2);
        const QString title = third->text(1);
        QVERIFY(titles.first(5).contains(title));
        click(third);
        QVERIFY(!history.isVisible());
        QCOMPARE(run.titles().value(run.list().currentRow()), title);
    }

    // Letters and digits mark papers of the list, which is hidden while a page is shown.
    void keysOnAPageSetNoMarks()
    {
        QTemporaryDir dir;
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.importSample();
        auto &list = run.find<PaperList>();
        const auto paper = [&] { return *run.library.browser().papers().rowAt(1); };
        const auto typeOn = [&](ActionId action, const QWidget &page) {
            run.actions[action].trigger();
            run.settle();
            QVERIFY(!list.isVisible());
            for (const Qt::Key key : {Qt::Key_B, Qt::Key_3, Qt::Key_U}) {
                QVERIFY(page.isAncestorOf(QApplication::focusWidget()));
                run.key(key);
            }
            run.key(Qt::Key_Escape);
            QVERIFY(list.isVisible());
        };
        list.view()->setFocus();
        list.selectRow(1, true);
        run.settle();
        typeOn(ActionId::ShowHistory, run.find<HistoryView>()); // both pages are empty
        typeOn(ActionId::ShowBackups, run.find<BackupsView>());
        QVERIFY(!paper().bookmarked);
        QVERIFY(!paper().read);
        QCOMPARE(paper().rating, 0);
        QVERIFY(!run.actions[ActionId::Undo].isEnabled());
        // In the list these keys set marks.
        list.view()->setFocus();
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_3, Qt::Key_U})
            run.key(key);
        QVERIFY(paper().bookmarked);
        QVERIFY(paper().read);
        QCOMPARE(paper().rating, 3);
        typeOn(ActionId::ShowHistory, run.find<HistoryView>());
        QVERIFY(paper().bookmarked);
        QVERIFY(paper().read);
        QCOMPARE(paper().rating, 3);
    }

    void emptyHistoryShowsMessage()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.actions[ActionId::ShowHistory].trigger();
        run.settle();
        QVERIFY(!run.find<QPushButton>("historyStep").isEnabled());
        QVERIFY(!run.find<HistoryView>().findChild<QTreeWidget *>()->isVisible());
        run.actions[ActionId::ShowBackups].trigger();
        run.settle();
        QVERIFY(!run.find<QPushButton>("backupRestore").isEnabled());
    }
};

QTEST_MAIN(TestKeepWindow)
#include "tst_librarywindow.moc"
