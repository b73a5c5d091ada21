// Tests the citation data of a paper in every bibliography format: venue, truncated author list and inferred
// year, written and read back unchanged.
#include "models/core/shortvenue.h"
#include "models/formats/bib/bibformats.h"
#include "onepaper.h"

#include <QTest>

#include <utility>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

enum class Dating { None, Stated, Inferred, InferredBesideYear };

// Every written format × venue × author list × date.
void addRows()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("venue");
    QTest::addColumn<QString>("cited");
    QTest::addColumn<bool>("truncated");
    QTest::addColumn<int>("dating");
    const QString neurips = u"Advances in Neural Information Processing Systems"_s;
    for (const QString &format :
         {u"bibtex"_s, u"biblatex"_s, u"ris"_s, u"csl-json"_s, u"markdown"_s, u"html"_s, u"citation"_s})
        for (const auto &[venue, cited] :
             {std::pair{u"NeurIPS"_s, neurips}, std::pair{u"neurips"_s, neurips},
              std::pair{u"Icml"_s, u"International Conference on Machine Learning"_s},
              std::pair{u"Fog Letters"_s, u"Fog Letters"_s}, std::pair{QString(), QString()}})
            for (const bool truncated : {false, true})
                for (const Dating dating :
                     {Dating::None, Dating::Stated, Dating::Inferred, Dating::InferredBesideYear})
                    QTest::addRow("%s, %s, %s, date %d", qPrintable(format), qPrintable(venue),
                                  truncated ? "cut" : "whole", int(dating))
                        << format << venue << cited << truncated << int(dating);
}

Paper paperOfRow()
{
    QFETCH(const QString, venue);
    QFETCH(const bool, truncated);
    QFETCH(const int, dating);
    Paper paper;
    paper.title = u"Slow Fog"_s;
    paper.authors = {u"Ada Winter"_s, u"Bo van der Berg"_s, u"Cleo Elm"_s};
    paper.authorsTruncated = truncated;
    paper.venue = venue;
    if (Dating(dating) != Dating::None)
        paper.date = QDate(2019, 6, 2);
    paper.dateInferred = Dating(dating) == Dating::Inferred || Dating(dating) == Dating::InferredBesideYear;
    if (Dating(dating) == Dating::InferredBesideYear)
        paper.year = 2017;
    return paper;
}

QString written(const QString &format, const Paper &paper, ExportContent content)
{
    return format == "citation"_L1
        ? plainCitation(paper)
        : QString::fromUtf8(formatById(format)->write({paper}, KeyForm::Lectern, content));
}

} // namespace

class TestCiting : public QObject
{
    Q_OBJECT
private slots:
    void writesShownCitationData_data() { addRows(); }
    void writesShownCitationData()
    {
        QFETCH(const QString, format);
        QFETCH(const QString, venue);
        QFETCH(const QString, cited);
        QFETCH(const bool, truncated);
        QFETCH(const int, dating);
        const QString text = written(format, paperOfRow(), ExportContent::Citing);
        const Format *bibliography = formatById(format);
        const bool cites = bibliography && bibliography->cites;
        QVERIFY2(text.contains(cites ? cited : venueText(venue)), qPrintable(text));
        QVERIFY2(!text.contains(u"neurips"_s) && !text.contains(u"Icml"_s), qPrintable(text));
        const bool continues = text.contains(format.startsWith("bib"_L1)   ? u" and others}"_s
                                                 : format == "ris"_L1      ? u"AU  - et al.,\r\n"_s
                                                 : format == "csl-json"_L1 ? u"{\"literal\":\"others\"}"_s
                                                                           : u" et al."_s);
        QVERIFY2(continues == truncated, qPrintable(text));
        const QString inferred = format == "biblatex"_L1 ? u"{2019-06-02?}"_s
            : format == "csl-json"_L1                    ? u"{\"circa\":true,\"date-parts\":[[2019,6,2]]}"_s
            : format == "markdown"_L1                    ? u"\\[2019\\]"_s
                                                         : u"[2019]"_s;
        QVERIFY2(text.contains(inferred) == (Dating(dating) == Dating::Inferred), qPrintable(text));
        QVERIFY2(Dating(dating) != Dating::None || !text.contains(u"2019"_s), qPrintable(text));
        if (Dating(dating) == Dating::Stated)
            QVERIFY2(text.contains(u"2019"_s) && !text.contains(u'?') && !text.contains(u"[2019]"_s)
                         && !text.contains(u"circa"_s),
                     qPrintable(text));
        if (Dating(dating) == Dating::InferredBesideYear)
            QVERIFY2(
                text.contains(u"2017"_s) && !text.contains(u'?') && !text.contains(u"circa"_s)
                    && (format == "csl-json"_L1 || !text.contains(u"[2017]"_s)), // this format stores a list
                qPrintable(text));
    }

    void citationDataRoundTrips_data() { addRows(); }
    void citationDataRoundTrips()
    {
        QFETCH(const QString, format);
        const Format *bibliography = formatById(format);
        if (!bibliography || !bibliography->cites)
            return;
        const Paper before = paperOfRow();
        for (const ExportContent content : {ExportContent::Citing, ExportContent::Everything}) {
            const QString text = written(format, before, content);
            const Paper after = onePaper(text.toUtf8());
            QCOMPARE(after.authors, before.authors);
            QCOMPARE(after.authorsTruncated, before.authorsTruncated);
            QVERIFY2(after.date == before.date, qPrintable(text));
            QCOMPARE(after.dateInferred, before.dateInferred);
            if (before.year)
                QCOMPARE(after.year, before.year);
            else if (before.dateInferred)
                QVERIFY2(!after.year, qPrintable(text));
            QCOMPARE(after.venue,
                     content == ExportContent::Everything ? before.venue : fullVenueText(before.venue));
            for (const ExtraField &field : after.extra)
                QVERIFY2(field.name != "year"_L1 && field.name != "date"_L1 && field.name != "issued"_L1
                             && field.name != "PY"_L1 && field.name != "inferred"_L1,
                         qPrintable(field.name));
        }
    }

    // Equivalent terms of other programs.
    void readsTermsOfOtherPrograms()
    {
        for (const QByteArray &author : {QByteArray("et al."), QByteArray("et al.,"), QByteArray("others")}) {
            const Paper paper = onePaper("TY  - JOUR\nTI  - Slow Fog\nAU  - Winter, Ada\nAU  - " + author
                                         + "\nPY  - 2019\nER  - \n");
            QCOMPARE(paper.authors, QStringList(u"Ada Winter"_s));
            QVERIFY(paper.authorsTruncated);
        }
        // A date with only a year stays one.
        const Paper bare = onePaper("@misc{a, title={Slow Fog}, author={Winter, Ada}, year={[2019]}}");
        QCOMPARE(bare.year, 2019);
        QVERIFY(!bare.dateInferred);
        const Paper ris = onePaper("TY  - JOUR\nTI  - Slow Fog\nAU  - Winter, Ada\nPY  - [2019]\nER  - \n");
        QCOMPARE(ris.year, 2019);
    }

    // Every venue with a short name has a full name of the same venue.
    void expandsVenueNames()
    {
        for (const QString &name :
             {u"neurips"_s, u"NIPS"_s, u"Proc. ICML 2024"_s, u"ecml-pkdd"_s, u"3dv"_s, u"cscw"_s, u"icassp"_s,
              u"oopsla"_s, u"rss"_s, u"tpami"_s, u"CVPR Workshops"_s}) {
            const QString full = fullVenueText(name);
            QVERIFY2(full.size() > 20 && full[0].isUpper(), qPrintable(name + full));
            QCOMPARE(shortVenueText(full), shortVenueText(name));
            QVERIFY(!shortVenue(full.toStdString()).isPrintedShort);
            QCOMPARE(fullVenueText(full), full); // already full
        }
        QCOMPARE(fullVenueText(u"siggraph"_s), u"SIGGRAPH"_s);
        QCOMPARE(fullVenueText({}), QString());
        QCOMPARE(fullVenueText(u"Fog Letters"_s), u"Fog Letters"_s);
    }
};

QTEST_APPLESS_MAIN(TestCiting)
#include "tst_citing.moc"
