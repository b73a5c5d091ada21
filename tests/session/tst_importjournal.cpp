#include "models/formats/records/columns.h"
#include "models/session/librarysession.h"
#include "models/session/tasks/importjournal.h"
#include "models/session/tasks/importreport.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

// Tests interrupted imports and what the window shows of a running one.
class TestImportJournal : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_library;

    QString writePapers(const QString &name, int first)
    {
        QFile file(m_dir->filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write");
        for (int i = first; i < first + 3; ++i)
            file.write("{\"id\":\"2601.0000" + QByteArray::number(i) + "\",\"title\":\"Paper "
                       + QByteArray::number(i) + "\",\"authors\":\"Ada Winter\",\"categories\":\"cs.LG\","
                       + "\"abstract\":\"About gears.\",\"update_date\":\"2026-01-02\"}\n");
        return file.fileName();
    }
    QStringList beside() const { return QDir(m_dir->path()).entryList({u"*-importing*"_s}, QDir::Files); }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_library = m_dir->filePath(u"a.lectern"_s);
    }

    // A lock file without a process id, as a full disk leaves it, blocks no import.
    void ignoresInvalidLockFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("no number\nlectern\nhost\n");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x80", 4).repeated(1000);
    }
    void ignoresInvalidLockFile()
    {
        QFETCH(QByteArray, bytes);
        const auto garble = [&] {
            QFile lock(m_library + u"-importing.lock"_s);
            QVERIFY(lock.open(QIODevice::WriteOnly | QIODevice::Truncate));
            QCOMPARE(lock.write(bytes), bytes.size());
        };
        const ImportJournal::Files files{{u"/data/one.jsonl"_s}, {}};
        ImportJournal journal;
        garble();
        journal.begin(m_library, files);
        garble(); // while the import runs
        QVERIFY(!ImportJournal::readLeftover(m_library));
        journal.leave();
        garble();
        const auto left = ImportJournal::readLeftover(m_library);
        QVERIFY(left);
        QCOMPARE(left->paths, files.paths);
    }

    void leftoverIsReportedOnceAndNotDuringImport()
    {
        ImportJournal::Files files{{u"/data/one.jsonl"_s, u"/data/two.csv"_s}, {}};
        files.choices[u"/data/two.csv"_s] = {
            QDate(2026, 6, 30), {{u"Titel"_s, CsvColumn::Title}, {u"id"_s, CsvColumn::Unknown}}, u"KOI8-R"_s};
        ImportJournal journal;
        journal.begin(m_library, files);
        QVERIFY(!ImportJournal::readLeftover(m_library));
        journal.leave();
        QVERIFY(!ImportJournal::readLeftover(m_dir->filePath(u"b.lectern"_s)));
        const auto left = ImportJournal::readLeftover(m_library);
        QVERIFY(left);
        QCOMPARE(left->paths, files.paths);
        QCOMPARE(left->choices, files.choices);
        QVERIFY(!ImportJournal::readLeftover(m_library));
        journal.begin(m_library, files);
        journal.end();
        QVERIFY(!ImportJournal::readLeftover(m_library));
        QCOMPARE(beside(), QStringList());
    }

    void ignoresInvalidJournal()
    {
        QFile file(m_library + u"-importing"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"files\":[{},3,{\"path\":\"\"}]");
        file.close();
        QVERIFY(!ImportJournal::readLeftover(m_library));
        QCOMPARE(beside(), QStringList());
    }

    void openingReportsInterruptedImport()
    {
        const QString first = writePapers(u"first.jsonl"_s, 1), second = writePapers(u"second.jsonl"_s, 4);
        {
            LibrarySession library;
            library.open(m_library);
            library.imports().importFiles({first});
            QTRY_VERIFY(library.isIdle());
            QCOMPARE(beside(), QStringList()); // a finished import leaves no files
        }
        ImportJournal journal; // files of a program that ended during both imports
        journal.begin(m_library, {{first, second}, {{second, {QDate(2026, 6, 30), {}}}}});
        journal.leave();
        LibrarySession library;
        QSignalSpy left(&library.imports(), &ImportQueue::importInterrupted);
        QSignalSpy finished(&library.imports(), &ImportQueue::importFinished);
        library.open(m_library);
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left[0][0].toStringList(), QStringList({first, second}));
        library.imports().importFiles(left[0][0].toStringList(),
                                      left[0][1].value<QHash<QString, FileChoices>>());
        QTRY_COMPARE(finished.count(), 1);
        const auto report = finished[0][0].value<ImportReport>();
        QCOMPARE(report.files.size(), 2);
        QVERIFY(report.files[0].alreadyImported);
        QCOMPARE(report.files[1].newPapers, 3);
        QCOMPARE(report.files[1].savedOn, QDate(2026, 6, 30));
        QCOMPARE(beside(), QStringList());
    }

    // The remaining files belong to the library that was open, and wait until it is opened again.
    void remainingFilesStayWithTheirLibrary_data()
    {
        QTest::addColumn<bool>("opens");
        QTest::newRow("another library") << true;
        QTest::newRow("no library") << false;
    }
    void remainingFilesStayWithTheirLibrary()
    {
        QFETCH(bool, opens);
        QStringList files;
        for (int i = 0; i < 30; ++i)
            files.append(writePapers(u"%1.jsonl"_s.arg(i), 1 + 3 * i));
        const QString other = opens ? m_dir->filePath(u"b.lectern"_s) : files.first();
        LibrarySession library;
        QSignalSpy left(&library.imports(), &ImportQueue::importInterrupted);
        QSignalSpy finished(&library.imports(), &ImportQueue::importFinished);
        library.open(m_library);
        QTRY_VERIFY(library.isIdle());
        library.imports().importFiles(files);
        library.open(other);
        QTRY_VERIFY(library.isIdle());
        QCOMPARE(finished.count(), 1);
        QCOMPARE(library.counts().papers, 0);
        QCOMPARE(left.count(), 0);
        if (opens) {
            library.imports().importFiles({files.first()});
            QTRY_VERIFY(library.isIdle());
            QCOMPARE(library.counts().papers, 3);
        }
        library.open(m_library);
        QTRY_COMPARE(left.count(), 1);
        library.imports().importFiles(left[0][0].toStringList());
        QTRY_VERIFY(library.isIdle());
        QCOMPARE(library.counts().papers, 90);
        QCOMPARE(beside(), QStringList());
    }

    void cancelledImportLeavesNoJournal()
    {
        QStringList files;
        for (int i = 0; i < 30; ++i)
            files.append(writePapers(u"%1.jsonl"_s.arg(i), 1 + i));
        {
            LibrarySession library;
            QSignalSpy finished(&library.imports(), &ImportQueue::importFinished);
            library.open(m_library);
            library.imports().importFiles(files);
            library.imports().cancelImport();
            QTRY_COMPARE(finished.count(), 1);
        }
        QCOMPARE(beside(), QStringList());
    }

    void formatsProgress_data()
    {
        QTest::addColumn<ImportProgress>("progress");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const ImportProgress &progress, const QString &sentence) {
            QTest::newRow(name) << progress << sentence;
        };
        row("begins", {1, 1, u"a.jsonl"_s}, u"Importing a.jsonl"_s);
        row("one of many", {2, 3, u"a.txt"_s}, u"Importing a.txt, 2 of 3"_s);
        row("under way", {1, 1, u"a.jsonl"_s, 5, 10, 1'234'567, 31'415.9, 42},
            u"Importing a.jsonl: 1,234,567 papers, 31,000 per second, about 45 s left"_s);
        row("slow", {1, 1, u"a.jsonl"_s, 5, 10, 40, 12.4, 300},
            u"Importing a.jsonl: 40 papers, 12 per second, about 5 min left"_s);
        row("at the end", {1, 1, u"a.jsonl"_s, 10, 10, 3'000'000, 31'000, 12, true},
            u"Importing a.jsonl: 3,000,000 papers, writing the index, about 15 s left"_s);
    }
    void formatsProgress()
    {
        QFETCH(ImportProgress, progress);
        QTEST(progressSentence(progress), "sentence");
    }
};

QTEST_GUILESS_MAIN(TestImportJournal)
#include "tst_importjournal.moc"
