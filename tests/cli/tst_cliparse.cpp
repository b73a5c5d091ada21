#include "clirun.h"
#include "tests/support/support.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

// A saved author page: a complete head, one complete and one minimal paper.
const char kAuthorPage[] =
    "Ada Winter\n\nLG\nh-index9\n2papers\n1,394citations\nNovelty55%\nAI Score44\n\n2 Papers\n\n"
    "84.7LGJun 2Code\nA \x1b[31mTitle of Gears\n\nAda Winter, Bo Fjord et al.\n\n"
    "We build gears.\n\n"
    "DCDec 19, 2022\nAnother Title\n\nAda Winter\n\nWe build \"more\" gears.";

QStringList sortedKeys(const QJsonObject &object)
{
    return object.keys(); // QJsonObject keeps them sorted
}

QStringList keys(const char *names)
{
    QStringList list = QString::fromLatin1(names).split(u' ');
    list.sort();
    return list;
}

} // namespace

class TestCliParse : public QObject
{
    Q_OBJECT
private slots:
    // Unknown keys: shown with the fields they map to, and read as the user maps them.
    void appliesUserFieldMapping()
    {
        const QByteArray lines = "{\"titel\":\"Fog\",\"von\":\"Ada Winter\",\"year\":2021}\n";
        const CliRun unknown = runCli({u"parse"_s, u"-"_s}, lines);
        QCOMPARE(unknown.exit, 1);
        QVERIFY(unknown.err.contains(
            "None of its keys (titel, von, year) is known as a title. Map them with --map"));
        QVERIFY(unknown.printedErrorSentences());
        const CliRun told = runCli(
            {u"parse"_s, u"--explain"_s, u"--map"_s, u"titel=title"_s, u"--map"_s, u"von=authors"_s, u"-"_s},
            lines);
        QCOMPARE(told.exit, 0);
        for (const char *expected :
             {"title           as specified  titel", "| Fog", "authors         as specified  von",
              "year            by its name   year", "1: Fog", "    Ada Winter"})
            QVERIFY2(told.out.contains(expected), told.out.constData());
        for (const QString &wrong : {u"titel"_s, u"titel="_s, u"=title"_s, u"titel=headline"_s}) {
            const CliRun refused = runCli({u"parse"_s, u"--map"_s, wrong, u"-"_s}, lines);
            QCOMPARE(refused.exit, 2);
            QVERIFY(refused.err.contains("KEY=FIELD"));
            QVERIFY(refused.printedErrorSentences());
        }
    }

    void storesMappingForNextSource()
    {
        QTemporaryDir dir;
        const auto import = [&](const QStringList &said, const QByteArray &bytes) {
            return runCli(QStringList{u"import"_s, u"--library"_s, u"l.lectern"_s} + said
                              + QStringList{u"-"_s},
                          bytes, dir.path());
        };
        const CliRun refused = import({}, "Titel;Von;Wo\nFog;Ada Winter;\n");
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.err.contains(
            "None of its columns (Titel, Von, Wo) is known as a title. Map them with --map"));
        QCOMPARE(import({u"--map"_s, u"Titel=title"_s, u"--map"_s, u"Von=authors"_s},
                        "Titel;Von;Wo\nFog;Ada Winter;\n")
                     .exit,
                 0);
        const CliRun next = import({}, "Titel;Von;Wo\nMist;Jan Berg;\n");
        QCOMPARE(next.exit, 0);
        QVERIFY(next.out.contains("1 new paper,"));
        QVERIFY(
            runCli({u"search"_s, u"--library"_s, u"l.lectern"_s, u"author:\"Jan Berg\""_s}, {}, dir.path())
                .out.contains("Mist"));
    }

    // The documented JSON shape: all keys always present, absent values null.
    void jsonHasDocumentedShape()
    {
        const CliRun run =
            runCli({u"parse"_s, u"-"_s, u"--json"_s, u"--saved-on"_s, u"2026-06-30"_s}, kAuthorPage);
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.err, QByteArray());
        QCOMPARE(run.out.count('\n'), 1);
        const QJsonObject object = run.object();
        QCOMPARE(sortedKeys(object), keys("file format author papers diagnostics bytes"));
        QCOMPARE(object[u"format"], QJsonValue(u"scholarfeed-author"_s));
        const QJsonObject author = object[u"author"].toObject();
        QCOMPARE(author,
                 (QJsonObject{{u"name"_s, u"Ada Winter"_s},
                              {u"category"_s, u"LG"_s},
                              {u"h_index"_s, 9},
                              {u"papers"_s, 2},
                              {u"citations"_s, 1394},
                              {u"novelty"_s, 55},
                              {u"ai_score"_s, 44}}));
        const QJsonArray papers = object[u"papers"].toArray();
        QCOMPARE(papers.size(), 2);
        QCOMPARE(papers[1].toObject(),
                 (QJsonObject{{u"title"_s, u"Another Title"_s},
                              {u"authors"_s, QJsonArray{u"Ada Winter"_s}},
                              {u"authors_truncated"_s, false},
                              {u"category"_s, u"DC"_s},
                              {u"date"_s, u"2022-12-19"_s},
                              {u"date_inferred"_s, false},
                              {u"score"_s, QJsonValue::Null},
                              {u"code"_s, false},
                              {u"affiliation"_s, QJsonValue::Null},
                              {u"abstract"_s, u"We build \"more\" gears."_s},
                              {u"arxiv_id"_s, QJsonValue::Null},
                              {u"doi"_s, QJsonValue::Null},
                              {u"year"_s, 2022},
                              {u"venue"_s, QJsonValue::Null},
                              {u"url"_s, QJsonValue::Null},
                              {u"line"_s, 19}}));
        const QJsonObject first = papers[0].toObject();
        QCOMPARE(sortedKeys(first), sortedKeys(papers[1].toObject()));
        QCOMPARE(first[u"authors"], QJsonValue(QJsonArray{u"Ada Winter"_s, u"Bo Fjord"_s}));
        QCOMPARE(first[u"authors_truncated"], QJsonValue(true));
        QCOMPARE(first[u"date"], QJsonValue(u"2026-06-02"_s));
        QCOMPARE(first[u"date_inferred"], QJsonValue(true));
        QCOMPARE(first[u"score"], QJsonValue(84.7));
        QCOMPARE(first[u"code"], QJsonValue(true));
        const QJsonObject bytes = object[u"bytes"].toObject();
        QCOMPARE(sortedKeys(bytes), keys("total fields separators not_understood"));
        QCOMPARE(bytes[u"total"].toInteger(), qint64(strlen(kAuthorPage)));
        QCOMPARE(bytes[u"fields"].toInteger() + bytes[u"separators"].toInteger()
                     + bytes[u"not_understood"].toInteger(),
                 bytes[u"total"].toInteger());
    }

    void explainsEachRange()
    {
        const CliRun run = runCli({u"parse"_s, u"-"_s, u"--explain"_s, u"--saved-on"_s, u"2026-06-30"_s},
                                  QByteArray("Sign in\n") + kAuthorPage);
        QCOMPARE(run.exit, 0);
        for (const char *said : {"1  boilerplate", "2  name", "4  figures", "figures", "date", "title",
                                 "authors", "abstract", "100.0 % recognised"})
            QVERIFY2(run.out.contains(said), said);
        QVERIFY(!run.out.contains("\n     1  name"));
        QVERIFY(!run.out.contains('\x1b'));
        QCOMPARE(runCli({u"parse"_s, u"-"_s, u"--explain"_s, u"--json"_s}, kAuthorPage).exit, 2);
    }

    // The decoded text of a web page has other offsets than its bytes, and may be longer.
    void explainsWebPagesByByteRanges_data()
    {
        QTest::addColumn<QByteArray>("page");
        const QByteArray text = QByteArray("\xc9lan et \xe9t\xe9, c\xf4t\xe9 No\xebl. ").repeated(60);
        QTest::newRow("Latin 1") << "<!DOCTYPE html><html><body><p>Abstract: " + text + "</p></body></html>";
        QTest::newRow("plain text with a space that does not break")
            << "Abstract:\xa0\xa0\xa0\xa0" + text + "\n\nAbstract: " + text + "\n";
    }
    void explainsWebPagesByByteRanges()
    {
        QFETCH(QByteArray, page);
        const CliRun run = runCli({u"parse"_s, u"-"_s, u"--explain"_s}, page);
        QCOMPARE(run.exit, 0);
        const qsizetype abstract = run.out.indexOf("  abstract  ");
        QVERIFY2(abstract > 0, run.out.constData());
        const QByteArray line = run.out.mid(abstract, run.out.indexOf('\n', abstract) - abstract);
        QVERIFY2(line.contains("lan et "), line.constData());
        QVERIFY2(!line.contains('<'), line.constData());
    }

    // The layout report can be sent to others: it has the lines of the page but none of its words.
    void layoutReportContainsNoWords()
    {
        const CliRun run =
            runCli({u"parse"_s, u"-"_s, u"--layout"_s}, "84.7LGJun 2\nGears, Ada et al.\n\nZo\xc3\xab!");
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.out.trimmed(), QByteArray("99.9xxxxx 9\nxxxxx, xxx xx xx.\n\nxxx!"));
    }

    // A file with several pages lists each with its author.
    void separatesSeveralPages()
    {
        QByteArray other = kAuthorPage;
        other.replace("Ada Winter", "Bo Fjord");
        const CliRun run =
            runCli({u"parse"_s, u"-"_s, u"--json"_s}, QByteArray(kAuthorPage) + "\n\n" + other);
        const auto pages = run.out.trimmed().split('\n');
        QCOMPARE(pages.size(), 2);
        const QJsonObject second = QJsonDocument::fromJson(pages[1]).object();
        QCOMPARE(second[u"author"].toObject()[u"name"], QJsonValue(u"Bo Fjord"_s));
        QCOMPARE(second[u"papers"].toArray().size(), 2);
        QCOMPARE(second[u"papers"].toArray()[0].toObject()[u"line"], QJsonValue(37));
    }

    void absentValuesAreNull()
    {
        const CliRun run = runCli({u"parse"_s, u"--json"_s, u"-"_s},
                                  "Abstract:We only have an abstract here.\nAbstract:And one more.");
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.object()[u"author"], QJsonValue(QJsonValue::Null));
        const QJsonObject paper = run.object()[u"papers"].toArray()[0].toObject();
        for (const auto name : {"title", "authors", "category", "date", "score", "affiliation", "year"})
            QVERIFY2(paper[QLatin1StringView(name)].isNull(), name);
    }

    // A title must not send control sequences to the terminal.
    void printsNoControlCharacters_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("text") << QStringList();
        QTest::newRow("json") << QStringList{u"--json"_s};
        QTest::newRow("jsonl") << QStringList{u"--jsonl"_s};
    }
    void printsNoControlCharacters()
    {
        QFETCH(QStringList, options);
        const CliRun run = runCli(QStringList{u"parse"_s, u"-"_s} + options, kAuthorPage);
        QCOMPARE(run.exit, 0);
        QVERIFY(run.out.contains("Title of Gears"));
        QVERIFY(!run.out.contains('\x1b'));
    }

    void jsonLinesHoldOnePaperEach()
    {
        const CliRun run = runCli({u"parse"_s, u"-"_s, u"--jsonl"_s}, kAuthorPage);
        const auto lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        for (const QByteArray &line : lines)
            QCOMPARE(QJsonDocument::fromJson(line).object()[u"authors"].toArray()[0].toString(),
                     u"Ada Winter"_s);
    }

    // Files with one record per line are read in blocks.
    void readsRecordsLineByLine()
    {
        QByteArray lines;
        for (int i = 1; i <= 3; ++i)
            lines += lectern::test::arxivLine({u"2601.0000%1"_s.arg(i), u"Gears, part %1"_s.arg(i),
                                               u"Ada Winter"_s, u"About gears."_s})
                + (i == 2 ? "no record\n" : "");
        const CliRun run = runCli({u"parse"_s, u"-"_s, u"--json"_s}, lines);
        const QJsonObject parsed = run.object();
        QCOMPARE(parsed[u"format"].toString(), u"arxiv-jsonl"_s);
        const QJsonArray papers = parsed[u"papers"].toArray();
        QCOMPARE(papers.size(), 3);
        QCOMPARE(papers[2].toObject()[u"title"].toString(), u"Gears, part 3"_s);
        QCOMPARE(papers[2].toObject()[u"line"].toInt(), 4);
        const QJsonObject bytes = parsed[u"bytes"].toObject();
        QCOMPARE(bytes[u"total"].toInt(), int(lines.size()));
        QCOMPARE(bytes[u"not_understood"].toInt(), 9);
    }

    void usesFileDateByDefault()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"page.txt"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kAuthorPage);
        file.flush();
        QVERIFY(
            file.setFileTime(QDateTime(QDate(2019, 3, 4), QTime(12, 0)), QFileDevice::FileModificationTime));
        file.close();
        const auto date = [&](const QStringList &options) {
            const CliRun run = runCli(QStringList{u"parse"_s, u"--json"_s, path} + options);
            return run.object()[u"papers"].toArray()[0].toObject()[u"date"].toString();
        };
        QCOMPARE(date({}), u"2018-06-02"_s); // the last 2 June before the save date
        QCOMPARE(date({u"--saved-on"_s, u"2021-06-02"_s}), u"2021-06-02"_s);
    }

    void printsOneObjectPerFile()
    {
        QTemporaryDir folder;
        for (const char *name : {"a.txt", "b.txt"}) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(kAuthorPage);
        }
        const CliRun run =
            runCli({u"parse"_s, u"--json"_s, u"a.txt"_s, u"missing.txt"_s, u"b.txt"_s}, {}, folder.path());
        QCOMPARE(run.exit, 1);
        QVERIFY(run.err.contains("missing.txt"));
        QVERIFY(run.printedErrorSentences());
        const auto lines = run.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(QJsonDocument::fromJson(lines[0]).object()[u"file"].toString(), u"a.txt"_s);
        QCOMPARE(QJsonDocument::fromJson(lines[1]).object()[u"file"].toString(), u"b.txt"_s);
    }

    void readsTheRealPages_data()
    {
        QTest::addColumn<int>("papers");
        QTest::newRow("seeds/000_7f0d72d53b04ff1b.txt") << 3;
        QTest::newRow("seeds/001_e8bbe0846361395c.txt") << 4;
        QTest::newRow("seeds/002_fe1b683ff90f6881.txt") << 6;
        QTest::newRow("seeds/003_1335897aeedf1188.txt") << 23;
        QTest::newRow("seeds/004_f8e24c247fd5977b.txt") << 50;
    }
    void readsTheRealPages()
    {
        QFETCH(int, papers);
        const QString path = sharedFile(QString::fromUtf8(QTest::currentDataTag()));
        if (path.isEmpty())
            QSKIP("the real pages are not here");
        const CliRun run = runCli({u"parse"_s, u"--json"_s, path});
        QCOMPARE(run.exit, 0);
        QCOMPARE(run.object()[u"papers"].toArray().size(), papers);
        QCOMPARE(run.object()[u"bytes"].toObject()[u"not_understood"].toInt(-1), 0);
        QCOMPARE(runCli({u"parse"_s, path}).exit, 0);
    }

    // "parse" reads all that an import reads: compressed files, and formats that need external programs.
    void readsCompressedFiles()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"fog.bib.gz"_s);
        const QByteArray packed = gzipped("@article{a, title = {Slow fog}, author = {Winter, Ada}}");
        QVERIFY(!packed.isEmpty());
        writeAll(path, packed);
        const CliRun run = runCli({u"parse"_s, u"--json"_s, path});
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.object()[u"papers"][0][u"title"].toString(), u"Slow fog"_s);
    }
    void readsFormatsOfExternalPrograms_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("endnote") << u"end2xml"_s
                                 << QByteArray("%0 Journal Article\n%A Winter, Ada\n%D 2021\n%T Slow fog\n");
    }
    void readsFormatsOfExternalPrograms()
    {
        QFETCH(QString, program);
        QFETCH(QByteArray, bytes);
        const CliRun run = runCli({u"parse"_s, u"--json"_s, u"-"_s}, bytes);
        if (QStandardPaths::findExecutable(program).isEmpty()) {
            QCOMPARE(run.exit, 1);
            QVERIFY2(run.err.contains("install the package bibutils"), run.err.constData());
            return;
        }
        QVERIFY2(run.exit == 0, run.err.constData());
        QCOMPARE(run.object()[u"format"].toString(), QString::fromUtf8(QTest::currentDataTag()));
        const QJsonValue paper = run.object()[u"papers"][0];
        QCOMPARE(paper[u"title"].toString(), u"Slow fog"_s);
        QCOMPARE(paper[u"authors"][0].toString(), u"Ada Winter"_s);
        QCOMPARE(paper[u"year"].toInt(), 2021);
        QCOMPARE(run.object()[u"bytes"][u"total"].toInt(), bytes.size());
    }

    // An unreadable file gives status 1, empty standard output and an error that names the file.
    void rejectsUnreadableFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("image")
            << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16).append(QByteArray(5000, '\x7'));
        QTest::newRow("prose") << QByteArray("Dear Ada,\nthe gears have arrived.\n");
        QTest::newRow("one line of 200 MB") << QByteArray(200'000'000, 'a');
        QTest::newRow("one JSON line of 40 MB")
            << QByteArray("{\"id\": \"2401.00001\", \"title\": \"").append(QByteArray(40'000'000, 'a'));
    }
    void rejectsUnreadableFiles()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"odd.txt"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const CliRun run = runCli({u"parse"_s, u"--json"_s, path});
        QCOMPARE(run.exit, 1);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(run.err.contains("odd.txt"));
        QVERIFY2(run.printedErrorSentences(), run.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliParse)
#include "tst_cliparse.moc"
