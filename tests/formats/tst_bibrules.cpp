// Tests rules of BibTeX, RIS, MEDLINE and CSL-JSON by which values are found, joined, divided and inherited.
#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/publication.h"
#include "models/formats/registry.h"
#include "tests/support/waiting.h"

#include <QJsonArray>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

ParsedSource readAs(QStringView format, const QByteArray &bytes)
{
    return formatById(format)->read(bytes, {});
}

// Returns "family/given" of each name of a CSL item; literal names are in braces.
QString cslNames(const Paper &paper)
{
    QStringList names;
    for (const QJsonValue &author : cslObject(paper, u"a"_s)[u"author"].toArray())
        names.append(author[u"literal"].isString()
                         ? u'{' + author[u"literal"].toString() + u'}'
                         : QString(author[u"family"].toString() + u'/' + author[u"given"].toString()));
    return names.join(u"; "_s);
}

// Returns the value of a paper with this name; other names are extra fields.
QString valueOf(const Paper &paper, const QString &name)
{
    const QHash<QString, QString> values{
        {u"title"_s, paper.title},
        {u"authors"_s, paper.authors.join(u"; "_s) + (paper.authorsTruncated ? u"; …"_s : u""_s)},
        {u"names"_s, cslNames(paper)},
        {u"year"_s, paper.year ? QString::number(*paper.year) : QString()},
        {u"venue"_s, paper.venue},
        {u"doi"_s, paper.doi},
        {u"arxiv"_s, paper.arxivId},
        {u"link"_s, paper.url},
        {u"abstract"_s, paper.abstract.simplified()}};
    return values.contains(name) ? values[name] : extraOf(paper, name);
}

} // namespace

class TestBibRules : public QObject
{
    Q_OBJECT
private slots:
    // Expected is "name=value|…" for the first paper, "1.name=value" for the second …; "titles=" lists all.
    void readsByRule_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const QByteArray &bytes, const QByteArray &expected) {
            QTest::addRow("%s", bytes.simplified().constData()) << bytes << expected;
        };
        const auto bib = [&](const QByteArray &fields, const QByteArray &expected) {
            row("@article{a, title={Fog}, " + fields + "}", expected);
        };

        // A child with its own year takes neither the date nor the month of its parent.
        const auto inherited = [&](const QByteArray &child, const QByteArray &parent,
                                   const QByteArray &expected) {
            for (const QByteArray link : {"crossref", "xdata"})
                row("@inproceedings{k, title={Part}, " + child + ", " + link + "={p}}\n@"
                        + (link == "xdata" ? "xdata" : "proceedings") + "{p, editor={Berg, Bo}, " + parent
                        + "}",
                    expected);
        };
        inherited("year=2005, month=sep", "date={2001-01-15}", "year=2005|month=sep");
        inherited("date={2006}", "year=2001, month=jan", "year=2006|month=");
        inherited("year=1999", "year=1998, month=may", "year=1999|month=");
        inherited("month=sep", "date={2001-01-15}", "year=2001|month=sep");
        inherited("pages=1", "year=2001, month=jan", "year=2001|month=jan");
        row(R"(@book{b, author={Winter, Ada and xdata=crew-author-2}, title={Fog},
publisher={xdata = tide-house-publisher}, location={xdata=tide-house-location}, note={xdata=none-note}}
@book{c, author={Berg, Bo}, title={Dew}, xdata={both}} @xdata{both, xdata={tide-house, extra}}
@xdata{extra, series={Blue}} @xdata{tide-house, publisher={Tide Press}, location={Bellows}}
@xdata{crew, author={One, Una and Two, Theo}} @xdata{self, note={xdata=self-note}})",
            "authors=Ada Winter; Theo Two|publisher=Tide "
            "Press|location=Bellows|note=xdata=none-note|1.series=Blue|1.publisher=Tide Press");

        // Values quote entries; an unclosed value still ends before the next entry.
        for (const QByteArray value :
             {"{As\n@article{q,\n title={Quoted}\n}\nor.}", "\"As\n@article{q,\n title={Quoted}\n}\nor.\""})
            row("@article{a, title={Fog},\n abstract = " + value
                    + ",\n year=2021}\n@article{b, title={Dew}}\n",
                "titles=Fog; Dew|year=2021|abstract=As @articleq, title=Quoted or.");
        row("@article{a, title={Fog}, abstract={Open {value,\n year=2021}\n@article{b, title={Dew}}\n"
            "@article{c, title={Mist}}\n",
            "titles=Fog; Dew; Mist");

        // Repeated fields add up; a copy of the whole field is not another list.
        bib("author=\"Ada Winter\", author=\"Bo Berg\", author=\"Bo Berg\", keywords={fog}, keywords={dew}, "
            "editor={A One}, editor={B Two}",
            "authors=Ada Winter; Bo Berg; Bo Berg|keywords=fog, dew|editor=A One and B Two");
        bib("author={Ada Winter}, author={Ada Winter}", "authors=Ada Winter");

        const auto names = [&](const QByteArray &field, const QByteArray &expected) {
            bib("author={" + field + "}", "names=" + expected);
        };
        names("S\\o ren Winter and Fran\\c cois Berg", "Winter/Søren; Berg/François");
        names("Ada Stra\\ss e and Bo Gro\\ss and Cy Ito", "Straße/Ada; Groß/Bo; Ito/Cy");
        names("M\\o ller, S\\o  ren", "Møller/Søren");
        names("冬 青 and 山田 太郎 and 김 철수 and 李, 明", "冬/青; 山田/太郎; 김/철수; 李/明");
        names("{World Tide Watch} and Plato and family={World Fog Watch}",
              "{World Tide Watch}; Plato/; {World Fog Watch}");
        names("Winter, A., Berg, B.", "Winter/A.; Berg/B.");
        names("Ada Winter, Bo Berg, Cy Ito", "Winter/Ada; Berg/Bo; Ito/Cy");
        names("Winter, A.; Berg, B. and Ito, C. and And Others", "Winter/A.; Berg/B.; Ito/C.; {others}");
        row("PMID- 1\nTI  - Dew\nFAU - Open Tide Watch\nAU  - And Others\n",
            "names={Open Tide Watch}; {others}");
        row("TY  - JOUR\nTI  - Fog\nAU  - Winter, Ada; Berg, Bo\nAU  - And Others\nER  - \n",
            "authors=Ada Winter; Bo Berg; …");

        // Ids in other fields.
        const QByteArray doi = "doi=10.1000/a_b", noDoi = "doi=", arxiv = "arxiv=2101.00001";
        bib("url={https://doi.org/10.1000/a\\_b}", doi);
        bib("howpublished={\\url{https://doi.org/10.1000/a_b}}", doi);
        bib("note={\\doi{10.1000/a_b}}", doi);
        bib("note={DOI: 10.1000/a{\\_}b}", doi);
        bib("note={Reply to doi:10.1000/a_b}", noDoi);
        bib("url={http://fog.example/fog-2010/summary/a.pdf}", noDoi);
        bib("doi={doi:https://doi.org/10.1000/a{\\textunderscore}b}", doi);
        bib("eprint={9901001}, archivePrefix={arXiv}, primaryClass={hep-th}", "arxiv=hep-th/9901001");
        bib("eprint={9901001}, archivePrefix={hep-th}", "arxiv=hep-th/9901001");
        bib("eprint={arXiv:2101.00001v2 [cs.LG]}, eprinttype={ARXIV}", arxiv);
        bib("journal={arXiv preprint arXiv:2101.00001}", arxiv);
        bib("journal={CoRR}, volume={abs/2101.00001}", arxiv);
        bib("number={2101.00001}, publisher={arXiv}", arxiv);
        bib("howpublished={arXiv:2101.00001 [cs.CL]}", arxiv);
        bib("eprint={2101.00001}, eprinttype={jstor}", "arxiv=");
        row(R"([{"id":"a","type":"book","title":"Fog","author":[],"note":"OCLC: 7\nDOI:10.1000/a"},
            {"id":"b","type":"book","title":"Dew","author":[],"note":"arXiv:2101.00001 [cs]"}])",
            "doi=10.1000/a|1.arxiv=2101.00001");
        row("TY  - JOUR\nTI  - Fog\nUR  - https://a.example/1; https://doi.org/10.1000/b\nER  - \n"
            "TY  - JOUR\nTI  - Dew\nN1  - DOI: 10.1000/c\nJO  - arXiv preprint arXiv:2101.00001\nER  - \n",
            "doi=10.1000/b|1.doi=10.1000/c|1.arxiv=2101.00001");
        bib("url={https://a.example/x\\_1 http://b.example/2}",
            "link=https://a.example/x_1|url=http://b.example/2");

        bib("journal={\\mnras}", "venue=Monthly Notices of the Royal Astronomical Society");
        bib("journal={{\\apjl} }", "venue=Astrophysical Journal Letters");
        bib("journal={\\fogs}", "venue=\\fogs");
        bib("journal={\\textesh{}\\textschwa{}k \\textopeno{} {\\textdoublebarpipe}}", "venue=ʃək ɔ ǂ");

        // Records without TY are divided by blank lines, numbers or the first tag.
        const QByteArray a = "AU  - Winter, Ada\n", b = "AU  - Berg, Bo\n", fog = "TI  - Fog\nPY  - 2001\n",
                         dew = "TI  - Dew\nPY  - 2002\n";
        const QByteArray one = a + fog, two = b + dew;
        for (const QByteArray &ris :
             {QByteArray(one + "\n" + two), QByteArray("1.\n" + one + "\n2.\n" + two),
              QByteArray("<1>\n" + one + "<2>\n" + two), QByteArray(fog + a + dew + b),
              QByteArray(one + "\nSP  - 2\n" + dew + b), QByteArray(one + two).replace("\n", "\n\n")})
            row(ris, "titles=Fog; Dew|authors=Ada Winter|1.authors=Bo Berg|1.year=2002");
        row("TY  - JOUR\n\nTI  - Fog\n\nAU  - Winter, Ada\n\nAB  - One.\n\n2.\n\nPY  - 2001\n\nER  - \n",
            "titles=Fog|diagnostics=");
        row("TY  - JOUR\nTI  - Fog\nPY  - 2001\nTI  - Dew\nPY  - 2002\nER  - \n",
            "diagnostics=This record has several titles; it may be several papers.");
        const QByteArray stray = "\nC1  - Database: Fog\nSearch:\n1  exp fog/ (2)\n\n";
        row("1. \nTY  - JOUR\nTI  - Fog\nER  - \n" + stray + "2. \nTY  - JOUR\nTI  - Dew\nER  - \n" + stray,
            "titles=Fog; Dew|1.C1=|diagnostics=These lines belong to no record; they have no title and no "
            "author.");

        // MEDLINE without PMID, and blank lines inside a record with PMID.
        row("\nOWN - ERIC\nTI  - Fog\nAU  - von Winter, Ada M.\nAU  - And Others\nDP  - 2020\n"
            "LID - http://fog.example/1\n\nOWN - ERIC\nTI  - Dew\nAU  - Berg, Bo\nJT  - Tides\n"
            "OWN - ERIC\nTI  - Mist\nDP  - 1998\n",
            "titles=Fog; Dew; Mist|authors=Ada M. von Winter; …|link=http://fog.example/1");
        row("PMID- 1\nTI  - Fog\n\nAB  - Text.\n\nPMID- 2\nTI  - Dew\n", "titles=Fog; Dew");
    }
    void readsByRule()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, expected);
        const auto parsed = parseSource(bytes, {});
        QVERIFY(parsed);
        const ParsedSource &source = *parsed;
        for (const QString &line : QString::fromUtf8(expected).split(u'|')) {
            QString name = line.section(u'=', 0, 0), value;
            const qsizetype number = name[0].isDigit() ? name[0].digitValue() : 0;
            if (name == u"titles"_s)
                for (const Paper &paper : source.papers)
                    value += (value.isEmpty() ? u""_s : u"; "_s) + paper.title;
            else if (name == u"diagnostics"_s)
                value = source.diagnostics.isEmpty() ? QString() : source.diagnostics.last().message;
            else
                value = valueOf(source.papers.value(number), name.section(u'.', -1));
            QCOMPARE(value, line.section(u'=', 1));
        }
    }

    void readsHostileInputInLinearTime()
    {
        const test::Work work;
        readAs(u"bibtex", QByteArray("@article{a, title={{\n").repeated(20'000));
        readAs(u"ris", QByteArray("KW  - a\nN1  - b\n\n").repeated(100'000));
        readAs(u"medline", QByteArray("PMID- 1\n") + QByteArray("OT  - a\nGR  - b\n\n").repeated(100'000));
        LECTERN_WORKED_LESS_THAN(10, work, u"not linear"_s);
    }

    // Without a given name, several words are one organisation in every format.
    void familyAloneIsOneName()
    {
        const ParsedSource source = readAs(u"csl-json", R"([{"id":"a","type":"book","title":"Fog","author":[
            {"family":"Open Tide Watch"},{"family":"Plato"},{"literal":"Winter, Ada; Berg, Bo"},{"literal":"et al."}]}])");
        const Paper paper = source.papers.value(0);
        QCOMPARE(valueOf(paper, u"authors"_s), u"Open Tide Watch; Plato; Ada Winter; Bo Berg; …"_s);
        const QString entry = bibEntry(paper, u"a"_s, BibDialect::BibTeX);
        QVERIFY(entry.contains(u"{{Open Tide Watch} and Plato and Winter, Ada and Berg, Bo and others}"));
    }
    void organisationsSurviveRis()
    {
        Paper paper;
        paper.title = u"Fog"_s;
        paper.authors = QStringList{u"Fog; Mist"_s, u"Ada Winter"_s};
        QCOMPARE(readAs(u"ris", risFormat().write({paper})).papers.value(0).authors, paper.authors);
    }
};

QTEST_APPLESS_MAIN(TestBibRules)
#include "tst_bibrules.moc"
