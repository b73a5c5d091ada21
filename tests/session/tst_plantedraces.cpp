// Tests that ThreadSanitizer, with the options and suppressions of ./dev tsan, detects a race in each kind of
// thread. Otherwise an option that hides races would make the other thread tests worthless.
#include "tests/support/support.h"

#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

class TestPlantedRaces : public QObject
{
    Q_OBJECT

private slots:
    void reportsPlantedRace_data()
    {
        QTest::addColumn<QString>("place"); // named in the report
        QTest::newRow("reader") << u"writeShared"_s;
        QTest::newRow("writer") << u"writeShared"_s;
        QTest::newRow("task") << u"writeShared"_s;
        QTest::newRow("parser") << u"writeShared"_s;
        QTest::newRow("index") << u"BackgroundInverter"_s;
    }
    void reportsPlantedRace()
    {
        QFETCH(QString, place);
        // In one run an unrelated lock may order the two threads by chance, so the test is repeated.
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
    void orderedAccessIsNotReported_data() { reportsPlantedRace_data(); }
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
