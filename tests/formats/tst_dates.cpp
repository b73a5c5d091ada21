// Dates as bibliographies state them, and what a round trip keeps of them.
#include "models/formats/base/dates.h"
#include "models/formats/registry.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestDates final : public QObject
{
    Q_OBJECT
private slots:
    void readsTheFirstDay_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected"); // year-month-day, 0: unknown; empty: no date
        QTest::addColumn<bool>("more");
        const auto row = [](const char *text, const char *expected, bool more = false) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(expected) << more;
        };
        // clang-format off
        row("2016-04-03", "2016-4-3"); row("2016/04/03/Spring", "2016-4-3", true);
        row("2016-04-03T10:00:00Z", "2016-4-3"); row("2016-Apr-3", "2016-4-3"); row("20160403", "2016-4-3");
        row("April 3, 2016", "2016-4-3"); row("Winter 2016", "2016-0-0", true);
        row("2016 Winter", "2016-0-0", true); row("Fall-Winter 1991", "1991-0-0", true);
        row("1990 May-Jun", "1990-5-0", true); row("1998 Dec-1999 Jan", "1998-12-0", true);
        row("1998 Dec-1999 Jan 4", "1998-12-0", true); row("2019 Dec 28-2020 Jan 3", "2019-12-28", true);
        row("2011 Jan 5-12", "2011-1-5", true); row("1975-1976", "1975-0-0", true);
        row("23–27 May 2019", "2019-5-23", true); row("May – 2 June 2019", "2019-5-0", true);
        row("28 December – 3 January 2020", "2020-0-0", true); row("2015-22/2016-24", "2015-0-0", true);
        row("1998-03-02/1999-04-05", "1998-3-2", true); row("2004-05/..", "2004-5-0", true);
        row("2004/", "2004-0-0", true); row("1984?~", "1984-0-0", true); row("156X", "1560-0-0", true);
        row("15XX-12-25", "1500-12-25", true); row("0850", "850-0-0"); row("0476-09-04", "476-9-4");
        row("-0044", "-44-0-0"); row("-1044", "-1044-0-0"); row("c. 850", "850-0-0", true);
        row("850 AD", "850-0-0", true); row("44 BC", "-44-0-0", true); row("850", "850-0-0");
        row("c. 1999", "1999-0-0", true); row("0000-00-00", ""); row("9999", ""); row("12", "");
        row("n.d.", "");
        // clang-format on
    }
    void readsTheFirstDay()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, expected);
        QFETCH(const bool, more);
        const LooseDate date = readLooseDate(text);
        QCOMPARE(date.year ? u"%1-%2-%3"_s.arg(*date.year).arg(date.month).arg(date.day) : QString(),
                 expected);
        if (date.year)
            QCOMPARE(statesMore(text, date), more);
    }

    void cslDatesInEverySpelling_data()
    {
        QTest::addColumn<QByteArray>("issued");
        QTest::addColumn<QByteArray>("expected"); // the issued date of the export
        const auto row = [](const char *issued, const char *expected) {
            QTest::newRow(issued) << QByteArray(issued) << QByteArray(expected);
        };
        row(R"("date-parts":[["2015","3"]])", "[2015,3]");
        row(R"("date-parts":[["2015","Mar"]])", "[2015,3]");
        row(R"("date-parts":[2015,3,4])", "[2015,3,4]");
        row(R"("year":"2015","month":"3","day":4)", "[2015,3,4]");
        row(R"("raw":"May 2010")", "[2010,5]");
        row(R"("literal":"circa 1999")", "[1999]");
        row(R"("date-parts":[[-44]])", "[-44]");
    }
    void cslDatesInEverySpelling()
    {
        QFETCH(const QByteArray, issued);
        QFETCH(const QByteArray, expected);
        for (const QByteArray &date : {QByteArray("{" + issued + "}"), QByteArray("[{" + issued + "}]")}) {
            const auto parsed = parseSource(
                QByteArray(R"([{"id":"a","type":"book","title":"Fog","issued":)" + date + "}]"), {});
            QVERIFY(parsed);
            const QByteArray out = formatById(u"csl-json")->write(parsed->papers);
            QVERIFY2(out.contains(QByteArray(R"("issued":{"date-parts":[)" + expected)), out.constData());
        }
    }

    // Spans survive a round trip, and CSL-JSON and BibLaTeX exchange them.
    void spansAreWritten_data()
    {
        QTest::addColumn<QString>("date");
        QTest::addColumn<QByteArray>("csl");
        const auto row = [](const char *date, const QByteArray &csl) {
            QTest::newRow(date) << QString::fromLatin1(date) << QByteArray("\"issued\":{" + csl);
        };
        row("2015-22/2016-24", R"("date-parts":[[2015],[2016]],"season":2)");
        row("1998-03-02/1999-04-05", R"("date-parts":[[1998,3,2],[1999,4,5]])");
        row("1984~", R"("circa":true,"date-parts":[[1984]])");
        row("2004-05/..", R"("date-parts":[[2004,5]])");
        row("156X", R"("date-parts":[[1560]])");
        row("2010-05-01/2011-02", R"("date-parts":[[2010,5,1],[2011,2]])");
    }
    void spansAreWritten()
    {
        QFETCH(const QString, date);
        QFETCH(const QByteArray, csl);
        const QByteArray field = "= {" + date.toUtf8() + "}";
        const auto bib =
            parseSource(QByteArray("@misc{a, title={Fog}, author={Oak, Ada}, date" + field + "}"), {});
        QVERIFY(bib);
        QVERIFY(formatById(u"biblatex")->write(bib->papers).contains(field));
        QVERIFY(formatById(u"csl-json")->write(bib->papers).contains(csl));
        const auto item =
            parseSource(QByteArray(R"([{"id":"a","type":"book","title":"Fog",)" + csl + "}}]"), {});
        QVERIFY(item);
        QVERIFY(formatById(u"csl-json")->write(item->papers).contains(csl));
        if (csl.contains("],[") && !csl.contains("season"))
            QVERIFY(formatById(u"biblatex")->write(item->papers).contains(field));
    }

    void firstMonthOfASpanIsWritten()
    {
        const auto parsed =
            parseSource(R"(@misc{a, title={Fog}, month = aug # "\slash " # sep, year=2001})", {});
        QVERIFY(parsed);
        QVERIFY(formatById(u"csl-json")->write(parsed->papers).contains(R"("date-parts":[[2001,8]])"));
    }

    void risKeepsTheRestOfADate()
    {
        const auto parsed =
            parseSource("TY  - JOUR\nTI  - Fog\nPY  - 2016\nDA  - 2016/04/03/Spring\nER  - \n", {});
        QVERIFY(parsed);
        QCOMPARE(parsed->papers.value(0).date, QDate(2016, 4, 3));
        QVERIFY(formatById(u"ris")->write(parsed->papers).contains("2016/04/03/Spring"));
    }
};

QTEST_GUILESS_MAIN(TestDates)
#include "tst_dates.moc"
