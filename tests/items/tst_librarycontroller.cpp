#include "models/items/session/librarycontroller.h"
#include "resources/samplelibrary.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// The controller with real workers on a real library in a temporary folder.
class TestLibraryController : public QObject
{
    Q_OBJECT

    static void importSample(LibraryController &library)
    {
        for (const SamplePage &page : samplePages())
            library.importText(page.name, page.bytes, page.savedOn);
    }
    static void settle(const LibraryController &library)
    {
        QTRY_VERIFY_WITH_TIMEOUT(library.isSettled(), 20000);
    }
    static QStringList titles(LibraryController &library)
    {
        QStringList list;
        for (int row = 0; row < library.papers().rowCount(); ++row)
            if (const PaperRow *paper = library.papers().rowAt(row))
                list.append(paper->title);
        return list;
    }

private slots:
    void importsAndCounts()
    {
        QTemporaryDir dir;
        LibraryController library;
        QAbstractItemModelTester papers(&library.papers(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester sidebar(&library.sidebar(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy finished(&library, &LibraryController::importFinished);
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        QCOMPARE(finished.count(), samplePages().size());
        QCOMPARE(library.counts().sources, samplePages().size());
        QVERIFY(library.counts().papers > 20);
        QCOMPARE(library.papers().rowCount(), library.counts().papers);
        QCOMPARE(library.counts().unread, library.counts().papers);
    }

    void aMarkIsShownOnlyWhenItIsWritten()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        PaperId id = PaperId::None;
        {
            LibraryController library;
            library.open(file);
            importSample(library);
            settle(library);
            id = library.papers().idAt(3);
            QSignalSpy marked(&library, &LibraryController::marked);
            library.setBookmarked({id}, true);
            QVERIFY(!library.papers().rowAt(3)->bookmarked); // no optimistic lie
            QTRY_COMPARE(marked.count(), 1);
            QVERIFY(library.papers().rowAt(3)->bookmarked);
            settle(library);
            QCOMPARE(library.counts().bookmarks, 1);
        }
        LibraryController again;
        again.open(file);
        settle(again);
        QCOMPARE(again.counts().bookmarks, 1);
        QCOMPARE(again.papers().rowOf(id), 3);
        QVERIFY(again.papers().rowAt(3)->bookmarked);
    }

    void theLastOfManyQuestionsIsAnswered()
    {
        QTemporaryDir dir;
        LibraryController library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int all = library.papers().rowCount();
        QSignalSpy results(&library, &LibraryController::resultChanged);
        const QString word = titles(library).first().section(u' ', 0, 0);
        for (int i = 0; i < 30; ++i)
            library.setTyped(u"w%1"_s.arg(i));
        library.setTyped(word);
        settle(library);
        QVERIFY(library.papers().rowCount() >= 1);
        QVERIFY(library.papers().rowCount() < all);
        QVERIFY2(results.count() < 31, "older questions were not overtaken");
        library.clearQuery();
        settle(library);
        QCOMPARE(library.papers().rowCount(), all);
    }

    void aPaperStaysWhereItIsReadEvenInUnread()
    {
        QTemporaryDir dir;
        LibraryController library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        library.setScope(Condition{isNode(u"unread"_s), u"Unread"_s});
        settle(library);
        const int before = library.papers().rowCount();
        library.setRead({library.papers().idAt(0)}, true);
        settle(library);
        QCOMPARE(library.papers().rowCount(), before);
        QVERIFY(library.papers().rowAt(0)->read);
        library.refresh();
        settle(library);
        QCOMPARE(library.papers().rowCount(), before - 1);
    }

    void findsTheNextUnreadFromHereRound()
    {
        QTemporaryDir dir;
        LibraryController library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        QList<PaperId> read;
        for (int row = 1; row < 10; ++row)
            read.append(library.papers().idAt(row));
        library.setRead(read, true);
        settle(library);
        QSignalSpy found(&library, &LibraryController::nextUnreadFound);
        library.findNextUnread(0);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found[0][0].toInt(), 10);
        library.findNextUnread(library.papers().rowCount() - 1);
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(found[1][0].toInt(), 0);
    }

    void anotherProgramsWriteIsSeen()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        LibraryController library;
        library.open(file);
        settle(library);
        QCOMPARE(library.papers().rowCount(), 0);
        LibraryController other;
        other.open(file);
        importSample(other);
        settle(other);
        QTRY_COMPARE_WITH_TIMEOUT(library.papers().rowCount(), other.papers().rowCount(), 10000);
        QTRY_COMPARE_WITH_TIMEOUT(library.counts().sources, other.counts().sources, 10000);
    }

    void aFolderIsImportedFileByFile()
    {
        QTemporaryDir dir;
        QDir(dir.path()).mkpath(u"pages/deeper"_s);
        QDir(dir.path()).mkpath(u"pages/none"_s);
        const QList<SamplePage> pages = samplePages();
        for (int i = 0; i < 3; ++i) {
            QFile file(dir.filePath(i == 2 ? u"pages/deeper/x.txt"_s : u"pages/%1.txt"_s.arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(pages[i].bytes);
        }
        QFile picture(dir.filePath(u"pages/picture.png"_s));
        QVERIFY(picture.open(QIODevice::WriteOnly));
        picture.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
        picture.close();
        LibraryController library;
        ImportReport report;
        connect(&library, &LibraryController::importFinished, this,
                [&](const ImportReport &r) { report = r; });
        library.open(dir.filePath(u"a.lectern"_s));
        library.importFiles({dir.filePath(u"pages"_s), dir.filePath(u"missing.txt"_s)});
        settle(library);
        QCOMPARE(report.files.size(), 5);
        const ImportSums sums = sum(report);
        QCOMPARE(sums.sources, 3);
        QCOMPARE(sums.refused, 2);
        for (const FileReport &file : report.files)
            if (file.name == "picture.png"_L1 || file.name == "missing.txt"_L1)
                QVERIFY2(!file.refused.isEmpty(), qPrintable(file.name));
        QCOMPARE(library.counts().sources, 3);
    }

    void removingTheSourceShownGoesBackToAll()
    {
        QTemporaryDir dir;
        LibraryController library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int all = library.papers().rowCount();
        const SourceRow source = library.sidebar().sidebarData().sources.first();
        library.setScope(Condition{sourceNode(source.id), source.name});
        settle(library);
        QVERIFY(library.papers().rowCount() <= source.sightings);
        library.binSource(source.id);
        settle(library);
        QVERIFY(!library.query().scope);
        QVERIFY(library.papers().rowCount() < all);
        QCOMPARE(library.counts().sources, samplePages().size() - 1);
    }

    void aChangeIsTakenBackAfterARestart()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        QList<PaperId> ids;
        {
            LibraryController library;
            library.open(file);
            importSample(library);
            settle(library);
            QVERIFY(!library.edits().undo && !library.edits().redo);
            ids = {library.papers().idAt(0), library.papers().idAt(2)};
            library.setBookmarked(ids, true);
            settle(library);
            QCOMPARE(library.edits().undo->kind, EditKind::Bookmark);
            QCOMPARE(library.edits().undo->papers, 2);
        }
        LibraryController again;
        again.open(file);
        settle(again);
        QCOMPARE(again.counts().bookmarks, 2);
        QCOMPARE(editText(*again.edits().undo), u"bookmark 2 papers"_s);
        QSignalSpy stepped(&again, &LibraryController::stepped);
        QSignalSpy failures(&again, &LibraryController::failed);
        again.undo();
        again.undo(); // there is no second one, which is no error
        settle(again);
        QCOMPARE(stepped.count(), 1);
        QCOMPARE(failures.count(), 0);
        QCOMPARE(again.counts().bookmarks, 0);
        QVERIFY(!again.papers().rowAt(again.papers().rowOf(ids[0]))->bookmarked);
        QVERIFY(!again.edits().undo);
        QCOMPARE(again.edits().redo->kind, EditKind::Bookmark);
        again.redo();
        settle(again);
        QCOMPARE(again.counts().bookmarks, 2);
        QVERIFY(again.papers().rowAt(again.papers().rowOf(ids[1]))->bookmarked);
        // Something new leaves nothing to make again.
        again.undo();
        again.setRead({ids[0]}, true);
        settle(again);
        QVERIFY(!again.edits().redo);
        QCOMPARE(again.edits().undo->kind, EditKind::MarkRead);
    }

    void tagsAreCountedSearchedAndTakenBack()
    {
        QTemporaryDir dir;
        LibraryController library;
        QAbstractItemModelTester tester(&library.sidebar(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const QList<PaperId> ids{library.papers().idAt(0), library.papers().idAt(3),
                                 library.papers().idAt(4)};
        QStringList shown;
        connect(&library, &LibraryController::paperLoaded, this,
                [&](const PaperDetail &, const PaperWork &work) {
                    shown.clear();
                    for (const Tag &tag : work.tags)
                        shown.append(tag.name);
                });
        library.showPaper(ids[0]);
        library.addTag(u"thesis, ch. 2"_s, ids);
        library.addTag(u"method/rl"_s, {ids[0]});
        settle(library);
        QCOMPARE(shown, QStringList({u"method/rl"_s, u"thesis, ch. 2"_s}));
        QCOMPARE(editText(*library.edits().undo), u"tag 1 paper “method/rl”"_s);
        const QModelIndex place = library.sidebar().find(tagNode(u"thesis, ch. 2"_s));
        QVERIFY(place.isValid());
        QCOMPARE(place.data(SidebarModel::CountRole).toInt(), 3);
        library.setScope(library.sidebar().condition(place));
        settle(library);
        QCOMPARE(library.papers().rowCount(), 3);
        for (const PaperId id : ids)
            QVERIFY(library.papers().rowOf(id) >= 0);
        // The typed form of it finds the same.
        library.setScope({});
        library.setTyped(u"tag:\"thesis, ch. 2\" "_s);
        settle(library);
        QCOMPARE(library.papers().rowCount(), 3);
        library.removeTag(u"thesis, ch. 2"_s, {ids[1]});
        settle(library);
        QCOMPARE(library.sidebar().find(tagNode(u"thesis, ch. 2"_s)).data(SidebarModel::CountRole).toInt(),
                 2);
        library.undo();
        library.undo();
        library.undo();
        settle(library);
        QVERIFY(library.sidebar().sidebarData().tags.isEmpty());
        QCOMPARE(library.papers().rowCount(), 0);
        library.redo();
        settle(library);
        QCOMPARE(library.papers().rowCount(), 3);
        QSignalSpy failures(&library, &LibraryController::failed);
        library.addTag(u" / "_s, ids);
        settle(library);
        QCOMPARE(failures.count(), 1);
    }

    void aNoteOfTheLastMomentIsWritten()
    {
        QTemporaryDir dir;
        const QString first = dir.filePath(u"a.lectern"_s), second = dir.filePath(u"b.lectern"_s);
        PaperId id = PaperId::None;
        QString shown;
        {
            LibraryController library;
            library.open(first);
            importSample(library);
            settle(library);
            id = library.papers().idAt(0);
            library.setNote(id, u"before another library"_s);
            library.open(second);
            settle(library);
            QCOMPARE(library.papers().rowCount(), 0);
            QVERIFY(!library.edits().undo);
            connect(&library, &LibraryController::paperLoaded, this,
                    [&](const PaperDetail &, const PaperWork &work) { shown = work.note; });
            library.open(first);
            settle(library);
            library.showPaper(id);
            settle(library);
            QCOMPARE(shown, u"before another library"_s);
            library.setNote(id, u"before the end"_s); // and the program ends
        }
        LibraryController again;
        connect(&again, &LibraryController::paperLoaded, this,
                [&](const PaperDetail &, const PaperWork &work) { shown = work.note; });
        again.open(first);
        settle(again);
        again.showPaper(id);
        settle(again);
        QCOMPARE(shown, u"before the end"_s);
    }

    void aFileThatIsNoLibraryIsRefusedInWords()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(u"a.lectern"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(50000, 'x'));
        file.close();
        LibraryController library;
        QSignalSpy refused(&library, &LibraryController::openFailed);
        library.open(file.fileName());
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(!refused[0][1].toString().isEmpty());
        settle(library);
        QVERIFY(!library.isOpen());
        QVERIFY(!library.isWritable());
    }
};

QTEST_GUILESS_MAIN(TestLibraryController)
#include "tst_librarycontroller.moc"
