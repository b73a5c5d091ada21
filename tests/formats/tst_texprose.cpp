#include "models/formats/bib/bibtexnames.h"
#include "models/tex/texprose.h"
#include "tests/support/waiting.h"

using namespace lectern;
using namespace Qt::StringLiterals;

class TestTexProse : public QObject
{
    Q_OBJECT
private slots:
    void readsTexProse_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const QString &tex, const QString &text) {
            QTest::newRow(name) << tex << text;
        };
        row("case braces", u"The {GPU} in {{T}wo} {P}arts"_s, u"The GPU in Two Parts"_s);
        row("escapes", u"A \\& B \\% C\\_d \\#1 \\$5 \\{x\\}"_s, u"A & B % C_d #1 $5 {x}"_s);
        row("accents", u"Schr{\\\"o}dinger and Erd{\\H o}s"_s, u"Schrödinger and Erdős"_s);
        row("formula", u"On {$\\mathcal{O}(n^2)$} \\(\\alpha\\) time"_s,
            u"On $\\mathcal{O}(n^2)$ \\(\\alpha\\) time"_s);
        row("lone dollar", u"5$ each"_s, u"5$ each"_s);
        row("dashes", u"1--2 --- a-b"_s, u"1–2 — a-b"_s);
        row("quotes of BibLaTeX", u"\\mkbibquote{mist} and \\mkbibemph{fog}"_s,
            u"“mist” and \\mkbibemph{fog}"_s);
        row("quotes", u"``Fog'' and \\enquote{mist}, don't"_s, u"“Fog” and “mist”, don't"_s);
        row("ties and spaces", u"100~kg 5\\,m a\\quad b c\\ d"_s, u"100 kg 5 m a b c d"_s);
        row("symbols", u"Ly\\alpha{} and \\textendash\\ \\ldots done"_s, u"Lyα and – …done"_s);
        row("styles stay", u"An \\emph{optimal} {\\it k}-set in {\\sc Lisp}"_s,
            u"An \\emph{optimal} {\\it k}-set in {\\sc Lisp}"_s);
        row("decoded inside styles", u"\\emph{A \\& {B}}"_s, u"\\emph{A & B}"_s);
        row("boxes print", u"\\mbox{Fog} \\text{now}"_s, u"Fog now"_s);
        row("unknown commands stay", u"\\foo{a}{b} \\bar c"_s, u"\\foo{a}{b} \\bar c"_s);
        row("address", u"\\url{https://example.org/~fog_1} \\href{https://example.org}{here}"_s,
            u"https://example.org/~fog_1 here"_s);
        row("lines fold", u"a\n  b\tc"_s, u"a b c"_s);
        row("paragraphs", u"a\n\nb\n \n\nc"_s, u"a\nb\nc"_s);
        row("protected", u"{}\\alpha x {}-- {}~ {}{\\\"o}"_s, u"\\alpha x -- ~ {\\\"o}"_s);
        row("never closed", u"{a \\emph{b"_s, u"a \\emph{b"_s);
        row("closed too often", u"a} b"_s, u"a} b"_s);
        row("backslash at the end", u"a\\"_s, u"a\\"_s);
        row("empty", QString(), QString());
    }
    void readsTexProse()
    {
        QFETCH(QString, tex);
        QTEST(readTexProse(tex), "text");
    }

    void dropsStyles()
    {
        QCOMPARE(readTexProse(u"\\emph{A} {\\sc b} \\textbf{c}", TexStyle::Drop), u"A b c"_s);
    }

    void preservesVerbatimText_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("text");
        QTest::newRow("escapes") << u"10.1000/a\\_b{\\_}c"_s << u"10.1000/a_b_c"_s;
        QTest::newRow("dashes and tildes stay")
            << u"https://example.org/~a--b"_s << u"https://example.org/~a--b"_s;
        QTest::newRow("angle brackets")
            << u"10.1002/(SICI)1$<$2::AID\\textgreater 3"_s << u"10.1002/(SICI)1<2::AID>3"_s;
        QTest::newRow("url command") << u"\\url{https://example.org/}"_s << u"https://example.org/"_s;
    }
    void preservesVerbatimText()
    {
        QFETCH(QString, tex);
        QTEST(readTexVerbatim(tex), "text");
    }

    void textRoundTrips_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("contains"); // part of the written text
        const auto row = [](const char *name, const QString &text, const QString &contains) {
            QTest::newRow(name) << text << contains;
        };
        row("plain", u"Slow fog"_s, u"Slow fog"_s);
        row("specials", u"A & B, 50% of #1_a ~ ^ \" <x>"_s, u"A \\& B, 50\\% of \\#1\\_a"_s);
        row("formula", u"On $\\mathcal{O}(n_1 & 2)$ time"_s, u"$\\mathcal{O}(n_1 & 2)$"_s);
        row("style command", u"An \\emph{A & B} set"_s, u"\\emph{A \\& B}"_s);
        row("TeX of the source", u"Schr\\\"odinger, 50\\% and \\alpha"_s, u"50{}\\%"_s);
        row("groups", u"{\\bf x} {y}"_s, u"{}{\\bf x}"_s);
        row("open brace", u"a { b \\emph{c"_s, QString());
        row("closing brace", u"a } b"_s, QString());
        row("lone dollar", u"5$ each"_s, u"5\\$ each"_s);
        row("two dollars", u"$5 and $6"_s, QString());
        row("ligatures", u"a -- b --- c ---- d ``e'' ?` '''"_s, QString());
        row("backslashes", u"a\\\\b \\ c \\"_s, QString());
        row("empty groups", u"{} {}{} a{}b"_s, QString());
        row("paragraphs", u"one\ntwo"_s, u"one\n\ntwo"_s);
        row("Unicode", u"Erdős–Rényi “x” 中文 𝜇"_s, u"Erdős–Rényi “x” 中文 𝜇"_s);
        row("accents", u"\\'e \\v{s} {\\o}"_s, QString());
    }
    void textRoundTrips()
    {
        QFETCH(QString, text);
        QFETCH(QString, contains);
        const QString tex = writeTexProse(text);
        QVERIFY2(tex.contains(contains), qPrintable(tex));
        QCOMPARE(readTexProse(tex), text);
        QCOMPARE(tex.count(u'{'), tex.count(u'}')); // BibTeX counts braces
    }

    void readsNames_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<bool>("truncated");
        const auto row = [](const char *name, const QString &tex, const QStringList &names,
                            bool truncated = false) { QTest::newRow(name) << tex << names << truncated; };
        row("both orders", u"Ada Winter and Berg, Jan"_s, {u"Ada Winter"_s, u"Jan Berg"_s});
        row("particles", u"van der Berg, Jan and Charles Louis de Fog"_s,
            {u"Jan van der Berg"_s, u"Charles Louis de Fog"_s});
        row("suffix", u"Winter, Jr., Ada and Berg, III, Jan"_s, {u"Ada Winter Jr."_s, u"Jan Berg III"_s});
        row("team", u"{Fog and Mist Ltd.} and {The Team}"_s, {u"Fog and Mist Ltd."_s, u"The Team"_s});
        row("others", u"Winter, Ada and others"_s, {u"Ada Winter"_s}, true);
        row("across lines", u"Winter, Ada\n  AND Berg, Jan"_s, {u"Ada Winter"_s, u"Jan Berg"_s});
        row("TeX", u"Str{\\\"o}m, Bo and {\\L}ukasz F{\\'o}g"_s, {u"Bo Ström"_s, u"Łukasz Fóg"_s});
        row("named parts", u"family=Ackoog, given=W., prefix=van, useprefix=true and Berg, Jan"_s,
            {u"W. van Ackoog"_s, u"Jan Berg"_s});
        row("semicolons", u"Winter, Ada; Berg, Jan"_s, {u"Ada Winter"_s, u"Jan Berg"_s});
        row("many commas", u"Ada Winter, Jan Berg, Bo Storm, Cy Fog"_s,
            {u"Ada Winter"_s, u"Jan Berg"_s, u"Bo Storm"_s, u"Cy Fog"_s});
        row("stray and", u"Ada Winter and and Jan Berg and"_s, {u"Ada Winter"_s, u"Jan Berg and"_s});
        row("empty", QString(), {});
    }
    void readsNames()
    {
        QFETCH(QString, tex);
        const BibNames found = readBibNames(tex);
        QStringList display;
        for (const PersonName &name : found.names)
            display.append(displayName(name));
        QTEST(display, "names");
        QTEST(found.truncated, "truncated");
    }

    void namesRoundTrip()
    {
        const QStringList names{u"Ada Winter"_s,
                                u"Jan van der Berg"_s,
                                u"Ada Winter Jr."_s,
                                u"Madonna"_s,
                                u"The FOG Collaboration"_s,
                                u"Fog, Inc."_s,
                                u"A and B"_s,
                                u"Bo {x} & y"_s,
                                u"shaolin Zhu"_s,
                                u"Unnat Jain, Carl Fog, Dan Mist,"_s,
                                u"Others Fog"_s};
        const BibNames read = readBibNames(writeBibNames(names, true));
        QStringList display;
        for (const PersonName &name : read.names)
            display.append(displayName(name));
        QCOMPARE(display, names);
        QVERIFY(read.truncated);
    }

    // One entry with a million names must not need minutes.
    void millionNamesAreLinear()
    {
        QString tex = u"Winter, Ada"_s;
        const QString more = u" and Berg, Jan"_s;
        constexpr int count = 1'000'000;
        tex.reserve(count * more.size());
        for (int i = 1; i < count; ++i)
            tex += more;
        const test::Work work;
        QCOMPARE(readBibNames(tex).names.size(), count);
        LECTERN_WORKED_LESS_THAN(60, work, u"names"_s);
    }

    // Nested groups are read in linear time and without deep recursion.
    void deepNestingIsLinear()
    {
        for (const QString &open : {u"{"_s, u"\\foo{"_s, u"\\emph{"_s, u"\\enquote{"_s, u"{}{"_s}) {
            const QString tex = open.repeated(100'000) + u"x"_s + u"}"_s.repeated(100'000);
            const test::Work work;
            const QString text = readTexProse(tex);
            QVERIFY(text.contains(u'x'));
            LECTERN_WORKED_LESS_THAN(20, work, open);
        }
    }
};

QTEST_APPLESS_MAIN(TestTexProse)
#include "tst_texprose.moc"
