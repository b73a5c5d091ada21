#include "models/core/shortvenue.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/highlight.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestHighlight : public QObject
{
    Q_OBJECT
private slots:
    void marksMatchingWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("marked");
        QTest::newRow("nothing asked") << u"Some text"_s << QStringList() << QStringList();
        QTest::newRow("whole word") << u"A Score, scored"_s << QStringList{u"score"_s}
                                    << QStringList{u"Score"_s};
        QTest::newRow("prefix marks the beginning")
            << u"Scores and scoring"_s << QStringList{u"scor*"_s} << QStringList{u"Scor"_s, u"scor"_s};
        QTest::newRow("accents") << u"Schrödinger's"_s << QStringList{u"schrodinger"_s}
                                 << QStringList{u"Schrödinger"_s};
        QTest::newRow("no inner match") << u"rescore"_s << QStringList{u"score"_s} << QStringList();
        QTest::newRow("a phrase as a whole, not its words")
            << u"Of deep, nets: the DEEP Nets of the deep"_s << QStringList{u"deep nets"_s}
            << QStringList{u"deep, nets"_s, u"DEEP Nets"_s};
        QTest::newRow("a phrase beside one of its words")
            << u"deep sea, deep nets"_s << QStringList{u"deep nets"_s, u"deep"_s}
            << QStringList{u"deep"_s, u"deep nets"_s};
        QTest::newRow("a phrase that is not yet typed to its end")
            << u"zero-shot, zero hour"_s << QStringList{u"zero sh*"_s} << QStringList{u"zero-sh"_s};
        QTest::newRow("a phrase cut off by the end")
            << u"deep"_s << QStringList{u"deep nets"_s} << QStringList();
        QTest::newRow("a hyphenated word typed as one") << u"Self-Supervised $k$-means, self - supervised"_s
                                                        << QStringList{u"selfsupervised"_s, u"kmea*"_s}
                                                        << QStringList{u"Self-Supervised"_s, u"k$-means"_s};
        QTest::newRow("a word of which parts are known")
            << u"Transformers, a transfer; informed"_s << QStringList{u"trans*er*"_s, u"*form*"_s}
            << QStringList{u"Transformers"_s, u"transfer"_s, u"informed"_s};
        QTest::newRow("a script without spaces")
            << u"基于图神经网络的推荐, BERT模型"_s << QStringList{u"神 经 网"_s, u"bert 模 型"_s, u"荐"_s}
            << QStringList{u"神经网"_s, u"荐"_s, u"BERT模型"_s};
        QTest::newRow("beside markup")
            << u"<b>lora</b>"_s << QStringList{u"lora"_s} << QStringList{u"lora"_s};
    }
    void marksMatchingWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QFETCH(QStringList, marked);
        QStringList found;
        for (const TextSpan &span : matchSpans(text, words))
            found.append(text.mid(span.begin, span.length));
        QCOMPARE(found, marked);
    }

    void highlightsWordsInVenues()
    {
        QCOMPARE(venueText(u"neurips"_s), u"NeurIPS"_s);
        QCOMPARE(venueText(u"tmlr"_s), u"TMLR"_s);
        QCOMPARE(venueText(u"ICML 2024"_s), u"ICML 2024"_s);
        QCOMPARE(venueText(u"Journal of Tides"_s), u"Journal of Tides"_s);
        QCOMPARE(venueText({}), QString());
        QCOMPARE(shortVenueText(u"ICML 2024"_s), u"ICML"_s);
    }

    void spellsOutCategories()
    {
        QCOMPARE(categoryName(u"cs.LG"), u"Machine Learning"_s);
        QCOMPARE(categoryName(u"LG"), u"Machine Learning"_s);
        QCOMPARE(categoryName(u"CV"), u"Computer Vision and Pattern Recognition"_s);
        QCOMPARE(categoryName(u"NI"), u"Networking and Internet Architecture"_s);
        QCOMPARE(categoryName(u"no such"), QString());
        QCOMPARE(categoryNames(u"cs.LG xx"_s), u"Machine Learning (cs.LG), xx"_s);
        QCOMPARE(shortCategory(u"cs.LG stat.ML"_s), u"LG"_s);
        QCOMPARE(shortCategory(u"astro-ph.CO"_s), u"astro-ph.CO"_s);
    }
};

QTEST_GUILESS_MAIN(TestHighlight)
#include "tst_highlight.moc"
