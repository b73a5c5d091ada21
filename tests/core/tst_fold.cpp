#include "models/core/fold.h"

#include "tests/support/support.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestFold : public QObject
{
    Q_OBJECT
private slots:
    // Time is linear in the length, however a character decomposes and into however many letters.
    void foldingTimeIsLinear_data()
    {
        QTest::addColumn<QString>("letter");
        for (const auto &[name, letter] : {std::pair{"accents", u"é"_s},
                                           {"two accents", u"ệ"_s},
                                           {"ligatures", u"ﬃ"_s},
                                           {"a sentence in one letter", u"\uFDFA"_s},
                                           {"syllables", u"각"_s},
                                           {"marks", u"\u0301"_s},
                                           {"marks in turn", u"\u0301\u0323"_s},
                                           {"letters of formulas", u"\U0001D400"_s},
                                           {"marks of TeX", u"\\'e"_s},
                                           {"fractions", u"⅒"_s},
                                           {"squares", u"㌖"_s}})
            QTest::newRow(name) << letter;
    }
    void foldingTimeIsLinear()
    {
        QFETCH(QString, letter);
        const QString once = letter.repeated(20'000), four = once.repeated(4);
        const QString grows = test::growsFasterThan(
            test::kMoreThanLinear, [&] { (void)fold(once); }, [&] { (void)fold(four); });
        QVERIFY2(grows.isEmpty(), qPrintable(grows));
        QCOMPARE(fold(letter.repeated(300)), fold(letter.repeated(150)) + fold(letter.repeated(150)));
    }

    void foldsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("folded");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("case") << u"LoRA"_s << u"lora"_s;
        QTest::newRow("precomposed accent") << u"Schrödinger"_s << u"schrodinger"_s;
        QTest::newRow("combining accent") << u"Schro\u0308dinger"_s << u"schrodinger"_s;
        QTest::newRow("TeX accent") << uR"(Schr\"odinger)"_s << u"schrodinger"_s;
        QTest::newRow("TeX accent braced") << uR"(Schr\"{o}dinger)"_s << u"schrodinger"_s;
        QTest::newRow("TeX accent in braces") << uR"(Schr{\"o}dinger)"_s << u"schrodinger"_s;
        QTest::newRow("TeX letter command")
            << uR"(Erd\H{o}s and \v{C}ech, \c{S}ahin)"_s << u"erdos and cech, sahin"_s;
        QTest::newRow("TeX dotless i") << uR"(na\"{\i}ve)"_s << u"naive"_s;
        QTest::newRow("TeX o with stroke") << uR"(Br{\o}nsted, \AA ngstr\"om)"_s << u"bronsted, angstrom"_s;
        QTest::newRow("TeX letters of the Balkans and Iceland")
            << uR"({\DJ}okovi\'c, \dj or\dj e, {\th}orn, \TH or, Gu\dh{}mundur, \ng uyen)"_s
            << u"dokovic, dorde, thorn, thor, gudmundur, nuyen"_s;
        QTest::newRow("the same letters in Unicode") << u"Đoković, đorđe, þorn, Þor, Guðmundur, ŋuyen"_s
                                                     << u"dokovic, dorde, thorn, thor, gudmundur, nuyen"_s;
        QTest::newRow("TeX accents with long names")
            << uR"(Ivan\c{t}a, \textcommabelow{S}tefan, \polhk{a}, \h{o}, \'{\o})"_s
            << u"ivanta, stefan, a, o, o"_s;
        QTest::newRow("dotless j") << uR"(\'{\j} ȷ)"_s << u"j j"_s;
        QTest::newRow("a command is no accent")
            << uR"(\vec{x} and \cite{a})"_s << uR"(\vec{x} and \cite{a})"_s;
        QTest::newRow("TeX accents without an end")
            << uR"(\'{ \"{o {\"o x} \'{1} {\ss \v)"_s << uR"(\'{ \"{o {o x} \'{1} {ss\v)"_s;
        QTest::newRow("TeX letters take their space or their braces")
            << uR"(\o re \o{}re stra\ss{}e)"_s << u"ore ore strasse"_s;
        QTest::newRow("Maltese and Sami") << u"Ħal Ŧiv"_s << u"hal tiv"_s;
        QTest::newRow("letters without decomposition")
            << u"Łódź, Søren, Straße, Æsop"_s << u"lodz, soren, strasse, aesop"_s;
        QTest::newRow("ligature, full width") << u"ﬁnd Ａ"_s << u"find a"_s;
        QTest::newRow("white space") << u"  a\u00a0 b\r\n\tc "_s << u"a b c"_s;
        QTest::newRow("Greek") << u"Ά ΣΑΣ"_s << u"α σασ"_s;
        QTest::newRow("Chinese stays") << u"中文"_s << u"中文"_s;
    }
    void foldsText()
    {
        QFETCH(QString, text);
        QTEST(fold(text), "folded");
    }
    void splitsFoldedWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("empty") << QString() << QStringList();
        QTest::newRow("hyphen") << u"K-means++ (2024)"_s << QStringList{u"k"_s, u"means"_s, u"2024"_s};
        QTest::newRow("apostrophe") << u"don’t O'Neil"_s << QStringList{u"dont"_s, u"oneil"_s};
        QTest::newRow("CJK") << u"中文 ab"_s << QStringList{u"中"_s, u"文"_s, u"ab"_s};
        QTest::newRow("math") << u"$n{=}15$"_s << QStringList{u"n"_s, u"15"_s};
        QTest::newRow("Greek letters are their names")
            << u"α-decay, $\\beta_1$, ϵ \\varepsilon Ω alpha μm"_s
            << QStringList{u"alpha"_s,   u"decay"_s, u"beta"_s,  u"1"_s, u"epsilon"_s,
                           u"epsilon"_s, u"omega"_s, u"alpha"_s, u"μm"_s};
        QTest::newRow("letters beyond the first plane")
            << u"𠮷野家 𐐷𐐩 𝐱"_s << QStringList{u"𠮷"_s, u"野"_s, u"家"_s, u"𐐷𐐩"_s, u"x"_s};
        QTest::newRow("kana one by one") << u"カナ かな"_s << QStringList{u"カ"_s, u"ナ"_s, u"か"_s, u"な"_s};
        QTest::newRow("soft hyphen") << u"tan\u00adgent"_s << QStringList{u"tangent"_s};
        QTest::newRow("Greek words stay") << u"σας"_s << QStringList{u"σασ"_s};
    }
    void splitsFoldedWords()
    {
        QFETCH(QString, text);
        QTEST(foldedWords(text), "words");
    }
    void foldsNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("folded");
        QTest::newRow("plain") << u"Chuan Wu"_s << u"chuan wu"_s;
        QTest::newRow("family first") << u"Wu, Chuan"_s << u"chuan wu"_s;
        QTest::newRow("suffix") << u"Smith, Jr., John"_s << u"john smith jr"_s;
        QTest::newRow("initial with stop") << u"Geoffrey E. Hinton"_s << u"geoffrey e hinton"_s;
        QTest::newRow("nothing behind the comma") << u"Wu,"_s << u"wu"_s;
        QTest::newRow("hyphens of printers")
            << u"Jean\u2010Luc\u2011Marc Picard"_s << u"jean luc marc picard"_s;
        QTest::newRow("hyphen") << u"Jean-Luc Picard"_s << u"jean luc picard"_s;
    }
    void foldsNames()
    {
        QFETCH(QString, name);
        QTEST(foldName(name), "folded");
    }
    void abstractFoldsCaseAndSpaceOnly()
    {
        QCOMPARE(foldAbstract(u" An  Éclair\n is 3.5\\% "), u"an éclair is 3.5\\%"_s);
    }
    void titleDropsPunctuation()
    {
        QCOMPARE(foldTitle(u"ROSE: Rollout On-Serving GPUs?"), u"rose rollout on serving gpus"_s);
    }
};

QTEST_MAIN(TestFold)
#include "tst_fold.moc"
