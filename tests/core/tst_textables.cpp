#include "models/core/fold.h"
#include "models/tex/tex.h"
#include "models/tex/texaccents.h"
#include "models/tex/texcharacters.h"
#include "models/tex/texprose.h"
#include "models/tex/texsymbols.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace lectern;
using namespace Qt::StringLiterals;

static QString toString(std::string_view command)
{
    return QString::fromUtf8(command.data(), qsizetype(command.size()));
}

static QString asFormula(const QString &tex)
{
    return u'$' + tex + u'$';
}

// Tests the tables of TeX symbols, letters and accents, and that all TeX readers use them.
class TestTexTables : public QObject
{
    Q_OBJECT
private slots:
    void everySymbolIsUnique()
    {
        QSet<QString> seen;
        for (const auto &[name, symbol] : tex::symbols()) {
            QVERIFY2(!seen.contains(name.toString()), qPrintable(name.toString()));
            seen.insert(name.toString());
            QVERIFY2(!symbol.text.isEmpty(), qPrintable(name.toString()));
            QCOMPARE(tex::symbol(name)->text, symbol.text);
            const QChar first = name[0];
            QVERIFY2(name.size() == 1 || first.isLetter(), qPrintable(name.toString()));
        }
        QVERIFY(!tex::symbol(u"nosuchsymbol"));
    }
    void lettersAndAccentsAreSorted()
    {
        const auto letters = tex::letters();
        for (size_t i = 1; i < letters.size(); ++i)
            QVERIFY2(letters[i - 1].command < letters[i].command, qPrintable(toString(letters[i].command)));
        for (const tex::Letter &row : letters) {
            QCOMPARE(tex::letter(row.command), row.letter);
            QCOMPARE(tex::letter(toString(row.command)), row.letter);
        }
        const auto accents = tex::accents();
        for (size_t i = 1; i < accents.size(); ++i)
            QVERIFY2(accents[i - 1].command < accents[i].command, qPrintable(toString(accents[i].command)));
        for (const tex::Accent &row : accents) {
            QVERIFY(QChar(row.mark).isMark());
            QCOMPARE(tex::textAccent(toString(row.command)), row.inMath ? u'\0' : row.mark);
            QCOMPARE(tex::mathAccent(toString(row.command)), row.inMath ? row.mark : u'\0');
        }
        QCOMPARE(tex::letter(u""), u'\0');
        QCOMPARE(tex::letter(u"中"), u'\0');
        QCOMPARE(tex::letter(QString(100, u'i')), u'\0');
        QCOMPARE(tex::textAccent(u"´"), char16_t(0x301));
    }
    // A command has one meaning. Only the dotless letters are in two tables, because formulas set them in
    // italics.
    void noCommandIsInTwoTables()
    {
        QStringList both;
        for (const tex::Letter &row : tex::letters()) {
            const QString command = toString(row.command);
            QVERIFY2(!tex::textAccent(command) && !tex::mathAccent(command), qPrintable(command));
            if (const tex::Symbol *symbol = tex::symbol(command)) {
                both.append(command);
                QCOMPARE(symbol->text, QString(QChar(row.letter)));
            }
        }
        QCOMPARE(both, (QStringList{u"imath"_s, u"jmath"_s}));
        for (const tex::Accent &row : tex::accents())
            QVERIFY2(!tex::symbol(toString(row.command)), row.command.data());
    }

    // Symbols that formulas and prose once showed differently, each with the reference that decides.
    void ambiguousSymbolsFollowReferences_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *command, const QString &text) { QTest::newRow(command) << text; };
        // amssymb draws its squares and diamond large. unicode-math maps their names to the large Unicode
        // symbols (mdlgwhtsquare, mdlgblksquare, mdlgwhtdiamond), not to MathJax's medium square and lozenge.
        row("square", u"□"_s);
        row("Box", u"□"_s);
        row("blacksquare", u"■"_s);
        row("Diamond", u"◇"_s);
        // Plain TeX draws these two suits in outline; unicode-math maps them to U+2662 and U+2661.
        row("diamondsuit", u"♢"_s);
        row("heartsuit", u"♡"_s);
        // unicode-math: U+2022, like \textbullet; U+2219 is its \vysmblkcircle.
        row("bullet", u"•"_s);
        // amsmath defines \implies as \Longrightarrow, and LaTeX defines \iff as \Longleftrightarrow, both
        // with space.
        row("implies", u"⟹"_s);
        row("iff", u"⟺"_s);
        // unicode-math: U+00B7; \cdot is U+22C5.
        row("cdotp", u"·"_s);
        // amsmath: the dots between binary operators equal those of \cdots.
        row("dotsb", u"⋯"_s);
    }
    void ambiguousSymbolsFollowReferences()
    {
        QFETCH(QString, text);
        const QString command = u'\\' + QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(readTexProse(command), text);
        QCOMPARE(texPlainText(command), text);
        QCOMPARE(texPlainText(asFormula(command)), text);
    }

    // Formulas, running text and prose use the same symbol table.
    void everySymbolIsTheSameEverywhere()
    {
        for (const auto &[name, symbol] : tex::symbols()) {
            if (!name[0].isLetter())
                continue;
            const QString command = u'\\' + name.toString();
            QCOMPARE(readTexProse(command), symbol.text);
            if (name.size() > 1
                || symbol.inText) // a one-letter command such as \R is more likely user-defined
                QCOMPARE(texPlainText(command), symbol.text);
            QCOMPARE(texPlainText(asFormula(command)), symbol.text);
        }
    }
    // Running text, prose, decoding and folding use the same letters and accents.
    void everyLetterIsTheSameEverywhere()
    {
        for (const tex::Letter &row : tex::letters()) {
            const QString letter(QChar(row.letter)), command = u'\\' + toString(row.command);
            QCOMPARE(readTexProse(command), letter);
            QCOMPARE(decodeTexAccents(command), letter);
            QCOMPARE(texPlainText(command), letter);
            for (const QString &written :
                 QStringList{command + u"{}"_s, u'{' + command + u'}', command + u' '})
                QCOMPARE(fold(QString(u'a' + written + u'b')), fold(QString(u'a' + letter + u'b')));
        }
    }
    void everyAccentIsTheSameEverywhere()
    {
        for (const tex::Accent &row : tex::accents()) {
            if (row.inMath || row.mark == 0x361) // a tie needs two letters
                continue;
            const QString accented =
                QString(u'u' + QString(QChar(row.mark))).normalized(QString::NormalizationForm_C);
            const QString command = u'\\' + toString(row.command) + u"{u}"_s;
            QCOMPARE(readTexProse(command), accented);
            QCOMPARE(decodeTexAccents(command), accented);
            QCOMPARE(texPlainText(command), accented);
            QCOMPARE(fold(command), u"u"_s);
        }
    }
    // If a character has several names, the first row of the table defines its class.
    void charactersHaveExpectedClasses()
    {
        QCOMPARE(tex::characterSymbol(U'→').atomClass, tex::AtomClass::Rel);
        QCOMPARE(tex::characterSymbol(U'×').atomClass, tex::AtomClass::Bin);
        QCOMPARE(tex::characterSymbol(U'⋅').atomClass, tex::AtomClass::Bin);
        QCOMPARE(tex::characterSymbol(U'‖').atomClass, tex::AtomClass::Ord);
        QCOMPARE(tex::characterSymbol(U'⟨').atomClass, tex::AtomClass::Open);
        QCOMPARE(tex::characterSymbol(U'△').atomClass, tex::AtomClass::Ord);
    }
};

QTEST_MAIN(TestTexTables)
#include "tst_textables.moc"
