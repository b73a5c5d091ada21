// Tests details of record formats: unknown fields, hidden content, limits, column mapping, round trips.
#include "models/formats/bib/bibformats.h"
#include "models/formats/records/recordformats.h"
#include "models/formats/registry.h"
#include "paperlines.h"

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QString extraOf(const Paper &paper, const QString &name)
{
    for (const ExtraField &field : paper.extra)
        if (field.name == name)
            return field.value;
    return {};
}

} // namespace

class TestRecordDetails : public QObject
{
    Q_OBJECT
private slots:
    void preservesUnknownFields()
    {
        const auto ris = parseSource("TY  - JOUR\nTI  - Fog\nJP  - CRISPR\nJP  - Direct\nER  - \n", {});
        QCOMPARE(extraOf(ris->papers[0], u"JP"_s), u"CRISPR"_s);
        QCOMPARE(ris->papers[0].extra.size(), 3); // TY, JP, JP
        const auto csv = parseSource("Title,Year,Colour\nFog,2021,grey\n", {});
        QCOMPARE(extraOf(csv->papers[0], u"Colour"_s), u"grey"_s);
    }

    // Machine-readable metadata of a page completes the displayed papers. It adds papers only if it describes
    // the same list.
    void metadataCompletesDisplayedPapers()
    {
        const auto abstractOf = [](int number) {
            return u"We study problem number %1 of the invented field of tidal bookkeeping. The method "
                   u"counts waves, sorts "
                   "them by their temper and proves that no wave is counted twice. Experiments on three "
                   "harbours show it, "
                   "and one bathtub agrees."_s.arg(number)
                       .toUtf8();
        };
        const auto page = [&](const QByteArray &head, int shown) -> QByteArray {
            QByteArray body;
            for (int i = 0; i < shown; ++i)
                body += "<p>Abstract: " + abstractOf(i) + "</p>\n";
            return "<!DOCTYPE html><html><head>" + head + "</head><body>" + body + "</body></html>";
        };
        const QByteArray tags =
            "<meta name=\"citation_title\" content=\"Fog\"><meta name=\"citation_author\" "
            "content=\"Winter, Ada\"><meta name=\"citation_date\" content=\"2021/04/02\">"
            "<meta name=\"citation_doi\" content=\"10.1000/fog\"><meta name=\"citation_abstract\" content=\""
            + abstractOf(0) + "\">";
        const auto one = parseSource(page(tags, 1), {});
        QVERIFY(one);
        QCOMPARE(lines(*one),
                 QStringList{u"Fog|Ada Winter|2021|2021-04-02|10.1000/fog|||"_s
                             + QString::fromUtf8(abstractOf(0))});
        const QByteArray list =
            "<script type=\"application/ld+json\">[{\"@type\":\"ScholarlyArticle\",\"headline\":\"Fog\","
            "\"abstract\":\""
            + abstractOf(0)
            + "\"},{\"@type\":\"ScholarlyArticle\",\"headline\":\"Mist\"},{\"@type\":\"ScholarlyArticle\"}]</"
              "script>";
        const auto whole = parseSource(page(list, 1), {});
        QVERIFY(whole);
        QCOMPARE(whole->papers.size(), 2);
        QCOMPARE(whole->papers[0].title, u"Fog"_s);
        QCOMPARE(whole->papers[1].title, u"Mist"_s);
        const auto part =
            parseSource(page(list, 3), {}); // three papers are displayed, the metadata describes one
        QVERIFY(part);
        QCOMPARE(part->papers.size(), 3);
        QCOMPARE(part->papers[0].title, u"Fog"_s);
        QVERIFY(part->papers[1].title.isEmpty());
        QVERIFY(std::any_of(
            part->diagnostics.cbegin(), part->diagnostics.cend(), [](const Diagnostic &diagnostic) {
                return diagnostic.message.contains(u"lists 1 papers that its text does not show"_s);
            }));
    }

    // Hidden content of a page is not read as text.
    void ignoresHiddenContent_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<bool>("shown");
        const auto row = [](const char *tag, const char *end, bool shown) {
            QTest::newRow(tag) << QByteArray(tag) << QByteArray(end) << shown;
        };
        row("<div>", "</div>", true);
        row("<div class=\"hidden\">", "</div>", false);
        row("<div class=\"big  hidden md:flex\">", "</div>", true); // shown in a wide window
        row("<div class=\"a sr-only\">", "</div>", false);
        row("<div style=\"color:red; display : none\">", "</div>", false);
        row("<div style=\"visibility:hidden\">", "</div>", false);
        row("<div role=\"menu\">", "</div>", false);
        row("<div hidden>", "</div>", false);
        row("<nav>", "</nav>", false);
        row("<dialog>", "</dialog>", false);
        row("<dialog open>", "</dialog>", true);
        row("<i aria-hidden=\"true\">", "</i>", false);
        row("<i aria-hidden=\"false\">", "</i>", true);
        row("<template>", "</template>", false);
        row("<template shadowrootmode=\"open\">", "</template>", true); // the browser showed this content
        row("<noscript>", "</noscript>", false);
        row("<blockquote>", "</blockquote>", true);
        row("<h2>", "</h2>", true);
        row("<ol><li>", "</li></ol>", true);
        row("<table><thead><tr><th>", "</th></tr></thead></table>", true);
        row("<!-- -->", "", true);
        row("<!--", "-->", false);
    }
    void ignoresHiddenContent()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, end);
        QFETCH(bool, shown);
        const auto abstractOf = [](const char *of) -> QByteArray {
            return QByteArray("Abstract: We study the waves of ") + of
                + " and count them by day and by night, in forty harbours and one bathtub, whatever the "
                  "season is.";
        };
        const QByteArray page = "<!DOCTYPE html><html><body><p>" + abstractOf("oceans") + "</p>\n" + begin
            + abstractOf("lakes") + end + "</body></html>";
        const auto source = parseSource(page, {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), shown ? 2 : 1);
        QVERIFY(source->papers[0].abstract.contains(u"oceans"_s));
    }

    // A value that does not fit its column is kept unchanged.
    void preservesValuesThatDoNotFit()
    {
        const auto source = parseSource("Title,Abstract,Score,Code,URL,Citations,Year,Date\n"
                                        "Fog,One,101,maybe,javascript:x,many,soon,2021-04\n"
                                        "Mist,Two,84.5,yes,https://a.b/,\"1,234\",2021,2021-04-02\n",
                                        {});
        QVERIFY(source && source->papers.size() == 2);
        const Paper &odd = source->papers[0], &even = source->papers[1];
        QVERIFY(!odd.score && !odd.code && odd.url.isEmpty() && !odd.citations && !odd.date.isValid());
        for (const auto &[name, value] :
             {std::pair{"Score", "101"}, std::pair{"Code", "maybe"}, std::pair{"URL", "javascript:x"},
              std::pair{"Citations", "many"}, std::pair{"Year", "soon"}, std::pair{"Date", "2021-04"}})
            QCOMPARE(extraOf(odd, QString::fromLatin1(name)), QString::fromLatin1(value));
        QCOMPARE(odd.year, 2021);
        QCOMPARE(even.score, 84.5);
        QCOMPARE(even.code, true);
        QCOMPARE(even.citations, 1234);
        QCOMPARE(even.date, QDate(2021, 4, 2));
        QVERIFY(even.extra.isEmpty());
    }

    // Elements without a matching field are stored with the paper under their own name.
    void preservesUnknownXmlElements()
    {
        const auto mods =
            parseSource("<mods><titleInfo><title>Fog</title></titleInfo><name><namePart>Nobody</"
                        "namePart><role><roleTerm>editor"
                        "</roleTerm></role></name><relatedItem type=\"host\"><part><date>2020</date><detail "
                        "type=\"volume\"><number>3"
                        "</number></detail><detail><number>4</number></detail></part></"
                        "relatedItem><identifier type=\"uri\">"
                        "https://a.b/c</identifier><identifier>x7</identifier><location><url>https://d.e/</"
                        "url></location>"
                        "<genre>article</genre><note/><subject><topic>mist</topic></subject></mods>",
                        {});
        QVERIFY(mods && mods->papers.size() == 1);
        const Paper &paper = mods->papers[0];
        QVERIFY(paper.authors.isEmpty());
        QCOMPARE(paper.year, 2020);
        QCOMPARE(paper.url, u"https://a.b/c"_s);
        for (const auto &[name, value] :
             {std::pair{"editor", "Nobody"}, std::pair{"volume", "3"}, std::pair{"identifier", "x7"},
              std::pair{"genre", "article"}, std::pair{"keyword", "mist"}})
            QCOMPARE(extraOf(paper, QString::fromLatin1(name)), QString::fromLatin1(value));
        QCOMPARE(paper.extra.size(), 5);
        const auto located =
            parseSource("<mods><titleInfo><title>Fog</title></titleInfo><location><url>file:///etc/passwd</"
                        "url><url>https://d.e/</url>"
                        "</location></mods>",
                        {});
        QCOMPARE(located->papers.value(0).url, u"https://d.e/"_s);
        const auto raw = parseSource(
            "<arXiv><id>2104.01234</id><authors><author><keyname>Winter</keyname><forenames>Ada</"
            "forenames><affiliation>"
            "Fog Labs</affiliation></author></authors><title>Fog</title><comments>3 pages</comments></arXiv>",
            {});
        QCOMPARE(extraOf(raw->papers.value(0), u"affiliation"_s), u"Ada Winter: Fog Labs"_s);
        QCOMPARE(extraOf(raw->papers.value(0), u"comments"_s), u"3 pages"_s);
        const auto set = parseSource("<records><record><header><identifier>oai:arXiv.org:hep-th/9904123</"
                                     "identifier><setSpec>physics:hep-th</setSpec>"
                                     "</header><metadata><oai_dc:dc><dc:title>Fog</dc:title></oai_dc:dc></"
                                     "metadata></record></records>",
                                     {});
        QCOMPARE(set->papers.value(0).category, u"hep-th"_s);
    }

    void readsSemanticScholarAuthorPage()
    {
        const auto source = parseSource(
            "{\"authorId\":\"1\",\"name\":\"A. Winter\",\"hIndex\":3,\"paperCount\":60,\"citationCount\":100,"
            "\"papers\":[{\"paperId\":\"1\",\"title\":\"Fog\"}]}",
            {});
        QVERIFY(source && source->author);
        QCOMPARE(source->author->name, u"A. Winter"_s);
        QCOMPARE(source->author->hIndex, 3);
        QCOMPARE(source->author->papers, 60);
        QCOMPARE(source->papers.size(), 1);
    }

    // A document that declares an entity bomb: not expanded, reported, and the next record is read.
    void limitsEntityExpansion()
    {
        QByteArray bytes = "<?xml version=\"1.0\"?><!DOCTYPE feed [<!ENTITY a \"aaaaaaaaaa\">";
        for (char c = 'b'; c <= 'z'; ++c)
            bytes += QByteArray("<!ENTITY ") + c + " \""
                + QByteArray(QByteArray("&") + char(c - 1) + ";").repeated(10) + "\">";
        bytes += "]><feed "
                 "xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>&z;</title></entry><entry><title>Fog</"
                 "title></entry></feed>";
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QCOMPARE(lines(*source), QStringList{u"Fog|||||||"_s});
        QCOMPARE(source->diagnostics.size(), 2);
        QVERIFY(source->diagnostics[0].message.contains(u"not expanded"_s));
    }

    void acceptsUserColumns()
    {
        ParseContext said;
        said.fields = {{u"one"_s, CsvColumn::Title}, {u"two"_s, CsvColumn::Authors}};
        const auto source = parseSource("one,two\nFog,Ada Winter\n", said, u"csv");
        QVERIFY(source);
        QCOMPARE(lines(*source), QStringList{u"Fog|Ada Winter||||||"_s});
    }

    void rejectsUnrelatedTables()
    {
        QVERIFY(!formatById(u"csv")->recognise("Dear Ada, the title is fine, see you\n"));
        QVERIFY(!formatById(u"csv")->recognise("Name,Colour\nFog,grey\n"));
        QVERIFY(formatById(u"csv")->recognise("Title,Year\nFog,2021\n"));
    }

    void convertersAreRecognised()
    {
        const Converter *refer = detectConverter("%0 Journal Article\n%A Winter, Ada\n%T Fog\n");
        QVERIFY(refer);
        QCOMPARE(refer->program, u"end2xml"_s);
        const Converter *isi = detectConverter("FN Clarivate\nVR 1.0\nPT J\nAU Winter, A\nTI Fog\nER\n");
        QVERIFY(isi);
        QCOMPARE(isi->program, u"isi2xml"_s);
        for (const auto &[bytes, id] :
             {std::pair{"%T Fog\n%A Winter, Ada\n", "endnote"},
              std::pair{"<xml><records><ref-type>17", "endnote-xml"},
              std::pair{"PT J\nAU Winter, A\nTI Fog\n", "isi"}, std::pair{"%PDF-1.7\n", "pdf"}}) {
            const Converter *found = detectConverter(bytes);
            QVERIFY2(found, bytes);
            QCOMPARE(found->id, QString::fromLatin1(id));
        }
        for (const char *none : {"%T Fog\n", "<xml><records>", "PT J\nSomething\n", "<PubChem>"})
            QVERIFY2(!detectConverter(none), none);
        QVERIFY(!detectConverter("@article{a, title = {b}}"));
    }

    void writtenOnlyFormatsRefuseToRead()
    {
        const auto source = parseSource("# Reading list\n", {}, u"markdown");
        QVERIFY(!source);
        QVERIFY(source.error().message.contains(u"can be written, but not read"_s));
    }

    // Lectern's own JSON lines restore every field of a paper.
    void ownJsonLinesRoundTrip()
    {
        Paper paper;
        paper.title = u"A \"fog\"\n\\x 𝜇"_s;
        paper.authors = {u"Ada Winter"_s, u""_s, u"B, C"_s};
        paper.authorsTruncated = paper.dateInferred = paper.abstractTruncated = true;
        paper.category = u"cs.LG stat.ML"_s;
        paper.date = QDate(2021, 4, 2);
        paper.score = 84.7;
        paper.code = false;
        paper.affiliation = u"fog"_s;
        paper.abstract = u" two  spaces\n\nkept "_s;
        paper.arxivId = u"2104.01234"_s;
        paper.doi = u"10.1000/fog"_s;
        paper.year = 2022;
        paper.venue = u"J."_s;
        paper.url = u"https://example.org"_s;
        paper.citations = 0;
        paper.extra = {{u"a"_s, u"1"_s}, {u"a"_s, u"2"_s}, {u""_s, u"\t"_s}};
        const Paper plain;
        const QByteArray bytes = formatById(u"jsonl")->write({paper, plain});
        QCOMPARE(bytes.count('\n'), 2);
        QList<Paper> back = parseSource(bytes, {})->papers;
        QCOMPARE(back.size(), 2);
        QCOMPARE(back[1].line, 2);
        back[0].line = back[1].line = 0;
        QVERIFY(back[0] == paper);
        QVERIFY(back[1] == plain);
    }

    void csvRoundTrips()
    {
        Paper paper;
        paper.title = u"A, \"fog\""_s;
        paper.authors = {u"Ada Winter"_s, u"Fog, Inc."_s};
        paper.year = 2021;
        paper.score = 84.7;
        paper.code = true;
        paper.abstract = u"One.\nTwo."_s;
        Paper one;
        one.title = u"Mist"_s;
        one.authors = {u"The Fog Team"_s};
        QList<Paper> back = parseSource(formatById(u"csv")->write({paper, one}), {})->papers;
        QCOMPARE(back.size(), 2);
        back[0].line = back[1].line = 0;
        QCOMPARE(line(back[0]), line(paper));
        QVERIFY(back[0] == paper);
        QVERIFY(back[1] == one);
    }
};

QTEST_APPLESS_MAIN(TestRecordDetails)
#include "tst_recorddetails.moc"
