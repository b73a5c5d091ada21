#include "models/formats/bib/bibformats.h"
#include "models/formats/registry.h"

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{
Paper sample()
{
    Paper paper;
    paper.title = u"Slow [fog] & <mist>"_s;
    paper.authors = {u"Ada Winter"_s, u"Jan Berg"_s};
    paper.authorsTruncated = true;
    paper.year = 2021;
    paper.venue = u"J. Fog"_s;
    paper.doi = u"10.1000/fog(1)<2>"_s;
    paper.abstract = u"We *study* fog.\n<script>alert(1)</script>"_s;
    return paper;
}
} // namespace

class TestReadingList : public QObject
{
    Q_OBJECT
private slots:
    void writesPlainText()
    {
        QCOMPARE(
            plainCitation(sample()),
            u"Ada Winter, Jan Berg et al.: Slow [fog] & <mist>. J. Fog, 2021. https://doi.org/10.1000/fog(1)%3C2%3E"_s);
        Paper bare;
        bare.abstract = u"Only words"_s;
        QCOMPARE(plainCitation(bare), u"Only words…."_s);
    }
    void writesLinks()
    {
        QCOMPARE(markdownLink(sample()),
                 u"[Slow \\[fog\\] \\& \\<mist\\>](https://doi.org/10.1000/fog%281%29%3C2%3E)"_s);
        Paper bare;
        bare.title = u"Fog"_s;
        bare.url = u"javascript:alert(1)"_s; // must not become a link
        QCOMPARE(markdownLink(bare), u"Fog"_s);
    }
    void writesBibtex() { QVERIFY(bibtexSnippet(sample()).startsWith(u"@article{winter2021slow,\n"_s)); }

    void acceptsOnlySafeAddresses()
    {
        Paper paper;
        QVERIFY(paperAddress(paper).isEmpty());
        paper.url = u"https://example.org/a"_s;
        QCOMPARE(paperAddress(paper), u"https://example.org/a"_s);
        paper.arxivId = u"2104.01234"_s;
        QCOMPARE(paperAddress(paper), u"https://arxiv.org/abs/2104.01234"_s);
    }

    void writesMarkdown()
    {
        const QByteArray text = formatById(u"markdown")->write({sample(), sample()});
        QVERIFY(text.contains("Ada Winter, Jan Berg et al. J. Fog, 2021")); // no doubled full stop
        QCOMPARE(text.count("\n- ["), 2);
        QVERIFY(text.contains("We \\*study\\* fog."));
        QVERIFY(text.contains("\\<script\\>")); // escaped as text
    }

    void writesHtml()
    {
        const QByteArray text = formatById(u"html")->write({sample()});
        QVERIFY(text.startsWith("<!DOCTYPE html>"));
        QVERIFY(text.contains("Slow [fog] &amp; &lt;mist&gt;"));
        QVERIFY(text.contains("&lt;script&gt;"));
        QVERIFY(!text.contains("<script"));
        QVERIFY(!text.contains("src=")); // no external resources
    }
};

QTEST_APPLESS_MAIN(TestReadingList)
#include "tst_readinglist.moc"
