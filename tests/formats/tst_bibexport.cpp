// Tests the export to BibTeX and similar formats: keys, months, capitals, types, and papers that came from
// several formats.
#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/publication.h"
#include "onepaper.h"

#include <QJsonObject>
#include <QTest>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

QString written(const Paper &paper, const QString &format)
{
    return QString::fromUtf8(formatById(format)->write({paper}));
}

} // namespace

class TestBibExport : public QObject
{
    Q_OBJECT
private slots:
    void preservesKeys_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("key");
        const auto bib = [](const char *key) -> QByteArray {
            return QByteArray("@article{") + key + ", title={Slow Tides}, author={Oak, Ada}, year=2020}";
        };
        QTest::newRow("plain") << bib("oak2020") << u"oak2020"_s;
        QTest::newRow("with an umlaut") << bib("müller:2001") << u"müller:2001"_s;
        QTest::newRow("in Chinese") << bib("王2020") << u"王2020"_s;
        QTest::newRow("with an apostrophe") << bib("O'Neil.99") << u"O'Neil.99"_s;
        const auto csl = [](const char *ids) -> QByteArray {
            return QByteArray("[{") + ids
                + R"(,"type":"article-journal","title":"Slow Tides","author":[{"family":"Oak"}],)"
                  R"("issued":{"date-parts":[[2020]]}}])";
        };
        QTest::newRow("of CSL") << csl("\"id\":\"oak2020\"") << u"oak2020"_s;
        QTest::newRow("an address") << csl("\"id\":\"http://zotero.org/users/1/items/ABCD\"")
                                    << u"oak2020slow"_s;
        QTest::newRow("a number") << csl("\"id\":\"4711\"") << u"oak2020slow"_s;
        QTest::newRow("the citation key")
            << csl("\"id\":\"http://zotero.org/1\",\"citation-key\":\"oakTides\"") << u"oakTides"_s;
    }
    void preservesKeys()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, key);
        const Paper paper = onePaper(bytes);
        for (const QString &format : {u"bibtex"_s, u"biblatex"_s})
            QVERIFY2(written(paper, format).startsWith(u"@article{"_s + key + u",\n"),
                     qPrintable(written(paper, format)));
    }

    // A month without a day survives conversion from each format to each other format.
    void convertsMonths_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("BibTeX") << QByteArray(
            "@article{a, title={Slow Tides}, author={Oak, Ada}, year=2019, month=jul}");
        QTest::newRow("BibLaTeX") << QByteArray(
            "@article{a, title={Slow Tides}, author={Oak, Ada}, date={2019-07}}");
        QTest::newRow("RIS") << QByteArray(
            "TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nPY  - 2019\nDA  - 2019/07//\nER  - \n");
        QTest::newRow("CSL-JSON") << QByteArray(
            R"([{"id":"a","type":"article-journal","title":"Slow Tides","author":[{"family":"Oak"}],)"
            R"("issued":{"date-parts":[[2019,7]]}}])");
        QTest::newRow("PubMed") << QByteArray("PMID- 12345\nTI  - Slow Tides\nFAU - Oak, Ada\nJT  - "
                                              "Tides\nDP  - 2019 Jul\nAB  - Tides are slow.\n");
    }
    void convertsMonths()
    {
        QFETCH(const QByteArray, bytes);
        const Paper paper = onePaper(bytes);
        QCOMPARE(paper.year, 2019);
        QVERIFY2(written(paper, u"bibtex"_s).contains(u"  month     = jul,\n"_s),
                 qPrintable(written(paper, u"bibtex"_s)));
        const QString latex = written(paper, u"biblatex"_s);
        QVERIFY2(latex.contains(u"= {2019-07}"_s) && !latex.contains(u"month"_s), qPrintable(latex));
        QVERIFY2(written(paper, u"ris"_s).contains(u"DA  - 2019/07//"_s),
                 qPrintable(written(paper, u"ris"_s)));
        const QJsonObject csl = cslObject(paper, u"a"_s);
        QCOMPARE(csl[u"issued"][u"date-parts"][0][1].toInt(), 7);
    }

    void protectsCapitals_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("tex");
        QTest::newRow("small") << u"Slow Tides of a Pool"_s << u"Slow Tides of a Pool"_s;
        QTest::newRow("names") << u"GGFlow: Long-CoT and SFT for ResNet-50"_s
                               << u"{GGFlow}: {Long-CoT} and {SFT} for {ResNet-50}"_s;
        QTest::newRow("in a formula") << u"The $L_{PQ}$ Norm"_s << u"The $L_{PQ}$ Norm"_s;
        QTest::newRow("all capitals") << u"TIDES AND POOLS"_s << u"TIDES AND POOLS"_s;
    }
    void protectsCapitals()
    {
        QFETCH(const QString, title);
        QFETCH(const QString, tex);
        Paper paper;
        paper.title = title;
        paper.authors = {u"Ada Oak"_s};
        const QString bib = written(paper, u"bibtex"_s);
        QVERIFY2(bib.contains(u"  title     = {"_s + tex + u"},\n"), qPrintable(bib));
        QCOMPARE(onePaper(bib.toUtf8()).title, title);
    }

    void classicBibtexUsesClassicTypes()
    {
        const Paper online = onePaper(
                        "@online{a, title={Slow Tides}, author={Oak, Ada}, date={2019}, location={Oslo}}"),
                    thesis = onePaper(
                        "@thesis{a, title={Slow Tides}, author={Oak, Ada}, date={2019}, type={phdthesis},"
                        " institution={A School}}");
        QVERIFY2(written(online, u"bibtex"_s).startsWith(u"@misc{a,"_s),
                 qPrintable(written(online, u"bibtex"_s)));
        QVERIFY(written(online, u"bibtex"_s).contains(u"address   = {Oslo}"_s));
        QVERIFY2(written(thesis, u"bibtex"_s).startsWith(u"@phdthesis{a,"_s),
                 qPrintable(written(thesis, u"bibtex"_s)));
        QVERIFY(written(thesis, u"bibtex"_s).contains(u"school    = {A School}"_s));
        QVERIFY(written(online, u"biblatex"_s).startsWith(u"@online{a,"_s));
        QVERIFY(written(online, u"biblatex"_s).contains(u"location  = {Oslo}"_s));
    }

    void writesSubtitleOnce()
    {
        const Paper paper = onePaper(
            "@book{a, title={{Slow} Tides}, subtitle={A {GGFlow} Study}, author={Oak, Ada}, date={2019}}");
        QCOMPARE(paper.title, u"Slow Tides. A GGFlow Study"_s);
        const QString bib = written(paper, u"biblatex"_s);
        QVERIFY2(bib.contains(u"{{Slow} Tides. A {GGFlow} Study}"_s) && !bib.contains(u"subtitle"_s),
                 qPrintable(bib));
    }

    // The shown values combine the fields of all sources of a paper.
    void combinesFieldsOfSeveralFormats()
    {
        Paper paper = onePaper(
            "@article{w1, title={Slow Tides}, author={Oak, Ada}, year=2019, journal={Tides}, volume=7}");
        const Paper
            ris = onePaper(
                "TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nPY  - 2019\nVL  - 7\nIS  - 4\nSP  - 1\n"
                "EP  - 12\nKW  - pools\nER  - \n"),
            csl = onePaper(
                R"([{"id":"w3","type":"article-journal","title":"Slow Tides","author":[{"family":"Oak"}],)"
                R"("issued":{"date-parts":[[2019]]},"page":"1-12","ISSN":"1234-5678",)"
                R"("accessed":{"date-parts":[[2020,1,1]]}}])");
        paper.extra += ris.extra + csl.extra;
        const QString bib = written(paper, u"bibtex"_s);
        QVERIFY2(bib.startsWith(u"@article{w1,"_s), qPrintable(bib));
        for (const QString &field :
             {u"volume    = {7}"_s, u"number    = {4}"_s, u"pages     = {1--12}"_s, u"keywords  = {pools}"_s})
            QVERIFY2(bib.contains(field), qPrintable(bib));
        for (const QString &field : {u"TY "_s, u"VL "_s, u"SP "_s, u"KW "_s, u"ISSN"_s, u"page "_s,
                                     u"accessed"_s, u"type "_s, u"cslkey"_s})
            QVERIFY2(!bib.contains(u"  "_s + field), qPrintable(bib));
    }

    // A CSV table can carry a bibliography to another program and back.
    void csvRoundTripsCitationFields()
    {
        const Paper paper = onePaper(
            "@inproceedings{oak2020, title={Slow Tides}, author={Oak, Ada}, year=2020, volume=12, number=3,"
            " pages={1--9}, publisher={Tide Press}, booktitle={Tides Meeting}, keywords={tides, pools}}");
        const Paper back = onePaper(formatById(u"csv"_s)->write({paper}));
        const Publication publication = publicationOf(back);
        QCOMPARE(publication.kind, WorkKind::Meeting);
        QCOMPARE(publication.volumeText(), u"12(3)"_s);
        QCOMPARE(publication.pages(), u"1-9"_s);
        QCOMPARE(publication.publisher, u"Tide Press"_s);
        QCOMPARE(keywordsOf(back), QStringList({u"tides"_s, u"pools"_s}));
        QCOMPARE(citeKeyOf(back), u"oak2020"_s);
    }

    void writesArticleNumbersAsPages()
    {
        for (const QByteArray &bytes :
             {QByteArray("@article{a, title={Slow Tides}, author={Oak, Ada}, journal={Tides}, year=2020, "
                         "eid={114321}}"),
              QByteArray("TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nJO  - Tides\nPY  - 2020\nC7  - "
                         "114321\nER  - \n"),
              QByteArray("Title,Authors,Year,Source title,Art. No.\nSlow Tides,Ada Oak,2020,Tides,114321\n")})
            QCOMPARE(publicationOf(onePaper(bytes)).pages(), u"114321"_s);
    }

    void omitsNamesakeNumbers()
    {
        QCOMPARE(
            onePaper("@article{a, title={Slow Tides}, author={Ada Oak 0001 and Bo Elm}, year=2020}").authors,
            QStringList({u"Ada Oak"_s, u"Bo Elm"_s}));
    }

    // The attached file is exported, not the path that the source states.
    void attachedFilesOverrideSourcePaths()
    {
        const Paper paper =
            onePaper("@article{a, title={Slow Tides}, author={Oak, Ada}, year=2019, file={:old.pdf:PDF}}");
        PaperMarks marks;
        PaperMarks::File file;
        file.sha256 = QString(64, u'a');
        file.name = u"new.pdf"_s;
        file.path = u"/home/ada/new.pdf"_s;
        marks.files = {file};
        const QString bib = bibEntry(paper, u"a"_s, BibDialect::BibTeX, marks);
        QVERIFY2(bib.contains(u"{:/home/ada/new.pdf:PDF}"_s) && !bib.contains(u"old.pdf"_s), qPrintable(bib));
        QVERIFY(bibEntry(paper, u"a"_s, BibDialect::BibTeX, {}).contains(u":old.pdf:PDF"_s));
    }
};

QTEST_APPLESS_MAIN(TestBibExport)
#include "tst_bibexport.moc"
