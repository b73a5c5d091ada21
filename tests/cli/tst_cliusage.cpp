#include "clirun.h"
#include "resources/samplelibrary.h"

#include <QFile>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace lectern::test;
using namespace Qt::StringLiterals;

// Tests wrong usage, help, and output that cannot be written.
class TestCliUsage : public QObject
{
    Q_OBJECT
private slots:
    void messagesAreTranslatedButJsonIsNot()
    {
        qputenv("LECTERN_LANGUAGE", "de");
        const auto back = qScopeGuard([] { qputenv("LECTERN_LANGUAGE", "en"); });
        const CliRun unknown = runCli({u"read"_s});
        QCOMPARE(unknown.exit, 2);
        QVERIFY2(unknown.err.contains("Unbekanntes Verb „read“."), unknown.err);
        QVERIFY(runCli({u"search"_s, u"--help"_s}).out.contains("Die Bibliotheksdatei."));
        // Machine-readable output and option names do not depend on the language.
        QTemporaryDir dir;
        const QString library = dir.filePath(u"l.lectern"_s), page = dir.filePath(u"empty.txt"_s);
        QFile file(page);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const CliRun json = runCli({u"import"_s, u"--library"_s, library, u"--json"_s, page});
        QVERIFY2(json.out.contains("\"The file is empty.\""), json.out);
        const CliRun text = runCli({u"import"_s, u"--library"_s, library, page});
        QVERIFY2(text.err.contains("Die Datei ist leer."), text.err);
    }
    void rejectsWrongUsage_data()
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
    void rejectsWrongUsage()
    {
        QFETCH(QStringList, words);
        QTemporaryDir folder;
        const CliRun run = runCli(words, {}, folder.path());
        QCOMPARE(run.exit, 2);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.err.contains("usage: lectern-cli"));
        QVERIFY(!QFile::exists(folder.filePath(u"l"_s)));
    }

    void helpListsEveryVerb()
    {
        const CliRun help = runCli({u"--help"_s});
        QCOMPARE(help.exit, 0);
        for (const char *verb : {"parse", "import", "search", "stats", "check", "reindex", "backup",
                                 "restore", "recover", "marks", "set", "unset"}) {
            QVERIFY2(help.out.contains(verb), verb);
            const CliRun own = runCli({QString::fromLatin1(verb), u"--help"_s});
            QCOMPARE(own.exit, 0);
            QVERIFY2(own.out.contains("--json"), verb);
        }
        const QString version = QString::fromUtf8(runCli({u"--version"_s}).out);
        static const QRegularExpression form(
            u"\\Alectern-cli \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{7,}\\+?\\))?\\n\\z"_s);
        QVERIFY2(form.match(version).hasMatch(), qPrintable(version));
    }

    // The man page is written by hand; it must list all verbs and options of the tables.
    void manPageListsVerbsAndOptions()
    {
        QFile page(QStringLiteral(LECTERN_TESTS_DIR "/../packaging/lectern-cli.1"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll()).replace(u"\\-"_s, u"-"_s);
        static const QRegularExpression verbLine(u"^  ([a-z]+) "_s, QRegularExpression::MultilineOption);
        static const QRegularExpression optionName(u"--([a-z-]+)"_s);
        int verbs = 0;
        for (const auto &verb : verbLine.globalMatch(QString::fromUtf8(runCli({u"--help"_s}).out))) {
            ++verbs;
            const QString name = verb.captured(1);
            QVERIFY2(text.contains(u"lectern-cli "_s + name) || text.contains(name + u" | "_s)
                         || text.contains(u"| "_s + name),
                     qPrintable(name));
            for (const auto &option :
                 optionName.globalMatch(QString::fromUtf8(runCli({name, u"--help"_s}).out)))
                QVERIFY2(option.captured(1) == u"help"_s || text.contains(u"--"_s + option.captured(1)),
                         qPrintable(name + u' ' + option.captured(1)));
        }
        QVERIFY(verbs > 11);
    }

    // Words typed so far, and the expected completions.
    void bashCompletionWorks_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("offered");
        QTest::newRow("a verb") << QStringList{u"re"_s}
                                << QStringList{u"reindex"_s, u"restore"_s, u"recover"_s};
        QTest::newRow("an option") << QStringList{u"search"_s, u"--li"_s}
                                   << QStringList{u"--library"_s, u"--limit"_s};
        QTest::newRow("a format") << QStringList{u"export"_s, u"--format"_s, u"bibt"_s}
                                  << QStringList{u"bibtex"_s};
        QTest::newRow("a word behind a verb")
            << QStringList{u"completions"_s, u"z"_s} << QStringList{u"zsh"_s};
        QTest::newRow("a file is the shell's")
            << QStringList{u"check"_s, u"--library"_s, u"x"_s} << QStringList();
    }
    void bashCompletionWorks()
    {
        QFETCH(QStringList, words);
        const CliRun made = runCli({u"completions"_s, u"bash"_s});
        QCOMPARE(made.exit, 0);
        QProcess bash;
        bash.start(u"bash"_s,
                   QStringList{u"-c"_s,
                               u"set -eu; source /dev/stdin; COMP_WORDS=(lectern-cli \"$@\"); COMP_CWORD=$#;"
                               " _lectern_cli; printf '%s\\n' \"${COMPREPLY[@]-}\""_s,
                               u"bash"_s}
                       + words);
        bash.write(made.out);
        bash.closeWriteChannel();
        QVERIFY(bash.waitForFinished(60'000));
        QCOMPARE(bash.readAllStandardError(), QByteArray());
        QTEST(QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts), "offered");
    }

    // The zsh and fish scripts can only be checked where these shells are installed.
    void zshAndFishAcceptCompletionScripts_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char *shell : {"zsh", "fish"})
            QTest::newRow(shell) << QString::fromLatin1(shell);
    }
    void zshAndFishAcceptCompletionScripts()
    {
        QFETCH(QString, shell);
        const CliRun made = runCli({u"completions"_s, shell});
        QCOMPARE(made.exit, 0);
        for (const char *part : {"recover", "library", "bibtex"})
            QVERIFY2(made.out.contains(part), part);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP(qPrintable(shell + u" is not installed."_s));
        QTemporaryDir folder;
        QFile script(folder.filePath(u"completions"_s));
        QVERIFY(script.open(QIODevice::WriteOnly) && script.write(made.out) == made.out.size());
        script.close();
        QProcess reader;
        reader.start(shell, {u"-n"_s, script.fileName()});
        QVERIFY(reader.waitForFinished(60'000));
        QCOMPARE(reader.readAllStandardError(), QByteArray());
        QCOMPARE(reader.exitCode(), 0);
    }

    void rejectsUnknownShell()
    {
        const CliRun run = runCli({u"completions"_s, u"csh"_s});
        QCOMPARE(run.exit, 2);
        QVERIFY(run.err.contains("bash, zsh, fish"));
    }

    // lectern-cli … | head: the program ends without an error message.
    void closedPipeEndsQuietly()
    {
        QByteArray page;
        for (int i = 0; i < 3000; ++i)
            page += "Abstract:Gears number " + QByteArray::number(i) + " turn without end, and we say how.\n";
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        // Only a shell can create a pipe whose reader has exited.
        process.start(u"bash"_s,
                      {u"-c"_s, u"set -o pipefail; \"$0\" parse --jsonl - | head -c 10"_s,
                       QString::fromUtf8(LECTERN_CLI)});
        process.write(page);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    // A full disk gives an error message and status 1.
    void reportsUnwritableOutput()
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

    void printsNoLocaleWarning()
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
