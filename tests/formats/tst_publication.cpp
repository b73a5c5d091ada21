// Tests that publication data (volume, pages, editors and so on) survives conversion from each format to each
// other format.
#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/publication.h"
#include "onepaper.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestPublication : public QObject
{
    Q_OBJECT
private slots:
    // The same article, chapter and thesis in each format.
    void everyFormatGivesTheSameValues_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("expected"); // kind volume(issue) pages; editors; publisher, place
        const auto article = u"article-journal 12(3) 101-120; ; Tide Press, Oslo"_s;
        QTest::newRow("BibTeX") << QByteArray(
            "@article{a, title={Slow Tides}, author={Oak, Ada}, journal={Tides}, year=2020, volume=12,"
            " number={3}, pages={101--120}, publisher={Tide {P}ress}, address={Oslo}}")
                                << article;
        QTest::newRow("RIS") << QByteArray(
            "TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nJO  - Tides\nPY  - 2020\nVL  - 12\nIS  - 3\n"
            "SP  - 101\nEP  - 120\nPB  - Tide Press\nCY  - Oslo\nER  - \n")
                             << article;
        QTest::newRow("CSL-JSON") << QByteArray(
            R"([{"id":"a","type":"article-journal","title":"Slow Tides","author":[{"family":"Oak"}],)"
            R"("container-title":"Tides","issued":{"date-parts":[[2020]]},"volume":"12","issue":3,)"
            R"("page":"101–120","publisher":"Tide Press","publisher-place":"Oslo"}])")
                                  << article;
        QTest::newRow("PubMed") << QByteArray(
            "PMID- 12345\nTI  - Slow Tides\nFAU - Oak, Ada\nJT  - Tides\nDP  - 2020\nVI  - 12\nIP  - 3\n"
            "IS  - 1234-5678 (Electronic)\nPG  - 101-120\nPT  - Journal Article\nAB  - Tides are slow.\n")
                                << u"article-journal 12(3) 101-120; ; , "_s;
        QTest::newRow("OpenAlex") << QByteArray(
            R"({"results":[{"display_name":"Slow Tides","title":"Slow Tides","publication_year":2020,)"
            R"("type":"article","authorships":[{"author":{"display_name":"Ada Oak"}}],"biblio":)"
            R"({"volume":"12","issue":"3","first_page":"101","last_page":"120"}}]})")
                                  << u"article-journal 12(3) 101-120; ; , "_s;
        QTest::newRow("Semantic Scholar") << QByteArray(
            R"([{"paperId":"0123","title":"Slow Tides","year":2020,"authors":[{"name":"Ada Oak"}],)"
            R"("publicationTypes":["JournalArticle","Conference"],"venue":"Tides",)"
            R"("journal":{"name":"Tides","volume":"12","pages":"101-120"}}])")
                                          << u"paper-conference 12() 101-120; ; , "_s;
        QTest::newRow("a table") << QByteArray(
            "Title,Author,Publication Title,Year,Item Type,Volume,Issue,Pages,Publisher,Place\n"
            "Slow Tides,Ada Oak,Tides,2020,journalArticle,12,3,101-120,Tide Press,Oslo\n")
                                 << article;
        const auto chapter = u"chapter () 1-9; Cy Ash; Tree House, "_s;
        QTest::newRow("BibTeX, a chapter") << QByteArray(
            "@incollection{a, title={Yews}, author={Oak, Ada}, booktitle={Trees}, editor={Ash, Cy},"
            " pages={1-9}, publisher={Tree House}}")
                                           << chapter;
        QTest::newRow("RIS, a chapter") << QByteArray(
            "TY  - CHAP\nTI  - Yews\nAU  - Oak, Ada\nA2  - Ash, Cy\nT2  - Trees\nSP  - 1\nEP  - 9\n"
            "PB  - Tree House\nER  - \n")
                                        << chapter;
        QTest::newRow("BibTeX, a thesis")
            << QByteArray("@mastersthesis{a, title={Ponds}, author={Oak, Ada}, school={A School}}")
            << u"thesis () ; ; A School, "_s;
        QTest::newRow("RIS, a report")
            << QByteArray("TY  - RPRT\nTI  - Pines\nAU  - Oak, Ada\nPB  - An Institute\nER  - \n")
            << u"report () ; ; An Institute, "_s;
    }
    void everyFormatGivesTheSameValues()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, expected);
        const auto said = [](const Paper &paper) {
            const Publication p = publicationOf(paper);
            return u"%1 %2(%3) %4; %5; %6, %7"_s.arg(cslTypeOf(p.kind), p.volume, p.issue, p.pages(),
                                                     p.editors.join(u", "), p.publisher, p.place);
        };
        const Paper paper = onePaper(bytes);
        QVERIFY(!paper.title.isEmpty());
        QCOMPARE(said(paper), expected);
        QCOMPARE(paper.authors.size(), 1);
        // Each common export format gives the same values when read back.
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s})
            QCOMPARE(format + said(onePaper(formatById(format)->write({paper}))), format + expected);
    }

    // Each field of the table can be set by the user, and each format that has a name for it keeps it.
    void everyFieldSurvivesEachFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s, u"csv"_s})
            QTest::newRow(qPrintable(format)) << format;
    }
    void everyFieldSurvivesEachFormat()
    {
        QFETCH(const QString, format);
        int kept = 0;
        for (const PublicationField &field : publicationFields()) {
            if (!field.value)
                continue;
            const QString value = field.name == u"issn"_s ? u"1234-5678"_s : u"Tide 7"_s;
            Paper paper;
            paper.title = u"Slow Tides"_s;
            paper.venue = u"Journal of Tides"_s;
            paper.extra = {{field.names.first(), value}};
            QCOMPARE(publicationOf(paper).*field.value, value);
            if (field.isEditable) {
                setPublicationPart(&paper, field.name, u"Ebb 8"_s);
                QCOMPARE(publicationPart(publicationOf(paper), field.name), u"Ebb 8"_s);
                setPublicationPart(&paper, field.name, value);
            }
            const bool isWritten = format == u"csv"_s ? field.isEditable
                : format == u"ris"_s                  ? field.name != u"chapter"_s
                                                      : true;
            const Paper read = onePaper(formatById(format)->write({paper}));
            QCOMPARE(field.name + publicationOf(read).*field.value,
                     field.name + (isWritten ? value : QString()));
            kept += isWritten;
        }
        QVERIFY(kept >= 3);
    }

    void infersKindFromVenue_data()
    {
        QTest::addColumn<QString>("venue");
        QTest::addColumn<QString>("type");
        const QString meeting = u"inproceedings"_s, article = u"article"_s;
        QTest::newRow("none") << QString() << u"misc"_s;
        QTest::newRow("a conference") << u"European Conference on Tides"_s << meeting;
        QTest::newRow("by its short name") << u"neurips"_s << meeting;
        QTest::newRow("with its year") << u"NeurIPS 2023"_s << meeting;
        QTest::newRow("with an apostrophe") << u"ICML '19"_s << meeting;
        QTest::newRow("a journal") << u"Journal of Tides"_s << article;
        QTest::newRow("a journal by its short name") << u"jmlr"_s << article;
        QTest::newRow("a journal called proceedings")
            << u"Proceedings of the National Academy of Sciences"_s << article;
        QTest::newRow("proceedings of a society") << u"Proceedings of the IEEE"_s << article;
        QTest::newRow("proceedings of a conference of it")
            << u"Proceedings of the IEEE Conference on Tides"_s << meeting;
    }
    void infersKindFromVenue()
    {
        QFETCH(const QString, venue);
        QFETCH(const QString, type);
        Paper paper;
        paper.title = u"Slow Tides"_s;
        paper.authors = {u"Ada Oak"_s};
        paper.venue = venue;
        QCOMPARE(bibTypeOf(publicationOf(paper).kind, false), type == u"misc"_s ? QString() : type);
        QVERIFY(formatById(u"bibtex"_s)->write({paper}).startsWith(QByteArray('@' + type.toUtf8() + '{')));
        if (!venue.isEmpty()) {
            const bool meeting = type == u"inproceedings"_s;
            QCOMPARE(cslObject(paper, u"a"_s)[u"type"].toString(),
                     meeting ? u"paper-conference"_s : u"article-journal"_s);
            QVERIFY(formatById(u"ris"_s)->write({paper}).startsWith(meeting ? "TY  - CONF" : "TY  - JOUR"));
        }
    }

    // Family names, and organisations without one, survive every format.
    void preservesNameSplitOfSource_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("BibTeX") << QByteArray(
            "@book{a, title={Slow Tides}, year=2020, author={Garc{\\'\\i}a M{\\'a}rquez, Jos{\\'e} and Le "
            "Guin, Ada and"
            " {World Tide Watch} and van der Berg, Jan}, editor={Del Mar, Eva}}");
        QTest::newRow("RIS") << QByteArray(
            "TY  - BOOK\nTI  - Slow Tides\nPY  - 2020\nAU  - García Márquez, José\nAU  - Le Guin, Ada\n"
            "AU  - World Tide Watch,\nAU  - van der Berg, Jan\nED  - Del Mar, Eva\nER  - \n");
        QTest::newRow("CSL-JSON") << QByteArray(
            R"([{"id":"a","type":"book","title":"Slow Tides","issued":{"date-parts":[[2020]]},"author":[)"
            R"({"family":"García Márquez","given":"José"},{"family":"Le Guin","given":"Ada"},)"
            R"({"literal":"World Tide Watch"},{"family":"Berg","given":"Jan","non-dropping-particle":"van der"}],)"
            R"("editor":[{"family":"Del Mar","given":"Eva"}]}])");
    }
    void preservesNameSplitOfSource()
    {
        QFETCH(const QByteArray, bytes);
        const Paper paper = onePaper(bytes);
        QCOMPARE(paper.authors,
                 QStringList({u"José García Márquez"_s, u"Ada Le Guin"_s, u"World Tide Watch"_s,
                              u"Jan van der Berg"_s}));
        const auto families = [](const Paper &of) {
            const QJsonObject csl = cslObject(of, u"a"_s);
            QStringList names;
            for (const QString &role : {u"author"_s, u"editor"_s})
                for (const QJsonValue &name : csl[role].toArray())
                    names.append(name[u"family"].toString() + u'|' + name[u"literal"].toString());
            return names.join(u' ');
        };
        const QString expected = u"García Márquez| Le Guin| |World Tide Watch Berg| Del Mar|"_s;
        QCOMPARE(families(paper), expected);
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"csl-json"_s, u"jsonl"_s})
            QCOMPARE(format + families(onePaper(formatById(format)->write({paper}))), format + expected);
        const QByteArray ris = formatById(u"ris"_s)->write({paper});
        QVERIFY2(ris.contains("AU  - García Márquez, José") && ris.contains("ED  - Del Mar, Eva")
                     && ris.contains("AU  - World Tide Watch"),
                 ris.constData());
        const QByteArray table = formatById(u"csv"_s)->write({paper});
        QVERIFY2(table.contains("García Márquez, José; Le Guin, Ada; World Tide Watch; Jan van der Berg"),
                 table.constData());
    }

    // A name without a comma could be a human and is not an organisation.
    void editorWithoutCommaIsNotAnOrganisation()
    {
        const Paper paper =
            onePaper("TY  - CHAP\nTI  - Ponds\nAU  - Oak, Ada\nED  - Bo Elm\nPY  - 2020\nER  - \n");
        QVERIFY2(formatById(u"bibtex"_s)->write({paper}).contains("editor    = {Elm, Bo}"),
                 formatById(u"bibtex"_s)->write({paper}).constData());
    }

    void convertsKeywordsBetweenFormats()
    {
        const QList<QByteArray> all{
            "@article{a, title={Slow Tides}, author={Oak, Ada}, year=2020, keywords={tides; r{\\'e}sum{\\'e} "
            "of pools}}",
            "TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nPY  - 2020\nKW  - tides\nKW  - résumé of "
            "pools\nER  - \n",
            R"([{"id":"a","type":"article-journal","title":"Slow Tides","author":[{"family":"Oak"}],)"
            R"("keyword":"tides, résumé of pools"}])",
            "Title,Author,Publication Year,Manual Tags\nSlow Tides,\"Oak, Ada\",2020,tides; résumé of "
            "pools\n"};
        const QStringList expected{u"tides"_s, u"résumé of pools"_s};
        for (const QByteArray &bytes : all) {
            const Paper paper = onePaper(bytes);
            QCOMPARE(keywordsOf(paper), expected);
            for (const QString &format : {u"bibtex"_s, u"ris"_s, u"csl-json"_s})
                QCOMPARE(keywordsOf(onePaper(formatById(format)->write({paper}))), expected);
        }
    }

    void preservesPagesWithoutRange()
    {
        for (const QString &pages :
             {u"17"_s, u"e1003"_s, u"12, 15"_s, u"1:1-1:17"_s, u"S1-S20"_s, u"101"_s, u"iv"_s}) {
            Paper paper;
            paper.title = u"Slow Tides"_s;
            paper.extra = {{u"entrytype"_s, u"article"_s}, {u"pages"_s, pages}};
            QCOMPARE(publicationOf(paper).pages(), pages);
        }
    }

    void readingListContainsVolumeAndPages()
    {
        Paper paper;
        paper.title = u"Slow Tides"_s;
        paper.authors = {u"Ada Oak"_s};
        paper.year = 2020;
        paper.venue = u"Tides"_s;
        paper.extra = {{u"VL"_s, u"12"_s}, {u"IS"_s, u"3"_s}, {u"SP"_s, u"101"_s}, {u"EP"_s, u"120"_s}};
        QCOMPARE(plainCitation(paper), u"Ada Oak: Slow Tides. Tides 12(3), 101–120, 2020."_s);
        paper.extra = {{u"pages"_s, u"7"_s}};
        QCOMPARE(plainCitation(paper), u"Ada Oak: Slow Tides. Tides, p. 7, 2020."_s);
        paper.venue.clear();
        paper.extra = {{u"entrytype"_s, u"phdthesis"_s}, {u"school"_s, u"A School"_s}};
        QCOMPARE(plainCitation(paper), u"Ada Oak: Slow Tides. A School, 2020."_s);
    }

    // The user's own value replaces the value of the source in every format.
    void ownValueReplacesPart_data()
    {
        QTest::addColumn<QList<ExtraField>>("extra");
        QTest::newRow("BibTeX") << QList<ExtraField>{{u"entrytype"_s, u"article"_s},
                                                     {u"volume"_s, u"1"_s},
                                                     {u"number"_s, u"2"_s},
                                                     {u"pages"_s, u"3--4"_s},
                                                     {u"publisher"_s, u"A"_s}};
        QTest::newRow("RIS") << QList<ExtraField>{{u"TY"_s, u"JOUR"_s}, {u"VL"_s, u"1"_s}, {u"IS"_s, u"2"_s},
                                                  {u"SP"_s, u"3"_s},    {u"EP"_s, u"4"_s}, {u"PB"_s, u"A"_s}};
        QTest::newRow("CSL-JSON") << QList<ExtraField>{{u"type"_s, u"article-journal"_s},
                                                       {u"volume"_s, u"1"_s},
                                                       {u"issue"_s, u"2"_s},
                                                       {u"page"_s, u"3-4"_s},
                                                       {u"publisher"_s, u"A"_s}};
        QTest::newRow("nothing stated") << QList<ExtraField>{};
    }
    void ownValueReplacesPart()
    {
        QFETCH(const QList<ExtraField>, extra);
        Paper paper;
        paper.title = u"Slow Tides"_s;
        paper.venue = u"Tides"_s;
        paper.extra = extra;
        const QStringList names{u"kind"_s, u"volume"_s, u"issue"_s, u"pages"_s, u"publisher"_s};
        const QStringList texts{u"conference"_s, u"12"_s, u"7"_s, u"101–120"_s, u"Ebb & Flow"_s};
        for (qsizetype i = 0; i < texts.size(); ++i)
            setPublicationPart(&paper, names[i], texts[i]);
        const auto said = [&names](const Paper &of) {
            QStringList parts;
            for (const QString &part : names)
                parts.append(publicationPart(publicationOf(of), part));
            return parts;
        };
        QCOMPARE(said(paper), texts);
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s})
            QCOMPARE(said(onePaper(formatById(format)->write({paper}))), texts);
        for (const QString &part : names)
            setPublicationPart(&paper, part, {});
        QCOMPARE(said(paper), (QStringList{u"conference"_s, {}, {}, {}, {}})); // every paper has a kind
    }

    void everyKindHasAName()
    {
        for (const QString &word : kindWords()) {
            Paper paper;
            paper.title = u"Slow Tides"_s;
            for (const QString &type : {u"entrytype"_s, u"TY"_s, u"x"_s}) {
                paper.extra = {{type, u"x"_s}};
                setPublicationPart(&paper, u"kind", word.toUpper());
                // Some formats have one word for two kinds.
                const QString expected = word == u"proceedings" && type != u"entrytype" ? u"book"_s
                    : word == u"preprint" && type == u"TY"                              ? u"manuscript"_s
                                                                                        : word;
                QCOMPARE(publicationPart(publicationOf(paper), u"kind"), expected);
            }
        }
        QCOMPARE(kindNamed(u"inproceedings"_s), WorkKind::Meeting);
        QCOMPARE(kindNamed(u"poem"_s), WorkKind::Unknown);
    }

    // Objects and ids are not printed as text.
    void ignoresObjectsAndIds()
    {
        Paper paper;
        paper.title = u"Slow Tides"_s;
        paper.extra = {{u"publisher"_s, u"{\"name\":\"Tide Press\"}"_s},
                       {u"number"_s, u"arXiv:2101.00001"_s}};
        const Publication publication = publicationOf(paper);
        QVERIFY(publication.publisher.isEmpty());
        QVERIFY(publication.issue.isEmpty() && publication.number.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestPublication)
#include "tst_publication.moc"
