// Tests format detection by content, and the messages for files that are not sources.
#include "models/formats/registry.h"
#include "pagetexts.h"
#include "tests/support/support.h"
#include "tests/support/waiting.h"

#include <QtTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestRefusal : public QObject
{
    Q_OBJECT
private slots:
    void recognisesFormatsByContent_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::newRow("author page") << authorPage() << u"scholarfeed-author"_s;
        QTest::newRow("list") << listPage() << u"scholarfeed-list"_s;
        QTest::newRow("abstracts") << abstractsPage() << u"catalyzex-author"_s;
        QTest::newRow("one paper") << paperPage() << u"scholarfeed-paper"_s;
        QTest::newRow("author without papers")
            << QByteArray("Ada Prudnik\n\nLG\nh-index4\n0papers\n\n0 Papers\n") << u"scholarfeed-author"_s;
        QTest::newRow("author page without head")
            << authorPage().sliced(authorPage().indexOf("84.7")) << u"scholarfeed-author"_s;
        QTest::newRow("author page without blank lines")
            << QByteArray(authorPage()).replace("\n\n", "\n") << u"scholarfeed-author"_s;
        QTest::newRow("list below a head")
            << QByteArray("Ada Prudnik\n\nh-index4\n2papers\n\n" + listPage()) << u"scholarfeed-list"_s;
        QTest::newRow("abstracts below a link")
            << QByteArray("Sign in\n" + abstractsPage()) << u"catalyzex-author"_s;
        QTest::newRow("abstracts, blank lines first")
            << QByteArray("\n\n" + abstractsPage()) << u"catalyzex-author"_s;
        QTest::newRow("list cut inside its second title")
            << listPage().first(listPage().indexOf("Haggle")) << u"scholarfeed-list"_s;
    }
    void recognisesFormatsByContent()
    {
        QFETCH(QByteArray, bytes);
        const auto format = detectFormat(bytes);
        QVERIFY2(bool(format), format ? "" : qPrintable(format.error().message));
        QTEST(format.value()->id, "format");
    }

    void refusesOtherFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto binary = [](const char *begin, qsizetype length) {
            QByteArray bytes(begin, length);
            for (int i = 0; i < 4000; ++i)
                bytes += char(i * 37);
            return bytes;
        };
        QTest::newRow("empty") << QByteArray() << u"empty"_s;
        QTest::newRow("white space") << QByteArray(" \n\r\n\t") << u"white space"_s;
        QTest::newRow("only a byte order mark") << QByteArray("\xef\xbb\xbf") << u"white space"_s;
        QTest::newRow("png") << binary("\x89PNG\r\n\x1a\n", 8) << u"image"_s;
        QTest::newRow("jpeg") << binary("\xff\xd8\xff\xe0", 4) << u"image"_s;
        QTest::newRow("gif") << binary("GIF89a", 6) << u"image"_s;
        QTest::newRow("webp") << binary("RIFF\x10\x00\x00\x00WEBP", 12) << u"image"_s;
        QTest::newRow("pdf") << QByteArray("%PDF-1.5\n%\xe2\xe3\xcf\xd3\n1 0 obj\n") << u"PDF"_s;
        QTest::newRow("zip") << binary("PK\3\4", 4) << u"ZIP"_s;
        QTest::newRow("gzip") << binary("\x1f\x8b\x08", 3) << u"compressed"_s;
        QTest::newRow("zstd") << binary("\x28\xb5\x2f\xfd", 4) << u"compressed"_s;
        QTest::newRow("program") << binary("\x7f"
                                           "ELF",
                                           4)
                                 << u"program"_s;
        QTest::newRow("database") << binary("SQLite format 3\0", 16) << u"database"_s;
        QTest::newRow("Safari web archive")
            << QByteArray("bplist00\xd1\1\2_\x10\x0fWebMainResource\xd1\3\4_\x10\x0fWebResourceData")
            << u"This is a Safari web archive. Save the page as HTML or text."_s;
        QTest::newRow("rtf") << QByteArray("{\\rtf1 Hello}") << u"RTF"_s;
        QTest::newRow("any binary") << binary("\1\2\3\4", 4) << u"binary"_s;
        QTest::newRow("html") << QByteArray("<!DOCTYPE html>\n<html><body><p>84.7LGJun 2</p></body></html>")
                              << u"HTML"_s;
        QTest::newRow("html without doctype")
            << QByteArray("<!-- saved -->\n<HTML lang=en><head></head>") << u"HTML"_s;
        QTest::newRow("XML with a document type")
            << QByteArray("<!DOCTYPE Towels PUBLIC \"-//Fog//\" \"towels.dtd\">\n<Towels><Towel/></Towels>")
            << u"XML"_s;
        QTest::newRow("XML without its declaration") << QByteArray("<Towels>\n<Towel/></Towels>") << u"XML"_s;
        QTest::newRow("one word") << QByteArray("hello\n") << u"text"_s;
        QTest::newRow("a letter") << QByteArray(
            "Dear Ada,\n\nthank you for the towels. They fold well, and on "
            "May 2 we shall have more.\n\nYours\nMilan\n")
                                  << u"text"_s;
        QTest::newRow("prose of four paragraphs")
            << QByteArray("It was late.\n"
                          + QByteArray("The rain fell on the harbour, and the boats lay still. ").repeated(8)
                          + "\nNobody came. The lamps went out one by one along the quay.\n"
                          + QByteArray("The morning was clear. ").repeated(20) + "\n")
            << u"text"_s;
        QTest::newRow("a diary") << QByteArray(
            "May 2\nIt rained all day, and nobody came.\n\nMay 3\nMore rain.\n")
                                 << u"text"_s;
        QTest::newRow("a date line and nothing else") << QByteArray("84.7LGJun 2\n\n") << u"text"_s;
        QTest::newRow("source code") << QByteArray("#include <stdio.h>\nint main()\n{\n    return 0;\n}\n")
                                     << u"text"_s;
        QTest::newRow("utf-16 text") << QByteArray("\xff\xfeh\0i\0\n\0", 8) << u"text"_s;
    }
    void refusesOtherFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);
        const auto parsed = parseSource(bytes, {});
        QVERIFY2(!parsed, parsed ? qPrintable(parsed->format) : "");
        const QString message = parsed.error().message;
        QVERIFY2(message.contains(says), qPrintable(message));
        QVERIFY2(message.endsWith(u'.'), qPrintable(message));
    }

    // All page formats share one size limit, which the manual states.
    void pagesShareOneSizeLimit()
    {
        for (const char *format : {"scholarfeed-list", "scholarfeed-author", "catalyzex-author",
                                   "printed-page", "web-page", "mhtml"}) {
            const Format *page = formatById(QString::fromLatin1(format));
            QVERIFY2(page, format);
            QCOMPARE(page->largest, kLargestFile);
        }
    }

    void refusesHugeFilesAtOnce()
    {
        const Work work;
        const QByteArray line(200'000'000, 'x'); // a single line
        const auto parsed = parseSource(line, {});
        QVERIFY(!parsed);
        QVERIFY2(parsed.error().message.contains(u"text"_s), qPrintable(parsed.error().message));
        QByteArray page = listPage();
        page.resize(kLargestFile + 1, 'x'); // starts like a page, then one long line
        for (const char *format :
             {"", "scholarfeed-list", "scholarfeed-author", "scholarfeed-paper", "catalyzex-author"}) {
            const auto huge = parseSource(page, {}, QString::fromLatin1(format));
            QVERIFY(!huge);
            QVERIFY2(huge.error().message.contains(u"too large"_s), qPrintable(huge.error().message));
        }
        LECTERN_WORKED_LESS_THAN(20, work, u"large"_s);
    }

    void limitsRecordsPerFile_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("record");
        QTest::newRow("BibTeX") << QByteArray() << QByteArray("@article{a,title=1}");
        QTest::newRow("BibTeX without fields")
            << QByteArray("@article{a,title={b}}\n") << QByteArray("@article{a,}");
        QTest::newRow("JSON of no kind")
            << QByteArray("[{\"id\":1,\"type\":\"book\",\"title\":\"b\"}") << QByteArray(",{}");
        QTest::newRow("RIS") << QByteArray() << QByteArray("TY  - A\nER  -\n");
        QTest::newRow("PubMed") << QByteArray() << QByteArray("PMID- 1\nTI  - a\n");
        QTest::newRow("CSV") << QByteArray("title,authors\n") << QByteArray("a,b\n");
        QTest::newRow("CSL-JSON") << QByteArray("[")
                                  << QByteArray("{\"id\":1,\"type\":\"book\",\"title\":\"b\"},");
        QTest::newRow("MODS") << QByteArray("<modsCollection>")
                              << QByteArray("<mods><abstract>a</abstract></mods>");
    }
    void limitsRecordsPerFile()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, record);
        const bool slow = scaled(10) < 10; // a million records need too long in a short run
        const qsizetype usual = mostRecords;
        const auto restore = qScopeGuard([usual] { mostRecords = usual; });
        if (slow)
            mostRecords = 10'000;
        const QByteArray bytes = begin + record.repeated(mostRecords + 2);
        const auto parsed = parseSource(bytes, {});
        QVERIFY(!parsed);
        QVERIFY2(parsed.error().message.contains(slow ? u"more than 10,000 records"_s
                                                      : u"more than 1,000,000 records"_s),
                 qPrintable(parsed.error().message));
    }
    // The number of diagnostics of a broken file is limited.
    void limitsDiagnosticsPerFile()
    {
        const QByteArray bytes =
            "[{\"id\":1,\"type\":\"book\",\"title\":\"b\"}" + QByteArray(",{}").repeated(5000) + "]";
        const auto parsed = parseSource(bytes, {});
        QVERIFY(parsed);
        QCOMPARE(parsed->papers.size(), 1);
        QCOMPARE(parsed->diagnostics.size(), 1000);
    }

    void longLineAffectsOnlyItsRecord()
    {
        // 20 MB in one line, as title and as abstract: read in bounded time, without effect on the other
        // papers.
        const QByteArray large(20'000'000, 'x');
        const QByteArray bytes = "LGMar 1, 2025\n" + large + "\nIt is long.\n" + listPage();
        const Work work;
        const auto parsed = parseSource(bytes, {});
        QVERIFY(parsed);
        QCOMPARE(parsed->papers.size(), 6);
        QCOMPARE(countBytes(parsed->ranges).total, bytes.size());
        QVERIFY(countBytes(parsed->ranges).notUnderstood >= large.size());
        LECTERN_WORKED_LESS_THAN(20, work, u"large"_s);
    }

    void unknownFormatIdIsRejected()
    {
        QVERIFY(!formatById(u"no-such-format"));
        QCOMPARE(formatById(u"catalyzex-author")->id, u"catalyzex-author"_s);
        QSet<QString> ids;
        for (const Format &format : formats()) {
            QVERIFY(!ids.contains(format.id));
            ids.insert(format.id);
            QVERIFY(!format.name.isEmpty() && !format.extensions.isEmpty() && format.recognise);
            QVERIFY(format.read || format.stream);
        }
    }
};

QTEST_GUILESS_MAIN(TestRefusal)
#include "tst_refusal.moc"
