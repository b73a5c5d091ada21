// Tests library files in the window: backups, damaged, unreadable and read-only libraries, and full disks.
// Offscreen.
#include "libraryrun.h"
#include "models/session/tasks/taskrunner.h"
#include "models/store/queries/checker.h"
#include "models/store/recovery/recovery.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/connection.h"
#include "views/library/historyview.h"
#include "views/list/facetstrip.h"
#include "views/style/emptystate.h"
#include "views/widgets/messagebar.h"
#include "views/widgets/namebar.h"
#include "views/widgets/taskline.h"
#include "views/widgets/windowstate.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace lectern;
using lectern::test::writeFile;
using Run = lectern::test::KeepRun;
using namespace Qt::StringLiterals;

class TestLibraryFiles : public QObject
{
    Q_OBJECT

    // Creates a library with the sample papers in a separate run.
    static QString madeLibrary(const QTemporaryDir &dir)
    {
        Run run(dir, u"made.lectern"_s);
        run.importSample();
        run.library.writer().setBookmarked({run.library.browser().papers().idAt(0)}, true);
        run.settle();
        return dir.filePath(u"made.lectern"_s);
    }

private slots:
    void backsUpAndRestores()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        const int all = run.library.browser().papers().rowCount();
        run.actions[ActionId::ShowBackups].trigger();
        run.settle();
        auto &view = run.find<BackupsView>();
        QVERIFY(view.isVisible());
        QTest::mouseClick(&run.find<QPushButton>("backUpNow"), Qt::LeftButton);
        run.settle();
        auto &tree = *view.findChild<QTreeWidget *>();
        QCOMPARE(tree.topLevelItemCount(), 1);
        QVERIFY(tree.topLevelItem(0)->text(2).startsWith(QString::number(all)));
        run.library.writer().trashPapers({run.library.browser().papers().idAt(0)});
        run.settle();
        QCOMPARE(run.library.counts().papers, all - 1);

        QTest::mouseClick(&run.find<QPushButton>("backupRestore"), Qt::LeftButton);
        auto &confirm = run.find<MessageBar>("confirmBar");
        QVERIFY(confirm.isVisible());
        QVERIFY2(confirm.text().contains(QString::number(all)), qPrintable(confirm.text()));
        QTest::mouseClick(&run.find<QPushButton>("confirmYes"), Qt::LeftButton);
        run.settle();
        QTRY_COMPARE(run.library.counts().papers, all);
        QCOMPARE(run.library.browser().papers().rowCount(), all);
        QTRY_COMPARE(tree.topLevelItemCount(), 2); // the state before the restore is a backup too
        run.settle();
    }

    // A library cannot be opened: the button on the page recovers its data into a new library.
    void recoversDamagedLibrary()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
        }
        const QString file = dir.filePath(u"my.lectern"_s);
        {
            QFile damaged(file);
            QVERIFY(damaged.open(QIODevice::ReadWrite));
            QVERIFY(damaged.write(QByteArray(16384, 'X')) > 0);
        }
        Run run(dir);
        QVERIFY(run.library.isUnreadable());
        QVERIFY(run.actions[ActionId::RecoverLibrary].isEnabled());
        QPushButton *button = nullptr;
        for (QPushButton *candidate : run.list().emptyState().findChildren<QPushButton *>())
            if (candidate->isVisible() && candidate->text().contains("Recover"_L1))
                button = candidate;
        QVERIFY(button);
        const auto choose = [&](const QString &target) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            auto *dialog = run.window.findChild<QFileDialog *>();
            QVERIFY(dialog);
            QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(), u"my recovered.lectern"_s);
            emit dialog->fileSelected(target);
            dialog->reject();
            QTRY_VERIFY(!run.find<TaskLine>("salvageStatus").isVisible());
        };
        // Existing files are not overwritten.
        choose(file);
        QVERIFY2(run.find<MessageBar>("errorBar").text().contains("already exists"_L1),
                 qPrintable(run.find<MessageBar>("errorBar").text()));
        const QString fresh = dir.filePath(u"my recovered.lectern"_s);
        choose(fresh);
        QTRY_VERIFY(QFileInfo::exists(fresh));
        QTRY_VERIFY2(run.find<MessageBar>("errorBar").text().contains("my recovered.lectern contains"_L1),
                     qPrintable(run.find<MessageBar>("errorBar").text()));
        QPushButton *open = nullptr;
        for (QPushButton *candidate : run.window.findChildren<QPushButton *>())
            if (candidate->isVisible() && candidate->text() == "Open"_L1)
                open = candidate;
        QVERIFY(open);
        open->click();
        run.settle();
        QCOMPARE(run.library.file(), fresh);
        QVERIFY(run.library.isOpen() && run.library.isWritable());
        QVERIFY(run.library.browser().papers().rowCount() > 10);
        QVERIFY(!run.actions[ActionId::RecoverLibrary].isEnabled());
    }

    // A cancelled recovery leaves no file.
    void recoveryCanBeCancelled()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
        }
        TaskRunner tasks;
        RequestToken token("recovery");
        std::optional<Result<RecoveryOutcome>> outcome;
        const auto recover = [damaged = dir.filePath(u"my.lectern"_s),
                              target = dir.filePath(u"new.lectern"_s)](const Deliver &,
                                                                       const Cancelled &cancelled) {
            return recoverLibrary(
                damaged, target, [](RecoveryStep, qint64, qint64) {}, cancelled);
        };
        tasks.start(token, recover, this, [&](const Result<RecoveryOutcome> &result) { outcome = result; });
        QVERIFY(token.isPending());
        token.stop();
        QTRY_VERIFY(outcome);
        QVERIFY(!*outcome && outcome->error().isCancelled());
        QVERIFY(QDir(dir.path()).entryList({u"new*"_s}, QDir::Files | QDir::Hidden).isEmpty());
    }

    void reopensRecentLibraries()
    {
        QTemporaryDir dir;
        const QString first = madeLibrary(dir);
        Run run(dir);
        QMenu *menu = run.actions[ActionId::OpenRecent].menu();
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().first()->text(), libraryName(first));
        menu->actions().first()->trigger();
        run.settle();
        QCOMPARE(run.library.file(), first);
        QVERIFY(run.library.counts().papers > 20);
        QCOMPARE(recentLibraries(run.settings).first(), first);
    }

    // A question, a typed name and an undo message belong to the library in which they appeared.
    void questionsBelongToTheirLibrary()
    {
        QTemporaryDir dir;
        const QString other = madeLibrary(dir);
        Run run(dir);
        run.importSample();
        const auto binOne = [&run] {
            run.library.writer().trashPapers({run.library.browser().papers().idAt(0)});
            run.settle();
        };
        binOne();
        run.actions[ActionId::EmptyTrash].trigger();
        QVERIFY(run.find<MessageBar>("confirmBar").isVisible());
        run.library.open(other);
        QVERIFY(!run.find<MessageBar>("confirmBar").isVisible());
        run.settle();

        run.actions[ActionId::NewList].trigger();
        QVERIFY(run.find<NameBar>().isVisible());
        run.library.open(dir.filePath(u"my.lectern"_s));
        QVERIFY(!run.find<NameBar>().isVisible());
        run.settle();

        binOne();
        QTRY_VERIFY(run.find<Toast>().isVisible());
        QVERIFY(run.find<Toast>().findChild<QPushButton *>(u"messageStep"_s));
        run.library.open(other);
        QVERIFY(!run.find<Toast>().isVisible());
        run.settle();
        QVERIFY(!run.find<Toast>().isVisible());

        run.library.open(dir.filePath(u".lectern"_s));
        run.settle();
        QCOMPARE(run.window.windowTitle(), u"All papers – .lectern – Lectern"_s);
    }

    // Until the next library is open, the places of the previous one cannot be clicked.
    void closingALibraryClearsItsPlaces()
    {
        QTemporaryDir dir;
        const QString other = madeLibrary(dir);
        Run run(dir);
        run.importSample();
        const QString source = run.library.sidebar().sidebarData().sources.first().name;
        QVERIFY(run.place(source).isValid());
        run.library.open(other);
        QVERIFY(!run.place(source).isValid());
        run.settle();
        QVERIFY(run.place(source).isValid());
    }

    // Undoing an import into one library must not move a source of another one to the trash.
    void lastImportBelongsToItsLibrary()
    {
        QTemporaryDir dir;
        const QString other = madeLibrary(dir);
        Run run(dir);
        run.importSample();
        QVERIFY(run.actions[ActionId::ShowImport].isEnabled());
        run.library.open(other);
        QVERIFY(!run.actions[ActionId::ShowImport].isEnabled());
        run.settle();
        QVERIFY(!run.actions[ActionId::ShowImport].isEnabled());
        QCOMPARE(run.find<QLabel>("statusText").text(), QString());
        writeFile(dir.filePath(u"late.bib"_s),
                  "@article{a, title={A late tide}, author={Ada Moor}, year={2020}}");
        // A running import belongs to its library too.
        const int papers = run.library.counts().papers;
        run.library.imports().importFiles({dir.filePath(u"late.bib"_s)});
        run.library.open(dir.filePath(u"my.lectern"_s));
        run.settle();
        QVERIFY(!run.actions[ActionId::ShowImport].isEnabled());
        run.library.open(other);
        run.settle();
        if (run.library.counts().papers == papers) { // the import was interrupted and is offered again
            QVERIFY(run.find<MessageBar>("errorBar").text().contains("was interrupted"_L1));
            QTest::mouseClick(&run.find<QPushButton>("messageStep"), Qt::LeftButton);
            run.settle();
        }
        QTRY_COMPARE(run.library.counts().papers, papers + 1);
    }

    void reportsUnopenableLibrary_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("another program's file") << u"sqlite"_s << u"a database of another program"_s;
        QTest::newRow("no database") << u"text"_s << u"is not a Lectern library"_s;
        QTest::newRow("a newer Lectern's") << u"newer"_s << u"newer version of Lectern"_s;
        QTest::newRow("truncated") << u"truncated"_s << u"damaged"_s;
        QTest::newRow("no such folder") << u"folder"_s << u"does not exist"_s;
    }
    void reportsUnopenableLibrary()
    {
        QFETCH(QString, kind);
        QFETCH(QString, sentence);
        QTemporaryDir dir;
        QString file = madeLibrary(dir);
        if (kind == u"text"_s) {
            writeFile(file, "This is a letter to a friend, not a library.\n");
        } else if (kind == u"sqlite"_s || kind == u"newer"_s) {
            const auto connection = Connection::open(file, false);
            QVERIFY(connection);
            QVERIFY(
                (*connection)
                    ->exec(kind == u"newer"_s ? "PRAGMA user_version = 999" : "PRAGMA application_id = 7"));
        } else if (kind == u"truncated"_s) {
            QFile cut(file);
            QVERIFY(cut.resize(cut.size() / 3));
        } else {
            file = dir.filePath(u"nowhere/my.lectern"_s);
        }
        QFile look(file);
        QByteArray before;
        if (look.open(QIODevice::ReadOnly))
            before = look.readAll();
        look.close();
        Run run(dir);
        run.importSample();
        run.library.open(file);
        run.settle();
        auto &errors = run.find<MessageBar>("errorBar");
        QTRY_VERIFY(errors.isVisible());
        QVERIFY2(errors.text().contains(sentence), qPrintable(errors.text()));
        QVERIFY(!run.library.isWritable());
        QVERIFY(!run.actions[ActionId::RemovePapers].isEnabled());
        QVERIFY(!run.actions[ActionId::BackUpNow].isEnabled());
        QVERIFY(!run.actions[ActionId::ImportFiles].isEnabled());
        // The failed attempt did not change the file.
        if (!before.isEmpty()) {
            QVERIFY(look.open(QIODevice::ReadOnly));
            QVERIFY(look.readAll() == before);
        }
        // Opening another library works.
        run.library.open(dir.filePath(u"my.lectern"_s));
        run.settle();
        QVERIFY(run.library.isWritable());
        QVERIFY(run.library.counts().papers > 20);
        QVERIFY(run.actions[ActionId::ImportFiles].isEnabled());
    }

    // With keys only: from the page that reports the damaged library to a restored backup.
    void restoresFromErrorPage_data()
    {
        QTest::addColumn<QString>("damage");
        for (const char *damage : {"head", "pages", "zero length", "cut"})
            QTest::newRow(damage) << QString::fromLatin1(damage);
    }
    void restoresFromErrorPage()
    {
        QFETCH(QString, damage);
        QTemporaryDir dir;
        const QString made = madeLibrary(dir);
        QVERIFY(backUp(made, backupFolder(made), QDateTime::currentDateTime().addDays(-1)));
        const QByteArray rubbish(64, 'X');
        {
            QFile file(made);
            QVERIFY(file.open(QIODevice::ReadWrite));
            if (damage == "head"_L1)
                file.write(rubbish);
            for (qint64 at = 16384; damage == "pages"_L1 && at < file.size(); at += 16384)
                QVERIFY(file.seek(at) && file.write(rubbish) > 0);
            if (damage == "pages"_L1) // damages also the page that lists the tables
                QVERIFY(file.seek(100) && file.write(rubbish) > 0);
            if (damage == "cut"_L1)
                QVERIFY(file.resize(file.size() / 3));
            if (damage == "zero length"_L1)
                QVERIFY(file.resize(0));
        }
        Run run(dir);
        QVERIFY(QTest::qWaitForWindowActive(&run.window));
        run.list().setFocus();
        run.library.open(made);
        run.settle();
        if (damage == "zero length"_L1) { // SQLite treats it as a new library; the backups are still offered
            QTRY_VERIFY(run.window.findChild<QPushButton *>(u"empty-backups"_s));
            run.find<QPushButton>("empty-backups").setFocus();
        } else {
            QTRY_VERIFY(run.find<MessageBar>("errorBar").isVisible());
            QVERIFY(run.library.isUnreadable());
            QVERIFY(!run.find<FacetStrip>().isVisible());
        }
        QCOMPARE(QApplication::focusWidget()->objectName(), u"empty-backups"_s);
        run.key(Qt::Key_Return);
        auto &backups = run.find<BackupsView>();
        QTRY_VERIFY(backups.isVisible());
        auto &tree = *backups.findChild<QTreeWidget *>();
        QTRY_COMPARE(tree.topLevelItemCount(), 1);
        QTRY_VERIFY(tree.hasFocus());
        run.key(Qt::Key_Return);
        QVERIFY(run.find<MessageBar>("confirmBar").isVisible());
        run.key(Qt::Key_Space);
        QTRY_VERIFY(run.library.isWritable());
        run.settle();
        QVERIFY(run.library.counts().papers > 20);
        QCOMPARE(run.library.browser().papers().rowCount(), run.library.counts().papers);
        QVERIFY2(!run.find<MessageBar>("errorBar").isVisible(),
                 qPrintable(run.find<MessageBar>("errorBar").text()));
        const QStringList kept = QDir(dir.path()).entryList({u"* damaged *.lectern"_s});
        if (damage == "zero length"_L1) {
            QCOMPARE(kept, QStringList());
            QVERIFY2(run.status().contains(u"is the newest backup"_s), qPrintable(run.status()));
        } else {
            QCOMPARE(kept.size(), 1);
            QVERIFY2(run.status().contains(kept.first()), qPrintable(run.status()));
        }
        // Later changes are stored in the file.
        run.list().setFocus();
        run.list().selectRow(0, true);
        const bool marked = run.library.browser().papers().rowAt(0)->bookmarked;
        const int bookmarks = run.library.counts().bookmarks + (marked ? -1 : 1);
        run.key(Qt::Key_B);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, bookmarks);
        run.library.open(made);
        run.settle();
        QCOMPARE(run.library.counts().bookmarks, bookmarks);
    }

    // On a read-only disk the library can be read, and an impossible action shows an error.
    void readOnlyDiskIsReadable()
    {
        QTemporaryDir dir;
        const QString made = madeLibrary(dir);
        const QString disk = dir.filePath(u"disk"_s);
        QDir(dir.path()).mkdir(u"disk"_s);
        QVERIFY(QFile::copy(made, disk + u"/my.lectern"_s));
        if (QProcess::execute(u"mount"_s, {u"--bind"_s, disk, disk}) != 0)
            QSKIP("mounting a read-only disk needs the rights of root");
        const auto unmount = qScopeGuard([&] { QProcess::execute(u"umount"_s, {u"-l"_s, disk}); });
        QCOMPARE(QProcess::execute(u"mount"_s, {u"-o"_s, u"remount,ro,bind"_s, disk}), 0);
        Run run(dir, u"disk/my.lectern"_s);
        QVERIFY(run.library.browser().papers().rowCount() > 20);
        QCOMPARE(run.library.counts().bookmarks, 1);
        auto &errors = run.find<MessageBar>("errorBar");
        QVERIFY(errors.isVisible());
        QVERIFY2(errors.text().contains(u"read-only"_s), qPrintable(errors.text()));
        QCOMPARE(errors.tone(), MessageBar::Tone::Caution); // a caution, not an error
        QVERIFY(!run.actions[ActionId::ToggleBookmark].isEnabled());
        QVERIFY(!run.actions[ActionId::RemovePapers].isEnabled());
        run.actions[ActionId::ShowHistory].trigger();
        run.settle();
        QVERIFY(!run.find<QPushButton>("historyStep").isEnabled());
        run.library.browser().setTyped(u"the"_s);
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 0);
    }

    // The disk fills up during edits: an error is shown, no unsaved change is shown, and everything else is
    // unchanged.
    void reportsFullDisk()
    {
        QTemporaryDir dir;
        const QString disk = dir.filePath(u"disk"_s);
        const QString made = madeLibrary(dir);
        QDir(dir.path()).mkdir(u"disk"_s);
        if (QProcess::execute(u"mount"_s, {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=3m"_s, u"tmpfs"_s, disk})
            != 0)
            QSKIP("mounting a small disk needs the rights of root");
        const auto unmount = qScopeGuard([&] { QProcess::execute(u"umount"_s, {u"-l"_s, disk}); });
        QVERIFY(QFile::copy(made, disk + u"/my.lectern"_s));
        Run run(dir, u"disk/my.lectern"_s);
        const int bookmarks = run.library.counts().bookmarks;
        QVERIFY(run.library.isWritable());
        {
            QFile filler(disk + u"/filler"_s);
            QVERIFY(filler.open(QIODevice::WriteOnly));
            const QByteArray block(16384, 'x');
            while (filler.write(block) == block.size() && filler.flush()) { }
        }
        // Sets marks until the disk is full.
        auto &errors = run.find<MessageBar>("errorBar");
        int shown = bookmarks;
        for (int i = 0; i < 200 && !errors.isVisible(); ++i) {
            run.library.writer().addTag(u"tag %1 %2"_s.arg(i).arg(QString(150, u'x')),
                                        {run.library.browser().papers().idAt(1)});
            run.settle();
        }
        QVERIFY(errors.isVisible());
        QVERIFY2(errors.text().contains(u"disk is full"_s), qPrintable(errors.text()));
        QCOMPARE(errors.tone(), MessageBar::Tone::Failure);
        run.library.writer().setBookmarked({run.library.browser().papers().idAt(2)}, true);
        run.settle();
        QVERIFY(!run.library.browser().papers().rowAt(2)->bookmarked
                || run.library.counts().bookmarks == shown + 1);
        QVERIFY(run.library.browser().papers().rowCount() > 20);
        QFile::remove(disk + u"/filler"_s);
        run.library.writer().setBookmarked({run.library.browser().papers().idAt(3)}, true);
        run.settle();
        QVERIFY(run.library.browser().papers().rowAt(3)->bookmarked);
        const auto check = Library::open(disk + u"/my.lectern"_s, Library::Mode::ReadOnly);
        QVERIFY(check);
        QCOMPARE((*check)->checker().check().value(), QStringList());
    }
};

QTEST_MAIN(TestLibraryFiles)
#include "tst_libraryfiles.moc"
