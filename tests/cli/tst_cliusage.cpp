#include "clirun.h"
#include "resources/samplelibrary.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace lectern::test;
using namespace Qt::StringLiterals;

// Wrong usage, help, and what happens when nobody takes the output.
class TestCliUsage : public QObject
{
    Q_OBJECT
private slots:
    void wrongUsage_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("no verb") << QStringList();
        QTest::newRow("no such verb") << QStringList{u"read"_s};
        QTest::newRow("no file") << QStringList{u"parse"_s};
        QTest::newRow("no such option") << QStringList{u"parse"_s, u"--fast"_s, u"x"_s};
        QTest::newRow("option without value") << QStringList{u"parse"_s, u"x"_s, u"--format"_s};
        QTest::newRow("no such format") << QStringList{u"parse"_s, u"x"_s, u"--format"_s, u"scroll"_s};
        QTest::newRow("no such day") << QStringList{u"parse"_s, u"x"_s, u"--saved-on"_s, u"2026-02-30"_s};
        QTest::newRow("day in another order")
            << QStringList{u"parse"_s, u"x"_s, u"--saved-on"_s, u"2.6.2026"_s};
        QTest::newRow("two forms") << QStringList{u"parse"_s, u"x"_s, u"--json"_s, u"--jsonl"_s};
        QTest::newRow("no library") << QStringList{u"stats"_s};
        QTest::newRow("import: no file") << QStringList{u"import"_s, u"--library"_s, u"l"_s};
        QTest::newRow("import: no library") << QStringList{u"import"_s, u"x"_s};
        QTest::newRow("search: no such order")
            << QStringList{u"search"_s, u"--library"_s, u"l"_s, u"--sort"_s, u"luck"_s};
        QTest::newRow("search: no number")
            << QStringList{u"search"_s, u"--library"_s, u"l"_s, u"--limit"_s, u"few"_s};
        QTest::newRow("search: negative")
            << QStringList{u"search"_s, u"--library"_s, u"l"_s, u"--limit"_s, u"-3"_s};
        QTest::newRow("stats: operand") << QStringList{u"stats"_s, u"--library"_s, u"l"_s, u"x"_s};
    }
    void wrongUsage()
    {
        QFETCH(QStringList, words);
        QTemporaryDir folder;
        const CliRun run = runCli(words, {}, folder.path());
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.err.contains("usage: lectern-cli"));
        QVERIFY(!QFile::exists(folder.filePath(u"l"_s)));
    }

    void helpNamesEveryVerb()
    {
        const CliRun help = runCli({u"--help"_s});
        QCOMPARE(help.exit, 0);
        for (const char *verb : {"parse", "import", "search", "stats", "check", "reindex", "backup",
                                 "restore", "salvage", "marks"}) {
            QVERIFY2(help.out.contains(verb), verb);
            const CliRun own = runCli({QString::fromLatin1(verb), u"--help"_s});
            QCOMPARE(own.exit, 0);
            QVERIFY2(own.out.contains("--json"), verb);
        }
        QVERIFY(runCli({u"--version"_s}).out.startsWith("lectern-cli "));
    }

    // lectern-cli … | head: the run ends quietly.
    void aReaderMayLeaveEarly()
    {
        QByteArray page;
        for (int i = 0; i < 3000; ++i)
            page += "Abstract:Gears number " + QByteArray::number(i) + " turn without end, and we say how.\n";
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        // Only a shell can give a program a pipe whose reader is gone.
        process.start(u"bash"_s,
                      {u"-c"_s, u"set -o pipefail; \"$0\" parse --jsonl - | head -c 10"_s,
                       QString::fromUtf8(LECTERN_CLI)});
        process.write(page);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    // A full disk is a sentence and status 1.
    void outputThatCannotBeWritten()
    {
        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s);
        process.start(QString::fromUtf8(LECTERN_CLI), {u"parse"_s, u"-"_s});
        process.write(lectern::samplePages().first().bytes);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("No space left"));
    }

    void saysNothingAboutTheLocale()
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, u"C"_s);
        process.setProcessEnvironment(environment);
        process.start(QString::fromUtf8(LECTERN_CLI), {u"parse"_s, u"-"_s});
        process.write(lectern::samplePages()[1].bytes);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QVERIFY(process.readAllStandardOutput().contains("Gudrun Øvrebø"));
    }
};

QTEST_GUILESS_MAIN(TestCliUsage)
#include "tst_cliusage.moc"
