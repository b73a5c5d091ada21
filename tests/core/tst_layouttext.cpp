// Tests that text which needs minutes of layout is shortened, and that other text is unchanged.
#include "models/core/layouttext.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestLayoutText : public QObject
{
    Q_OBJECT
private slots:
    void leavesOrdinaryTextUnchanged_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("plain") << u"Tides in Shallow Water"_s;
        QTest::newRow("long") << u"word "_s.repeated(100'000);
        QTest::newRow("accents") << u"re\u0301sume\u0301 "_s.repeated(50'000);
        QTest::newRow("30 marks, as stream-safe text has them") << u"a"_s + u"\u0301"_s.repeated(30) + u"b"_s;
        QTest::newRow("Hebrew with points")
            << u"\u05D1\u05BC\u05B0\u05E8\u05B5\u05D0\u05E9\u05C1\u05B4\u05D9\u05EA"_s;
        QTest::newRow("Devanagari") << u"\u0915\u094D\u0937\u0924\u094D\u0930\u093F\u092F "_s.repeated(1000);
        QTest::newRow("Tibetan") << u"\u0F56\u0F66\u0F92\u0FB2\u0F74\u0F56\u0F66\u0F0B"_s;
        QTest::newRow("Thai") << u"\u0E17\u0E35\u0E48\u0E19\u0E35\u0E48"_s.repeated(1000);
        QTest::newRow("Chinese") << u"潮汐"_s.repeated(50'000);
        QTest::newRow("a family") << u"\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"_s;
        QTest::newRow("the sentence, twice") << u"\uFDFA \uFDFA"_s;
        QTest::newRow("half a pair") << QString(QChar(0xD83D)) + u"\u0301x"_s;
    }
    void leavesOrdinaryTextUnchanged()
    {
        QFETCH(QString, text);
        QCOMPARE(layoutText(text), text);
    }

    void limitsMarksPerLetter_data()
    {
        QTest::addColumn<QString>("joining"); // repeated after a letter
        QTest::newRow("an accent") << u"\u0301"_s;
        QTest::newRow("above and below") << u"\u0301\u0323\u0489"_s;
        QTest::newRow("of the second plane") << u"\U0001D165"_s;
        QTest::newRow("selectors") << u"\uFE0F"_s;
        QTest::newRow("Devanagari") << u"\u094D\u0937"_s;
        QTest::newRow("joined emoji") << u"\u200D\U0001F469"_s;
        QTest::newRow("joiners") << u"\u200D"_s;
    }
    void limitsMarksPerLetter()
    {
        QFETCH(QString, joining);
        const QString one = u"before a"_s + joining.repeated(10'000) + u" behind"_s;
        const QString shown = layoutText(one);
        QVERIFY2(shown.size() < 60, qPrintable(QString::number(shown.size())));
        QVERIFY(shown.startsWith(u"before a"_s + joining));
        QVERIFY(shown.endsWith(u"… behind"_s));
        QCOMPARE(layoutText(shown), shown);
        QVERIFY(shown.isValidUtf16());
        const QString all = joining.repeated(10'000);
        QVERIFY(layoutText(all).size() < 60 && layoutText(all).endsWith(u'…'));
        // Each text is limited separately.
        QCOMPARE(layoutText(one + one), shown + shown);
    }

    void limitsDirectionChanges()
    {
        const QString line = u"a \u05D0 "_s;
        QCOMPARE(layoutText(line.repeated(2000)), line.repeated(2000));
        const QString shown = layoutText(line.repeated(200'000));
        QVERIFY2(shown.size() < 11'000 && shown.endsWith(u'…'), qPrintable(QString::number(shown.size())));
        const QString numbers = u"\u05D0 1, 2; "_s.repeated(20'000);
        QCOMPARE(layoutText(numbers), numbers);
    }

    void limitsRepeatedExpandingCharacters()
    {
        QCOMPARE(layoutText(u"\uFDFA"_s.repeated(10'000)).size(), 34);
    }
};

QTEST_GUILESS_MAIN(TestLayoutText)
#include "tst_layouttext.moc"
