#include "clirun.h"
#include "resources/samplelibrary.h"
#include "tests/support/support.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

// Tests import, search, stats and check on one library file.
class TestCliLibrary : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_library = m_folder->filePath(u"test.lectern"_s);
        m_pages = m_folder->filePath(u"pages"_s);
        QVERIFY(QDir().mkpath(m_pages));
        for (const SamplePage &page : samplePages()) {
            QFile file(m_pages + u'/' + page.name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(page.bytes);
            file.flush();
            QVERIFY(file.setFileTime(page.savedOn.startOfDay(), QFileDevice::FileModificationTime));
        }
    }

    void importsAFolder()
    {
        const CliRun run = lectern({u"import"_s, m_pages});
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.err, QByteArray()); // no progress output without a terminal
        const QJsonObject stats = lectern({u"stats"_s, u"--json"_s}).object();
        QCOMPARE(stats.keys(),
                 (QStringList{u"authors"_s, u"bookmarks"_s, u"conflicts"_s, u"papers"_s, u"schema"_s,
                              u"sightings"_s, u"sources"_s}));
        QCOMPARE(stats[u"papers"].toInt(), 40);
        QCOMPARE(stats[u"sightings"].toInt(), 51);
        QCOMPARE(stats[u"sources"].toInt(), 7);
        QCOMPARE(stats[u"conflicts"].toInt(), 3);
        QCOMPARE(stats[u"bookmarks"].toInt(), 0);
        QVERIFY(stats[u"schema"].toInt() >= 1);
        QVERIFY(stats[u"authors"].toInt() >= 8);
    }

    void importingAgainChangesNothing()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QByteArray before = lectern({u"stats"_s, u"--json"_s}).out;
        const CliRun again = lectern({u"import"_s, u"--json"_s, m_pages});
        QCOMPARE(again.exit, 0);
        const QJsonArray reports = QJsonDocument::fromJson(again.out).array();
        QCOMPARE(reports.size(), 7);
        for (const QJsonValue &report : reports)
            QCOMPARE(report[u"already_there"], QJsonValue(true));
        QCOMPARE(lectern({u"stats"_s, u"--json"_s}).out, before);
    }

    void importsStandardInput()
    {
        const CliRun run =
            lectern({u"import"_s, u"--saved-on"_s, u"2026-06-14"_s, u"-"_s}, samplePages().last().bytes);
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(lectern({u"stats"_s, u"--json"_s}).object()[u"papers"].toInt(), 6);
    }

    void exportsPapers_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("bibtex") << QStringList{u"--format"_s, u"bibtex"_s} << QByteArray("@");
        QTest::newRow("biblatex") << QStringList{u"--format"_s, u"biblatex"_s} << QByteArray("@");
        QTest::newRow("ris") << QStringList{u"--format"_s, u"ris"_s} << QByteArray("TY  - ");
        QTest::newRow("csl-json") << QStringList{u"--format"_s, u"csl-json"_s} << QByteArray("[\n{");
        QTest::newRow("csv") << QStringList{u"--format"_s, u"csv"_s} << QByteArray("title,authors,");
        QTest::newRow("markdown") << QStringList{u"--format"_s, u"markdown"_s}
                                  << QByteArray("# Reading list\n");
        QTest::newRow("html") << QStringList{u"--format"_s, u"html"_s} << QByteArray("<!DOCTYPE html>");
        QTest::newRow("jsonl") << QStringList{u"--jsonl"_s} << QByteArray("{\"lectern\":1,\"library\":");
    }
    void exportsPapers()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, begin);
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const CliRun run = lectern(QStringList{u"export"_s} + words);
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.err, QByteArray());
        QVERIFY2(run.out.startsWith(begin), run.out.left(100).constData());
        // A query exports only its results.
        const CliRun part = lectern(QStringList{u"export"_s, u"--query"_s, u"year:1900..1901"_s} + words);
        QCOMPARE(part.exit, 0);
        QVERIFY(part.out.size() < run.out.size());
    }

    void exportedFileImportsUnchanged()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QString bib = m_folder->filePath(u"out.bib"_s), lines = m_folder->filePath(u"out.jsonl"_s);
        const CliRun run = lectern({u"export"_s, u"-o"_s, bib});
        QVERIFY2(run.exit == 0, run.err.constData());
        QVERIFY(run.out.contains("40 papers (bibtex)"));
        QCOMPARE(readAll(bib), lectern({u"export"_s, u"--format"_s, u"bibtex"_s}).out);
        QCOMPARE(lectern({u"export"_s, u"-o"_s, lines}).exit, 0);
        const QJsonObject before = lectern({u"stats"_s, u"--json"_s}).object();
        m_library = m_folder->filePath(u"copy.lectern"_s);
        QCOMPARE(lectern({u"import"_s, lines}).exit, 0);
        QCOMPARE(lectern({u"stats"_s, u"--json"_s}).object(), before);
        QCOMPARE(lectern({u"check"_s}).exit, 0);
    }

    void rejectsInvalidExports_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exit");
        QTest::newRow("no format") << QStringList{} << 2;
        QTest::newRow("unknown format") << QStringList{u"--format"_s, u"docx"_s} << 2;
        QTest::newRow("format that is only read") << QStringList{u"--format"_s, u"arxiv-atom"_s} << 2;
        QTest::newRow("two formats") << QStringList{u"--jsonl"_s, u"--format"_s, u"ris"_s} << 2;
        QTest::newRow("folder that is not there") << QStringList{u"-o"_s, u"no/such/out.bib"_s} << 1;
    }
    void rejectsInvalidExports()
    {
        QFETCH(QStringList, words);
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const CliRun run = lectern(QStringList{u"export"_s} + words);
        QTEST(run.exit, "exit");
        QVERIFY(run.printedErrorSentences());
        QVERIFY(run.out.isEmpty());
    }

    void searchPrintsMatches()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const CliRun run = lectern({u"search"_s, u"--json"_s, u"sundials"_s});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.object().keys(),
                 (QStringList{u"abstracts_left"_s, u"corrected"_s, u"lacks_one_word"_s, u"papers"_s,
                              u"total"_s, u"widened"_s}));
        QCOMPARE(run.object()[u"total"].toInt(), 1);
        const QJsonObject paper = run.object()[u"papers"].toArray()[0].toObject();
        QCOMPARE(paper.keys(),
                 (QStringList{u"authors"_s, u"bookmarked"_s, u"category"_s, u"citations"_s, u"code"_s,
                              u"date"_s, u"id"_s, u"rating"_s, u"read"_s, u"score"_s, u"tags"_s, u"title"_s,
                              u"venue"_s, u"year"_s}));
        QVERIFY(paper[u"id"].toInteger() > 0);
        QVERIFY(paper[u"title"].toString().startsWith(u"Sundials for"));
        QCOMPARE(paper[u"authors"].toArray().size(), 3);
        QCOMPARE(paper[u"date"].toString(), u"2026-05-06"_s);
        QCOMPARE(paper[u"score"].toDouble(), 92.1); // value of the most recently saved page
        QCOMPARE(paper[u"code"], QJsonValue(true));
        QCOMPARE(paper[u"bookmarked"], QJsonValue(false));
        QCOMPARE(paper[u"read"], QJsonValue(false));
    }

    void searchSortsAndLimits()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QJsonObject all = lectern({u"search"_s, u"--json"_s, u"--sort"_s, u"score"_s}).object();
        QCOMPARE(all[u"total"].toInt(), 40);
        QCOMPARE(all[u"papers"].toArray().size(), 40);
        QCOMPARE(all[u"papers"].toArray()[0][u"score"].toDouble(), 95.3);
        // Exactly the orders that --help lists.
        for (const QString &order : {u"newest"_s, u"oldest"_s, u"relevance"_s, u"title"_s, u"authors"_s,
                                     u"category"_s, u"citations"_s, u"added"_s, u"rating"_s, u"opened"_s}) {
            const CliRun run = lectern({u"search"_s, u"--json"_s, u"--sort"_s, order});
            QVERIFY2(run.exit == 0 && run.object()[u"papers"].toArray().size() == 40, qPrintable(order));
            QVERIFY(lectern({u"search"_s, u"--help"_s}).out.contains(order.toUtf8()));
        }
        const CliRun wrong = lectern({u"search"_s, u"--sort"_s, u"luck"_s});
        QVERIFY(wrong.exit == 2 && wrong.err.contains("citations"));
        const QJsonObject oldest = lectern({u"search"_s, u"--json"_s, u"--sort"_s, u"oldest"_s}).object();
        const QJsonArray byDay = oldest[u"papers"].toArray();
        for (qsizetype i = 1; i < byDay.size(); ++i)
            QVERIFY(byDay[i - 1][u"date"].toString() <= byDay[i][u"date"].toString()
                    || byDay[i][u"date"].isNull());
        const QJsonObject two =
            lectern({u"search"_s, u"--json"_s, u"--sort"_s, u"title"_s, u"--limit"_s, u"2"_s, u"cat:CL"_s})
                .object();
        QCOMPARE(two[u"total"].toInt(), 6);
        QCOMPARE(two[u"papers"].toArray().size(), 2);
        QVERIFY(two[u"papers"].toArray()[0][u"title"].toString()
                < two[u"papers"].toArray()[1][u"title"].toString());
    }

    // Ignoring an invalid condition would return more papers, or all papers if it was the only one.
    void rejectsInvalidQuery()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        for (const QString &query :
             {u"(sundials"_s, u"has:url"_s, u"year:abc"_s, u"title:"_s, u"%"_s, u"😀"_s}) {
            for (const QStringList &verb :
                 {QStringList{u"search"_s, query},
                  QStringList{u"export"_s, u"--format"_s, u"csv"_s, u"--query"_s, query},
                  QStringList{u"set"_s, u"--query"_s, query, u"venue=Nowhere"_s},
                  QStringList{u"unset"_s, u"--query"_s, query, u"--all"_s},
                  QStringList{u"highlights"_s, query}}) {
                const CliRun run = lectern(verb);
                QVERIFY2(run.exit == 2 && run.out.isEmpty() && !run.err.isEmpty(),
                         qPrintable(verb.join(u' ')));
            }
        }
        QCOMPARE(lectern({u"set"_s, u"--query"_s, u" "_s, u"venue=Nowhere"_s}).exit, 2);
        QCOMPARE(lectern({u"search"_s, u"--json"_s, u"venue:nowhere"_s}).object()[u"total"].toInt(), 0);
        const CliRun everything = lectern({u"set"_s, u"--query"_s, u"*"_s, u"venue=Nowhere"_s});
        QVERIFY2(everything.exit == 0, everything.err.constData());
    }

    void importsRealPages()
    {
        const QStringList pages = sharedFiles(u"seeds"_s, {u"*.txt"_s});
        if (pages.isEmpty())
            QSKIP("the real pages are not here");
        const CliRun run = lectern(QStringList{u"import"_s, u"--saved-on"_s, u"2026-06-10"_s} + pages);
        QVERIFY2(run.exit == 0, run.err.constData());
        const QJsonObject stats = lectern({u"stats"_s, u"--json"_s}).object();
        QCOMPARE(stats[u"sightings"].toInt(), 86);
        QCOMPARE(stats[u"papers"].toInt(), 79);
        QCOMPARE(stats[u"sources"].toInt(), 5);
    }

    void checksALibrary()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const CliRun whole = lectern({u"check"_s, u"--json"_s});
        QVERIFY2(whole.exit == 0, whole.out.constData());
        QCOMPARE(whole.object(), (QJsonObject{{u"clean"_s, true}, {u"disagreements"_s, QJsonArray()}}));
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"breaker"_s);
            database.setDatabaseName(m_library);
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"DELETE FROM sighting WHERE id = (SELECT min(id) FROM sighting)"_s));
        }
        QSqlDatabase::removeDatabase(u"breaker"_s);
        const CliRun broken = lectern({u"check"_s});
        QCOMPARE(broken.exit, 1);
        QVERIFY(!broken.out.isEmpty());
        QVERIFY2(broken.printedErrorSentences(), broken.err.constData());
    }

    // An invalid source adds nothing to the library.
    void refusedFileLeavesLibraryUnchanged_data()
    {
        QTest::addColumn<QString>("operand");
        QTest::newRow("missing") << u"missing.txt"_s;
        QTest::newRow("empty") << u"empty.txt"_s;
        QTest::newRow("image") << u"image.txt"_s;
        QTest::newRow("one line of 200 MB") << u"long.txt"_s;
        QTest::newRow("folder without pages") << u"nopages"_s;
        QTest::newRow("empty folder") << u"nothing"_s;
        QTest::newRow("unreadable") << u"unreadable.txt"_s;
    }
    void refusedFileLeavesLibraryUnchanged()
    {
        QFETCH(QString, operand);
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QByteArray before = digest();
        const QDir folder(m_folder->path());
        put(u"empty.txt"_s, {});
        put(u"image.txt"_s, QByteArray("\x89PNG\r\n\x1a\n").append(QByteArray(5000, '\0')));
        put(u"unreadable.txt"_s, samplePages().first().bytes);
        QVERIFY(QFile::setPermissions(folder.filePath(u"unreadable.txt"_s), {}));
        QVERIFY(folder.mkpath(u"nothing"_s));
        QVERIFY(folder.mkpath(u"nopages"_s));
        put(u"nopages/letter.txt"_s, "Dear Ada,\nthe gears have arrived.\n");
        if (operand == "long.txt"_L1)
            put(u"long.txt"_s, QByteArray(200'000'000, 'a'));
        if (operand == "unreadable.txt"_L1 && ::geteuid() == 0)
            QSKIP("root may read everything");
        const CliRun run = lectern({u"import"_s, operand});
        QCOMPARE(run.exit, 1);
        QVERIFY2(run.printedErrorSentences(), run.err.constData());
        QCOMPARE(digest(), before);
    }

    // A "%1" in a file name must not be replaced as a placeholder of the message.
    void fileNameMayContainPlaceholder()
    {
        const QString name = u"50%2F %3 of %4.txt"_s;
        put(name, samplePages().first().bytes + "\nNobody knows what this line is about, nor why\n");
        const CliRun run = lectern({u"import"_s, m_folder->filePath(name)});
        QCOMPARE(run.exit, 0);
        const auto lines = QString::fromUtf8(run.out).trimmed().split(u'\n');
        QVERIFY(lines.size() > 1); // one line per part that was not understood
        for (const QString &line : lines)
            QVERIFY2(line.contains(name), qPrintable(line));
    }

    void ignoresOtherFilesInFolder()
    {
        put(u"pages/letter.txt"_s, "Dear Ada,\nthe gears have arrived.\n");
        const CliRun run = lectern({u"import"_s, m_pages});
        QCOMPARE(run.exit, 0);
        QVERIFY(run.err.contains("letter.txt"));
        QCOMPARE(lectern({u"stats"_s, u"--json"_s}).object()[u"sources"].toInt(), 7);
    }

    void rejectsMissingAndInvalidLibraries_data()
    {
        QTest::addColumn<QString>("verb");
        QTest::newRow("search") << u"search"_s;
        QTest::newRow("stats") << u"stats"_s;
        QTest::newRow("check") << u"check"_s;
    }
    void rejectsMissingAndInvalidLibraries()
    {
        QFETCH(QString, verb);
        const CliRun missing = lectern({verb});
        QCOMPARE(missing.exit, 1);
        QVERIFY(missing.printedErrorSentences());
        QVERIFY(!QFile::exists(m_library)); // a read-only verb creates no library
        put(u"test.lectern"_s, "this is a letter");
        const CliRun other = lectern({verb});
        QCOMPARE(other.exit, 1);
        QVERIFY(other.printedErrorSentences());
    }

    void restoresABackup()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QByteArray before = digest();
        const CliRun first = lectern({u"backup"_s, u"--json"_s});
        QVERIFY2(first.exit == 0, first.err.constData());
        const QString copy = first.object()[u"backup"].toString();
        QVERIFY2(QFile::exists(copy), qPrintable(copy));
        QCOMPARE(QFileInfo(copy).size(), first.object()[u"bytes"].toInteger());
        put(u"more.bib"_s,
            "@article{one, title = {A paper that came later}, author = {Mora, Idun}, year = 2020}\n");
        QCOMPARE(lectern({u"import"_s, m_folder->filePath(u"more.bib"_s)}).exit, 0);
        const QByteArray after = digest();
        QVERIFY(after != before);

        const CliRun back = lectern({u"restore"_s, u"--json"_s});
        QVERIFY2(back.exit == 0, back.err.constData());
        QCOMPARE(back.object()[u"restored"].toString(), copy);
        QCOMPARE(digest(), before);
        QCOMPARE(lectern({u"check"_s}).exit, 0);
        // The state before the restore is the newest backup, so a second restore returns to it.
        QCOMPARE(lectern({u"restore"_s}).exit, 0);
        QCOMPARE(digest(), after);
    }

    void recoversADamagedLibrary()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        QCOMPARE(lectern({u"import"_s, u"--json"_s, m_pages}).exit, 0);
        const int papers = lectern({u"stats"_s, u"--json"_s}).object()[u"papers"].toInt();
        QVERIFY(papers > 0);
        QFile file(m_library);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.write(QByteArray(16384, 'X')) > 0); // overwrites the schema page, which lists all tables
        file.close();
        QCOMPARE(lectern({u"stats"_s}).exit, 1);
        file.open(QIODevice::ReadOnly);
        const QByteArray damaged = file.readAll();
        file.close();

        const QString fresh = m_folder->filePath(u"fresh.lectern"_s);
        const CliRun run = runCli({u"recover"_s, u"--json"_s, m_library, fresh}, {}, m_folder->path());
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.object()[u"papers"].toInt(), papers);
        QVERIFY(run.object()[u"lost"].isArray());
        QCOMPARE(runCli({u"check"_s, u"--library"_s, fresh}).exit, 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), damaged);
        // A second run is refused, because the output exists.
        const CliRun again = runCli({u"recover"_s, m_library, fresh}, {}, m_folder->path());
        QCOMPARE(again.exit, 1);
        QVERIFY2(again.printedErrorSentences(), again.err.constData());
        QCOMPARE(runCli({u"recover"_s, m_library}).exit, 2);
        // "salvage" is the name of the verb in earlier versions.
        const CliRun said = runCli({u"salvage"_s, m_library, m_folder->filePath(u"other.lectern"_s)});
        QCOMPARE(said.exit, 0);
        QVERIFY2(said.out.contains(QByteArray(QByteArray::number(papers) + " papers")), said.out.constData());
    }

    void marksExportAndImport()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        sql({u"INSERT INTO mark SELECT min(id), 1, 0 FROM paper"_s,
             u"INSERT OR REPLACE INTO counter VALUES('bookmarks', 1)"_s});
        const QString json = m_folder->filePath(u"marks.json"_s);
        QCOMPARE(lectern({u"marks"_s, u"export"_s, u"-o"_s, json}).exit, 0);
        const CliRun printed = lectern({u"marks"_s, u"export"_s});
        QCOMPARE(printed.exit, 0);
        QCOMPARE(printed.object()[u"papers"].toArray().size(), 1);
        sql({u"DELETE FROM mark"_s, u"UPDATE counter SET value = 0 WHERE name = 'bookmarks'"_s});
        const CliRun back = lectern({u"marks"_s, u"import"_s, u"--json"_s, json});
        QCOMPARE(back.exit, 0);
        QCOMPARE(back.object()[u"joined"].toInt(), 1);
        QVERIFY(back.object()[u"changed"].toBool());
        QVERIFY(!lectern({u"marks"_s, u"import"_s, u"--json"_s, json}).object()[u"changed"].toBool());
        // An impossible request prints an error and changes nothing.
        const QByteArray before = digest();
        for (const QStringList &words :
             {QStringList{u"marks"_s, u"import"_s, m_folder->filePath(u"absent.json"_s)},
              QStringList{u"marks"_s, u"import"_s, m_library},
              QStringList{u"marks"_s, u"export"_s, u"-o"_s, m_folder->filePath(u"no folder/marks.json"_s)}}) {
            const CliRun refused = lectern(words);
            QCOMPARE(refused.exit, 1);
            QVERIFY2(refused.printedErrorSentences(), refused.err.constData());
        }
        QCOMPARE(lectern({u"marks"_s, u"burn"_s}).exit, 2);
        QCOMPARE(lectern({u"marks"_s, u"import"_s}).exit, 2);
        QCOMPARE(digest(), before);
    }

    void backsUpIntoAnotherFolder()
    {
        QCOMPARE(lectern({u"import"_s, m_pages}).exit, 0);
        const QString folder = m_folder->filePath(u"elsewhere"_s);
        const CliRun none = lectern({u"restore"_s, u"-o"_s, folder});
        QCOMPARE(none.exit, 1);
        QVERIFY2(none.printedErrorSentences(), none.err.constData());
        QCOMPARE(lectern({u"backup"_s, u"-o"_s, folder}).exit, 0);
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QCOMPARE(files.size(), 1);
        // A file that is not a library is refused and not changed.
        const QByteArray before = digest();
        put(u"no.lectern"_s, "not a library, but long enough to be looked at");
        const CliRun refused = lectern({u"restore"_s, m_folder->filePath(u"no.lectern"_s)});
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.printedErrorSentences(), refused.err.constData());
        const CliRun absent = lectern({u"restore"_s, m_folder->filePath(u"absent.lectern"_s)});
        QCOMPARE(absent.exit, 1);
        QVERIFY2(absent.printedErrorSentences(), absent.err.constData());
        QCOMPARE(digest(), before);
        QCOMPARE(lectern({u"restore"_s, folder + u'/' + files.first()}).exit, 0);
        QCOMPARE(digest(), before);
    }

private:
    CliRun lectern(QStringList words, const QByteArray &input = {}) const
    {
        words.insert(1, u"--library"_s);
        words.insert(2, m_library);
        return runCli(words, input, m_folder->path());
    }

    void put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    void sql(const QStringList &statements) const
    {
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"marks"_s);
            db.setDatabaseName(m_library);
            QVERIFY(db.open());
            for (const QString &statement : statements)
                QVERIFY(QSqlQuery(db).exec(statement));
        }
        QSqlDatabase::removeDatabase(u"marks"_s);
    }

    // Digest of everything in the library that the command line can print.
    QByteArray digest() const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(lectern({u"search"_s, u"--json"_s}).out);
        hash.addData(lectern({u"stats"_s, u"--json"_s}).out);
        return hash.result();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_library, m_pages;
};

QTEST_GUILESS_MAIN(TestCliLibrary)
#include "tst_clilibrary.moc"
