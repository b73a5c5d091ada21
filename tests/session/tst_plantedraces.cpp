// Whether ThreadSanitizer, with the options and suppressions of ./dev tsan, sees a race in each kind of
// thread. Without this, an option that hides races makes every other test of threads worthless.
#include "tests/support/support.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

class TestPlantedRaces : public QObject
{
    Q_OBJECT

private slots:
    void isReported_data()
    {
        QTest::addColumn<QString>("place"); // that the report names
        QTest::newRow("reader") << u"writeShared"_s;
        QTest::newRow("writer") << u"writeShared"_s;
        QTest::newRow("task") << u"writeShared"_s;
        QTest::newRow("parser") << u"writeShared"_s;
        QTest::newRow("index") << u"BackgroundInverter"_s;
    }
    void isReported()
    {
        QFETCH(QString, place);
        // The sanitizer sees the order of the two threads in one run: now and then a lock that has nothing to
        // do with the race comes between them.
        constexpr int kMaxRuns = 5;
        for (int run = 1; run <= kMaxRuns; ++run) {
            QProcess program;
            program.start(QStringLiteral(PLANTED_RACES), {QString::fromLatin1(QTest::currentDataTag())});
            QVERIFY(program.waitForFinished(120'000));
            if (program.exitCode() == 0 && run < kMaxRuns)
                continue;
            const QString report = QString::fromUtf8(program.readAllStandardError());
            QVERIFY2(report.contains(u"WARNING: ThreadSanitizer: data race"_s) && report.contains(place),
                     qPrintable(report));
            QCOMPARE(program.exitCode(), 66);
            return;
        }
    }
    void orderedAccessIsNotReported_data() { isReported_data(); }
    void orderedAccessIsNotReported()
    {
        QProcess program;
        program.start(QStringLiteral(PLANTED_RACES),
                      {QString::fromLatin1(QTest::currentDataTag()), u"--ordered"_s});
        QVERIFY(program.waitForFinished(120'000));
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()), QString());
        QCOMPARE(program.exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TestPlantedRaces)
#include "tst_plantedraces.moc"
