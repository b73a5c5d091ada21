#include "models/session/librarysession.h"
#include "models/session/markedits.h"
#include "models/session/queries.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/trash.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "resources/samplelibrary.h"
#include "tests/support/support.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
using namespace lectern;
using namespace Qt::StringLiterals;

// Tests backups, history, trash and the marks file through the session.
class TestBackups : public QObject
{
    Q_OBJECT

    static void importSample(LibrarySession &library)
    {
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
    }
    static void settle(LibrarySession &library)
    {
        QTRY_VERIFY_WITH_TIMEOUT(library.isIdle() && !library.backups().isBusy(), 120'000);
    }
    static QDateTime at(int day, int hour = 12) { return QDateTime(QDate(2026, 11, day), QTime(hour, 0)); }

private slots:
    void makesOneBackupPerDay()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        QDateTime now = at(1);
        LibrarySession library;
        QSignalSpy made(&library.backups(), &BackupService::backedUp);
        library.backups().setClock([&] { return now; });
        library.backups().setAutomatic(true);
        library.open(file);
        settle(library);
        QCOMPARE(made.count(), 0); // the library is empty
        importSample(library);
        settle(library);
        library.open(file);
        settle(library);
        QCOMPARE(made.count(), 1);
        QVERIFY(made[0][1].toBool());
        library.open(file); // reopened on the same day: no backup
        settle(library);
        QCOMPARE(made.count(), 1);
        now = at(2, 0); // the library stays open over midnight
        library.backups().setAutomatic(true); // makes the check that the timer would make
        settle(library);
        QCOMPARE(made.count(), 2);
        QSignalSpy listed(&library.backups(), &BackupService::backupsRead);
        library.backups().requestBackups();
        settle(library);
        const auto rows = listed[0][0].value<QList<BackupRow>>();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].file.at, at(2, 0));
        QCOMPARE(rows[0].papers.value_or(-1), library.counts().papers);
        QVERIFY(rows[0].file.bytes > 10'000);
    }

    // Copying gigabytes would slow each query down by disk access.
    void largeBackupWaitsForIdle()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        LibrarySession library;
        library.open(file);
        importSample(library);
        settle(library);
        QSignalSpy made(&library.backups(), &BackupService::backedUp);
        library.backups().setSchedule({0, std::chrono::hours(1), std::chrono::hours(2)});
        library.backups().setAutomatic(true);
        library.browser().setTyped(u"a"_s);
        settle(library);
        QCOMPARE(made.count(), 0);
        // The session is idle, so the backup is made.
        library.backups().setSchedule({0, std::chrono::milliseconds(1), std::chrono::hours(2)});
        library.open(file);
        QTRY_COMPARE(made.count(), 1);
        settle(library);
        // The maximum pause has passed, so the backup no longer waits for idle time.
        library.backups().setClock([] { return QDateTime::currentDateTime().addDays(1); });
        library.backups().setSchedule(
            {0, std::chrono::milliseconds(50), std::chrono::milliseconds(1), std::chrono::milliseconds(700)});
        library.open(file);
        const int before = int(made.count());
        QTRY_VERIFY((library.backups().recordActivity(), made.count() > before));
    }

    void restoreIsUndoneByItsBackup()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        QSignalSpy listed(&library.backups(), &BackupService::backupsRead);
        library.backups().backUpNow();
        settle(library);
        const int papers = library.counts().papers;
        const PaperId first = library.browser().papers().idAt(0);
        library.writer().setBookmarked({first}, true);
        library.writer().trashPapers({library.browser().papers().idAt(1)});
        settle(library);
        QCOMPARE(library.counts().papers, papers - 1);
        QCOMPARE(library.counts().bookmarks, 1);

        QSignalSpy restored(&library, &LibrarySession::backupRestored);
        QSignalSpy failed(&library, &LibrarySession::failed);
        library.restoreBackup(listed.last()[0].value<QList<BackupRow>>().first().file.path);
        settle(library);
        QCOMPARE(restored.count(), 1);
        QCOMPARE(library.counts().papers, papers);
        QCOMPARE(library.counts().bookmarks, 0);
        QVERIFY(!library.writer().state().undo);
        // After the restore, papers can be marked at once.
        library.writer().setBookmarked({library.browser().papers().idAt(2)}, true);
        settle(library);
        QCOMPARE(library.counts().bookmarks, 1);
        library.backups().requestBackups();
        settle(library);
        const auto rows = listed.last()[0].value<QList<BackupRow>>();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].papers.value_or(-1), papers - 1);
        library.restoreBackup(rows[0].file.path);
        settle(library);
        QCOMPARE(library.counts().papers, papers - 1);
        QCOMPARE(library.counts().bookmarks, 1);
        QVERIFY(library.writer().state().undo.has_value());
        QCOMPARE(failed.count(), 0);
    }

    void badBackupLeavesTheLibraryOpen()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int papers = library.counts().papers;
        const QString bad = dir.filePath(u"bad.lectern"_s);
        QFile file(bad);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no library at all, but long enough") > 0);
        file.close();
        QSignalSpy failed(&library, &LibrarySession::failed);
        library.restoreBackup(bad);
        settle(library);
        QCOMPARE(failed.count(), 1);
        QVERIFY2(failed[0][0].toString().contains(u"is not a Lectern library"_s),
                 qPrintable(failed[0][0].toString()));
        QVERIFY(library.isWritable());
        QCOMPARE(library.counts().papers, papers);
    }

    void historyUndoesToAnyEntry()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        for (int row = 0; row < 5; ++row)
            library.writer().setBookmarked({library.browser().papers().idAt(row)}, true);
        settle(library);
        RequestToken token("history");
        History history;
        const auto readHistory = [&] {
            library.reader().ask(token, bindLibrary(editHistory), &library,
                                 [&](const History &read) { history = read; });
            settle(library);
        };
        readHistory();
        QCOMPARE(history.edits.size(), 5);
        library.writer().stepTo(history.edits[2].id, true);
        settle(library);
        QCOMPARE(library.counts().bookmarks, 2);
        QCOMPARE(library.writer().state().undo->id, history.edits[3].id);
        library.writer().stepTo(history.edits[1].id, false);
        settle(library);
        QCOMPARE(library.counts().bookmarks, 4);
        // The limits are stored in the library and apply at once.
        library.writer().setLimits({2, 30});
        settle(library);
        readHistory();
        QCOMPARE(history.edits.size(), 2);
        QCOMPARE(history.limits.entries, 2);
        QCOMPARE(library.counts().bookmarks, 4);
    }

    void removingSelectsTheNextPaper()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int papers = library.browser().papers().rowCount();
        const PaperId gone = library.browser().papers().idAt(3), next = library.browser().papers().idAt(4);
        library.browser().showPaper(gone);
        settle(library);
        QSignalSpy result(&library.browser(), &LibraryBrowser::resultChanged);
        library.writer().trashPapers({gone});
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), papers - 1);
        QCOMPARE(library.browser().papers().rowOf(gone), -1);
        QCOMPARE(result.last()[0].toInt(), library.browser().papers().rowOf(next));
        library.browser().setScope(Condition{isNode(u"trash"_s), u"Trash"_s});
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 1);
        library.writer().restorePapers({gone});
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 0);
        library.browser().setScope({});
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), papers);
        library.writer().trashPapers({gone, next});
        library.writer().emptyTrash();
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), papers - 2);
        QVERIFY(library.sidebar().sidebarData().trash.isEmpty());
    }

    // Another program holds the library's write lock and this program is closed or killed. The pending edits
    // are stored next to the library and applied at the next start.
    void pendingEditsSurviveAKill_data()
    {
        QTest::addColumn<bool>("closed");
        QTest::newRow("the window stays") << false;
        QTest::newRow("the window is closed at once") << true;
    }
    void pendingEditsSurviveAKill()
    {
        QFETCH(bool, closed);
        const QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), left = dir.filePath(u"left.lectern"_s);
        auto library = std::make_unique<LibrarySession>();
        library->open(file);
        importSample(*library);
        settle(*library);
        const PaperId one = library->browser().papers().idAt(0), other = library->browser().papers().idAt(1);
        const auto lines = [&file] {
            QFile noted(PendingEdits::fileOf(file));
            return noted.open(QIODevice::ReadOnly) ? noted.readAll().count('\n') : 0;
        };
        std::atomic<bool> locked = false, copied = false;
        const std::unique_ptr<QThread> holder(QThread::create([&] {
            {
                QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"holder"_s);
                db.setDatabaseName(file);
                QSqlQuery query = db.open() ? QSqlQuery(db) : QSqlQuery();
                locked = query.exec(u"BEGIN IMMEDIATE"_s);
                copied = QTest::qWaitFor([&] { return lines() >= 6; }, 30'000);
                for (const char *part :
                     {"-noted", "-wal", ""}) // copies the files that would remain after a kill now
                    copied =
                        QFile::copy(file + QLatin1StringView(part), left + QLatin1StringView(part)) && copied;
                query.exec(u"ROLLBACK"_s);
            }
            QSqlDatabase::removeDatabase(u"holder"_s);
        }));
        holder->start();
        QTRY_VERIFY(locked);
        library->writer().toggleBookmarked({one});
        library->writer().toggleRead({one});
        library->writer().toggleRead({one}); // marked as unread again
        library->writer().setRating({other}, 4);
        library->writer().addTag(u"to read"_s, {one, other});
        library->writer().setNote(other, u"Ask *Ada*"_s);
        if (closed)
            library.reset();
        QTRY_VERIFY(holder->isFinished());
        QVERIFY(copied);
        if (library)
            settle(*library);
        library.reset();
        if (!closed) // otherwise closing did not wait, and the pending edits are applied at the next start
            QVERIFY(!QFile::exists(PendingEdits::fileOf(file)));
        for (const QString &opened : {file, left}) {
            LibrarySession after;
            after.open(opened);
            settle(after);
            const auto row = [&after](PaperId id) {
                return *after.browser().papers().rowAt(after.browser().papers().rowOf(id));
            };
            QVERIFY(row(one).bookmarked);
            QVERIFY(!row(one).read);
            QCOMPARE(row(other).rating, 4);
            QCOMPARE(row(other).tags, QStringList{u"to read"_s});
            QVERIFY(row(other).noted);
            QVERIFY(!QFile::exists(PendingEdits::fileOf(opened)));
        }
    }

    // An import is one transaction, which needs minutes for the largest files. Marks set meanwhile are shown
    // at once and survive even if the program is killed before the import ends.
    void marksDoNotWaitForAnImport()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), records = dir.filePath(u"records.jsonl"_s);
        // Large enough that the marks are set during the import.
        const int count = qMax(4'000, test::scaled(60'000));
        {
            QFile lines(records);
            QVERIFY(lines.open(QIODevice::WriteOnly));
            for (int i = 0; i < count; ++i)
                lines.write("{\"lectern\":1,\"title\":\"Counted wave " + QByteArray::number(i)
                            + "\",\"authors\":[\"Ada Wave\"],\"abstract\":\"We count wave "
                            + QByteArray::number(i) + " in a bathtub.\"}\n");
        }
        LibrarySession library;
        library.open(file);
        importSample(library);
        settle(library);
        const int papers = library.counts().papers;
        const PaperId one = library.browser().papers().idAt(0), other = library.browser().papers().idAt(1);
        QSignalSpy marked(&library.writer(), &LibraryWriter::marked);
        QSignalSpy failed(&library, &LibrarySession::failed);
        library.imports().importFiles({records});
        QSignalSpy progressed(&library.imports(), &ImportQueue::importProgressed);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.count() > 1, 20'000); // import running
        library.writer().toggleBookmarked({one});
        library.writer().setRating({other}, 4);
        QTRY_COMPARE(marked.count(), 2);
        // Lists, tags and notes are not shown yet. They are only reported as saved.
        MarkEdits marks(library);
        marks.addToListNamed(u"Queue"_s, {one, other});
        library.writer().addTag(u"to read"_s, {one, other});
        library.writer().removeTag(u"to read"_s, {other});
        library.writer().setNote(other, u"Ask"_s);
        library.writer().setNote(other, u"Ask *Ada*"_s, true);
        const auto lines = [&file] {
            QFile noted(PendingEdits::fileOf(file));
            return noted.open(QIODevice::ReadOnly) ? noted.readAll().count('\n') : 0;
        };
        QTRY_COMPARE(lines(), 7);
        QVERIFY2(library.imports().isImporting(), "the import was over before the marks");
        QVERIFY(library.browser().papers().rowAt(0)->bookmarked);
        QCOMPARE(library.browser().papers().rowAt(1)->rating, 4);
        // Reading the rows again keeps the pending marks visible.
        library.refresh();
        QTRY_VERIFY(!library.browser().isSearching());
        QVERIFY(library.browser().papers().rowAt(0)->bookmarked);
        // Copies the files that would remain after a kill now.
        const QString left = dir.filePath(u"left.lectern"_s);
        for (const char *part : {"-noted", "-wal", ""})
            QVERIFY2(QFile::copy(file + QLatin1StringView(part), left + QLatin1StringView(part)), part);
        QVERIFY(library.imports().isImporting());
        settle(library);
        QCOMPARE(library.counts().papers, papers + count);
        QCOMPARE(library.counts().bookmarks, 1);
        QVERIFY(!QFile::exists(PendingEdits::fileOf(file)));
        QCOMPARE(failed.count(), 0);
        // The pending edits are normal undo steps.
        QCOMPARE(library.writer().state().undo->kind, EditKind::EditPaperNote);
        for (int step = 0; step < 4; ++step)
            library.writer().undo(); // consecutive changes of a note are one step
        settle(library);
        QCOMPARE(library.writer().state().undo->kind, EditKind::Rate);
        library.writer().undo();
        library.writer().undo();
        settle(library);
        QCOMPARE(library.counts().bookmarks, 0);

        LibrarySession after;
        after.open(left);
        settle(after);
        QCOMPARE(after.counts().papers, papers);
        QCOMPARE(after.counts().bookmarks, 1);
        QVERIFY(after.browser().papers().rowAt(after.browser().papers().rowOf(one))->bookmarked);
        QCOMPARE(after.browser().papers().rowAt(after.browser().papers().rowOf(other))->rating, 4);
        QVERIFY(!QFile::exists(PendingEdits::fileOf(left)));
        const auto row = [&after](PaperId id) {
            return *after.browser().papers().rowAt(after.browser().papers().rowOf(id));
        };
        QCOMPARE(row(one).tags, QStringList{u"to read"_s});
        QCOMPARE(row(other).tags, QStringList());
        QVERIFY(row(other).noted);
        const QList<ReadingList> lists = after.sidebar().sidebarData().lists;
        QCOMPARE(lists.size(), 1);
        QCOMPARE(lists.first().name, u"Queue"_s);
        QCOMPARE(lists.first().papers, 2);
        QCOMPARE(after.writer().state().undo->kind, EditKind::EditPaperNote);
        for (int step = 0; step < 4; ++step)
            after.writer().undo();
        settle(after);
        QVERIFY(!row(other).noted);
        QVERIFY(after.sidebar().sidebarData().lists.isEmpty());
        after.writer().undo();
        settle(after);
        QCOMPARE(after.browser().papers().rowAt(after.browser().papers().rowOf(other))->rating, 0);
    }

    void ignoresTruncatedPendingEdit()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        PaperId first = PaperId::None;
        {
            LibrarySession library;
            library.open(file);
            importSample(library);
            settle(library);
            first = library.browser().papers().idAt(0);
        }
        QFile noted(PendingEdits::fileOf(file));
        QVERIFY(noted.open(QIODevice::WriteOnly));
        noted.write("{\"mark\":\"read\",\"value\":1,\"papers\":[" + QByteArray::number(qint64(first))
                    + "]}\nnonsense\n{\"list\":77,\"name\":\"\",\"value\":1,\"papers\":["
                    + QByteArray::number(qint64(first))
                    + "]}\n{\"mark\":\"bookmarked\",\"value\":1,\"papers\":[1,2");
        noted.close();
        LibrarySession library;
        QSignalSpy failed(&library, &LibrarySession::failed);
        library.open(file);
        settle(library);
        QCOMPARE(library.counts().unread, library.counts().papers - 1);
        QCOMPARE(library.counts().bookmarks, 0);
        QCOMPARE(failed.count(), 0);
    }

    void importsMarksIntoAnotherLibrary()
    {
        QTemporaryDir dir;
        const QString json = dir.filePath(u"marks.json"_s);
        QString title;
        {
            LibrarySession library;
            library.open(dir.filePath(u"a.lectern"_s));
            importSample(library);
            settle(library);
            title = library.browser().papers().rowAt(1)->title;
            library.writer().setBookmarked({library.browser().papers().idAt(1)}, true);
            settle(library);
            QSignalSpy done(&library.backups(), &BackupService::marksExported);
            library.backups().exportMarks(json);
            settle(library);
            QCOMPARE(done.count(), 1);
            QSignalSpy failed(&library.backups(), &BackupService::failed);
            library.backups().exportMarks(dir.filePath(u"no such folder/marks.json"_s));
            settle(library);
            QCOMPARE(failed.count(), 1);
        }
        LibrarySession other;
        other.open(dir.filePath(u"b.lectern"_s));
        importSample(other);
        settle(other);
        QSignalSpy imported(&other.writer(), &LibraryWriter::marksImported);
        other.writer().importMarks(json);
        settle(other);
        QCOMPARE(imported[0][0].value<MarksOutcome>().joined, 1);
        QCOMPARE(other.counts().bookmarks, 1);
        QCOMPARE(other.writer().state().undo->kind, EditKind::ImportMarks);
        QSignalSpy failed(&other, &LibrarySession::failed);
        other.writer().importMarks(dir.filePath(u"a.lectern"_s));
        settle(other);
        QCOMPARE(failed.count(), 1);
        QCOMPARE(other.counts().bookmarks, 1);
    }

    // The user copies the library file while it is open. The copy is complete soon after the last change.
    void copyOfTheOpenFileIsComplete()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), copy = dir.filePath(u"copy.lectern"_s);
        LibrarySession library;
        library.open(file);
        importSample(library);
        settle(library);
        library.writer().setBookmarked({library.browser().papers().idAt(0)}, true);
        settle(library);
        const auto whole = [&] {
            QFile::remove(copy);
            if (!QFile::copy(file, copy))
                return false;
            const auto opened = Library::open(copy);
            if (!opened)
                return false;
            const auto counts = (*opened)->sources().counts();
            const auto check = (*opened)->checker().check();
            return counts && check && check->isEmpty() && counts->bookmarks == 1
                && counts->papers == library.counts().papers;
        };
        QTRY_VERIFY_WITH_TIMEOUT(whole(), 20000);
    }

    // A library consists of one file and is unchanged after a move.
    void movedLibraryIsUnchanged()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), moved = dir.filePath(u"elsewhere/b.lectern"_s);
        QDir(dir.path()).mkdir(u"elsewhere"_s);
        int papers = 0;
        {
            LibrarySession library;
            library.open(file);
            importSample(library);
            settle(library);
            library.writer().setBookmarked({library.browser().papers().idAt(0)}, true);
            settle(library);
            papers = library.counts().papers;
        }
        QVERIFY(!QFile::exists(file + u"-wal"_s));
        {
            // The same is true after another library was opened in this session.
            LibrarySession library;
            library.open(file);
            settle(library);
            library.open(dir.filePath(u"other.lectern"_s));
            settle(library);
            QTRY_VERIFY(!QFile::exists(file + u"-wal"_s));
        }
        QVERIFY(QFile::rename(file, moved));
        LibrarySession library;
        library.open(moved);
        settle(library);
        QCOMPARE(library.counts().papers, papers);
        QCOMPARE(library.counts().bookmarks, 1);
        library.writer().undo();
        settle(library);
        QCOMPARE(library.counts().bookmarks, 0);
    }
};

QTEST_GUILESS_MAIN(TestBackups)
#include "tst_backups.moc"
