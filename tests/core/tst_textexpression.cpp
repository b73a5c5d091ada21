// Tests which regular expressions match within single words, and the text that every match must contain.
#include "models/core/query/textexpression.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestTextExpression : public QObject
{
    Q_OBJECT
private slots:
    void detectsExpressionsWithinWords_data();
    void detectsExpressionsWithinWords();
    void findsRequiredText_data();
    void findsRequiredText();
    void reportsSyntaxErrors();
};

void TestTextExpression::detectsExpressionsWithinWords_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<bool>("inWords");
    QTest::newRow("a word") << u"gan"_s << true;
    QTest::newRow("a choice") << u"\\bgans?\\b|diffusion"_s << true;
    QTest::newRow("a group") << u"net(?:work)?s{1,2}"_s << true;
    QTest::newRow("a class") << u"model[a-z0-9]*"_s << true;
    QTest::newRow("digits") << u"\\d\\d+"_s << true;
    QTest::newRow("any character") << u"g.n"_s << false;
    QTest::newRow("a space") << u"neural nets"_s << false;
    QTest::newRow("a hyphen") << u"k-means"_s << false;
    QTest::newRow("a class with a hyphen") << u"k[a-]means"_s << false;
    QTest::newRow("a class with others") << u"k[ a]means"_s << false;
    QTest::newRow("all but some") << u"k[^a]means"_s << false;
    QTest::newRow("space by name") << u"a\\sb"_s << false;
    QTest::newRow("all but letters") << u"a\\Wb"_s << false;
    QTest::newRow("the beginning of a text") << u"^gan"_s << false;
    QTest::newRow("the end of a text") << u"gan$"_s << false;
    QTest::newRow("capitals matter") << u"(?-i)GAN"_s << false;
    QTest::newRow("an accent") << u"schrödinger"_s << false;
    QTest::newRow("a letter by number") << u"\\x41"_s << false;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("perhaps nothing") << u"(gan)?"_s << false;
    QTest::newRow("an edge alone") << u"\\b"_s << false;
    QTest::newRow("a named class") << u"[[:alpha:]]x"_s << false;
}

void TestTextExpression::detectsExpressionsWithinWords()
{
    QFETCH(QString, expression);
    const auto made = TextExpression::of(expression);
    QVERIFY(bool(made));
    QTEST(made->isOfWords(), "inWords");
}

void TestTextExpression::findsRequiredText_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>(
        "needed"); // alternatives separated by |; parts that must all occur are joined by +
    QTest::newRow("a word") << u"Gan[sz]e"_s << u"ganse|ganze"_s;
    QTest::newRow("words") << u"graph.*network"_s << u"graph+network"_s;
    QTest::newRow("a choice") << u"kernel|attention"_s << u"attention|kernel"_s;
    QTest::newRow("too short") << u"ab.c"_s << QString();
    QTest::newRow("perhaps") << u"(graph)?"_s << QString();
}

void TestTextExpression::findsRequiredText()
{
    QFETCH(QString, expression);
    const auto made = TextExpression::of(expression);
    QVERIFY(bool(made));
    QStringList any;
    for (const std::vector<std::string> &together : made->needed()) {
        QStringList all;
        for (const std::string &letters : together)
            all.append(QString::fromStdString(letters));
        all.sort();
        any.append(all.join(u'+'));
    }
    any.sort();
    QTEST(any.join(u'|'), "needed");
}

void TestTextExpression::reportsSyntaxErrors()
{
    const auto made = TextExpression::of(u"a(b"_s);
    QVERIFY(!made);
    QVERIFY(!made.error().message.isEmpty());
}

QTEST_GUILESS_MAIN(TestTextExpression)
#include "tst_textexpression.moc"
