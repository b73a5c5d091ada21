#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/citationkeys.h"
#include "models/formats/registry.h"
#include "tests/support/waiting.h"

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

ParsedSource read(const QByteArray &bytes)
{
    return formatById(u"bibtex")->read(bytes, {});
}

QString extraOf(const Paper &paper, const QString &name)
{
    for (const ExtraField &field : paper.extra)
        if (field.name == name)
            return field.value;
    return {};
}

QStringList keysOf(const QList<Paper> &papers, KeyForm form = KeyForm::Lectern)
{
    CitationKeys keys(form);
    QStringList given;
    for (const Paper &paper : papers)
        given.append(keys.next(paper));
    return given;
}

// Returns the bytes of the ranges that were not understood.
QByteArray notUnderstood(const QByteArray &bytes, const ParsedSource &source)
{
    QByteArray text;
    for (const ByteRange &range : source.ranges)
        if (range.kind == ByteRange::Kind::NotUnderstood)
            text += bytes.mid(range.begin, range.end - range.begin);
    return text;
}

} // namespace

class TestBibtex : public QObject
{
    Q_OBJECT
private slots:
    void readsArticle()
    {
        const QByteArray bytes =
            "@article{winter2021,\n  author = {Winter, Ada and others},\n"
            "  title = {The {S}low {\\\"O}l of $x$},\n  journal = {J. Fog}, year = 2021, month = apr, day = "
            "2,\n"
            "  doi = {https://doi.org/10.1000/FOG}, volume = {3},\n"
            "  eprint = {2104.01234v2}, archivePrefix = {arXiv}, primaryClass = {cs.LG},\n"
            "  url = {https://example.org/~a}, abstract = {One.\n\nTwo.}}\n";
        const ParsedSource source = read(bytes);
        QCOMPARE(source.papers.size(), 1);
        QCOMPARE(source.diagnostics.size(), 0);
        const Paper &paper = source.papers[0];
        QCOMPARE(paper.title, u"The Slow Öl of $x$"_s);
        QCOMPARE(paper.authors, QStringList{u"Ada Winter"_s});
        QVERIFY(paper.authorsTruncated);
        QCOMPARE(paper.venue, u"J. Fog"_s);
        QCOMPARE(paper.year, 2021);
        QCOMPARE(paper.date, QDate(2021, 4, 2));
        QCOMPARE(paper.doi, u"10.1000/fog"_s);
        QCOMPARE(paper.arxivId, u"2104.01234"_s);
        QCOMPARE(paper.category, u"cs.LG"_s);
        QCOMPARE(paper.url, u"https://example.org/~a"_s);
        QCOMPARE(paper.abstract, u"One.\nTwo."_s);
        QCOMPARE(paper.line, 1);
        QCOMPARE(extraOf(paper, u"entrytype"_s), u"article"_s);
        QCOMPARE(extraOf(paper, u"citekey"_s), u"winter2021"_s);
        QCOMPARE(extraOf(paper, u"title_tex"_s), u"The {S}low {\\\"O}l of $x$"_s);
        QCOMPARE(extraOf(paper, u"volume"_s), u"3"_s);
        QCOMPARE(countBytes(source.ranges).total, bytes.size());
    }

    // In every syntax these entries have the title "Fog" and the year 2021.
    void readsSyntaxVariants_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("quotes") << QByteArray("@article{a, title = \"Fog\", year = \"2021\"}");
        QTest::newRow("parentheses") << QByteArray("@readsArticle(a, title = {Fog}, year = 2021)");
        QTest::newRow("capitals") << QByteArray("@ARTICLE{a, TITLE = {Fog}, YEAR = 2021}");
        QTest::newRow("no key") << QByteArray("@article{title = {Fog}, year = 2021}");
        QTest::newRow("empty key") << QByteArray("@article{, title = {Fog}, year = 2021}");
        QTest::newRow("no comma between fields") << QByteArray("@article{a, title = {Fog}\n year = 2021}");
        QTest::newRow("commas too many") << QByteArray("@article{a,, title = {Fog},,\n, year = 2021,}");
        QTest::newRow("on one line") << QByteArray("@article{a,title={Fog},year=2021}");
        QTest::newRow("string") << QByteArray(
            "@string{f = \"Fo\"}@string(g = {g})@article{a, title = f # g, year = 2021}");
        QTest::newRow("string in a string")
            << QByteArray("@string{f = \"Fo\"}\n@string{h = f # \"g\"}@article{a, title = h, year = 2021}");
        QTest::newRow("comments") << QByteArray(
            "% one\n@article{a, % two\n title = {Fog}, % three\n % four\n year = 2021} % five");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF@article{a, title = {Fog}, year = 2021}");
        QTest::newRow("carriage returns")
            << QByteArray("@article{a,\r\n title = {Fog},\r\n year = 2021\r\n}\r\n");
        QTest::newRow("space after the at sign") << QByteArray("@ article {a, title = {Fog}, year = 2021}");
        QTest::newRow("indented") << QByteArray("\n\t@article{\n\t title = {Fog},\n\t year = {2021}\n\t}");
        QTest::newRow("date") << QByteArray("@online{a, title = {Fog}, date = {2021-04}}");
        QTest::newRow("date range") << QByteArray(
            "@online{a, title = {Fog}, date = {2021-04-02/2022-01-01}}");
        QTest::newRow("escaped quotes")
            << QByteArray("@article{a, note = \"G\\\"odel\", title = {Fog}, year = 2021}");
        QTest::newRow("sorting prefix")
            << QByteArray("@book{a, title = {\\noopsort{z}Fog}, year = {{\\noopsort{1}}2021}}");
        QTest::newRow("brace never closed in a value")
            << QByteArray("@article{a,\n note = {never {closed},\n title = {Fog},\n year = 2021\n}\n");
        QTest::newRow("value never closed") << QByteArray("@article{a,\n title = {Fog,\n year = 2021\n}\n");
        QTest::newRow("quote never closed")
            << QByteArray("@article{a,\n note = \"open,\n title = {Fog},\n year = 2021\n}\n");
        QTest::newRow("brace too many")
            << QByteArray("@article{a,\n note = {x}},\n title = {Fog},\n year = 2021\n}\n");
        QTest::newRow("no end") << QByteArray("@article{a,\n title = {Fog},\n year = 2021\n");
        QTest::newRow("preamble") << QByteArray(
            "@preamble{\"\\newcommand{\\x}{y}\" # {z}}\n@article{a, title = {Fog}, year = 2021}");
        QTest::newRow("preamble in parentheses")
            << QByteArray("@preamble({z})@article{a, title = {Fog}, year = 2021}");
        QTest::newRow("comment in parentheses")
            << QByteArray("@comment(with (some) of them){\n@article{a, title = {Fog}, year = 2021}");
        QTest::newRow("several in one string")
            << QByteArray("@string{f = {Fo}, g = \"g\"}@article{a, title = f # g, year = 20 # 21}");
        QTest::newRow("key of many signs")
            << QByteArray("@article{a:b/c+1.2_3-4, title = {Fog}, year = 2021}");
        QTest::newRow("address at the beginning of a line") << QByteArray(
            "@article{a,\n note = {ask\n@home {y} or\n@fog},\n title = {Fog},\n year = 2021\n}");
        QTest::newRow("a value that is nothing")
            << QByteArray("@article{a, note = , title = {Fog}, year = 2021}");
        QTest::newRow("a string that nobody defined")
            << QByteArray("@article{a, note = nope # {x}, title = {Fog}, year = 2021}");
        QTest::newRow("quote never closed in the last field")
            << QByteArray("@article{a,\n title = {Fog},\n year = 2021,\n note = \"open\n}\n");
        QTest::newRow("brace never closed in the last field")
            << QByteArray("@article{a,\n title = {Fog},\n year = 2021,\n note = {open  \n}\n");
        QTest::newRow("fields behind equals signs alone")
            << QByteArray("@article{a, = {x}, title = {Fog}, year = 2021}");
        QTest::newRow("field without equals sign")
            << QByteArray("@article{a, oops {x}, title = {Fog}, year = 2021}");
    }
    void readsSyntaxVariants()
    {
        QFETCH(QByteArray, bytes);
        const QByteArray next = "\n@book{next, title = {Next}, year = 1999}\n";
        const ParsedSource source = read(bytes + next);
        QCOMPARE(source.papers.size(), 2);
        QCOMPARE(source.papers[0].title, u"Fog"_s);
        QCOMPARE(source.papers[0].year, 2021);
        QCOMPARE(source.papers[1].title, u"Next"_s);
        QCOMPARE(countBytes(source.ranges).total, bytes.size() + next.size());
    }

    // An unclosed command does not affect later entries. It is reported and its bytes are marked as not
    // understood.
    void reportsUnclosedCommands_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QString>("diagnostic");
        const auto row = [](const char *name, const QByteArray &begin, const QString &diagnostic) {
            QTest::newRow(name) << begin << diagnostic;
        };
        row("comment", "@comment{never {closed}\n",
            u"This @comment is not closed; it ends before the next entry."_s);
        row("preamble", "@preamble{\"never closed\n", u"This @preamble is not closed."_s);
        row("preamble that goes on", "@preamble{{x} y\n", u"This @preamble is not closed."_s);
        row("string", "@string{f = {x} y\n", u"This @string cannot be read."_s);
        row("string without a name", "@string{= {x}}\n", u"This @string cannot be read."_s);
        row("string without a value", "@string{f {x}}\n", u"This @string cannot be read."_s);
        row("entry", "@article{a\n", u"This entry is not closed; it ends before the next one."_s);
    }
    void reportsUnclosedCommands()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QString, diagnostic);
        const QByteArray bytes = begin + "@book{next, title = {Next}, year = 1999}\n";
        const ParsedSource source = read(bytes);
        QCOMPARE(source.papers.size(), 1);
        QCOMPARE(source.papers[0].title, u"Next"_s);
        QStringList said;
        for (const Diagnostic &each : source.diagnostics)
            said.append(each.message);
        QVERIFY2(said.contains(diagnostic), qPrintable(said.join(u'\n')));
        QCOMPARE(countBytes(source.ranges).total, bytes.size());
    }

    // "et al." after a name, instead of "and others".
    void recognisesEtAl()
    {
        for (const QByteArray authors : {"Winter, Ada et al.", "Winter, Ada, et al", "Ada Winter~et al."}) {
            const QByteArray entry = "@article{a, title = {Fog}, author = {" + authors + "}}";
            const auto source = parseSource(entry, {});
            QVERIFY(source);
            QCOMPARE(source->papers.value(0).authors, QStringList{u"Ada Winter"_s});
            QVERIFY(source->papers.value(0).authorsTruncated);
        }
        const auto team =
            parseSource("@article{a, title = {Fog}, author = {{Fog et al.} and Deet al, Bo}}", {});
        QCOMPARE(team->papers.value(0).authors, (QStringList{u"Fog et al."_s, u"Bo Deet al"_s}));
        QVERIFY(!team->papers.value(0).authorsTruncated);
    }

    void readsAuthorNameForms_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QStringList>("authors");
        const auto row = [](const char *field, const QStringList &authors) {
            QTest::newRow(field) << QByteArray(field) << authors;
        };
        row("Martin Luther King Jr.", {u"Martin Luther King Jr."_s});
        row("Winter, Ada, Jr.", {u"Ada Winter Jr."_s}); // as RIS has it
        row("Winter, Jr., Ada", {u"Ada Winter Jr."_s});
        row("Winter, A., B.", {u"A. B. Winter"_s});
        row("{Fog Team} and {Mist} {Group}", {u"Fog Team"_s, u"Mist Group"_s});
        row("family=Winter, given=Ada, prefix=von, suffix=Jr., useprefix=true", {u"Ada von Winter Jr."_s});
        row("family={Winter}, given={Ada}, given-i={A}, id=7", {u"Ada Winter"_s});
        row("Ada Winter; Jan Berg", {u"Ada Winter"_s, u"Jan Berg"_s});
        row("Ada Winter, Jan Berg, Cho Minh, Di Fir",
            {u"Ada Winter"_s, u"Jan Berg"_s, u"Cho Minh"_s, u"Di Fir"_s});
        row("Jan van der {Berg}", {u"Jan van der Berg"_s});
        row("{\\'E}ric {\\'e}t{\\'e}", {u"Éric été"_s});
    }
    void readsAuthorNameForms()
    {
        QFETCH(QByteArray, field);
        const QByteArray entry = "@article{a, title = {Fog}, author = {" + field + "}}";
        const auto source = parseSource(entry, {});
        QVERIFY(source && source->papers.size() == 1);
        QTEST(source->papers[0].authors, "authors");
        QVERIFY(!source->papers[0].authorsTruncated);
    }

    void initialsAreNotASuffix()
    {
        const auto source = parseSource(
            "@article{a, title = {Fog}, author = {Winter, A., B. and Berg, Jr., Jan and Dew, Esq, Eve}}", {});
        QVERIFY(source);
        QCOMPARE(source->papers[0].authors,
                 (QStringList{u"A. B. Winter"_s, u"Jan Berg Jr."_s, u"Eve Dew Esq"_s}));
    }

    // A part of the author's own book inherits the book's author. A part of an edited collection does not
    // inherit the editor.
    void partsInheritBookAuthors()
    {
        const auto source = parseSource("@inbook{a, crossref = {b}, pages = {1--2}}\n"
                                        "@inbook{c, crossref = {b}, author = {Berg, Jan}, title = {Dew}}\n"
                                        "@incollection{d, crossref = {b}, title = {Mist}}\n"
                                        "@book{b, author = {Winter, Ada}, title = {Fog}, year = 1920}\n",
                                        {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 4);
        QCOMPARE(source->papers[0].authors, QStringList{u"Ada Winter"_s});
        QCOMPARE(source->papers[0].title, u"Fog"_s);
        QCOMPARE(source->papers[0].year, 1920);
        QCOMPARE(source->papers[1].authors, QStringList{u"Jan Berg"_s});
        QCOMPARE(extraOf(source->papers[1], u"bookauthor"_s), u"Winter, Ada"_s);
        QCOMPARE(source->papers[2].authors, QStringList());
    }

    void reportsBrokenEntries()
    {
        const QByteArray bytes =
            "@article{a, title = {One}}\nstray words\n@article{b, oops 1, title = {Two}}\n@article{c}\n";
        const ParsedSource source = read(bytes);
        QCOMPARE(source.papers.size(), 2);
        QCOMPARE(notUnderstood(bytes, source), QByteArray("stray words\noops 1@article{c}"));
        QCOMPARE(source.diagnostics.size(), 3);
        QCOMPARE(source.diagnostics[0].line, 2);
        QCOMPARE(source.diagnostics[1].line, 3);
        QCOMPARE(source.diagnostics[2].line, 4);
    }

    void resolvesCrossref()
    {
        const ParsedSource source =
            read("@inproceedings{p, title = {Part}, author = {Winter, Ada}, crossref = {B}}\n"
                 "@proceedings{b, title = {Whole}, year = 1999, doi = {10.1000/b}, editor = {Berg, Jan}}\n"
                 "@xdata{x, journal = {J. Fog}, year = 2001}\n@article{q, title = {Other}, xdata = {x}}\n"
                 "@article{r, title = {Loop}, crossref = {r}}\n");
        QCOMPARE(source.papers.size(), 4);
        QCOMPARE(source.papers[0].venue, u"Whole"_s);
        QCOMPARE(source.papers[0].year, 1999);
        QVERIFY(source.papers[0].doi.isEmpty()); // the DOI of the book, not of its part
        QCOMPARE(extraOf(source.papers[0], u"editor"_s), u"Berg, Jan"_s);
        QCOMPARE(source.papers[2].venue, u"J. Fog"_s);
        QCOMPARE(source.papers[2].year, 2001);
        QCOMPARE(source.papers[3].title, u"Loop"_s);
    }

    void limitsStringExpansion()
    {
        QByteArray bytes = "@string{a = \"0123456789\"}\n";
        for (int i = 0; i < 2000; ++i)
            bytes += "@string{a = a # a}\n";
        bytes += "@article{x, title = a}\n";
        const ParsedSource source = read(bytes);
        QCOMPARE(source.papers.size(), 1);
        QVERIFY(source.papers[0].title.size() < 4'000'000);
        QVERIFY(!source.diagnostics.isEmpty());
    }

    // One entry passes its fields on to many others.
    void limitsInheritance_data()
    {
        QTest::addColumn<QByteArray>("child"); // %1: entry number
        QTest::addColumn<QByteArray>("parents");
        const QByteArray words = QByteArray("word ").repeated(20'000);
        QByteArray names = "Ann Li";
        QByteArray fields, looked;
        for (int i = 0; i < 5000; ++i)
            names += " and Ann Li" + QByteArray::number(i);
        for (int i = 0; i < 60; ++i)
            fields += ", f" + QByteArray::number(i) + "={ " + words.first(1500) + "}";
        for (int i = 0; i < 10'000; ++i)
            looked += ", note={x}";
        const auto row = [](const char *name, const QByteArray &child, const QByteArray &parents) {
            QTest::newRow(name) << child << parents;
        };
        const QByteArray part = "@inproceedings{k%1, title={T}, crossref={p}}\n";
        row("title", part, "@proceedings{p, title={" + words + "}}");
        row("a field with white space around it", part, "@proceedings{p, publisher={ " + words + " }}");
        row("many fields", part, "@proceedings{p, title={P}" + fields + "}");
        row("fields that are not inherited", part, "@proceedings{p, title={P}" + looked + "}");
        row("authors", "@inbook{k%1, title={T}, crossref={p}}\n", "@book{p, author={" + names + "}}");
        row("xdata", "@article{k%1, title={T}, xdata={p}}\n", "@xdata{p, abstract={" + words + "}}");
        row("several xdata", "@article{k%1, title={T}, xdata={p, q}}\n",
            "@xdata{p, abstract={" + words + "}}@xdata{q, venue={ " + words + "}}");
        row("a chain", part,
            "@proceedings{p, crossref={q}}@proceedings{q, xdata={r}}@xdata{r, venue={" + words + "}}");
        row("each from the one before it",
            "@inproceedings{k%1, f%1={" + words.first(30) + "}, crossref={k-%1}}\n",
            QByteArray("@proceedings{k-0, title={" + words + "}}"));
        row("a string in each", "@article{k%1, title={T}, note=s}\n", "@string{s={" + words + "}}");
    }
    void limitsInheritance()
    {
        QFETCH(QByteArray, child);
        QFETCH(QByteArray, parents);
        QByteArray bytes = parents + '\n';
        for (int i = 0; i < 3000; ++i)
            bytes += QByteArray(child)
                         .replace("k-%1", i ? "k" + QByteArray::number(i - 1) : QByteArray("k-0"))
                         .replace("%1", QByteArray::number(i));
        const test::Work work;
        const ParsedSource source = read(bytes);
        LECTERN_WORKED_LESS_THAN(10, work, u"not bounded"_s);
        qsizetype characters = 0;
        for (const Paper &each : source.papers) {
            characters += each.title.size() + each.venue.size() + each.abstract.size();
            characters += each.authors.join(u' ').size();
            for (const auto &extra : each.extra)
                characters += extra.value.size();
        }
        // A book's title may become the title and the venue of its part.
        QVERIFY2(characters < 20 * bytes.size() + 2 * 1024 * 1024, qPrintable(QString::number(characters)));
        QVERIFY(source.papers.size() >= 3000);
    }

    void readsManyEntriesOnOneLine()
    {
        const test::Work work;
        const ParsedSource source = read(QByteArray("@a{b,c=1}").repeated(50'000));
        QCOMPARE(source.papers.size(), 50'000);
        LECTERN_WORKED_LESS_THAN(30, work, u"not linear"_s);
    }

    void recognisesFormat_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("is");
        QTest::newRow("entry") << QByteArray("@article{a, title = {b}}") << true;
        QTest::newRow("behind comments")
            << QByteArray("\xEF\xBB\xBF% made by hand\n\nsome words\n@book(a, title = \"b\")") << true;
        QTest::newRow("only a comment of JabRef")
            << QByteArray("@Comment{jabref-meta: databaseType:bibtex;}") << true;
        QTest::newRow("mail addresses") << QByteArray("ada@example.org {a}\n@someone said") << false;
        QTest::newRow("style sheet") << QByteArray("@media (max-width: 3px) { a { b: c; } }") << false;
        QTest::newRow("empty") << QByteArray() << false;
    }
    void recognisesFormat()
    {
        QFETCH(QByteArray, bytes);
        QTEST(formatById(u"bibtex")->recognise(bytes) > 0, "is");
    }

    void generatesKeys()
    {
        Paper paper;
        paper.title = u"On the Slow Fog"_s;
        paper.authors = {u"Ada Müller-Winter"_s};
        paper.year = 2021;
        Paper named = paper;
        named.extra = {{u"citekey"_s, u"Mine:2021"_s}};
        Paper odd;
        odd.title = u"雾"_s;
        QCOMPARE(keysOf({paper, paper, named, named, paper, odd}),
                 (QStringList{u"mullerwinter2021slow"_s, u"mullerwinter2021slowa"_s, u"Mine:2021"_s,
                              u"Mine:2021a"_s, u"mullerwinter2021slowb"_s, u"anonymous"_s}));
    }

    void generatesBetterBibtexKeys_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("author");
        QTest::addColumn<QString>("key");
        QTest::newRow("three words of the title") << u"Slow Cameras Observe Tidal Forests"_s
                                                  << u"Ada Winter"_s << u"winterSlowCamerasObserve2021"_s;
        QTest::newRow("words that say little are passed over")
            << u"On the Art of Looking at a Fog"_s << u"Ada Winter"_s << u"winterArtLookingFog2021"_s;
        QTest::newRow("hyphens join, capitals stay")
            << u"FOGNET: Pre-training of deep kites"_s << u"Ada Winter"_s
            << u"winterFOGNETPretrainingDeep2021"_s;
        QTest::newRow("accents go") << u"Über Öl und Ærø"_s << u"Ada Müller-Winter"_s
                                    << u"mullerwinterUberOlUnd2021"_s;
        QTest::newRow("formulas as text") << u"$L_2$ kites"_s << u"Bo Tide"_s << u"tideL2Kites2021"_s;
        QTest::newRow("nobody is named") << u"Slow Fog"_s << QString() << u"SlowFog2021"_s;
        QTest::newRow("one silent word") << u"The"_s << u"Ada Winter"_s << u"winter2021"_s;
    }
    void generatesBetterBibtexKeys()
    {
        QFETCH(QString, title);
        QFETCH(QString, author);
        Paper paper;
        paper.title = title;
        if (!author.isEmpty())
            paper.authors = {author};
        paper.year = 2021;
        QFETCH(QString, key);
        QCOMPARE(keysOf({paper, paper}, KeyForm::BetterBibtex), (QStringList{key, QString(key + u'a')}));
        // The key of an imported entry is preserved.
        paper.extra = {{u"citekey"_s, u"Mine:2021"_s}};
        QCOMPARE(keysOf({paper}, KeyForm::BetterBibtex), QStringList{u"Mine:2021"_s});
        // Both file formats that store keys preserve it.
        paper.extra.clear();
        const QByteArray inUtf8 = key.toUtf8();
        for (const auto &[format, begin] : {std::pair(u"bibtex"_s, QByteArray("{" + inUtf8 + ",")),
                                            std::pair(u"csl-json"_s, QByteArray("\"" + inUtf8 + "\""))}) {
            const QByteArray file = formatById(format)->write({paper}, KeyForm::BetterBibtex);
            QVERIFY2(file.contains(begin), file);
        }
    }
    void disambiguatesEqualKeys()
    {
        const QStringList keys = keysOf(QList<Paper>(2000));
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), 2000);
    }

    void writesEntries()
    {
        Paper paper;
        paper.title = u"A & B of $x_1$"_s;
        paper.authors = {u"Ada Winter"_s, u"Jan van der Berg"_s};
        paper.authorsTruncated = true;
        paper.date = QDate(2021, 4, 2);
        paper.venue = u"Proceedings of Fog"_s;
        paper.doi = u"10.1000/fog_1"_s;
        paper.abstract = u"50% more."_s;
        QCOMPARE(bibEntry(paper, u"k"_s, BibDialect::BibTeX),
                 u"@inproceedings{k,\n  title     = {A \\& B of $x_1$},\n"
                 "  author    = {Winter, Ada and van der Berg, Jan and others},\n  year      = {2021},\n"
                 "  month     = apr,\n  day       = {2},\n  booktitle = {Proceedings of Fog},\n"
                 "  doi       = {10.1000/fog_1},\n  abstract  = {50\\% more.},\n}\n"_s);
        QVERIFY(bibEntry(paper, u"k"_s, BibDialect::BibLaTeX).contains(u"  date      = {2021-04-02},\n"_s));
        paper.year = 2022; // published later than submitted
        QVERIFY(bibEntry(paper, u"k"_s, BibDialect::BibTeX).contains(u"  submitted = {2021-04-02},\n"_s));
    }

    void sourceFieldsRoundTrip()
    {
        const QByteArray bytes =
            "@incollection{k,\n  title = {The {S}low},\n  pages = {1--2},\n  editor = {Berg, Jan}\n}\n";
        const QByteArray written = formatById(u"bibtex")->write(read(bytes).papers);
        QVERIFY2(written.contains("title     = {The {S}low}"), written);
        QVERIFY2(written.contains("pages     = {1--2}"), written);
        QVERIFY2(written.startsWith("@incollection{k,"), written);
    }
};

QTEST_APPLESS_MAIN(TestBibtex)
#include "tst_bibtex.moc"
