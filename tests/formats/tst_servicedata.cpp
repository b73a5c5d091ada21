// Tests the data of services and programs: XML of PubMed and Word, formulas, nested JSON, columns of authors,
// and tags of web pages.
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/bib/publication.h"
#include "models/formats/registry.h"
#include "onepaper.h"
#include "paperlines.h"

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QByteArray pubmed(const QByteArray &article, const QByteArray &journal = {}, const QByteArray &data = {})
{
    return R"(<?xml version="1.0"?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle" "pubmed.dtd">)"
           "<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7</PMID><Article><Journal>"
        + journal + "</Journal>" + article + "</Article></MedlineCitation><PubmedData>" + data
        + "</PubmedData></PubmedArticle></PubmedArticleSet>";
}

QByteArray pubmedDate(const QByteArray &date)
{
    return pubmed("<ArticleTitle>A</ArticleTitle>",
                  "<JournalIssue><PubDate>" + date + "</PubDate></JournalIssue>");
}

QByteArray word(const QByteArray &source)
{
    return R"(<w:Sources xmlns:w="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><w:Source>)"
        + source + "</w:Source></w:Sources>";
}

QByteArray table(const QByteArray &rows)
{
    return "Title,Year,Authors\n" + rows;
}

QByteArray page(const QByteArray &tags)
{
    return "<!DOCTYPE html><html><head><title>x</title>" + tags + "</head><body><h1>x</h1></body></html>";
}

QByteArray tag(const char *name, const char *value)
{
    return QByteArray("<meta name=\"") + name + "\" content=\"" + value + "\">";
}

// The authors of each paper, and "…" after a list that is cut.
QString authorsOf(const QByteArray &bytes)
{
    QStringList all;
    if (const auto source = parseSource(bytes, {}))
        for (const Paper &paper : source->papers)
            all.append(paper.authors.join(u';') + (paper.authorsTruncated ? u"…"_s : QString()));
    return all.join(u'|');
}

} // namespace

class TestServiceData : public QObject
{
    Q_OBJECT
private slots:
    // clang-format off
    void readsRecords_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("paper");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &paper) {
            QTest::newRow(name) << bytes << paper;
        };
        row("PubMed: markup and sections", pubmed(
            R"(<ArticleTitle>The <i>fog</i> gene in CO<sub>2</sub> &amp; a &lt; b.</ArticleTitle><Abstract>)"
            R"(<AbstractText Label="AIM">We <b>count</b>.</AbstractText><AbstractText Label="UNLABELLED">Ten)"
            R"(<mml:math><mml:msup><mml:mn>10</mml:mn><mml:mn>5</mml:mn></mml:msup></mml:math> drops.</AbstractText></Abstract>)"),
            u"The fog gene in CO₂ & a < b|||||||AIM: We count.\nTen $10^{5}$ drops."_s);
        row("PubMed: people", pubmed(
            R"(<ArticleTitle>A</ArticleTitle><AuthorList CompleteYN="N"><Author ValidYN="N"><LastName>Winer</LastName></Author>)"
            R"(<Author><LastName>Winter</LastName><ForeName>Ada B</ForeName><Initials>AB</Initials><Suffix>Jr</Suffix></Author>)"
            R"(<Author><LastName>Oak</LastName><Initials>CD</Initials></Author>)"
            R"(<Author><CollectiveName>Fog Watch of the North</CollectiveName></Author></AuthorList>)"),
            u"A|Ada B Winter Jr;CD Oak;Fog Watch of the North…||||||"_s);
        row("PubMed: day", pubmedDate("<Year>2010</Year><Month>May</Month><Day>3</Day>"), u"A||2010|2010-05-03||||"_s);
        row("PubMed: free date", pubmedDate("<MedlineDate>1998 Dec-1999 Jan</MedlineDate>"), u"A||1998|||||"_s);
        const QByteArray cited = R"(<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/cited</ArticleId>)"
                                 "</ArticleIdList></Reference></ReferenceList>";
        const QByteArray wrong = R"(<ArticleTitle>A</ArticleTitle><ELocationID EIdType="doi" ValidYN="N">10.1000/wrong</ELocationID>)";
        row("PubMed: own DOI", pubmed(wrong, {}, cited + R"(<ArticleIdList><ArticleId IdType="doi">10.1000/OWN</ArticleId></ArticleIdList>)"),
            u"A||||10.1000/own|||"_s);
        row("PubMed: other DOIs", pubmed(wrong, {}, cited), u"A|||||||"_s);
        row("Word: organisation", word("<w:Title>A</w:Title><w:Author><w:Author><w:Corporate>Dew Office, North</w:Corporate></w:Author></w:Author>"),
            u"A|Dew Office, North||||||"_s);
        const QString elm = u"A|Ada Elm|||10.1000/a|||"_s;
        row("IEEE", R"({"articles":[{"title":"A","doi":"10.1000/a","authors":{"authors":[{"full_name":"Ada Elm"}]}}]})", elm);
        row("Springer", R"({"records":[{"title":"A","creators":[{"creator":"Elm, Ada"}],"publicationName":"Fog","publicationDate":"2001-02-03"}]})",
            u"A|Ada Elm|2001|2001-02-03|||Fog|"_s);
        row("Unpaywall", R"({"doi":"10.1000/a","title":"A","year":2001,"z_authors":[{"family":"Elm","given":"Ada"},{"raw_author_name":"Bo Oak"}]})",
            u"A|Ada Elm;Bo Oak|2001||10.1000/a|||"_s);
        row("Unpaywall search", R"({"results":[{"score":1,"response":{"title":"A","doi":"10.1000/a","z_authors":[{"name":"Ada Elm"}]}}]})", elm);
        row("DataCite", R"({"data":[{"attributes":{"doi":"10.1000/a","titles":[{"title":"Sub","titleType":"Subtitle"},{"title":"A"}],)"
            R"("creators":[{"name":"Fog, Dew and Rain","nameType":"Organizational"},{"givenName":"Ada","familyName":"Elm"}],"publicationYear":2001,)"
            R"("descriptions":[{"description":"How","descriptionType":"Methods"},{"description":"We see.","descriptionType":"Abstract"}]}}]})",
            u"A|Fog, Dew and Rain;Ada Elm|2001||10.1000/a|||We see."_s);
        row("Zenodo", R"({"hits":{"hits":[{"doi":"10.1000/a","metadata":{"title":"A","creators":[{"name":"Elm, Ada"}],"publication_date":"2001-02-03"}}],"total":1}})",
            u"A|Ada Elm|2001|2001-02-03|10.1000/a|||"_s);
        row("InvenioRDM", R"({"pids":{"doi":{"identifier":"10.1000/a"}},"metadata":{"title":"A","creators":[{"person_or_org":{"family_name":"Elm","given_name":"Ada"}}],"publication_date":"2001"}})",
            u"A|Ada Elm|2001||10.1000/a|||"_s);
        row("Semantic Scholar batch", R"([null,null,{"paperId":"1","title":"A","authors":[{"name":"Ada Elm"}],"externalIds":{"DOI":"10.1000/A?download=1"}},null])", elm);
    }
    void readsRecords()
    {
        QFETCH(QByteArray, bytes);
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QVERIFY(source->diagnostics.isEmpty());
        QTEST(lines(*source).join(u'\n'), "paper");
    }

    void readsDetails_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("details");
        QTest::newRow("PubMed: season") << pubmedDate("<Year>2016</Year><Season>Winter</Season>") << u"A|||||||DP 2016 Winter"_s;
        QTest::newRow("PubMed: article") << pubmed(
            "<ArticleTitle>[Not Available].</ArticleTitle><Pagination><MedlinePgn>10-9</MedlinePgn></Pagination>"
            "<VernacularTitle>Nebel.</VernacularTitle><PublicationTypeList><PublicationType>Letter</PublicationType>"
            "<PublicationType>Journal Article</PublicationType></PublicationTypeList>",
            "<ISSN>1234-5678</ISSN><JournalIssue><Volume>5</Volume><Issue>2</Issue></JournalIssue><Title>Journal of Fog</Title>"
            "<ISOAbbreviation>J Fog</ISOAbbreviation>", R"(<ArticleIdList><ArticleId IdType="pmc">PMC8</ArticleId></ArticleIdList>)")
            << u"Nebel||Journal of Fog|article||5(2) 10-9 1234-5678||PMC PMC8"_s;
        QTest::newRow("PubMed: chapter") << QByteArray(
            "<PubmedArticleSet><PubmedBookArticle><BookDocument><Book><BookTitle>Weather</BookTitle><PubDate><Year>2012</Year></PubDate>"
            R"(<AuthorList Type="editors"><Author><LastName>Berg</LastName><ForeName>Jan</ForeName></Author></AuthorList></Book>)"
            "<ArticleTitle>Fog</ArticleTitle><AuthorList><Author><LastName>Elm</LastName><ForeName>Ada</ForeName></Author></AuthorList>"
            "</BookDocument></PubmedBookArticle></PubmedArticleSet>") << u"Fog|Ada Elm|Weather|chapter|Jan Berg|||"_s;
        QTest::newRow("Word") << word(
            "<w:Tag>Win21</w:Tag><w:SourceType>ConferenceProceedings</w:SourceType><w:Author><w:Editor><w:NameList>"
            "<w:Person><w:Last>Berg</w:Last><w:First>Jan</w:First></w:Person></w:NameList></w:Editor><w:Author><w:NameList>"
            "<w:Person><w:Last>van Oak</w:Last><w:First>Bo</w:First><w:Middle>C.</w:Middle></w:Person></w:NameList></w:Author></w:Author>"
            "<w:Title>Fog</w:Title><w:ConferenceName>Fog Days</w:ConferenceName><w:Year>2021</w:Year><w:Month>April</w:Month><w:Day>2</w:Day>"
            "<w:Pages>1-9</w:Pages><w:StandardNumber>ISSN: 1234-5678 DOI: 10.1000/FOG</w:StandardNumber>")
            << u"Fog|Bo C. van Oak|Fog Days|conference|Jan Berg|1-9 1234-5678|Win21|2021-04-02 10.1000/fog"_s;
    }
    void readsDetails()
    {
        QFETCH(QByteArray, bytes);
        const Paper paper = onePaper(bytes);
        const Publication about = publicationOf(paper);
        QStringList rest{paper.date.toString(Qt::ISODate), paper.doi};
        for (const QStringView name : {u"DP", u"PMC"})
            if (const QString value = extraOf(paper, name); !value.isEmpty())
                rest.append(name + u' ' + value);
        const QString numbers = about.volumeText() + u' ' + about.pages() + u' ' + about.issn;
        const QStringList details{paper.title, paper.authors.join(u';'), paper.venue, kindWord(about.kind), about.editors.join(u';'),
                                  numbers.trimmed(), citeKeyOf(paper), rest.join(u' ').trimmed()};
        QTEST(details.join(u'|'), "details");
    }

    void formulasBecomeTex_data()
    {
        QTest::addColumn<QString>("xml");
        QTest::addColumn<QString>("tex");
        const auto row = [](const char *name, const QString &xml, const QString &tex) { QTest::newRow(name) << xml << tex; };
        row("blanks", u"in<math><mi>N</mi></math>-fold"_s, u"in N-fold"_s);
        row("index without base", u"Fe<mml:math><mml:msub><mml:mrow/><mml:mn>2</mml:mn></mml:msub></mml:math>O"_s, u"Fe$_{2}$O"_s);
        row("number", u"of <mml:math><mml:mn>12</mml:mn></mml:math> days"_s, u"of 12 days"_s);
        row("fraction and root", u"<math><mfrac><mn>1</mn><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></mfrac></math>"_s, u"$\\frac{1}{\\sqrt{x+1}}$"_s);
        row("both indices", u"<math><msubsup><mi>a</mi><mi>i</mi><mn>2</mn></msubsup></math>"_s, u"$a_{i}^{2}$"_s);
        row("accent", u"<math><mover accent=\"true\"><mi>p</mi><mo>¯</mo></mover></math>"_s, u"$\\bar{p}$"_s);
        row("isotope", u"<math><mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts></math>"_s, u"${}^{14}C$"_s);
        row("fence", u"<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>"_s, u"$(a,b)$"_s);
        row("TeX and MathML", u"a <tex-math>$N$</tex-math><math><mi>N</mi></math>"_s, u"a N"_s);
        const QString deep = u"<math>"_s + u"<mrow>"_s.repeated(500) + u"</mrow>"_s.repeated(500) + u"</math>"_s;
        for (const QString &kept : {u"a <math><mi>N</mi>"_s, u"a <math><mi>N</mn></math>"_s, deep})
            row(qPrintable(kept.left(30)), kept, kept);
    }
    void formulasBecomeTex()
    {
        QFETCH(QString, xml);
        QTEST(withTexFormulas(xml), "tex");
    }

    void listsOfAuthors_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("authors");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &authors) {
            QTest::newRow(name) << bytes << authors;
        };
        row("semicolons separate", table("A,2001,\"de la Mar, Ana Inés\"\nB,2002,\"Oak, Bo; Winter, Ada\"\nC,2003,Fog Office\n"),
            u"Ana Inés de la Mar|Bo Oak;Ada Winter|Fog Office"_s);
        row("commas separate", table("A,2001,\"Ada Winter, Bo Oak\"\nB,2002,\"Ada Winter, Bo Oak, Cy Elm\"\n"),
            u"Ada Winter;Bo Oak|Ada Winter;Bo Oak;Cy Elm"_s);
        row("single names are inverted", table("A,2001,\"Elm Tree, Ada Bea\"\nB,2002,\"Oak, Bo\"\n"), u"Ada Bea Elm Tree|Bo Oak"_s);
        row("and separates", table("A,2001,\"Elm Tree, Ada and Oak, Bo\"\nB,2002,\"Elm Tree, Ada Bea\"\n"),
            u"Ada Elm Tree;Bo Oak|Ada Bea Elm Tree"_s);
        row("commas and and separate", table("A,2001,\"Ada Winter, Bo Oak and Cy Elm\"\nB,2002,\"Ada Winter, Bo Oak\"\n"),
            u"Ada Winter;Bo Oak;Cy Elm|Ada Winter;Bo Oak"_s);
        row("initials last", table("A,2001,\"Elm A., Oak B.\"\nB,2002,\"van Fir C.\"\n"), u"A. Elm;B. Oak|C. van Fir"_s);
        row("one row", table("A,2001,\"Elm Tree, Ada\"\n"), u"Ada Elm Tree"_s);
        row("one row, two people", table("A,2001,\"Ada Winter, Bo Oak\"\n"), u"Ada Winter;Bo Oak"_s);
        row("ampersand", table("A,2001,\"Elm, Ada & Oak, Bo\"\nB,2002,\"Elm, Ada; Oak, Bo & Fir, Cy\"\nC,2003,Oak & Elm\n"),
            u"Ada Elm;Bo Oak|Ada Elm;Bo Oak;Cy Fir|Oak & Elm"_s);
        row("cut", table("A,2001,\"Elm, Ada; and others\"\nB,2002,\"Elm, Ada; Oak, Bo; u. a.\"\nC,2003,\"Ada Elm, Bo Oak, and others\"\n"),
            u"Ada Elm…|Ada Elm;Bo Oak…|Ada Elm;Bo Oak…"_s);
        row("Zotero, one row", "\"Item Type\",\"Author\",\"Title\",\"Publication Title\"\nbook,\"Elm Tree, Ada Bea\",A,\n", u"Ada Bea Elm Tree"_s);
        row("tabs", "Title\tAuthors\tYear\nA\tElm Tree, Ada Bea\t2001\nB\tOak, Bo; Fir, Cy\t2002\n", u"Ada Bea Elm Tree|Bo Oak;Cy Fir"_s);
        row("tags with colons", page(tag("DC:Title", "A") + tag("DCTERMS:creator", "Elm, Ada") + tag("dcterms:creator", "Oak, Bo")), u"Ada Elm;Bo Oak"_s);
        const QByteArray title = tag("citation_title", "A"), elm = tag("citation_author", "Ada Elm"), oak = tag("citation_author", "Bo Oak");
        row("sets of tags", page(title + tag("dc:creator", "Elm, Ada")), u"Ada Elm"_s);
        row("same name", page(title + elm + elm + oak), u"Ada Elm;Ada Elm;Bo Oak"_s);
        row("repeated list", page(title + elm + oak + elm + oak), u"Ada Elm;Bo Oak"_s);
        row("one tag", page(title + tag("citation_author", "Elm, A.; Oak, B.")), u"A. Elm;B. Oak"_s);
        row("one tag, commas", page(title + tag("citation_authors", "Ada Elm, Bo Oak, Cy Fir")), u"Ada Elm;Bo Oak;Cy Fir"_s);
        row("one tag, one name", page(title + tag("citation_author", "Office of Fog and Dew") + tag("citation_author", "Elm, Ada, Jr.")),
            u"Office of Fog and Dew;Ada Elm Jr."_s);
        const QByteArray elements = R"(<script type="application/json">{"authors":{"content":[{"#name":"author-group","$$":[{"#name":"author","$$":[)"
            R"({"#name":"given-name","_":"Ada"},{"#name":"surname","_":"Elm"}]},{"#name":"collaboration","$$":[{"#name":"text","_":"Fog Watch"}]}]}]}}</script>)";
        row("embedded elements", page(title + elements), u"Ada Elm;Fog Watch"_s);
    }
    void listsOfAuthors()
    {
        QFETCH(QByteArray, bytes);
        QTEST(authorsOf(bytes), "authors");
    }
    // clang-format on

    void headerAfterOtherLines()
    {
        for (const QByteArray before :
             {"sep=;\n", "\n\nsep=;\r\n", "\"Exported on May 2, by Fog.\"\n", "Remarks\n\n"}) {
            const QByteArray bytes = before + "Title;Authors;Year\nSlow, thin fog;Oak, Bo;2001\n";
            const auto source = parseSource(bytes, {});
            QVERIFY2(source, before);
            QCOMPARE(lines(*source), QStringList{u"Slow, thin fog|Bo Oak|2001|||||"_s});
            QCOMPARE(countBytes(source->ranges).total, bytes.size());
            QCOMPARE(countBytes(source->ranges).notUnderstood, 0);
        }
    }

    void authorsThatAreNotUnderstoodAreReported()
    {
        const auto source =
            parseSource(R"([{"title":"A","year":2001,"authors":[{"who":{"is":"Ada Elm"}}]},)"
                        R"({"title":"B","year":2001,"authors":[]},{"title":"C","authors":null}])",
                        {});
        QVERIFY(source);
        QCOMPARE(source->diagnostics.size(), 1);
        QCOMPARE(source->diagnostics.first().message,
                 u"The authors of this record were not understood; they were kept as text."_s);
    }

    // The dates of a tagged file are no page of a site.
    void taggedFilesAreNoPages()
    {
        const DetectedSource source =
            detectSource("\xEF\xBB\xBF"
                         "FN Fog\nVR 1.0\nPT P\nTI Slow fog\nAU Elm, Ada B.\nDG June 28, 2011\nSO Gazette\n"
                         "PY 2011\nER\n\nEF\n");
        QVERIFY(source.converter);
        QCOMPARE(source.converter->id, u"isi"_s);
    }
};

QTEST_APPLESS_MAIN(TestServiceData)
#include "tst_servicedata.moc"
