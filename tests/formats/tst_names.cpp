#include "models/formats/base/authorlists.h"
#include "models/formats/base/names.h"
#include "models/tex/texaccents.h"

using namespace lectern;
using namespace Qt::StringLiterals;

class TestNames : public QObject
{
    Q_OBJECT
private slots:
    void splitsNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("parts"); // given|particle|family|suffix, or =literal
        QTest::newRow("two words") << u"Ada Winter"_s << u"Ada||Winter|"_s;
        QTest::newRow("initials") << u"A. B. Winter"_s << u"A. B.||Winter|"_s;
        QTest::newRow("particle") << u"Jan van der Berg"_s << u"Jan|van der|Berg|"_s;
        QTest::newRow("small given name") << u"shaolin Zhu"_s << u"shaolin||Zhu|"_s;
        QTest::newRow("suffix") << u"Ada Winter Jr."_s << u"Ada||Winter|Jr."_s;
        QTest::newRow("one name") << u"Madonna"_s << u"||Madonna|"_s;
        QTest::newRow("team") << u"The BELLOWS Collaboration"_s << u"=The BELLOWS Collaboration"_s;
        QTest::newRow("company") << u"Fogworks, Inc."_s << u"=Fogworks, Inc."_s;
        QTest::newRow("other commas") << u"Chang, Unnat"_s << u"=Chang, Unnat"_s;
        QTest::newRow("empty") << QString() << u"="_s;
    }
    void splitsNames()
    {
        QFETCH(QString, text);
        QFETCH(QString, parts);
        const PersonName name = splitDisplayName(text);
        const QString found = name.literal
            ? u'=' + name.family
            : QStringList{name.given, name.particle, name.family, name.suffix}.join(u'|');
        QCOMPARE(found, parts);
        QCOMPARE(displayName(name), text);
        QCOMPARE(displayName(splitInvertedName(invertedName(name))), text);
    }

    void invertsNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("display");
        QTest::newRow("ordinary") << u"Winter, Ada"_s << u"Ada Winter"_s;
        QTest::newRow("RIS suffix") << u"Winter, Ada, Jr."_s << u"Ada Winter Jr."_s;
        QTest::newRow("BibTeX suffix") << u"Winter, III, Ada"_s << u"Ada Winter III"_s;
        QTest::newRow("no given name") << u"Winter"_s << u"Winter"_s;
        QTest::newRow("comma at the end") << u"Winter,"_s << u"Winter"_s;
        QTest::newRow("doubled comma") << u"University of Fog,, Bellows"_s << u"University of Fog, Bellows"_s;
        QTest::newRow("initials that look like a suffix") << u"Winter, JR"_s << u"JR Winter"_s;
        QTest::newRow("initials that look like a number") << u"Winter, IV"_s << u"IV Winter"_s;
        QTest::newRow("a suffix among capitals") << u"WINTER, JR"_s << u"WINTER JR"_s;
        QTest::newRow("only a number") << u"Winter, III"_s << u"Winter III"_s;
        QTest::newRow("only a suffix") << u"Winter, Jr."_s << u"Winter Jr."_s;
    }
    void invertsNames()
    {
        QFETCH(QString, text);
        QTEST(displayName(splitInvertedName(text)), "display");
    }

    // A family name that the rules would split differently is stored with the name.
    void storesFamilyNames_data()
    {
        QTest::addColumn<QString>("inverted");
        QTest::addColumn<QString>("display");
        QTest::addColumn<QStringList>("kept");
        const auto row = [](const QString &inverted, const QString &display, const QStringList &kept) {
            QTest::addRow("%s", qPrintable(inverted)) << inverted << display << kept;
        };
        row(u"García Márquez, José"_s, u"José García Márquez"_s, {u"García Márquez"_s});
        row(u"Van der Berg, Jan"_s, u"Jan Van der Berg"_s, {u"Van der Berg"_s});
        row(u"van der Berg, Jan"_s, u"Jan van der Berg"_s, {});
        row(u"de la García Márquez, José"_s, u"José de la García Márquez"_s, {u"de la García Márquez"_s});
        row(u"Luther King, Martin, Jr."_s, u"Martin Luther King Jr."_s, {u"Luther King"_s});
        row(u"Winter, Ada Maria"_s, u"Ada Maria Winter"_s, {});
        row(u"World Tide Watch,"_s, u"World Tide Watch"_s, {u"World Tide Watch"_s});
        row(u"World Tide Watch"_s, u"World Tide Watch"_s, {}); // could be a human name
        row(u"Madonna,"_s, u"Madonna"_s, {});
        row(u"中野, 太郎"_s, u"中野太郎"_s, {u"中野"_s});
    }
    void storesFamilyNames()
    {
        QFETCH(const QString, inverted);
        Paper paper;
        addInvertedAuthor(&paper, inverted);
        QTEST(paper.authors.first(), "display");
        QTEST(familyNames(paper), "kept");
        const PersonName name = splitDisplayName(paper.authors.first(), familyNames(paper));
        QCOMPARE(displayName(name), paper.authors.first());
        if (inverted.contains(u',') && !inverted.endsWith(u','))
            QCOMPARE(invertedName(name), inverted);
    }

    void writesFamilyNameFirst()
    {
        const PersonName name = splitDisplayName(u"山田 太郎");
        QCOMPARE(name.family, u"山田"_s);
        QCOMPARE(name.given, u"太郎"_s);
        QCOMPARE(splitDisplayName(u"김민준", {u"김"_s}).given, u"민준"_s);
    }

    void writesFamilyNameWithSuffix() { QCOMPARE(displayName(u"Winter, Jr.", u"Ada"), u"Ada Winter Jr."_s); }

    void splitsAuthorLists_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<bool>("truncated");
        const auto row = [](const char *name, const QString &text, const QStringList &names,
                            bool truncated = false) { QTest::newRow(name) << text << names << truncated; };
        row("commas", u"A. One, B. Two"_s, {u"A. One"_s, u"B. Two"_s});
        row("and", u"A. One, B. Two and C. Three"_s, {u"A. One"_s, u"B. Two"_s, u"C. Three"_s});
        row("comma and", u"A. One, B. Two, and C. Three"_s, {u"A. One"_s, u"B. Two"_s, u"C. Three"_s});
        row("folded lines", u"A. One and\n  B. Two"_s, {u"A. One"_s, u"B. Two"_s});
        row("and inside a name", u"Fernando Sandia"_s, {u"Fernando Sandia"_s});
        row("affiliations", u"A. One (1,2), B. Two (CERN and Fog) and C. Three (2) ((1) Fog, (2) Bellows)"_s,
            {u"A. One"_s, u"B. Two"_s, u"C. Three"_s});
        row("nickname", u"Alexandra (Sasha) One, B. Two"_s, {u"Alexandra (Sasha) One"_s, u"B. Two"_s});
        row("suffix", u"A. One, Jr., B. Two"_s, {u"A. One Jr."_s, u"B. Two"_s});
        row("et al.", u"A. One, B. Two, et al."_s, {u"A. One"_s, u"B. Two"_s}, true);
        row("et al. in the middle", u"A. One, et al, the FOG Collaboration"_s,
            {u"A. One"_s, u"the FOG Collaboration"_s}, true);
        row("collaboration first", u"FOG Collaboration: A. One, B. Two"_s,
            {u"FOG Collaboration"_s, u"A. One"_s, u"B. Two"_s});
        row("accents", u"Franz G\\\"ahler, Mikkel {\\O}bro, P\\'eter One"_s,
            {u"Franz Gähler"_s, u"Mikkel Øbro"_s, u"Péter One"_s});
        row("bracket never closed", u"A. One (Fog, B. Two"_s, {u"A. One"_s});
        row("empty", QString(), {});
    }
    void splitsAuthorLists()
    {
        QFETCH(QString, text);
        const AuthorNames list = splitAuthorString(text);
        QTEST(list.names, "names");
        QTEST(list.truncated, "truncated");
    }

    void convertsAccents_data()
    {
        QTest::addColumn<QString>("tex");
        QTest::addColumn<QString>("text");
        QTest::newRow("none") << u"plain {text}"_s << u"plain {text}"_s;
        QTest::newRow("bare") << u"Schr\\\"odinger"_s << u"Schrödinger"_s;
        QTest::newRow("braced letter") << u"Alfv\\'{e}n"_s << u"Alfvén"_s;
        QTest::newRow("braced whole") << u"M{\\\"u}ller"_s << u"Müller"_s;
        QTest::newRow("both braced") << u"M{\\\"{u}}ller"_s << u"Müller"_s;
        QTest::newRow("dotless") << u"Mart{\\'\\i}n"_s << u"Martín"_s;
        QTest::newRow("dotless braced") << u"Mart\\'{\\i}n"_s << u"Martín"_s;
        QTest::newRow("letter name with space") << u"\\v Cech"_s << u"Čech"_s;
        QTest::newRow("cedilla") << u"Fran\\c{c}ois"_s << u"François"_s;
        QTest::newRow("ogonek") << u"\\k{a}"_s << u"ą"_s;
        QTest::newRow("ring with a long name") << u"Jan{\\ocirc{u}} \\ocirc u"_s << u"Janů ů"_s;
        QTest::newRow("MathSciNet's names")
            << u"{\\polhk a}\\soft{d}\\udot{s} {\\Dbar}ur{\\dbar}a Gel{\\cprime}fo"_s
            << u"ąďṣ Đurđa Gelʹfo"_s;
        QTest::newRow("two accents") << u"Tr\\'{\\^e}n"_s << u"Trến"_s;
        QTest::newRow("letters") << u"\\O{}re \\ss\\ Stra\\ss e {\\l}ód\\'z"_s << u"Øre ß\\ Straße łódź"_s;
        QTest::newRow("formula stays")
            << u"$\\dot{x}$ and \\(\\v x\\) and H\\'a"_s << u"$\\dot{x}$ and \\(\\v x\\) and Há"_s;
        QTest::newRow("lone dollar") << u"5$ for \\'a"_s << u"5$ for á"_s;
        QTest::newRow("commands stay")
            << u"\\emph{Ly}-\\alpha \\break 50\\%"_s << u"\\emph{Ly}-\\alpha \\break 50\\%"_s;
        QTest::newRow("command in a group stays") << u"{\\bf x} {\\o y}"_s << u"{\\bf x} {øy}"_s;
        QTest::newRow("double backslash") << u"a\\\\'e"_s << u"a\\\\'e"_s;
        QTest::newRow("end of text") << u"a\\"_s << u"a\\"_s;
        QTest::newRow("accent at the end") << u"a\\'"_s << u"a\\'"_s;
        QTest::newRow("accent without letter") << u"\\'{}x \\v{1, 2}"_s << u"\\'{}x \\v{1, 2}"_s;
    }
    void convertsAccents()
    {
        QFETCH(QString, tex);
        QTEST(decodeTexAccents(tex), "text");
    }

    void recognisesCutLists()
    {
        for (const QStringView text :
             {u"et al.", u"et al", u"Et Al.,", u"and others,", u"And Others", u"others", u"u. a.", u"u.a.",
              u"etc.", u"et. al.", u"...", u"等", u"и др.", u"[and others]"})
            QVERIFY2(isCutList(text), qPrintable(text.toString()));
        for (const QStringView text : {u"Ua", u"Winter", u"Others, Ada", u"Fog et al.", u"", u"Etal Berg"})
            QVERIFY2(!isCutList(text), qPrintable(text.toString()));
    }

    void splitsAuthorLines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const QString &line, const QStringList &names) {
            QTest::addRow("%s", qPrintable(line)) << line << names;
        };
        row(u"Winter, Ada; Berg, Bo; et al."_s, {u"Winter, Ada"_s, u"Berg, Bo"_s, u"et al."_s});
        row(u"Ada Winter, Bo Berg, Cy Ito"_s, {u"Ada Winter"_s, u"Bo Berg"_s, u"Cy Ito"_s});
        row(u"Ada Winter, Bo Berg, and Cy Ito"_s, {u"Ada Winter"_s, u"Bo Berg"_s, u"Cy Ito"_s});
        row(u"A. Winter, B. Berg and C. Ito"_s, {u"A. Winter"_s, u"B. Berg"_s, u"C. Ito"_s});
        row(u"Winter, Ada and Berg, Bo"_s, {u"Winter, Ada"_s, u"Berg, Bo"_s});
        row(u"Ada Winter & Bo Berg"_s, {u"Ada Winter"_s, u"Bo Berg"_s});
        row(u"Winter A, Berg BC"_s, {u"Winter A"_s, u"Berg BC"_s});
        row(u"Winter, A., Berg, B. C."_s, {u"Winter, A."_s, u"Berg, B. C."_s});
        row(u"冬木；山川、海野"_s, {u"冬木"_s, u"山川"_s, u"海野"_s});
        row(u"冬木,山川,海野"_s, {u"冬木"_s, u"山川"_s, u"海野"_s});
        // These are one.
        for (const QString &one :
             {u"Winter, Ada, Jr."_s, u"Winter Berg, Ada Maria"_s, u"Winter, Ada"_s, u"山川, 花"_s,
              u"Department of Fog and Tide Services"_s, u"Ministry of Fog, Office of Tides, Bellows City"_s,
              u"Fog, Mist & Sons,"_s, u"Fog &amp; Mist"_s, u"Winter and Sons"_s,
              u"Institute of Fog;"_s.chopped(1)})
            row(one, {one});
    }
    void splitsAuthorLines()
    {
        QFETCH(QString, line);
        QTEST(splitAuthorLine(line), "names");
    }
};

QTEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
