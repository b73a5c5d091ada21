#include "models/formats/sites/dateline.h"

#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestDateLine : public QObject
{
    Q_OBJECT
private slots:
    void parsesDateLines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("read"); // score|category|month-day|year|code; "no" for no date line
        QTest::newRow("all") << u"84.7LGJun 2, 2024Code"_s << u"84.7|LG|6-2|2024|code"_s;
        QTest::newRow("bare") << u"LGFeb 10"_s << u"|LG|2-10||"_s;
        QTest::newRow("badge without year") << u"CVFeb 6Code"_s << u"|CV|2-6||code"_s;
        QTest::newRow("only a date") << u"Feb 6"_s << u"||2-6||"_s;
        QTest::newRow("score, no category") << u"35.1Apr 27"_s << u"35.1||4-27||"_s;
        QTest::newRow("score 100") << u"100AIMay 1"_s << u"100|AI|5-1||"_s;
        QTest::newRow("score 0") << u"0.0AIMay 1"_s << u"0|AI|5-1||"_s;
        QTest::newRow("score too high") << u"100.1AIMay 1"_s << u"no"_s;
        QTest::newRow("score is no number") << u"8.4.7LGJun 2"_s << u"no"_s;
        QTest::newRow("dotted category") << u"cs.LGJun 2"_s << u"|cs.LG|6-2||"_s;
        QTest::newRow("hyphenated category") << u"61.0astro-ph.COJun 2"_s << u"61|astro-ph.CO|6-2||"_s;
        QTest::newRow("category like a month") << u"MAMay 12"_s << u"|MA|5-12||"_s;
        QTest::newRow("spaces between") << u"  84.7 LG Jun 2, 2024 Code "_s << u"84.7|LG|6-2|2024|code"_s;
        QTest::newRow("non-breaking spaces") << u"LGJun\u00a02,\u00a02024"_s << u"|LG|6-2|2024|"_s;
        QTest::newRow("month in full") << u"LGJune 2, 2024"_s << u"|LG|6-2|2024|"_s;
        QTest::newRow("sept") << u"LGSept 9"_s << u"|LG|9-9||"_s;
        QTest::newRow("leap day") << u"LGFeb 29"_s << u"|LG|2-29||"_s;
        QTest::newRow("no such day, still a date line") << u"LGFeb 30, 2025"_s << u"|LG|2-30|2025|"_s;
        QTest::newRow("day 32") << u"LGJan 32"_s << u"no"_s;
        QTest::newRow("day 0") << u"LGJan 0"_s << u"no"_s;
        QTest::newRow("year without comma") << u"LGJan 2 2025"_s << u"no"_s;
        QTest::newRow("old year") << u"LGJan 2, 1825"_s << u"no"_s;
        QTest::newRow("empty") << QString() << u"no"_s;
        QTest::newRow("title") << u"On the Use of May 2"_s << u"no"_s;
        QTest::newRow("words behind") << u"LGJun 2, 2024Code and more"_s << u"no"_s;
        QTest::newRow("small month") << u"LGjun 2"_s << u"no"_s;
        QTest::newRow("no space") << u"LGJun2"_s << u"no"_s;
        QTest::newRow("digits in the category") << u"L4GJun 2"_s << u"no"_s;
        QTest::newRow("long") << QString(100, u'x') + u"Jun 2"_s << u"no"_s;
    }
    void parsesDateLines()
    {
        QFETCH(QString, line);
        const auto date = parseDateLine(line);
        const QString read = !date
            ? u"no"_s
            : QStringLiteral("%1|%2|%3-%4|%5|%6")
                  .arg(date->score ? QString::number(*date->score) : QString(), date->category)
                  .arg(date->month)
                  .arg(date->day)
                  .arg(date->year ? QString::number(*date->year) : QString(),
                       date->code ? u"code"_s : QString());
        QTEST(read, "read");
    }

    void infersYears_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QDate>("savedOn");
        QTest::addColumn<QDate>("date");
        const QDate june(2026, 6, 30);
        QTest::newRow("this year") << u"LGJun 2"_s << june << QDate(2026, 6, 2);
        QTest::newRow("the same day") << u"LGJun 30"_s << june << june;
        QTest::newRow("a day later: last year") << u"LGJul 1"_s << june << QDate(2025, 7, 1);
        QTest::newRow("new year's eve") << u"LGDec 31"_s << QDate(2026, 1, 1) << QDate(2025, 12, 31);
        QTest::newRow("leap day in a common year") << u"LGFeb 29"_s << june << QDate(2024, 2, 29);
        QTest::newRow("leap day in its year") << u"LGFeb 29"_s << QDate(2024, 3, 1) << QDate(2024, 2, 29);
        QTest::newRow("leap day before it") << u"LGFeb 29"_s << QDate(2024, 2, 28) << QDate(2020, 2, 29);
        QTest::newRow("leap day around 1900") << u"LGFeb 29"_s << QDate(1903, 1, 1) << QDate(1896, 2, 29);
        QTest::newRow("stated, even in the future") << u"LGFeb 1, 2031"_s << june << QDate(2031, 2, 1);
        QTest::newRow("stated, day of saving not known")
            << u"LGFeb 1, 2023"_s << QDate() << QDate(2023, 2, 1);
        QTest::newRow("bare, day of saving not known") << u"LGFeb 1"_s << QDate() << QDate();
        QTest::newRow("no such day") << u"LGFeb 30"_s << june << QDate();
        QTest::newRow("no such day, with year") << u"LGFeb 29, 2025"_s << june << QDate();
    }
    void infersYears()
    {
        QFETCH(QString, line);
        QFETCH(QDate, savedOn);
        const auto date = parseDateLine(line);
        QVERIFY(date);
        QTEST(resolveDate(*date, savedOn), "date");
    }

    void readsHeadFigures_data()
    {
        using Kind = HeadLine::Kind;
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("kind"); // -1: none
        QTest::addColumn<int>("value");
        QTest::newRow("h-index") << u"h-index9"_s << int(Kind::HIndex) << 9;
        QTest::newRow("papers") << u"3papers"_s << int(Kind::Papers) << 3;
        QTest::newRow("one paper") << u"1paper"_s << int(Kind::Papers) << 1;
        QTest::newRow("one citation") << u"1citation"_s << int(Kind::Citations) << 1;
        QTest::newRow("thousands") << u"1,394citations"_s << int(Kind::Citations) << 1394;
        QTest::newRow("millions") << u"1,234,567citations"_s << int(Kind::Citations) << 1234567;
        QTest::newRow("thin space") << u"1\u202f394citations"_s << int(Kind::Citations) << 1394;
        QTest::newRow("novelty") << u"Novelty55%"_s << int(Kind::Novelty) << 55;
        QTest::newRow("score") << u"AI Score44"_s << int(Kind::AiScore) << 44;
        QTest::newRow("score, non-breaking") << u"AI\u00a0Score44"_s << int(Kind::AiScore) << 44;
        QTest::newRow("heading") << u"3 Papers"_s << int(Kind::PapersHeading) << 3;
        QTest::newRow("heading of one") << u"1 Paper"_s << int(Kind::PapersHeading) << 1;
        QTest::newRow("category") << u"LG"_s << int(Kind::Category) << 0;
        QTest::newRow("spaced") << u"h-index 9"_s << int(Kind::HIndex) << 9;
        QTest::newRow("group of two") << u"1,39citations"_s << -1 << 0;
        QTest::newRow("long first group") << u"1394,000citations"_s << -1 << 0;
        QTest::newRow("no figure") << u"h-index"_s << -1 << 0;
        QTest::newRow("too large") << u"99999999999citations"_s << -1 << 0;
        QTest::newRow("sentence") << u"Something else entirely."_s << -1 << 0;
        QTest::newRow("empty") << QString() << -1 << 0;
    }
    void readsHeadFigures()
    {
        QFETCH(QString, line);
        const auto head = parseHeadLine(line);
        QTEST(head ? int(head->kind) : -1, "kind");
        QTEST(head ? head->value : 0, "value");
    }
};

QTEST_GUILESS_MAIN(TestDateLine)
#include "tst_dateline.moc"
