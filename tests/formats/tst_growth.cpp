// Tests that each reader needs about twice the time for twice the input, whatever the input repeats.
#include "models/formats/registry.h"
#include "tests/support/support.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

// Makes an input that repeats something n times.
using Make = std::function<QByteArray(int)>;

Make repeated(const QByteArray &before, const QByteArray &part, const QByteArray &after = {})
{
    return [=](int times) -> QByteArray { return QByteArray(before + part.repeated(times) + after); };
}

// Like repeated(), with numbered parts: "%1" in `part` is the number.
Make numbered(const QByteArray &before, const QByteArray &part, const QByteArray &after = {})
{
    return [=](int times) {
        QByteArray bytes = before;
        for (int i = 0; i < times; ++i)
            bytes += QByteArray(part).replace("%1", QByteArray::number(i));
        bytes += after;
        return bytes;
    };
}

} // namespace

class TestGrowth : public QObject
{
    Q_OBJECT
private slots:
    void readingTimeIsLinear_data();
    void readingTimeIsLinear();
    void readersStopWhenCancelled_data();
    void readersStopWhenCancelled();
};

void TestGrowth::readingTimeIsLinear_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<Make>("make");
    QTest::addColumn<int>("times");
    const auto row = [](const char *name, const QString &format, const Make &make, int times = 20'000) {
        QTest::newRow(qPrintable(format + u": "_s + QString::fromLatin1(name))) << format << make << times;
    };
    const QByteArray ris = "TY  - JOUR\nTI  - Tides\n";
    row("types", u"ris"_s, repeated("", "TY  - JOUR\n"), 40'000);
    row("types behind authors", u"ris"_s, repeated(ris + "AU  - Li, Ann\n", "TY  - JOUR\n"), 40'000);
    row("ends", u"ris"_s, repeated(ris, "ER  - \n"), 40'000);
    row("authors", u"ris"_s, numbered(ris, "AU  - Li%1, Ann\n", "ER  - \n"));
    row("one author", u"ris"_s, repeated(ris, "AU  - Li, Ann\n", "ER  - \n"));
    row("keywords", u"ris"_s, repeated(ris, "KW  - tide\n", "ER  - \n"));
    row("abstracts", u"ris"_s, numbered(ris, "AB  - tide %1\n", "ER  - \n"));
    row("addresses", u"ris"_s, numbered(ris + "UR  - ", "http://x.example/%1 ", "\nER  - \n"));
    row("a value that goes on", u"ris"_s, repeated(ris, "more words of it\n", "ER  - \n"));
    row("dates", u"ris"_s, numbered(ris, "DA  - 2024/01/%1\n", "ER  - \n"));
    row("records", u"ris"_s, numbered("", "TY  - JOUR\nTI  - Tides %1\nAU  - Li, Ann\nER  - \n"));

    const QByteArray bib = "@article{a, title={Tides}";
    row("signs", u"bibtex"_s, repeated(bib + "}\n", "@"), 60'000);
    row("entries never closed", u"bibtex"_s, repeated(bib + "}\n", "@article{b, title={"));
    row("braces", u"bibtex"_s, repeated("@article{a, title={", "{"), 60'000);
    row("strings joined", u"bibtex"_s, repeated("@string{a=\"b\"}\n@article{x, title=", "a # ", "a}"));
    row("strings", u"bibtex"_s, numbered("", "@string{a%1=\"b\"}\n", "@article{x, title=a5}"));
    row("authors", u"bibtex"_s, numbered(bib + ", author={", "Ann Li%1 and ", "Bo Xu}}"));
    row("authors by commas", u"bibtex"_s, numbered(bib + ", author={", "Ann Li%1, ", "Bo Xu}}"));
    row("fields", u"bibtex"_s, numbered(bib, ", f%1={y}", "}"));
    row("one field", u"bibtex"_s, repeated(bib, ", note={y}", "}"));
    row("dollars", u"bibtex"_s, repeated("@article{a, title={", "$", "}}"), 60'000);
    row("accents", u"bibtex"_s, repeated("@article{a, title={", "\\\"", "}}"), 60'000);
    row("references", u"bibtex"_s, [](int times) {
        QByteArray bytes;
        for (int i = 0; i < times; ++i)
            bytes += "@article{k" + QByteArray::number(i) + ", crossref={k" + QByteArray::number(i + 1)
                + "}, title={Tides}}\n";
        return bytes;
    });
    row("records", u"bibtex"_s, numbered("", "@article{k%1, title={Tides %1}, author={Ann Li}}\n"));

    row("quotes", u"csv"_s, repeated("title,authors\n", "\""), 60'001);
    row("values", u"csv"_s, repeated("title,authors\n", "x,", "\n"), 60'000);
    row("columns", u"csv"_s, numbered("title", ",c%1", "\nx,y\n"));
    row("authors", u"csv"_s, numbered("title,authors\nx,\"", "Ann Li%1; ", "\"\n"));
    row("rows", u"csv"_s, numbered("title,authors\n", "Tides %1,Ann Li\n"));

    const QByteArray csl = "[{\"title\":\"x\",\"type\":\"article-journal\",\"author\":[";
    row("authors", u"csl-json"_s,
        numbered(csl, "{\"family\":\"Li%1\",\"given\":\"Ann\"},", "{\"family\":\"Xu\"}]}]"));
    row("keys", u"csl-json"_s, numbered(csl + "]", ",\"k%1\":\"v\"", "}]"));
    row("records", u"csl-json"_s,
        numbered("[{\"title\":\"y\"}", ",{\"title\":\"Tides %1\",\"type\":\"article\",\"author\":[]}", "]"));
    row("objects never closed", u"csl-json"_s, repeated("", "{\"a\":"));

    const QByteArray line =
        R"({"id":"2401.00001","title":"x","abstract":"y","update_date":"2024-01-02","categories":")";
    row("categories", u"arxiv-jsonl"_s, numbered(line, "cs.L%1 ", "\",\"authors\":\"Ann Li\"}\n"));
    row("authors", u"arxiv-jsonl"_s, numbered(line + "cs.LG\",\"authors\":\"", "Ann Li%1, ", "Bo Xu\"}\n"));
    row("records", u"arxiv-jsonl"_s, numbered("", line + "cs.LG\",\"authors\":\"Ann Li\"}\n"), 5000);
    row("authors", u"jsonl"_s,
        numbered(R"({"lectern":1,"title":"x","authors":[)", "\"Ann Li%1\",", "\"Bo\"]}\n"));

    const QByteArray atom = "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><entry>"
                            "<id>http://arxiv.org/abs/2401.00001v1</id><title>x</title><summary>y</summary>";
    row("authors", u"arxiv-atom"_s,
        numbered(atom, "<author><name>Ann Li%1</name></author>", "</entry></feed>"));
    row("elements", u"arxiv-atom"_s, repeated(atom, "<a>"));
    row("records", u"arxiv-atom"_s,
        repeated(atom + "</entry>", "<entry><title>x</title></entry>", "</feed>"));
    row("attributes", u"arxiv-atom"_s,
        numbered(atom + "<author ", "a%1=\"b\" ", "><name>Ann Li</name></author></entry></feed>"), 40'000);
    row("attributes of the record", u"arxiv-atom"_s,
        numbered("<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><entry ", "a%1=\"b\" ",
                 "><title>x</title></entry></feed>"),
        40'000);
    row("namespaces", u"arxiv-atom"_s,
        numbered(atom + "<author ", "xmlns:a%1='b' ", "><name>Ann Li</name></author></entry></feed>"),
        40'000);
    row("attributes", u"oai-pmh"_s,
        numbered("<?xml version=\"1.0\"?><OAI-PMH><ListRecords><record><header/><metadata><arXiv ",
                 "a%1=\"b\" ",
                 "><id>2401.00001</id><title>x</title></arXiv></metadata></record></ListRecords></OAI-PMH>"),
        40'000);
    row("attributes", u"mods"_s,
        numbered(
            "<?xml version=\"1.0\"?><modsCollection xmlns=\"http://www.loc.gov/mods/v3\"><mods><titleInfo ",
            "a%1=\"b\" ", "><title>x</title></titleInfo></mods></modsCollection>"),
        40'000);
    row("authors", u"medline"_s, numbered("PMID- 1\nTI  - x\n", "FAU - Li%1, Ann\nAU  - Li%1 A\n"));

    const QByteArray page = "<html><head><title>Tides</title></head><body><p>Tides and their waves</p>";
    for (const QByteArray &part :
         {QByteArray("<div>"), QByteArray("<"), QByteArray("<!--"), QByteArray("<script>"),
          QByteArray("<table><tr><td>"), QByteArray("<b><i>"), QByteArray("<a href=\"x\">"),
          QByteArray("&amp"), QByteArray("<p>A title<br>Ann Li, Bo Xu</p>"), QByteArray("</p>"),
          QByteArray("<ul><li>Ann Li")})
        row(part.constData(), u"web-page"_s, repeated(page, part), 10'000);
    row("attributes", u"web-page"_s, numbered(page + "<p ", "a%1=\"b\" ", ">x</p>"), 10'000);
    row("a quote never closed", u"web-page"_s, repeated(page + "<a href=\"", "x"), 100'000);

    const QByteArray paper =
        "84\nCS.LG\n2 Jan 2026\nA title of a paper\nAnn Li, Bo Xu\nAbstract: Words of it.\n";
    for (const QString &format :
         {u"scholarfeed-list"_s, u"scholarfeed-author"_s, u"scholarfeed-paper"_s, u"catalyzex-author"_s}) {
        row("papers", format, repeated("", paper), 1500);
        row("names", format,
            numbered("84\nLG\n2 Jan 2026\nA title\n", "Ann Li%1, ", "\nAbstract: Words of it.\n"), 10'000);
        row("words", format, repeated("84\nLG\n2 Jan 2026\n", "Tide Wave ", "\nAnn Li\nAbstract: Words.\n"),
            10'000);
        row("lines of names", format, numbered("", "Ann Li%1\n", paper), 5000);
        row("one line", format, repeated("Scholar Feed\n", "a", "\nAbstract: Words.\n"), 100'000);
        row("blank lines", format, repeated("Scholar Feed\n", "\n", paper), 40'000);
    }
}

void TestGrowth::readingTimeIsLinear()
{
    QFETCH(QString, format);
    QFETCH(Make, make);
    QFETCH(int, times);
    const Format *reader = formatById(format);
    QVERIFY2(reader && reader->read, "there is no such reader");
    const auto reading = [&](int count) {
        return [reader, bytes = make(count)] {
            (void)reader->recognise(QByteArrayView(bytes).first(qMin<qsizetype>(bytes.size(), 65536)));
            (void)reader->read(bytes, {});
            if (reader->split)
                (void)reader->split(bytes);
        };
    };
    const int count = test::scaled(times);
    const QString steep =
        test::growsFasterThan(test::kMoreThanLinear, reading(count / 2), reading(count / 2 * 4));
    QVERIFY2(steep.isEmpty(), qPrintable(steep));
}

void TestGrowth::readersStopWhenCancelled_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const QString &format, const Make &make) {
        QTest::newRow(qPrintable(format)) << format << make(20'000);
    };
    row(u"ris"_s, numbered("", "TY  - JOUR\nTI  - Tides %1\nAU  - Li, Ann\nER  - \n"));
    row(u"bibtex"_s, numbered("", "@article{k%1, title={Tides %1}, author={Ann Li}}\n"));
    row(u"csv"_s, numbered("title,authors\n", "Tides %1,Ann Li\n"));
    row(u"csl-json"_s,
        numbered("[{\"title\":\"y\"}", ",{\"title\":\"Tides %1\",\"type\":\"article\",\"author\":[]}", "]"));
    row(u"json"_s, numbered("[{\"title\":\"y\"}", ",{\"title\":\"Tides %1\",\"authors\":[\"Ann Li\"]}", "]"));
    row(u"medline"_s, numbered("", "PMID- %1\nTI  - Tides %1\nFAU - Li, Ann\n\n"));
    row(u"arxiv-atom"_s,
        numbered("<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\">",
                 "<entry><id>http://arxiv.org/abs/2401.00001v1</id><title>Tides %1</title>"
                 "<summary>y</summary></entry>",
                 "</feed>"));
    row(u"mods"_s,
        numbered("<?xml version=\"1.0\"?><modsCollection xmlns=\"http://www.loc.gov/mods/v3\">",
                 "<mods><titleInfo><title>Tides %1</title></titleInfo></mods>", "</modsCollection>"));
    row(u"scholarfeed-list"_s,
        numbered("",
                 "91.2LGMar 18, 2026\nRollouts of Harbour %1Wanda Gaol, Yuri Zhao, Tian Wuyi et al.\n"
                 "We schedule the waves of harbour %1, and the tide turns sooner.\n"));
    row(u"catalyzex-author"_s,
        numbered("",
                 "Abstract:We count the waves of harbour %1, one by one, and find that none is counted "
                 "twice.\n\n"));
}

// Each reader checks for cancellation at least once per record and stops at once.
void TestGrowth::readersStopWhenCancelled()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, bytes);
    ParseContext context;
    int asked = 0, most = std::numeric_limits<int>::max();
    context.cancelled = [&] { return ++asked > most; };
    const auto whole = parseSource(bytes, context, format);
    QVERIFY2(whole, qPrintable(whole ? QString() : whole.error().message));
    QVERIFY2(whole->papers.size() >= 10'000, qPrintable(QString::number(whole->papers.size())));
    QVERIFY2(asked >= 10'000 / 64, qPrintable(QString::number(asked)));
    most = 20;
    asked = 0;
    const auto given = parseSource(bytes, context, format);
    QVERIFY(!given);
    QVERIFY(given.error().isCancelled());
    QVERIFY2(asked < most + 20, qPrintable(QString::number(asked)));
}

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
