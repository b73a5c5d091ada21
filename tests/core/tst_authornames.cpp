#include "models/core/authornames.h"
#include "models/core/fold.h"

#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestAuthorNames : public QObject
{
    Q_OBJECT
private slots:
    void comparesNames_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<NameLikeness>("likeness");
        using enum NameLikeness;
        QTest::newRow("same") << u"Chuan Wu"_s << u"Wu, Chuan"_s << Same;
        QTest::newRow("accents") << u"Jürgen Schön"_s << u"Jurgen Schon"_s << Same;
        QTest::newRow("family first") << u"Chuan Wu"_s << u"Wu Chuan"_s << SameWords;
        QTest::newRow("joined") << u"Xiao-Xiao Li"_s << u"Xiaoxiao Li"_s << SameWords;
        QTest::newRow("initial") << u"C. Wu"_s << u"Chuan Wu"_s << Compatible;
        QTest::newRow("middle name") << u"Geoffrey Hinton"_s << u"Geoffrey E. Hinton"_s << Compatible;
        QTest::newRow("two initials") << u"G. E. Hinton"_s << u"Geoffrey Everest Hinton"_s << Compatible;
        QTest::newRow("suffix") << u"John Smith Jr."_s << u"J. Smith"_s << Compatible;
        QTest::newRow("other initial") << u"D. Wu"_s << u"Chuan Wu"_s << Different;
        QTest::newRow("other given name") << u"Chen Wu"_s << u"Chuan Wu"_s << Different;
        QTest::newRow("other middle name") << u"John A. Smith"_s << u"John B. Smith"_s << Different;
        QTest::newRow("middle for first") << u"E. Hinton"_s << u"Geoffrey E. Hinton"_s << Different;
        QTest::newRow("family only") << u"Wu"_s << u"Chuan Wu"_s << Different;
        QTest::newRow("empty") << QString() << u"Chuan Wu"_s << Different;
    }
    void comparesNames()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        const QString foldedA = foldName(a), foldedB = foldName(b);
        QTEST(compareNames(foldedA, foldedB), "likeness");
        QCOMPARE(compareNames(foldedB, foldedA), compareNames(foldedA, foldedB));
        QFETCH(NameLikeness, likeness);
        if (likeness != NameLikeness::Different) {
            const QStringList keys = nameKeys(foldedA), others = nameKeys(foldedB);
            QVERIFY2(std::any_of(keys.begin(), keys.end(),
                                 [&](const QString &key) { return others.contains(key); }),
                     "likely pairs must share a key");
        }
    }
    void findsFamilyName()
    {
        QCOMPARE(familyName(u"john smith jr"), u"smith"_s);
        QCOMPARE(familyName(u"plato"), u"plato"_s);
        QCOMPARE(familyName(u""), QString());
    }
};

QTEST_MAIN(TestAuthorNames)
#include "tst_authornames.moc"
