// Tests the split of title and authors on invented lines, each with a note on its difficulty. "|" marks the
// boundary.
#include "models/core/fold.h"
#include "models/formats/registry.h"
#include "models/formats/sites/gluefeatures.h"
#include "models/formats/sites/gluesplit.h"
#include "tests/support/waiting.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

struct Line {
    QString marked; // with the boundary marked
    QString abstract;
    bool etAl = true;
};

// The lines with the boundaries that the splitter finds.
QStringList split(const QList<Line> &lines, const GlueEvidence &evidence = {},
                  QList<double> *confidence = nullptr)
{
    QStringList texts;
    for (const Line &line : lines)
        texts += QString(line.marked).remove(u'|');
    std::vector<GluedLine> glued;
    for (qsizetype i = 0; i < lines.size(); ++i)
        glued.push_back({texts[i], lines[i].etAl, lines[i].abstract, false});
    const auto splits = splitGlued(glued, evidence);
    QStringList result;
    for (size_t i = 0; i < splits.size(); ++i) {
        result += QString(texts[qsizetype(i)]).insert(splits[i].titleEnd, u'|');
        if (confidence)
            *confidence += splits[i].confidence;
    }
    return result;
}

} // namespace

class TestGlueSplit : public QObject
{
    Q_OBJECT
private slots:
    void splitsSingleLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("abstract");
        QTest::addColumn<bool>("etAl");
        const auto row = [](const char *name, const QString &line, const QString &abstract = {},
                            bool etAl = true) { QTest::newRow(name) << line << abstract << etAl; };
        row("plain", u"Learning to Fold Towels|Ada Prudnik, Milan Krticka, Wen Duo"_s);
        row("ends in capitals", u"Long Rollouts for Agentic RL|Wei Gaol, Yu Zhaos, Tian Wup"_s,
            u"Agentic RL is slow."_s);
        row("ends in capitals, not in the abstract",
            u"Sampling Effects in Flow-Based GRPO|Yunze Tongs, Mush Liu, Can Zhao"_s);
        row("ends in capitals and a small s",
            u"Distilling for Efficient LLMs|Jiaheng Luo, Chen Zhang, Jin Guo"_s);
        row("ends in a digit", u"Training with NVFP4|Peij Dong, Rui Fan, Yue Tao"_s);
        row("ends in 3D", u"Segmenting Fog in 3D|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a question mark", u"Do Towels Fold Themselves?|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a bracket", u"Towels Fold Themselves (Extended Abstract)|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a quote", u"Towels Are “All You Need”|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a formula", u"Learning Parities in $O(n^2)$|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a plus", u"A Parser Written in C++|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a Roman number", u"Folding Towels, Part II|Pia Moss, Ed Hall, Li Na"_s);
        row("ends in a single letter", u"From Plan A to Plan B|Pia Moss, Ed Hall, Li Na"_s);
        row("one word", u"Towels|Pia Moss, Ed Hall, Li Na"_s);
        row("title with commas", u"Fast, Robust, and Reliable Towels|Pia Moss, Ed Hall, Li Na"_s);
        row("title with commas, one author", u"Fast, Robust, and Reliable Towels|Pia Moss"_s, {}, false);
        row("title with commas, two authors", u"Folding, Drying, and Selling of Towels|Pia Moss, Ed Hall"_s,
            {}, false);
        row("title with names in it", u"Bayes, Laplace, and the Towel Problem|Pia Moss, Ed Hall"_s, {},
            false);
        row("three authors, no et al.", u"Graphs of Towels|June Su, Difa Zou, Chu Wu"_s, {}, false);
        row("small first letter", u"Efficient Multimodal Inference|shaolin Zhuo, Bo Li, Chu Wu"_s,
            u"We make inference cheap."_s);
        row("small first letter later on", u"Efficient Multimodal Inference|Bo Li, Chu Wu, shaolin Zhuo"_s,
            {}, false);
        row("inner capitals", u"An Open Learning Ecosystem|XiaoXiao Xu, WeiXun Wang, Wan An"_s,
            u"An ecosystem of learning."_s);
        row("camel word before the name", u"Understanding TowelNet|Pia Moss, Ed Hall, Li Na"_s,
            u"We present TowelNet."_s);
        row("initials", u"Statistics of Towels|A. B. Moss, C. Hall, D.-E. Na"_s);
        row("initial after capitals", u"Folding with an LSTM|J. Moss, C. Hall, D. Na"_s);
        row("hyphenated name", u"Evidence-Based Folding|Chih-Hsu Weil, Joey Chan, Zhi Wang"_s);
        row("apostrophe", u"Folding at Scale|Brendan O'Connorly, Pia Moss, Li Na"_s);
        row("several words", u"A Dataset of Folds|Alfred Kar Yin Trung, Pia Moss, Li Na"_s);
        row("particles", u"A Dataset of Folds|Laurens van der Molen, Pia Moss, Li Na"_s);
        row("accents", u"A Dataset of Folds|Éva Szőke-Nagy, Łukasz Ćwik, Øyvind Åsen"_s);
        row("Cyrillic", u"A Dataset of Folds|Анна Петрова, Иван Сидоров, Пётр Орлов"_s);
        row("Greek", u"A Dataset of Folds|Ελένη Παππά, Νίκος Ζαχαρίου, Pia Moss"_s);
        row("Chinese", u"A Dataset of Folds|张伟, 李娜, 王芳"_s);
        row("Chinese title, Latin name", u"毛巾折叠的数据集|Pia Moss, Ed Hall, Li Na"_s);
        row("Japanese", u"A Dataset of Folds|山田 太郎, 鈴木 花子, Pia Moss"_s);
        row("Arabic", u"A Dataset of Folds|محمد علي, سارة حسن, Pia Moss"_s);
        row("team", u"Folding Agents Technical Report|Linen AI Agent Team, Yula Nhu, Xian Gwen"_s,
            u"This technical report is long."_s);
        row("team alone", u"Towels 3 Technical Report|Linen Team"_s, u"This technical report is long."_s,
            false);
        row("short names", u"Sparse Experts and Beyond|An Yan, Li Na, Bo Xu"_s,
            u"Sparse experts go beyond."_s);
        row("name like a word", u"Rules for Interactive Simulations|Lake Young, June Su, Jin Zeng"_s);
        row("camel end unknown, known name", u"Infrastructure at ByteFold|Bora Wanda, Gao Liu, Zu Song"_s,
            u"ByteFold has infrastructure."_s);
        row("small title", u"how to fold towels with a robot|Pia Moss, Ed Hall, Li Na"_s);
        row("non-breaking spaces",
            u"Learning\u00a0to\u00a0Fold|Ada\u00a0Prudnik, Milan\u00a0Krticka, Wen\u00a0Duo"_s);
    }
    void splitsSingleLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, abstract);
        QFETCH(bool, etAl);
        QCOMPARE(split({{line, abstract, etAl}}).constFirst(), line);
    }

    // The evidence of another line decides a line that is ambiguous alone.
    void usesEvidenceOfOtherLines()
    {
        const Line open{u"Notes on the Camera TowelNet|Zork Bintley, Pia Moss, Ed Hall"_s, {}, true};
        QCOMPARE(split({open, {u"Why We Fold|Ed Hall, Zork Bintley, Li Na"_s, {}, true}}).constFirst(),
                 open.marked);
        QCOMPARE(split({open, {u"Why We Fold|Ed Hall, Pia Moss, Li Na"_s, u"TowelNet folds."_s, true}})
                     .constFirst(),
                 open.marked);
    }

    void usesKnownNames()
    {
        // Both splits give names; the known name decides.
        const QString text = u"A Small Study of MiniXiaoXiao Xu, Bo Li, Chu Wu"_s;
        for (const QString &known : {u"XiaoXiao Xu"_s, u"Xiao Xu"_s}) {
            GlueEvidence evidence;
            evidence.isKnownAuthor = [&](const QString &name) { return name == foldName(known); };
            QString expected = text;
            expected.insert(text.lastIndexOf(known), u'|');
            QCOMPARE(split({{text, {}, true}}, evidence).constFirst(), expected);
        }
    }

    void reportsUncertainSplits()
    {
        QList<double> confidence;
        split(
            {{u"Learning to Fold Towels|Ada Prudnik, Milan Krticka, Wen Duo"_s, u"We fold towels."_s, true}},
            {}, &confidence);
        QVERIFY(confidence[0] > 0.99);
        const QByteArray page =
            "LGMar 2, 2025\nThe Theory of FormsJBrando Duck-Mayrow, Roma Garnet et al.\nForms are forms.\n";
        const auto parsed = parseSource(page, {});
        QVERIFY(parsed);
        QCOMPARE(parsed->diagnostics.size(), 1);
        QCOMPARE(parsed->diagnostics[0].line, 2);
        QCOMPARE(parsed->diagnostics[0].severity, Diagnostic::Severity::Warning);
        QVERIFY(parsed->diagnostics[0].message.contains(u"Theory of FormsJ | Brando"_s));
        QVERIFY(parsed->diagnostics[0].message.contains(u"Theory of Forms | JBrando"_s));
    }

    void handlesLinesWithoutNames()
    {
        // The line is cut off by the end of the source, so it may contain no names.
        const std::vector<GluedLine> cut{{u"Merge, Then Compress: Efficient Folding of H", false, {}, true}};
        QCOMPARE(splitGlued(cut, {})[0].titleEnd, cut[0].text.size());
        QCOMPARE(splitGlued({}, {}).size(), size_t(0));
        QCOMPARE(splitGlued({{QStringView(), true, {}, false}}, {})[0].titleEnd, 0);
        QCOMPARE(splitGlued({{u"x", true, {}, false}}, {})[0].titleEnd, 1);
    }

    void longLinesAreBounded()
    {
        const test::Work work;
        for (const QString &text :
             {QString(4000, u'x'), QString(u"Ab"_s).repeated(2000), u"A b, "_s.repeated(800),
              u"Ab Cd "_s.repeated(660), QString(4000, u','), QString(4000, u'中')})
            QVERIFY(splitGlued({{text, false, text, false}, {text, true, text, true}}, {})[0].titleEnd
                    <= text.size());
        LECTERN_WORKED_LESS_THAN(20, work, u"long lines"_s);
    }

    void storesWordSet()
    {
        glue::WordSet set;
        QString text;
        for (int i = 0; i < 2000; ++i)
            text += QStringLiteral("Word%1 small%1 ").arg(i);
        set.add(text);
        QVERIFY(set.hasExact(glue::exactKey(u"Word1999")));
        QVERIFY(!set.hasExact(glue::exactKey(u"word1999")));
        QVERIFY(set.hasFolded(glue::foldedKey(u"WORD7")));
        QVERIFY(!set.hasSmall(glue::foldedKey(u"WORD7")));
        QVERIFY(set.hasSmall(glue::foldedKey(u"Small7")));
        QVERIFY(!set.hasFolded(glue::foldedKey(u"word2000")));
        QVERIFY(set.hasStem(glue::stemKey(u"smallest")));
        QCOMPARE(glue::stemKey(u"four"), 0u);
        glue::WordSet copy;
        copy.add(set);
        QVERIFY(copy.hasSmall(glue::foldedKey(u"small1234")));
    }
};

QTEST_GUILESS_MAIN(TestGlueSplit)
#include "tst_gluesplit.moc"
