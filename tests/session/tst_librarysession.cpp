#include "models/session/librarysession.h"
#include "resources/samplelibrary.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests the session with real worker threads on a real library in a temporary folder.
class TestLibrarySession : public QObject
{
    Q_OBJECT

    static void importSample(LibrarySession &library)
    {
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
    }
    static void settle(const LibrarySession &library) { QTRY_VERIFY_WITH_TIMEOUT(library.isIdle(), 20000); }
    static QStringList titles(LibrarySession &library)
    {
        QStringList list;
        for (int row = 0; row < library.browser().papers().rowCount(); ++row)
            if (const PaperRow *paper = library.browser().papers().rowAt(row))
                list.append(paper->title);
        return list;
    }

private slots:
    void importsAndCounts()
    {
        QTemporaryDir dir;
        LibrarySession library;
        QAbstractItemModelTester papers(&library.browser().papers(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester sidebar(&library.sidebar(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy finished(&library.imports(), &ImportQueue::importFinished);
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        QCOMPARE(finished.count(), samplePages().size());
        QCOMPARE(library.counts().sources, samplePages().size());
        QVERIFY(library.counts().papers > 20);
        QCOMPARE(library.browser().papers().rowCount(), library.counts().papers);
        QCOMPARE(library.counts().unread, library.counts().papers);
    }

    // Rows that were requested while a search ran belong to the result before it.
    void rowsOfThePreviousResultAreNotShown()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        QByteArray entries;
        for (int i = 0; i < 3 * PaperListModel::PageSize; ++i)
            entries += "@article{k" + QByteArray::number(i) + ", title={Lamp " + QByteArray::number(i)
                + "}, year={" + QByteArray::number(1800 + i) + "}}\n";
        library.imports().importText(u"lamps.bib"_s, entries, {});
        settle(library);
        LibraryBrowser &browser = library.browser();
        const int row = 2 * PaperListModel::PageSize + 1;
        connect(&browser.papers(), &PaperListModel::modelReset, this,
                [&] { (void)browser.papers().rowAt(row); });
        browser.setSort({SortOrder::Key::Oldest});
        (void)browser.papers().rowAt(row); // requested before the answer to the search
        settle(library);
        QTRY_VERIFY(browser.papers().rowAt(row));
        settle(library);
        QCOMPARE(browser.papers().rowAt(row)->id, browser.papers().idAt(row));
    }

    void preloadedLibraryOpensNormally()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), other = dir.filePath(u"b.lectern"_s);
        int papers = 0;
        {
            LibrarySession library;
            library.preload(file); // preloading a missing file has no effect
            library.open(file);
            importSample(library);
            settle(library);
            papers = library.counts().papers;
        }
        QFile damaged(other);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("no library, whatever it is called") > 0);
        damaged.close();
        for (const QString &expected : {file, other, dir.path()}) {
            LibrarySession library;
            library.preload(expected);
            library.open(file); // a library that may differ from the preloaded file
            settle(library);
            QVERIFY(library.isWritable());
            QCOMPARE(library.counts().papers, papers);
            QCOMPARE(library.browser().papers().rowCount(), papers);
            library.writer().setBookmarked({library.browser().papers().idAt(0)}, true);
            settle(library);
            QCOMPARE(library.counts().bookmarks, 1);
            library.writer().undo();
            settle(library);
        }
        LibrarySession leftAtOnce;
        leftAtOnce.preload(file);
    }

    void marksAreShownAfterTheyAreStored()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        PaperId id = PaperId::None;
        {
            LibrarySession library;
            library.open(file);
            importSample(library);
            settle(library);
            id = library.browser().papers().idAt(3);
            QSignalSpy marked(&library.writer(), &LibraryWriter::marked);
            library.writer().setBookmarked({id}, true);
            QVERIFY(!library.browser().papers().rowAt(3)->bookmarked); // the mark is not shown before it is
                                                                       // stored
            QTRY_COMPARE(marked.count(), 1);
            QVERIFY(library.browser().papers().rowAt(3)->bookmarked);
            settle(library);
            QCOMPARE(library.counts().bookmarks, 1);
        }
        LibrarySession again;
        again.open(file);
        settle(again);
        QCOMPARE(again.counts().bookmarks, 1);
        QCOMPARE(again.browser().papers().rowOf(id), 3);
        QVERIFY(again.browser().papers().rowAt(3)->bookmarked);
    }

    void answersTheLatestQuery()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int all = library.browser().papers().rowCount();
        QSignalSpy results(&library.browser(), &LibraryBrowser::resultChanged);
        const QString word = titles(library).first().section(u' ', 0, 0);
        for (int i = 0; i < 30; ++i)
            library.browser().setTyped(u"w%1"_s.arg(i));
        library.browser().setTyped(word);
        settle(library);
        QVERIFY(library.browser().papers().rowCount() >= 1);
        QVERIFY(library.browser().papers().rowCount() < all);
        QVERIFY2(results.count() < 31, "older questions were not overtaken");
        library.browser().clearQuery();
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), all);
    }

    void readPaperStaysInUnreadList()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        library.browser().setScope(Condition{isNode(u"unread"_s), u"Unread"_s});
        settle(library);
        const int before = library.browser().papers().rowCount();
        library.writer().setRead({library.browser().papers().idAt(0)}, true);
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), before);
        QVERIFY(library.browser().papers().rowAt(0)->read);
        library.refresh();
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), before - 1);
    }

    // While a first import fills the list, the newest papers stay visible. If the user selected a paper, it
    // stays selected.
    void importPreservesOnlyAUserSelection()
    {
        QTemporaryDir dir;
        LibrarySession library;
        LibraryBrowser &browser = library.browser();
        connect(&browser, &LibraryBrowser::resultChanged, &browser,
                [&](int row) { browser.showPaper(browser.papers().idAt(row)); });
        library.open(dir.filePath(u"a.lectern"_s));
        int year = 1990;
        const auto bringIn = [&] {
            const QByteArray number = QByteArray::number(++year);
            library.imports().importText(QString::fromLatin1(number) + u".bib"_s,
                                         "@article{key" + number + ", title={A paper of the year " + number
                                             + "}, author={Ada Brook}, year={" + number + "}}",
                                         {});
            settle(library);
        };
        const auto shown = [&] { return browser.papers().rowOf(browser.currentPaper()); };
        bringIn();
        QCOMPARE(shown(), 0);
        // On a slow machine the paper may be marked as read meanwhile. The test then repeats the step.
        for (int round = 0; round == 0 || (shown() != 0 && round < 5); ++round) {
            browser.showPaper(PaperId::None);
            library.refresh();
            settle(library);
            bringIn();
        }
        QCOMPARE(shown(), 0);
        QCOMPARE(browser.papers().rowAt(0)->year, year);
        browser.showPaper(browser.papers().idAt(1));
        bringIn();
        QCOMPARE(shown(), 2);
    }

    void nextUnreadWrapsAround()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        QList<PaperId> read;
        for (int row = 1; row < 10; ++row)
            read.append(library.browser().papers().idAt(row));
        library.writer().setRead(read, true);
        settle(library);
        QSignalSpy found(&library.browser(), &LibraryBrowser::nextUnreadFound);
        library.browser().findNextUnread(0);
        QTRY_COMPARE(found.count(), 1);
        QCOMPARE(found[0][0].toInt(), 10);
        library.browser().findNextUnread(library.browser().papers().rowCount() - 1);
        QTRY_COMPARE(found.count(), 2);
        QCOMPARE(found[1][0].toInt(), 0);
    }

    void noticesWritesOfAnotherProgram()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        LibrarySession library;
        library.open(file);
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 0);
        LibrarySession other;
        other.open(file);
        importSample(other);
        settle(other);
        QTRY_COMPARE_WITH_TIMEOUT(library.browser().papers().rowCount(), other.browser().papers().rowCount(),
                                  10000);
        QTRY_COMPARE_WITH_TIMEOUT(library.counts().sources, other.counts().sources, 10000);
    }

    void importsAFolderFileByFile()
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
        LibrarySession library;
        ImportReport report;
        connect(&library.imports(), &ImportQueue::importFinished, this,
                [&](const ImportReport &r) { report = r; });
        library.open(dir.filePath(u"a.lectern"_s));
        library.imports().importFiles({dir.filePath(u"pages"_s), dir.filePath(u"missing.txt"_s)});
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

    void removingTheShownSourceShowsAllPapers()
    {
        QTemporaryDir dir;
        LibrarySession library;
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const int all = library.browser().papers().rowCount();
        const SourceRow source = library.sidebar().sidebarData().sources.first();
        library.browser().setScope(Condition{sourceNode(source.id), source.name});
        settle(library);
        QVERIFY(library.browser().papers().rowCount() <= source.sightings);
        library.writer().trashSource(source.id);
        settle(library);
        QVERIFY(!library.browser().query().scope);
        QVERIFY(library.browser().papers().rowCount() < all);
        QCOMPARE(library.counts().sources, samplePages().size() - 1);
    }

    void undoWorksAfterARestart()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s);
        QList<PaperId> ids;
        {
            LibrarySession library;
            library.open(file);
            importSample(library);
            settle(library);
            QVERIFY(!library.writer().state().undo && !library.writer().state().redo);
            ids = {library.browser().papers().idAt(0), library.browser().papers().idAt(2)};
            library.writer().setBookmarked(ids, true);
            settle(library);
            QCOMPARE(library.writer().state().undo->kind, EditKind::Bookmark);
            QCOMPARE(library.writer().state().undo->papers, 2);
        }
        LibrarySession again;
        again.open(file);
        settle(again);
        QCOMPARE(again.counts().bookmarks, 2);
        QCOMPARE(editText(*again.writer().state().undo), u"bookmark 2 papers"_s);
        QSignalSpy stepped(&again.writer(), &LibraryWriter::stepped);
        QSignalSpy failures(&again, &LibrarySession::failed);
        again.writer().undo();
        again.writer().undo(); // nothing left to undo, which is not an error
        settle(again);
        QCOMPARE(stepped.count(), 1);
        QCOMPARE(failures.count(), 0);
        QCOMPARE(again.counts().bookmarks, 0);
        QVERIFY(!again.browser().papers().rowAt(again.browser().papers().rowOf(ids[0]))->bookmarked);
        QVERIFY(!again.writer().state().undo);
        QCOMPARE(again.writer().state().redo->kind, EditKind::Bookmark);
        again.writer().redo();
        settle(again);
        QCOMPARE(again.counts().bookmarks, 2);
        QVERIFY(again.browser().papers().rowAt(again.browser().papers().rowOf(ids[1]))->bookmarked);
        // A new edit clears the redo steps.
        again.writer().undo();
        again.writer().setRead({ids[0]}, true);
        settle(again);
        QVERIFY(!again.writer().state().redo);
        QCOMPARE(again.writer().state().undo->kind, EditKind::MarkRead);
    }

    void tagsAreCountedSearchedAndUndone()
    {
        QTemporaryDir dir;
        LibrarySession library;
        QAbstractItemModelTester tester(&library.sidebar(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        library.open(dir.filePath(u"a.lectern"_s));
        importSample(library);
        settle(library);
        const QList<PaperId> ids{library.browser().papers().idAt(0), library.browser().papers().idAt(3),
                                 library.browser().papers().idAt(4)};
        QStringList shown;
        connect(&library.browser(), &LibraryBrowser::paperLoaded, this,
                [&](const PaperDetail &, const PaperWork &work) {
                    shown.clear();
                    for (const Tag &tag : work.tags)
                        shown.append(tag.name);
                });
        library.browser().showPaper(ids[0]);
        library.writer().addTag(u"thesis, ch. 2"_s, ids);
        library.writer().addTag(u"method/rl"_s, {ids[0]});
        settle(library);
        QCOMPARE(shown, QStringList({u"method/rl"_s, u"thesis, ch. 2"_s}));
        QCOMPARE(editText(*library.writer().state().undo), u"tag 1 paper “method/rl”"_s);
        const QModelIndex place = library.sidebar().find(tagNode(u"thesis, ch. 2"_s));
        QVERIFY(place.isValid());
        QCOMPARE(place.data(SidebarModel::CountRole).toInt(), 3);
        library.browser().setScope(library.sidebar().condition(place));
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 3);
        for (const PaperId id : ids)
            QVERIFY(library.browser().papers().rowOf(id) >= 0);
        // A tag typed as text finds the same papers.
        library.browser().setScope({});
        library.browser().setTyped(u"tag:\"thesis, ch. 2\" "_s);
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 3);
        library.writer().removeTag(u"thesis, ch. 2"_s, {ids[1]});
        settle(library);
        QCOMPARE(library.sidebar().find(tagNode(u"thesis, ch. 2"_s)).data(SidebarModel::CountRole).toInt(),
                 2);
        library.writer().undo();
        library.writer().undo();
        library.writer().undo();
        settle(library);
        QVERIFY(library.sidebar().sidebarData().tags.isEmpty());
        QCOMPARE(library.browser().papers().rowCount(), 0);
        library.writer().redo();
        settle(library);
        QCOMPARE(library.browser().papers().rowCount(), 3);
        QSignalSpy failures(&library, &LibrarySession::failed);
        library.writer().addTag(u" / "_s, ids);
        settle(library);
        QCOMPARE(failures.count(), 1);
    }

    void storesNoteOnExit()
    {
        QTemporaryDir dir;
        const QString first = dir.filePath(u"a.lectern"_s), second = dir.filePath(u"b.lectern"_s);
        PaperId id = PaperId::None;
        QString shown;
        {
            LibrarySession library;
            library.open(first);
            importSample(library);
            settle(library);
            id = library.browser().papers().idAt(0);
            library.writer().setNote(id, u"before another library"_s);
            library.open(second);
            settle(library);
            QCOMPARE(library.browser().papers().rowCount(), 0);
            QVERIFY(!library.writer().state().undo);
            connect(&library.browser(), &LibraryBrowser::paperLoaded, this,
                    [&](const PaperDetail &, const PaperWork &work) { shown = work.note; });
            library.open(first);
            settle(library);
            library.browser().showPaper(id);
            settle(library);
            QCOMPARE(shown, u"before another library"_s);
            library.writer().setNote(id, u"before the end"_s); // then the program ends
        }
        LibrarySession again;
        connect(&again.browser(), &LibraryBrowser::paperLoaded, this,
                [&](const PaperDetail &, const PaperWork &work) { shown = work.note; });
        again.open(first);
        settle(again);
        again.browser().showPaper(id);
        settle(again);
        QCOMPARE(shown, u"before the end"_s);
    }

    void rejectsFileThatIsNotALibrary()
    {
        QTemporaryDir dir;
        QFile file(dir.filePath(u"a.lectern"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(50000, 'x'));
        file.close();
        LibrarySession library;
        QSignalSpy refused(&library, &LibrarySession::openFailed);
        library.open(file.fileName());
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(!refused[0][1].toString().isEmpty());
        settle(library);
        QVERIFY(!library.isOpen());
        QVERIFY(!library.isWritable());
    }
};

QTEST_GUILESS_MAIN(TestLibrarySession)
#include "tst_librarysession.moc"
