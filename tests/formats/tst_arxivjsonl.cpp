#include "models/formats/records/arxivjsonl.h"
#include "models/formats/registry.h"
#include "tests/support/support.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{
// One line of the snapshot, and one of an anthology that uses the same keys.
const QByteArray kSnapshot = test::readAll(test::fixture(u"formats/data/arxiv.jsonl"_s)).split('\n')[0];
const QByteArray kAnthology = test::readAll(test::fixture(u"formats/data/arxiv.jsonl"_s)).split('\n')[1];

QString extraOf(const Paper &paper, const QString &name)
{
    for (const ExtraField &field : paper.extra)
        if (field.name == name)
            return field.value;
    return {};
}
} // namespace

class TestArxivJsonl : public QObject
{
    Q_OBJECT
private slots:
    void readsSnapshotRecord()
    {
        const auto source = parseSource(kSnapshot, {});
        QVERIFY(source);
        QCOMPARE(source->format, u"arxiv-jsonl"_s);
        QCOMPARE(source->papers.size(), 1);
        const Paper &paper = source->papers[0];
        QCOMPARE(paper.title, u"Slow Fog of Schrödinger"_s);
        QCOMPARE(paper.authors, (QStringList{u"Ada Winter"_s, u"Bo Ström Jr."_s}));
        QCOMPARE(paper.abstract, u"We study fog."_s);
        QCOMPARE(paper.arxivId, u"2104.01234"_s);
        QCOMPARE(paper.doi, u"10.1000/fog"_s);
        QCOMPARE(paper.date, QDate(2021, 4, 2));
        QVERIFY(!paper.year);
        QVERIFY(!paper.code);
        QCOMPARE(paper.category, u"cs.LG stat.ML"_s);
        QCOMPARE(paper.venue, u"J. Fog 1 (2021) 2"_s);
        QCOMPARE(paper.line, 1);
        QCOMPARE(extraOf(paper, u"comments"_s), u"3 pages"_s);
        QCOMPARE(extraOf(paper, u"submitter"_s), u"Ada Winter"_s);
        QCOMPARE(extraOf(paper, u"update_date"_s), u"2021-04-05"_s);
        QCOMPARE(extraOf(paper, u"versions"_s),
                 u"v1 Fri, 2 Apr 2021 10:00:00 GMT; v2 Sat, 3 Apr 2021 10:00:00 GMT"_s);
    }

    // Texts extracted from PDFs contain words that are hyphenated at line ends.
    void joinsHyphenatedWords()
    {
        const QString
            halves = u"Fogs differ(cid:173) ent from mists im(cid:173)\nply (cid:12) noth(cid:173)ing."_s,
            whole = u"Fogs different from mists imply (cid:12) nothing."_s;
        const QJsonObject arxiv{{u"id"_s, u"2104.01234"_s},
                                {u"title"_s, u"Fog"_s},
                                {u"authors"_s, u"A. One"_s},
                                {u"abstract"_s, halves}};
        const QJsonObject csl{{u"type"_s, u"article"_s},
                              {u"title"_s, u"Fog"_s},
                              {u"author"_s, QJsonArray{QJsonObject{{u"family"_s, u"One"_s}}}},
                              {u"abstract"_s, halves}};
        for (const QJsonObject &object : {arxiv, csl}) {
            const QByteArray record = QJsonDocument(object).toJson(QJsonDocument::Compact);
            const auto source = parseSource(record, {});
            QVERIFY(source);
            QCOMPARE(source->papers.size(), 1);
            QCOMPARE(source->papers[0].abstract, whole);
        }
    }

    void readsAnthologyRecord()
    {
        const auto source = parseSource(kAnthology, {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        const Paper &paper = source->papers[0];
        QVERIFY(paper.arxivId.isEmpty());
        QCOMPARE(extraOf(paper, u"id"_s), u"fogworks/b2019-slow"_s);
        QCOMPARE(paper.authors, (QStringList{u"A. One"_s, u"B. Two"_s}));
        QCOMPARE(paper.year, 2019);
        QVERIFY(!paper.date.isValid());
        QCOMPARE(paper.url, u"https://example.org/fog"_s);
        QCOMPARE(paper.venue, u"Fog Days"_s);
        QCOMPARE(paper.code, true);
        QCOMPARE(extraOf(paper, u"code_url"_s), u"https://example.org/code"_s);
    }

    void dateFallsBackToUpdate()
    {
        const auto source = parseSource(
            R"({"id":"2104.01234","title":"Fog","authors":"A. One","update_date":"2021-04-05","versions":[]})",
            {});
        QVERIFY(source);
        QCOMPARE(source->papers[0].date, QDate(2021, 4, 5));
        QVERIFY(source->papers[0].extra.isEmpty());
    }

    void preservesUnknownKeys()
    {
        const auto source = parseSource(
            R"({"id":"2104.01234","title":"Fog","authors":"A. One","categories":"cs.LG","colour":{"a": [1, 2]},"n":3,"none":null})",
            {});
        QVERIFY(source);
        QCOMPARE(extraOf(source->papers[0], u"colour"_s), u"{\"a\": [1, 2]}"_s);
        QCOMPARE(extraOf(source->papers[0], u"n"_s), u"3"_s);
        QCOMPARE(source->papers[0].extra.size(), 2);
    }

    // A bad line affects only itself: its neighbours are read, its number is reported, and all bytes are
    // accounted for.
    void badLineAffectsOnlyItself_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("reason");
        QTest::newRow("cut off") << kSnapshot.left(200) << u"not a complete JSON object"_s;
        QTest::newRow("not JSON") << QByteArray("hello") << u"not a complete JSON object"_s;
        QTest::newRow("list") << QByteArray("[1,2]") << u"not a complete JSON object"_s;
        QTest::newRow("two objects") << kSnapshot + kSnapshot << u"after the JSON object"_s;
        QTest::newRow("not UTF-8") << QByteArray("{\"id\":\"x\",\"title\":\"F\xFCg\"}") << u"not UTF-8"_s;
        QTest::newRow("nothing to show")
            << QByteArray(R"({"id":"2104.01234"})") << u"neither a title nor an abstract"_s;
        QTest::newRow("bad number") << QByteArray(R"({"id":"x","title":"a","year":12x})")
                                    << u"not a complete JSON object"_s;
        QTest::newRow("nested too deep")
            << QByteArray("{\"a\":") + QByteArray(5000, '[') << u"not a complete JSON object"_s;
    }
    void badLineAffectsOnlyItself()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, reason);
        const QByteArray text = "\xEF\xBB\xBF" + kSnapshot + "\r\n\r\n" + line + "\n" + kAnthology;
        const ParsedSource source = formatById(u"arxiv-jsonl")->read(text, {});
        QCOMPARE(source.papers.size(), 2);
        QCOMPARE(source.papers[0].line, 1);
        QCOMPARE(source.papers[1].line, 4);
        QCOMPARE(source.diagnostics.size(), 1);
        QCOMPARE(source.diagnostics[0].line, 3);
        QVERIFY2(source.diagnostics[0].message.contains(reason), qPrintable(source.diagnostics[0].message));
        const ByteCount count = countBytes(source.ranges);
        QCOMPARE(count.total, text.size());
        QCOMPARE(count.fields, kSnapshot.size() + kAnthology.size());
        QCOMPARE(count.notUnderstood, line.size());
        for (qsizetype i = 1; i < source.ranges.size(); ++i)
            QCOMPARE(source.ranges[i].begin, source.ranges[i - 1].end);
    }

    void recognisesFormat_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<bool>("is");
        QTest::newRow("snapshot") << kSnapshot << true;
        QTest::newRow("anthology") << kAnthology << true;
        QTest::newRow("cut inside the abstract") << kAnthology.left(150) << true;
        QTest::newRow("a list") << '[' + kSnapshot + ']' << false;
        QTest::newRow("on several lines")
            << QByteArray("{\n\"id\":\"1\",\"title\":\"a\",\"authors\":\"b\",\"categories\":\"c\"}") << false;
        QTest::newRow("authors are objects")
            << QByteArray(R"({"id":"1","title":"a","authors":[{"name":"b"}]})") << false;
        QTest::newRow("text") << QByteArray("id title authors") << false;
        QTest::newRow("empty") << QByteArray() << false;
    }
    void recognisesFormat()
    {
        QFETCH(QByteArray, head);
        QTEST(formatById(u"arxiv-jsonl")->recognise(head) > 0, "is");
    }

    void parsesDates_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QDate>("date");
        QTest::newRow("snapshot") << QByteArray("Sat, 1 Jan 2000 02:05:30 GMT") << QDate(2000, 1, 1);
        QTest::newRow("two digits") << QByteArray("Mon, 31 Dec 2012 02:05:30 GMT") << QDate(2012, 12, 31);
        QTest::newRow("iso") << QByteArray("2007-05-23") << QDate(2007, 5, 23);
        QTest::newRow("iso with time") << QByteArray("2007-05-23T01:02:03Z") << QDate(2007, 5, 23);
        QTest::newRow("no such day") << QByteArray("2007-02-30") << QDate();
        QTest::newRow("no date") << QByteArray("yesterday") << QDate();
        QTest::newRow("cut off") << QByteArray("Sat, 1 Jan") << QDate();
        QTest::newRow("empty") << QByteArray() << QDate();
    }
    void parsesDates()
    {
        QFETCH(QByteArray, text);
        QTEST(arxivDate(text.toStdString()), "date");
    }
};

QTEST_APPLESS_MAIN(TestArxivJsonl)
#include "tst_arxivjsonl.moc"
