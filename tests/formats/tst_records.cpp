// Tests the record formats: RIS, JSON, XML, tables and web pages.
#include "models/formats/bib/bibformats.h"
#include "models/formats/records/recordformats.h"
#include "models/formats/registry.h"
#include "paperlines.h"

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestRecords : public QObject
{
    Q_OBJECT
private slots:
    void readsCslOfCrossrefAndZotero()
    {
        const auto source = parseSource(
            R"([{"id":"a","type":"article","title":"Slow Fog","author":[{"literal":"A B"}],
                 "note":"arXiv:2101.00001 [cs]\nComment: 3 pages",
                 "abstract":"<jats:title>Abstract</jats:title><jats:p>Fog &amp; <jats:italic>tide</jats:italic>.</jats:p>\n<jats:p>Two.</jats:p>"}])",
            {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        QCOMPARE(source->papers[0].arxivId, u"2101.00001"_s);
        QCOMPARE(source->papers[0].abstract, u"Fog & tide.\nTwo."_s);
    }

    void readsUtf16WithoutBom()
    {
        for (const bool big : {true, false}) {
            const QString text =
                u"% DBID: ignored\r\r@article{a,\r  title = {Träge Fog},\r  author = {Winter, Ada},\r  year = 2021\r}\r"_s;
            QByteArray bytes;
            for (const QChar c : text) {
                const char high = char(c.unicode() >> 8), low = char(c.unicode() & 0xff);
                bytes += big ? QByteArray{1, high} + low : QByteArray{1, low} + high;
            }
            const auto source = parseSource(bytes, {});
            QVERIFY(source);
            QCOMPARE(source->papers.size(), 1);
            QCOMPARE(source->papers[0].title, u"Träge Fog"_s);
            QCOMPARE(source->papers[0].year, std::optional(2021));
            QCOMPARE(countBytes(source->ranges).total, bytes.size());
            QVERIFY(source->diagnostics.first().message.contains(u"byte order mark"_s));
        }
    }

    // The papers of a small file of each format, detected by content only.
    void readsEveryFormat_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("papers");
        QTest::addColumn<QList<qsizetype>>("remarkLines");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &format,
                            const QStringList &papers, const QList<qsizetype> &remarkLines = {}) {
            QTest::newRow(name) << bytes << format << papers << remarkLines;
        };

        row("RIS",
            "TY  - JOUR\r\nTI  - Slow fog\r\nAU  - Winter, Ada\r\nAU  - Berg,Jan\r\nPY  - 2021/04/02/\r\nT2  "
            "- J. Fog\r\n"
            "AB  - One\r\ngoes on\r\nN2  - Two\r\nDO  - https://doi.org/10.1000/FOG\r\nER  - \r\n",
            u"ris"_s,
            {u"Slow fog|Ada Winter;Jan Berg|2021|2021-04-02|10.1000/fog||J. Fog|One goes on\nTwo"_s});
        row("RIS: mark, blank lines, empty tag, dash variants",
            "\xEF\xBB\xBF\n\nTY  - JOUR\nTI  -\nT1  - Fog\nSP  -\nA1  - One Team\nER  -\n\nTY - BOOK\nTI - "
            "Mist\nER -\n",
            u"ris"_s, {u"Fog|One Team||||||"_s, u"Mist|||||||"_s});
        row("RIS: a mark behind a blank", " \xEF\xBB\xBF\nTY  - JOUR\nTI  - Fog\nER  - \n", u"ris"_s,
            {u"Fog|||||||"_s});
        row("RIS: record not closed", "TY  - JOUR\nTI  - One\nAU  - Fog, A\nTY  - JOUR\nTI  - Two\nER  - \n",
            u"ris"_s, {u"One|A Fog||||||"_s, u"Two|||||||"_s}, {1});
        row("RIS: words outside", "words\nTY  - JOUR\nTI  - One\nER  - \nmore\n", u"ris"_s, {u"One|||||||"_s},
            {1, 5});
        row("RIS: title in parts", "TY  - JOUR\nT1  - Fog:\nTI  - slow\nT1  - and\nER  - \n", u"ris"_s,
            {u"Fog: slow: and|||||||"_s});
        row("RIS: et al.", "TY  - JOUR\nTI  - Fog\nAU  - Winter, Ada\nAU  - et al.\nER  - \n", u"ris"_s,
            {u"Fog|Ada Winter…||||||"_s});

        row("RIS: several addresses in one",
            "TY  - JOUR\nTI  - Fog\nUR  - https://fog.example/a;https://fog.example/b\nER  - \n", u"ris"_s,
            {u"Fog|||||||"_s});

        row("PubMed",
            "PMID- 12345678\nOWN - NLM\nDP  - 2020 Feb 3\nTI  - Slow fog over\n      a harbour.\nLID - "
            "S1769(19)30059 [pii]\nLID - 10.1000/FOG [doi]\nAB  - We count\n      fog.\nFAU - Winter, Ada K\n"
            "AU  - Winter AK\nAD  - Harbour School\nAU  - van den Berg J\nCN  - Fog Team\nJT  - Journal of "
            "fog\n"
            "TA  - J Fog\nSO  - J Fog. 2020\n\nPMID- 2\nDP  - 2021 Mar-Apr\nBTI - Mist, a book?\nPMID- 3\nTI "
            " - "
            "Dew.\nFAU - Winter, Ada\n",
            u"medline"_s,
            {u"Slow fog over a harbour|Ada K Winter;J van den Berg;Fog "
             u"Team|2020|2020-02-03|10.1000/fog||Journal of "
             "fog|We count fog."_s,
             u"Mist, a book?||2021|||||"_s, u"Dew|Ada Winter||||||"_s});
        row("PubMed: blanks lost",
            "PMC -123\nTI-\nBTI -   \nAB  - One\nAB  - Two\nDP  - 2013 Jun 10\n\nPMID-22\nTI  -Fog of\n      "
            "DNA-bound\nAID - doi:10.1000/FOG\n\nPMID-23\nDNA-bound words\nTI- Dew\n",
            u"medline"_s,
            {u"||2013|2013-06-10||||One\nTwo"_s, u"Fog of DNA-bound||||10.1000/fog|||"_s, u"Dew|||||||"_s},
            {14});
        row("PubMed: words outside", "PMID- 1\nTI  - Fog.\n\nwords\nPMID- 2\nTI  - Dew\n", u"medline"_s,
            {u"Fog|||||||"_s, u"Dew|||||||"_s}, {4});

        row("CSL-JSON",
            "[{\"id\":\"a\",\"type\":\"article-journal\",\"title\":\"Slow "
            "fog\",\"author\":[{\"family\":\"Winter\",\"given\":\"Ada\"},"
            "{\"family\":\"Berg\",\"given\":\"Jan\",\"non-dropping-particle\":\"van "
            "der\"},{\"literal\":\"Fog Team\"}],"
            "\"issued\":{\"date-parts\":[[\"2021\",4,2]]},\"container-title\":\"J. "
            "Fog\",\"DOI\":\"10.1000/FOG\"}]",
            u"csl-json"_s,
            {u"Slow fog|Ada Winter;Jan van der Berg;Fog Team|2021|2021-04-02|10.1000/fog||J. Fog|"_s});
        row("CSL-JSON: a broken and a foreign element",
            "[\n{\"type\":\"book\",\"title\":\"A\",\"issued\":{\"raw\":\"in "
            "1999\"}},\n{\"type\":\"book\",\"title\":\"B\",},\n3,\n"
            "{\"type\":\"book\",\"title\":\"C\"}]",
            u"csl-json"_s, {u"A||1999|||||"_s, u"C|||||||"_s}, {3, 4});
        row("CSL-JSON: Crossref's answer",
            "{\"status\":\"ok\",\"message\":{\"items\":[{\"type\":\"journal-article\",\"title\":[\"Fog\"],"
            "\"DOI\":\"10.1000/a\","
            "\"author\":[{\"family\":\"Winter\"}],\"container-title\":[\"J. Fog\"]}]}}",
            u"csl-json"_s, {u"Fog|Winter|||10.1000/a||J. Fog|"_s});
        row("CSL-JSON: cut off", "[{\"type\":\"book\",\"title\":\"A\",\"id\":1},\n{\"type\":\"book\",\"ti",
            u"csl-json"_s, {u"A|||||||"_s}, {2, 2});

        row("Semantic Scholar",
            "{\"total\":1,\"data\":[{\"paperId\":\"1\",\"title\":\"Fog\",\"abstract\":\"Slow.\",\"venue\":"
            "\"J. Fog\",\"year\":2021,"
            "\"publicationDate\":\"2021-04-02\",\"authors\":[{\"name\":\"Ada Winter\"}],\"citationCount\":7,"
            "\"externalIds\":{\"ArXiv\":\"2104.01234\",\"DOI\":\"10.1000/Fog\"}}]}",
            u"semantic-scholar"_s, {u"Fog|Ada Winter|2021|2021-04-02|10.1000/fog|2104.01234|J. Fog|Slow."_s});
        row("Semantic Scholar: a citation",
            "{\"contexts\":[\"[4]\"],\"citingPaper\":{\"paperId\":\"1\",\"title\":\"Fog\",\"year\":2021}}",
            u"semantic-scholar"_s, {u"Fog||2021|||||"_s});
        row("OpenAlex",
            "{\"meta\":{},\"results\":[{\"id\":\"https://openalex.org/"
            "W1\",\"display_name\":\"Fog\",\"publication_year\":2021,"
            "\"publication_date\":\"2021-04-02\",\"doi\":\"https://doi.org/10.1000/fog\","
            "\"authorships\":[{\"author\":{\"display_name\":\"Ada Winter\"}}],"
            "\"abstract_inverted_index\":{\"is\":[1],\"Fog\":[0,3],\"slow,\":[2]}}]}",
            u"openalex"_s, {u"Fog|Ada Winter|2021|2021-04-02|10.1000/fog|||Fog is slow, Fog"_s});
        row("own lines",
            "{\"lectern\":1,\"title\":\"Fog\",\"authors\":[\"Ada "
            "Winter\"],\"year\":2021}\n{\"lectern\":1,\"title\":\"Mist\"}\n",
            u"jsonl"_s, {u"Fog|Ada Winter|2021|||||"_s, u"Mist|||||||"_s});

        row("Atom",
            "<?xml version=\"1.0\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>query</title>\n"
            "<entry><id>http://arxiv.org/abs/2104.01234v2</id><title>Slow\n  "
            "fog</title><published>2021-04-02T00:00:00Z</published>"
            "<summary> We &amp; they </summary><author><name>Ada Winter</name></author><category "
            "term=\"cs.LG\"/></entry>\n"
            "<entry><id>x</id><title>Broken & so "
            "on</title></entry>\n<entry><id>y</id><title>Next</title></entry></feed>",
            u"arxiv-atom"_s, {u"Slow fog|Ada Winter||2021-04-02||2104.01234||We & they"_s, u"Next|||||||"_s},
            {5});
        row("OAI-PMH: oai_dc and a deleted record",
            "<OAI-PMH><ListRecords>\n<record><header><identifier>oai:arXiv.org:2104.01234</identifier></"
            "header><metadata><oai_dc:dc>"
            "<dc:title>Fog</dc:title><dc:creator>Winter, "
            "Ada</dc:creator><dc:description>Slow.</dc:description>"
            "<dc:description>Comment: 3 "
            "pages</dc:description><dc:date>2021-04-02</dc:date><dc:identifier>doi:10.1000/fog</"
            "dc:identifier>"
            "</oai_dc:dc></metadata></record>\n<record><header "
            "status=\"deleted\"/></record></ListRecords></OAI-PMH>",
            u"oai-pmh"_s, {u"Fog|Ada Winter||2021-04-02|10.1000/fog|2104.01234||Slow."_s}, {3});
        row("OAI-PMH: arXiv",
            "<OAI-PMH><GetRecord><record><metadata><arXiv><id>2104.01234</id><created>2021-04-02</"
            "created><authors><author>"
            "<keyname>Winter</keyname><forenames>Ada</forenames><suffix>Jr</suffix></author></"
            "authors><title>Fog</title>"
            "<categories>cs.LG</categories><abstract>Slow.</abstract></arXiv></metadata></record></"
            "GetRecord></OAI-PMH>",
            u"oai-pmh"_s, {u"Fog|Ada Winter Jr||2021-04-02||2104.01234||Slow."_s});
        row("OAI-PMH: arXivRaw",
            "<OAI-PMH><GetRecord><record><metadata><arXivRaw><id>2104.01234</id><version "
            "version=\"v1\"><date>Fri, 2 Apr 2021 10:00:00 GMT"
            "</date></version><title>Fog</title><authors>Ada Winter (Fog) and B. "
            "Two</authors></arXivRaw></metadata></record></GetRecord>"
            "</OAI-PMH>",
            u"oai-pmh"_s, {u"Fog|Ada Winter;B. Two||2021-04-02||2104.01234||"_s});
        row("MODS: made and printed in different years",
            "<mods xmlns=\"http://www.loc.gov/mods/v3\"><titleInfo><title>\n  Slow\n  "
            "fog\n</title></titleInfo>"
            "<originInfo><copyrightDate>2003</copyrightDate><dateCreated>1955-03-22</dateCreated></"
            "originInfo>"
            "</mods>",
            u"mods"_s, {u"Slow fog||1955|1955-03-22||||"_s});
        row("MODS",
            "<modsCollection><mods><titleInfo><nonSort>The</nonSort><title>Fog</title></titleInfo><name "
            "type=\"personal\">"
            "<namePart type=\"given\">Ada</namePart><namePart "
            "type=\"family\">Winter</namePart><role><roleTerm>author</roleTerm></role>"
            "</name><relatedItem type=\"host\"><titleInfo><title>J. "
            "Fog</title></titleInfo><originInfo><dateIssued>2021</dateIssued>"
            "</originInfo></relatedItem><identifier "
            "type=\"doi\">10.1000/fog</identifier></mods></modsCollection>",
            u"mods"_s, {u"The Fog|Ada Winter|2021||10.1000/fog||J. Fog|"_s});

        row("MODS: what else stands there",
            "<modsCollection>\n<mods><titleInfo type=\"abbreviated\"><title>S. "
            "F.</title></titleInfo><titleInfo><title/>"
            "</titleInfo><titleInfo><nonSort>L'</nonSort><title>Eau</title><subTitle>Fog</subTitle></"
            "titleInfo>"
            "<name type=\"personal\"><namePart>Winter, Ada</namePart><namePart type=\"date\">1970-</namePart>"
            "<role><roleTerm>aut</roleTerm></role></name><name type=\"corporate\"><namePart>Fog "
            "Team</namePart></name>"
            "<name><namePart type=\"given\">Jan</namePart><namePart type=\"family\">Berg</namePart>"
            "<namePart type=\"termsOfAddress\">Jr</namePart></name>"
            "<name><namePart>Nobody</namePart><role><roleTerm>editor</roleTerm></role></name>"
            "<name><namePart/></name><name><namePart>et al.</namePart></name><part><date>2019</date></part>"
            "<relatedItem type=\"series\"><titleInfo><title>Series</title></titleInfo></relatedItem>"
            "<relatedItem type=\"host\"><titleInfo><title>J. Fog</title></titleInfo>"
            "<part><detail type=\"volume\"><number>3</number></detail></part></relatedItem>"
            "<identifier "
            "type=\"arxiv\">2104.01234</identifier></mods>\n<mods><genre>none</genre></mods></"
            "modsCollection>",
            u"mods"_s, {u"L'Eau: Fog|Ada Winter;Fog Team;Jan Berg Jr…|2019|||2104.01234|J. Fog|"_s}, {3});
        row("Atom: an error, an empty entry, and addresses that lead nowhere",
            "<feed xmlns=\"http://www.w3.org/2005/Atom\" xmlns:arxiv=\"http://arxiv.org/schemas/atom\">\n"
            "<entry><id>http://arxiv.org/api/errors#id</id><title>Error</title><summary>incorrect "
            "id</summary></entry>\n"
            "<entry><id>x</id></entry>\n<entry><id>urn:7</id><title>Fog</"
            "title><updated>2021-04-03T00:00:00Z</updated>"
            "<author><name/></author><author><name>Ada Winter</name><arxiv:affiliation>Fog "
            "Labs</arxiv:affiliation>"
            "</author><arxiv:primary_category term=\"cs.LG\"/><category term=\"cs.LG\"/><category term=\"\"/>"
            "<category term=\"cs.CL\"/><arxiv:doi>10.1000/a 10.1000/b</arxiv:doi>"
            "<link rel=\"alternate\" href=\"javascript:alert(1)\"/><link rel=\"related\" "
            "href=\"https://a.b/\"/>"
            "</entry></feed>",
            u"arxiv-atom"_s, {u"Fog|Ada Winter||2021-04-03|10.1000/a|||"_s}, {2, 3});
        row("oai_dc alone, with identifiers of all kinds",
            "<oai_dc:dc xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>Fog</dc:title>"
            "<dc:description>Slow.</dc:description><dc:description>More.</dc:description>"
            "<dc:identifier>https://a.b/c</dc:identifier><dc:identifier>J. Fog 3 (2021) 7</dc:identifier>"
            "<dc:identifier>another</dc:identifier><dc:identifier>https://doi.org/10.1000/fog</dc:identifier>"
            "<dc:date>2021</dc:date><dc:date>2022</dc:date></oai_dc:dc>",
            u"oai-pmh"_s, {u"Fog||2021||10.1000/fog||J. Fog 3 (2021) 7|Slow."_s});
        row("records without metadata, without a title, and of a set",
            "<records>\n<record><header><identifier>oai:x:7</identifier></header></record>\n<record><header>"
            "<identifier>oai:arXiv.org:hep-th/9904123</identifier><setSpec>physics:hep-th</setSpec></"
            "header><metadata>"
            "<oai_dc:dc><dc:title>Fog</dc:title></oai_dc:dc></metadata></"
            "record>\n<record><header><identifier>oai:y:8"
            "</identifier></header><metadata><oai_dc:dc><dc:creator>Winter, "
            "Ada</dc:creator></oai_dc:dc></metadata>"
            "</record></records>",
            u"oai-pmh"_s, {u"Fog|||||hep-th/9904123||"_s}, {2, 4});
        row("arXivRaw alone, in two versions and without an id",
            "<arXivRaw><id>x</id><version version=\"v1\"><date>Fri, 2 Apr 2021 10:00:00 GMT</date></version>"
            "<version version=\"v2\"><date>Sat, 3 Apr 2021 10:00:00 GMT</date></version><title>Fog</title>"
            "<authors>Ada Winter (Fog Labs), Jan Berg</authors></arXivRaw>",
            u"oai-pmh"_s, {u"Fog|Ada Winter;Jan Berg||2021-04-02||||"_s});

        row("CSV",
            "Title,Authors,Year,DOI,Note\r\n\"Slow \"\"fog\"\",\nnorth\",\"Winter, Ada; Berg, "
            "Jan\",2021,10.1000/fog,x\r\n",
            u"csv"_s, {u"Slow \"fog\", north|Ada Winter;Jan Berg|2021||10.1000/fog|||"_s});
        row("CSV: semicolons and a byte order mark", "\xEF\xBB\xBFtitle;journal;abstract\nFog;J. Fog;Slow.\n",
            u"csv"_s, {u"Fog||||||J. Fog|Slow."_s});
        row("CSV: tabs, a short and a long row", "title\tyear\nA\nB\t1999\tmore\n\n\t2000\n", u"csv"_s,
            {u"A|||||||"_s, u"B||1999|||||"_s}, {3, 5});

        row("citation tags",
            "<!DOCTYPE html><html><head><meta name=\"citation_title\" content=\"Fog &amp; mist\"><meta "
            "name=citation_author "
            "content=\"Winter, Ada\"/><META CONTENT='Jan Berg' NAME='citation_author'><meta "
            "name=\"citation_date\" content=\"2021/04/02\">"
            "<meta name=\"citation_arxiv_id\" content=\"2104.01234\"><meta name=\"citation_abstract\" "
            "content=\"Slow.\"></head><body>x</body></html>",
            u"web-page"_s, {u"Fog & mist|Ada Winter;Jan Berg|2021|2021-04-02||2104.01234||Slow."_s}, {0});
        row("JSON-LD",
            "<html><head><script "
            "type=\"application/ld+json\">{\"@graph\":[{\"@type\":\"ScholarlyArticle\",\"headline\":\"Fog\","
            "\"author\":[{\"name\":\"Ada "
            "Winter\"}],\"datePublished\":\"2021-04-02\",\"sameAs\":\"https://doi.org/10.1000/fog\","
            "\"isPartOf\":{\"isPartOf\":{\"name\":\"J. Fog\"}}}]}</script></head></html>",
            u"web-page"_s, {u"Fog|Ada Winter|2021|2021-04-02|10.1000/fog||J. Fog|"_s}, {0});
        row("Dublin Core in tags",
            "<html><head><meta name=\"dcterms.title\" content=\"Fog\"><meta name=\"dc.creator\" "
            "content=\"Winter, Ada; Berg, "
            "Jan\"><meta name=\"dc.date\" content=\"2021\"><meta name=\"dcterms.issued\" "
            "content=\"2022-04-02\">"
            "<meta name=\"dc.identifier\" content=\"x\"><meta name=\"dc.identifier\" "
            "content=\"doi:10.1000/fog\">"
            "<meta name=\"dc.identifier\" content=\"arXiv:2104.01234\"><meta name=\"dc.source\" content=\"J. "
            "Fog\">"
            "<meta name=\"og:url\" content=\"javascript:x\"></head></html>",
            u"web-page"_s, {u"Fog|Ada Winter;Jan Berg|2021||10.1000/fog|2104.01234|J. Fog|"_s}, {0});
        row("PRISM in tags",
            "<html><head><meta name=\"prism.title\" content=\"Fog\"><meta name=\"prism.doi\" "
            "content=\"10.1000/fog\">"
            "<meta name=\"prism.publicationname\" content=\"J. Fog\"><meta name=\"citation_title\" "
            "content=\"\">"
            "<meta name=\"prism.publicationdate\" content=\"2021-04-02\"></head></html>",
            u"web-page"_s, {u"Fog||2021|2021-04-02|10.1000/fog||J. Fog|"_s}, {0});
        row("JSON-LD: a list of articles",
            "<html><head><script type=\"application/ld+json\">[{\"@type\":[\"Thing\",\"http://schema.org/"
            "ScholarlyArticle\"],\"name\":\"Fog\",\"author\":{\"name\":\"Winter, "
            "Ada\"},\"identifier\":[{\"value\":"
            "\"https://doi.org/10.1000/fog\"},\"arXiv:2104.01234\"],\"url\":\"https://a.b/"
            "fog\"},{\"@type\":\"Thesis\","
            "\"headline\":[\"Mist\",\"x\"],\"creator\":[{\"givenName\":\"Jan\",\"familyName\":\"Berg\"},{"
            "\"name\":\"Cho "
            "Minh\",\"familyName\":\"Minh\",\"givenName\":\"Cho\"},{\"name\":\"\"}],\"description\":\"Wet.\","
            "\"isPartOf\":\"J. "
            "Mist\"},{\"@type\":\"ScholarlyArticle\",\"headline\":\"\"},{\"@type\":\"WebSite\","
            "\"name\":\"x\"}]</script></head></html>",
            u"web-page"_s,
            {u"Fog|Ada Winter|||10.1000/fog|2104.01234||"_s, u"Mist|Jan Berg;Cho Minh|||||J. Mist|Wet."_s},
            {0});
        row("CSL: dates, names and titles in all their ways",
            "[{\"type\":\"article\",\"id\":7,\"title\":[\"Fog\"],\"subtitle\":[\"of the "
            "North\"],\"author\":[\"Winter, Ada\","
            "{\"family\":\"Berg\",\"given\":\"Jan\"},\"others\"],\"issued\":\"2021-04-02\",\"event-title\":"
            "\"Fog Days\","
            "\"doi\":\"10.1000/"
            "fog\"},{\"type\":\"book\",\"title\":\"Mist\",\"author\":[],\"issued\":{\"date-parts\":[["
            "\"2021\","
            "\"13\",\"40\"]]}},{\"type\":\"book\",\"title\":\"Rain\",\"author\":[],\"issued\":{\"raw\":"
            "\"2021-04-02\"}},"
            "{\"type\":\"book\",\"title\":\"Hail\",\"author\":[],\"issued\":{\"literal\":\"soon\",\"year\":"
            "\"2021\"}},"
            "{\"type\":\"book\",\"title\":\"Snow\",\"author\":[],\"issued\":{\"date-parts\":[[2021,4,2]]},"
            "\"is-referenced-by-count\":7,\"URL\":\"javascript:x\",\"url\":\"https://a.b/\",\"note\":\"read; "
            "arXiv:2104.01234 "
            "[cs]\"},{\"type\":\"book\",\"author\":[]}]",
            u"csl-json"_s,
            {u"Fog: of the North|Ada Winter;Jan Berg…|2021|2021-04-02|10.1000/fog||Fog Days|"_s,
             u"Mist||2021|||||"_s, u"Rain||2021|2021-04-02||||"_s, u"Hail||2021|||||"_s,
             u"Snow||2021|2021-04-02||2104.01234||"_s},
            {1});
        row("Semantic Scholar: a date without a year, and a paper without a title",
            "{\"data\":[{\"paperId\":\"1\",\"title\":\"Fog\",\"externalIds\":{\"ArXiv\":\"2104.01234\","
            "\"MAG\":\"7\"},"
            "\"publicationDate\":\"2021-04-02\",\"authors\":[{\"name\":\"Ada "
            "Winter\"},{\"name\":\"\"}],\"url\":\"https://a.b/\"},"
            "{\"paperId\":\"2\",\"title\":\"\"}]}",
            u"semantic-scholar"_s, {u"Fog|Ada Winter|2021|2021-04-02||2104.01234||"_s}, {1});
        row("OpenAlex: names, places and words in all their ways",
            "{\"results\":[{\"display_name\":\"Fog\",\"authorships\":[{\"raw_author_name\":\"Winter, "
            "Ada\",\"author\":"
            "{\"display_name\":\"Ada "
            "Winter\"}},{\"author\":{}}],\"publication_year\":2021,\"primary_topic\":{\"display_name\":"
            "\"Weather\"},\"host_venue\":{\"display_name\":\"J. "
            "Fog\"},\"primary_location\":{\"landing_page_url\":\"ftp://a.b\"},"
            "\"locations\":[{\"landing_page_url\":\"https://a.b/\"},{\"landing_page_url\":\"https://"
            "arxiv.org/abs/2104.01234\"}],"
            "\"abstract_inverted_index\":{\"Slow\":[0],\"fog.\":[1]}},{\"display_name\":\"\",\"authorships\":"
            "[]}]}",
            u"openalex"_s, {u"Fog|Ada Winter|2021|||2104.01234|J. Fog|Slow fog."_s}, {1});
        row("RIS: what is said twice, otherwise or nowhere",
            "TY  - JOUR\nTI  - Slow fog\nCT  - Slow fog\nA2  - Editor, Ed\nAU  - Winter A.\nAU  - others\nJA "
            " - J. F.\n"
            "T2  - J. Fog\nJ2  - J. F.\nDO  - nonsense\nDO  - 10.1000/fog\nUR  - javascript:x\nL2  - "
            "https://a.b/\n"
            "UR  - https://c.d/\nPY  - 2021\nER  - \nTY  - JOUR\nER  - \nAU  - Nobody, N.\nTI  - Untyped\n",
            u"ris"_s,
            {u"Slow fog|A. Winter;Ed Editor…|2021||10.1000/fog||J. Fog|"_s, u"Untyped|N. Nobody||||||"_s},
            {17, 19});
        row("CSV: two columns of DOIs", "Title,DOI,doi\nFog,10.1000/fog,n/a\n", u"csv"_s,
            {u"Fog||||10.1000/fog|||"_s});
    }
    void readsEveryFormat()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, format);
        const auto source = parseSource(bytes, {});
        QVERIFY2(source, source ? "" : qPrintable(source.error().message));
        QCOMPARE(source->format, format);
        QTEST(lines(*source), "papers");
        QList<qsizetype> remarkLines;
        for (const Diagnostic &diagnostic : source->diagnostics)
            remarkLines.append(diagnostic.line);
        QTEST(remarkLines, "remarkLines");
        QCOMPARE(countBytes(source->ranges).total, bytes.size());
        for (qsizetype i = 1; i < source->ranges.size(); ++i)
            QCOMPARE(source->ranges[i].begin, source->ranges[i - 1].end);
    }
};

QTEST_APPLESS_MAIN(TestRecords)
#include "tst_records.moc"
