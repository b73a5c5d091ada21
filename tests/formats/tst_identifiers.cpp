#include "models/formats/base/identifiers.h"

using namespace lectern;
using namespace Qt::StringLiterals;

class TestIdentifiers : public QObject
{
    Q_OBJECT
private slots:
    void parsesArxivIds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("new") << u"2104.12255"_s << u"2104.12255"_s;
        QTest::newRow("four digits") << u"0704.0301"_s << u"0704.0301"_s;
        QTest::newRow("version") << u"2104.12255v12"_s << u"2104.12255"_s;
        QTest::newRow("prefix") << u" arXiv:2104.12255v2 "_s << u"2104.12255"_s;
        QTest::newRow("abs address") << u"http://arxiv.org/abs/quant-ph/0201082v1"_s << u"quant-ph/0201082"_s;
        QTest::newRow("pdf address") << u"https://export.arxiv.org/pdf/2104.12255v1.pdf"_s << u"2104.12255"_s;
        QTest::newRow("its DOI") << u"10.48550/arXiv.2104.12255"_s << u"2104.12255"_s;
        QTest::newRow("OAI") << u"oai:arXiv.org:hep-th/9901001"_s << u"hep-th/9901001"_s;
        QTest::newRow("subject class") << u"math.GT/0309136"_s << u"math/0309136"_s;
        QTest::newRow("page of a browser") << u"https://arxiv.org/html/2104.12255v1"_s << u"2104.12255"_s;
        QTest::newRow("old one in capitals") << u"HEP-TH/9901001"_s << u"hep-th/9901001"_s;
        QTest::newRow("a list of the archive") << u"https://arxiv.org/list/cs.LG/2104.12255"_s << QString();
        QTest::newRow("the archive alone") << u"https://arxiv.org/abs"_s << QString();
        QTest::newRow("a letter among the digits") << u"21O4.12255"_s << QString();
        QTest::newRow("a letter behind the dot") << u"2104.1225x"_s << QString();
        QTest::newRow("a dash for the dot") << u"2104-12255"_s << QString();
        QTest::newRow("a digit in the archive") << u"math1/0309136"_s << QString();
        QTest::newRow("no archive") << u"a/0309136"_s << QString();
        QTest::newRow("old one of no month") << u"hep-th/9913001"_s << QString();
        QTest::newRow("old one with a letter") << u"hep-th/990100x"_s << QString();
        QTest::newRow("longer than any") << u"arXiv:"_s + u"2104.12255"_s.repeated(10) << QString();
        QTest::newRow("another anthology") << u"acl/A00-1004"_s << QString();
        QTest::newRow("no such month") << u"2113.12255"_s << QString();
        QTest::newRow("zeros") << u"0000.0000"_s << QString();
        QTest::newRow("class behind it") << u"arXiv:2104.12255 [cs.LG]"_s << u"2104.12255"_s;
        QTest::newRow("class without a space") << u"2104.12255[cs]"_s << u"2104.12255"_s;
        QTest::newRow("a sentence") << u"see arXiv:2104.12255"_s << QString();
        QTest::newRow("another site") << u"https://example.org/abs/2104.12255"_s << QString();
        QTest::newRow("empty") << QString() << QString();
    }
    void parsesArxivIds()
    {
        QFETCH(QString, text);
        QTEST(arxivIdOf(text), "id");
    }

    void parsesDois_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("doi");
        QTest::newRow("bare") << u"10.1000/ABC.1"_s << u"10.1000/abc.1"_s;
        QTest::newRow("prefix") << u"doi: 10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("resolver") << u"https://doi.org/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("old resolver, escaped")
            << u"http://dx.doi.org/10.1000/(SICI)1%3C2::AID%3E3.0"_s << u"10.1000/(sici)1<2::aid>3.0"_s;
        QTest::newRow("a publisher's resolver")
            << u"http://doi.fog.example/10.1000/11.12"_s << u"10.1000/11.12"_s;
        QTest::newRow("a library's proxy")
            << u"https://doi-org.proxy.example.edu/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("a publisher's page") << u"https://fog.example/doi/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("a publisher's abstract")
            << u"https://fog.example/doi/abs/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("resolver without its scheme") << u"doi.org/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("equals sign") << u"DOI = 10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("prefix without a sign") << u"doi 10.1000/abc"_s << u"10.1000/abc"_s;
        for (const char *kind : {"full", "pdf", "epdf", "book"})
            QTest::newRow(kind) << u"https://fog.example/doi/%1/10.1000/abc"_s.arg(QLatin1StringView(kind))
                                << u"10.1000/abc"_s;
        QTest::newRow("another kind of page") << u"https://fog.example/doi/figure/10.1000/abc"_s << QString();
        QTest::newRow("no host") << u"https:10.1000/abc"_s << QString();
        QTest::newRow("short form and more") << u"10/fg6rf9 rest"_s << u"10/fg6rf9"_s;
        QTest::newRow("short form of other letters") << u"10/fgé"_s << QString();
        QTest::newRow("registrant too short") << u"10.100/abc"_s << QString();
        QTest::newRow("comma for the dot") << u"10,1000/abc"_s << QString();
        QTest::newRow("nothing behind the slash") << u"10.1000/"_s << QString();
        QTest::newRow("quotation mark behind") << u"10.1000/abc\"x"_s << u"10.1000/abc"_s;
        QTest::newRow("signs behind") << u"10.1000/a;,."_s << u"10.1000/a"_s;
        QTest::newRow("doi in a word") << u"https://doing.example/10.1000/abc"_s << QString();
        QTest::newRow("a resolver alone") << u"https://doi.org"_s << QString();
        QTest::newRow("two of them") << u"10.1000/abc 10.1000/def"_s << u"10.1000/abc"_s;
        QTest::newRow("full stop behind") << u"10.1000/abc."_s << u"10.1000/abc"_s;
        QTest::newRow("short form") << u"10/FG6rf9"_s << u"10/fg6rf9"_s;
        QTest::newRow("a fraction") << u"10/12,5 %"_s << QString();
        QTest::newRow("no suffix") << u"10.1000"_s << QString();
        QTest::newRow("two marks") << u"doi:https://doi.org/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("a mark in an address") << u"https://doi.org/doi:10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("two resolvers")
            << u"https://doi.org/https://doi.org/10.1000/abc"_s << u"10.1000/abc"_s;
        QTest::newRow("query of its page") << u"10.1000/abc?src=x"_s << u"10.1000/abc"_s;
        QTest::newRow("fragment of its page") << u"10.1000/abc#abstract"_s << u"10.1000/abc"_s;
        QTest::newRow("query") << u"https://fog.example/doi/full/10.1000/abc?needAccess=true"_s
                               << u"10.1000/abc"_s;
        QTest::newRow("fragment") << u"https://doi.org/10.1000/abc#abstract"_s << u"10.1000/abc"_s;
        QTest::newRow("page name") << u"https://fog.example/articles/10.1000/abc/full"_s << u"10.1000/abc"_s;
        QTest::newRow("parameter") << u"https://fog.example/article?id=10.1000/abc&x=1"_s << u"10.1000/abc"_s;
        QTest::newRow("escaped slash") << u"https://doi.org/10.1000%2Fabc"_s << u"10.1000/abc"_s;
        QTest::newRow("escapes without an address") << u"10.1000/a%28b%29"_s << u"10.1000/a(b)"_s;
        QTest::newRow("bracket behind") << u"10.1000/abc)"_s << u"10.1000/abc"_s;
        QTest::newRow("a year and a folder")
            << u"https://fog.example/u/fog-2010/summary/a.pdf"_s << QString();
        QTest::newRow("no DOI") << u"1.2.3/abc"_s << QString();
        QTest::newRow("other address") << u"https://example.org/10.1000/abc"_s << QString();
    }
    void parsesDois()
    {
        QFETCH(QString, text);
        QTEST(doiOf(text), "doi");
    }

    void findsIdsInText()
    {
        QCOMPARE(doiIn(u"OCLC: 12\nDOI: 10.1000/abc\nPMID: 3"), u"10.1000/abc"_s);
        QCOMPARE(doiIn(u"Cited By: 3; DOI 10.1000/abc."), u"10.1000/abc"_s);
        QCOMPARE(doiIn(u"Available: https://dx.doi.org/10.1000/abc"), u"10.1000/abc"_s);
        QCOMPARE(doiIn(u"10.1000/abc"), u"10.1000/abc"_s);
        QCOMPARE(doiIn(u"Comment on doi:10.1000/abc"), QString());
        QCOMPARE(doiIn(u"Pages 10.1000/abc of the report"), QString());
        QCOMPARE(doiIn(u"DOI 10/12"), QString());
        QCOMPARE(arxivIdIn(u"arXiv preprint arXiv:2104.12255 [cs.LG], 2021"), u"2104.12255"_s);
        QCOMPARE(arxivIdIn(u"CoRR abs/2104.12255"), u"2104.12255"_s);
        QCOMPARE(arxivIdIn(u"Fog 2104.12255"), QString());
        QCOMPARE(arxivIdOf(u"9901001", u"hep-th"), u"hep-th/9901001"_s);
        QCOMPARE(arxivIdOf(u"0309136", u"math.GT"), u"math/0309136"_s);
        QCOMPARE(arxivIdOf(u"9901001", u"fog"), QString());
        QCOMPARE(arxivIdOf(u"2104.12255", u"cs.LG"), u"2104.12255"_s);
    }

    void splitsAddresses()
    {
        const QString first = u"https://a.example/1,2"_s, second = u"http://b.example/?u=http://c.example"_s;
        QCOMPARE(addressesIn(first + u' ' + second), (QStringList{first, second}));
        QCOMPARE(addressesIn(first + u"; "_s + second), (QStringList{first, second}));
        QCOMPARE(addressesIn(u"see the page"_s), QStringList{u"see the page"_s});
        QCOMPARE(addressesIn(QString()), QStringList());
    }

    void acceptsOnlySafeUrls()
    {
        QVERIFY(isOpenableUrl(u"https://example.org/"));
        QVERIFY(isOpenableUrl(u"HTTP://example.org/"));
        QVERIFY(isOpenableUrl(u"mailto:someone@example.org"));
        QVERIFY(!isOpenableUrl(u"javascript:alert(1)"));
        QVERIFY(!isOpenableUrl(u"file:///etc/passwd"));
    }
};

QTEST_APPLESS_MAIN(TestIdentifiers)
#include "tst_identifiers.moc"
