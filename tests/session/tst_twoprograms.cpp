#include "models/session/librarysession.h"
#include "models/store/queries/sourcereader.h"
#include "resources/samplelibrary.h"
#include "tests/support/support.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests that lectern-cli can write to a library that is open in the window: nothing is lost, no lock error is
// shown, and the window shows the new papers without a user action.
class TestTwoPrograms : public QObject
{
    Q_OBJECT

    static void settle(LibrarySession &library) { QTRY_VERIFY_WITH_TIMEOUT(library.isIdle(), 120'000); }
    // Invented papers in the format of arXiv's metadata dump.
    static void writeRecords(const QString &path, int count)
    {
        QByteArray lines;
        for (int i = 0; i < count; ++i)
            lines += test::arxivLine(
                {u"2501."_s + QString::number(100000 + i).mid(1), u"Counted wave number %1"_s.arg(i),
                 u"Ada Wave, Author %1 Tide"_s.arg(i % 977), u"We count wave %1 in a bathtub."_s.arg(i)});
        test::writeAll(path, lines);
    }

private slots:
    void otherProgramImportsDuringEdits()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), records = dir.filePath(u"records.jsonl"_s);
        const int count = test::scaled(20'000);
        writeRecords(records, count);
        LibrarySession library;
        library.open(file);
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
        settle(library);
        const int before = library.counts().papers;
        QSignalSpy failed(&library, &LibrarySession::failed);
        QSignalSpy marked(&library.writer(), &LibraryWriter::marked);

        QProcess cli;
        cli.start(QString::fromUtf8(LECTERN_CLI), {u"import"_s, u"--library"_s, file, records});
        QVERIFY(cli.waitForStarted());
        QList<PaperId> ids;
        for (int row = 0; row < before; ++row)
            ids.append(library.browser().papers().idAt(row));
        // Sets marks repeatedly while the other program runs; each must be stored at the end.
        QHash<PaperId, bool> wanted;
        int made = 0;
        while (cli.state() != QProcess::NotRunning) {
            const PaperId paper = ids[made % ids.size()];
            wanted[paper] = (made / ids.size()) % 2 == 0;
            library.writer().setBookmarked({paper}, wanted[paper]);
            ++made;
            QTest::qWait(20);
        }
        QCOMPARE(cli.exitCode(), 0);
        QVERIFY2(cli.readAllStandardError().isEmpty(), "the command line complained");
        settle(library);
        // A mark is reported when it is saved next to the library, because the other program holds the lock.
        // It is reported again when it is stored in the library.
        QVERIFY2(marked.count() >= made && marked.count() <= 2 * made,
                 qPrintable(QString::number(marked.count())));
        for (const QList<QVariant> &call : failed)
            QFAIL(qPrintable(call[0].toString()));
        // The window shows the new papers without a user action.
        QTRY_COMPARE_WITH_TIMEOUT(library.counts().papers, before + count, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(library.browser().papers().rowCount(), before + count, 20'000);
        settle(library);
        int bookmarks = 0;
        for (const bool on : std::as_const(wanted))
            bookmarks += on;
        QCOMPARE(library.counts().bookmarks, bookmarks);

        QProcess check;
        check.start(QString::fromUtf8(LECTERN_CLI), {u"check"_s, u"--library"_s, file});
        QVERIFY(check.waitForFinished(120'000));
        QCOMPARE(check.exitCode(), 0);
        qInfo("%d marks beside an import of %d papers", made, count);
    }

    // The other program sets marks, and the window's undo reverts the last change of either program.
    void showsMarksOfTheOtherProgram()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), json = dir.filePath(u"marks.json"_s);
        LibrarySession library;
        library.open(file);
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
        settle(library);
        library.writer().setBookmarked(
            {library.browser().papers().idAt(0), library.browser().papers().idAt(1)}, true);
        settle(library);
        const auto cli = [&](const QStringList &words) {
            QProcess process;
            process.start(QString::fromUtf8(LECTERN_CLI), words);
            process.waitForFinished(60'000);
            return process.exitCode();
        };
        QCOMPARE(cli({u"marks"_s, u"export"_s, u"--library"_s, file, u"-o"_s, json}), 0);
        library.writer().undo();
        settle(library);
        QCOMPARE(library.counts().bookmarks, 0);
        QCOMPARE(cli({u"marks"_s, u"import"_s, u"--library"_s, file, json}), 0);
        QTRY_COMPARE_WITH_TIMEOUT(library.counts().bookmarks, 2, 20'000);
        QTRY_VERIFY(library.writer().state().undo
                    && library.writer().state().undo->kind == EditKind::ImportMarks);
        library.writer().undo();
        settle(library);
        QCOMPARE(library.counts().bookmarks, 0);
    }

    // A sync program replaces the open file by another one.
    void detectsReplacedFile()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(u"a.lectern"_s), other = dir.filePath(u"other.lectern"_s);
        {
            LibrarySession second;
            second.open(other);
            second.imports().importText(u"one.txt"_s, samplePages().first().bytes,
                                        samplePages().first().savedOn);
            settle(second);
        }
        const QByteArray before = test::readAll(other);
        LibrarySession library;
        library.open(file);
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
        settle(library);
        const int papers = library.counts().papers;
        library.writer().setBookmarked({library.browser().papers().idAt(0)}, true);
        settle(library);
        QSignalSpy moved(&library, &LibrarySession::movedAway),
            marked(&library.writer(), &LibraryWriter::marked);
        QCOMPARE(::rename(other.toLocal8Bit().constData(), file.toLocal8Bit().constData()), 0);
        library.writer().setBookmarked({library.browser().papers().idAt(1)},
                                       true); // before the window can notice the change
        QTRY_COMPARE_WITH_TIMEOUT(moved.count(), 1, 20'000);
        QCOMPARE(marked.count(), 0);
        QVERIFY(!library.isWritable());
        QCOMPARE(library.browser().papers().rowCount(), papers); // the new file is not read yet
        // Nothing was written to the new file, and a backup holds all edits.
        QVERIFY(!QFileInfo::exists(file + u"-wal"_s));
        const QString saved = moved[0][1].toString();
        QVERIFY(QFileInfo::exists(saved));
        {
            const auto backup = Library::open(saved, Library::Mode::ReadOnly);
            QVERIFY(backup);
            QCOMPARE((*backup)->sources().counts()->papers, papers);
            QCOMPARE((*backup)->sources().counts()->bookmarks, 1);
        }
        library.open(file);
        settle(library);
        QVERIFY(library.isWritable());
        QVERIFY(library.counts().papers < papers);
        library.open(saved); // closes the first file, so that it can be inspected
        settle(library);
        QCOMPARE(QFileInfo(file).size(), before.size());
    }
};

QTEST_GUILESS_MAIN(TestTwoPrograms)
#include "tst_twoprograms.moc"
