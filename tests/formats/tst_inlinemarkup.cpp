// Tests the markup that publishers write into titles and abstracts.
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/registry.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestInlineMarkup : public QObject
{
    Q_OBJECT
private slots:
    void convertsMarkup_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        const auto row = [](const char *name, const QString &text, const QString &plain) {
            QTest::newRow(name) << text << plain;
        };
        row("nothing", u"Slow Tides"_s, u"Slow Tides"_s);
        row("italics", u"Growth of <i>Zostera marina</i>"_s, u"Growth of Zostera marina"_s);
        row("below the line", u"CO<sub>2</sub> and H<SUB>2</SUB>O"_s, u"CO₂ and H₂O"_s);
        row("above the line", u"10<sup>-3</sup> m<sup>2</sup>"_s, u"10⁻³ m²"_s);
        row("no such characters", u"L<sub>max</sub> and T<sub>Q</sub>"_s, u"Lₘₐₓ and T$_{Q}$"_s);
        row("references", u"Tides &amp; Pools &lt;5 &#8211; a &quot;study&quot;"_s,
            u"Tides & Pools <5 – a \"study\""_s);
        row("encoded three times", u"the &amp;amp;quot;game&amp;amp;quot;"_s, u"the \"game\""_s);
        row("JATS", u"<jats:italic>E. coli</jats:italic> in <jats:sub>2</jats:sub>"_s, u"E. coli in ₂"_s);
        row("MathML", u"<mml:math xmlns:mml=\"x\"><mml:mi>k</mml:mi></mml:math>-means"_s, u"k-means"_s);
        row("TeX in tags",
            u"a <inline-formula> <tex-math notation=\"LaTeX\">$k$</tex-math></inline-formula>"_s, u"a $k$"_s);
        row("the end of IEEE", u"are shown.< <ETX xmlns:mml=\"x\">&gt;</ETX>"_s, u"are shown."_s);
        row("signs of mathematics", u"where a < b and c > d"_s, u"where a < b and c > d"_s);
        row("a triple", u"<subject, predicate, object> </x>"_s, u"<subject, predicate, object> </x>"_s);
        row("another tag", u"The <img src=\"a\"> tag </img>"_s, u"The <img src=\"a\"> tag </img>"_s);
        row("a company", u"AT&T; and R&D"_s, u"AT&T; and R&D"_s);
        row("unfinished", u"a <i and b</i"_s, u"a <i and b</i"_s);
    }
    void convertsMarkup()
    {
        QFETCH(const QString, text);
        QTEST(withoutInlineMarkup(text), "plain");
        QFETCH(const QString, plain);
        QVERIFY(text == plain || mayHoldInlineMarkup(text.toStdString()));
    }

    // The same title in every format.
    void everyFormatConvertsMarkup_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("BibTeX") << QByteArray(
            "@article{a, title={H<sub>2</sub>O &amp; <i>Tides</i>}, author={Oak, Ada},"
            " journal={Pools &amp; Tides}, year=2020}");
        QTest::newRow("RIS") << QByteArray(
            "TY  - JOUR\nTI  - H<sub>2</sub>O &amp; <i>Tides</i>\nAU  - Oak, Ada\n"
            "JO  - Pools &amp; Tides\nPY  - 2020\nER  - \n");
        QTest::newRow("CSL-JSON") << QByteArray(
            R"([{"id":"a","type":"article-journal","title":"H<sub>2</sub>O &amp; <i>Tides</i>",)"
            R"("author":[{"family":"Oak"}],"container-title":"Pools &amp; Tides","issued":{"date-parts":[[2020]]}}])");
        QTest::newRow("a table") << QByteArray(
            "Title,Author,Year,Journal\n"
            "H<sub>2</sub>O &amp; <i>Tides</i>,Ada Oak,2020,Pools &amp; Tides\n");
        QTest::newRow("lines of JSON") << QByteArray(
            R"({"title":"H<sub>2</sub>O &amp; <i>Tides</i>","authors":"Ada Oak","year":2020,"venue":"Pools &amp; Tides"})"
            "\n");
    }
    void everyFormatConvertsMarkup()
    {
        QFETCH(const QByteArray, bytes);
        const auto source = parseSource(bytes, {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        QCOMPARE(source->papers.first().title, u"H₂O & Tides"_s);
        QCOMPARE(source->papers.first().venue, u"Pools & Tides"_s);
        const QByteArray bib = formatById(u"bibtex"_s)->write(source->papers);
        QVERIFY2(!bib.contains("<sub>") && !bib.contains("amp;"), bib.constData());
    }

    void readsCrossrefSubtitles()
    {
        const auto source = parseSource(
            R"({"message":{"type":"journal-article","title":["Tides"],"subtitle":["A Slow Study"],"DOI":"10.1/a",)"
            R"("author":[{"family":"Oak","given":"Ada"}],"issued":{"date-parts":[[2020,7]]}}})",
            {});
        QVERIFY(source);
        QCOMPARE(source->papers.first().title, u"Tides: A Slow Study"_s);
    }
};

QTEST_APPLESS_MAIN(TestInlineMarkup)
#include "tst_inlinemarkup.moc"
