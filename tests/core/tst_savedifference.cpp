#include "models/core/savedifference.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestSaveDifference : public QObject
{
    Q_OBJECT

    static Paper paper(int number, QRandomGenerator &random)
    {
        Paper paper;
        paper.title = u"Study %1 of the tidal forest"_s.arg(number);
        paper.authors = {u"Ada Quill"_s, u"Bo Ferrant %1"_s.arg(number)};
        paper.authorsTruncated = random.bounded(2);
        paper.category = u"LG"_s;
        paper.date = QDate(2025, 1, 1).addDays(random.bounded(400));
        paper.score = 40 + random.bounded(500) / 10.0;
        paper.code = random.bounded(2) == 1;
        paper.abstract = u"We count %1 trees below the tide line and explain them."_s.arg(number);
        return paper;
    }

private slots:
    // Compares two saves of one page with known edits: the reported changes equal the edits.
    void reportsExactlyTheEdits_data()
    {
        QTest::addColumn<bool>("withIds");
        QTest::newRow("by text") << false;
        QTest::newRow("by the library's identity") << true;
    }
    void reportsExactlyTheEdits()
    {
        QFETCH(bool, withIds);
        for (quint32 seed = 1; seed <= 200; ++seed) {
            QRandomGenerator random(seed);
            SavedPage older;
            older.figures = AuthorFigures{u"Ada Quill"_s, u"LG"_s, 9, 12, 140, 55, 47};
            for (int i = 0; i < 40; ++i)
                older.papers.append({withIds ? PaperId(i + 1) : PaperId::None, paper(i, random)});
            SavedPage newer = older;

            newer.figures->hIndex = 9 + int(random.bounded(3));
            newer.figures->citations = 140 + int(random.bounded(2)) * 37;
            QStringList figures;
            if (newer.figures->hIndex != 9)
                figures.append(
                    u"h-index 9>%1 +%2"_s.arg(*newer.figures->hIndex).arg(*newer.figures->hIndex - 9));
            if (newer.figures->citations != 140)
                figures.append(u"citations 140>177 +37"_s);

            QSet<QString> edits, expectedNew, expectedGone;
            for (int i = 39; i >= 0; --i) {
                Paper &now = newer.papers[i].paper;
                switch (random.bounded(8)) {
                case 0:
                    expectedGone.insert(now.title);
                    newer.papers.removeAt(i);
                    break;
                case 1: {
                    const double before = *now.score;
                    now.score = before + 1.5;
                    edits.insert(
                        u"%1: score %2>%3"_s.arg(now.title, figureText(before), figureText(before + 1.5)));
                    break;
                }
                case 2:
                    now.category = u"DC"_s;
                    edits.insert(u"%1: category LG>DC"_s.arg(now.title));
                    break;
                case 3:
                    edits.insert(u"%1: code %2>%3"_s.arg(now.title, *now.code ? u"yes"_s : u"no"_s,
                                                         *now.code ? u"no"_s : u"yes"_s));
                    now.code = !*now.code;
                    break;
                case 4: // the year was inferred from another save date, so nothing changed
                    now.date = now.date.addYears(1);
                    if (now.date.day() == older.papers[i].paper.date.day())
                        now.dateInferred = true;
                    else
                        now.date = older.papers[i].paper.date;
                    break;
                default:
                    break;
                }
            }
            for (int i = 0; i < int(random.bounded(5)); ++i) {
                const SavedPaper added{withIds ? PaperId(100 + i) : PaperId::None, paper(100 + i, random)};
                newer.papers.insert(int(random.bounded(newer.papers.size() + 1)), added);
                expectedNew.insert(added.paper.title);
            }

            const SaveDifference difference = compareSaves(older, newer);
            QSet<QString> appeared, vanished, changed;
            for (const SavedPaper &one : difference.appeared)
                appeared.insert(one.paper.title);
            for (const SavedPaper &one : difference.vanished)
                vanished.insert(one.paper.title);
            for (const PaperChange &one : difference.changed)
                for (const ValueChange &value : one.values)
                    changed.insert(
                        u"%1: %2 %3>%4"_s.arg(one.after.paper.title, value.field, value.before, value.after));
            QStringList grown;
            for (const ValueChange &value : difference.figures)
                grown.append(
                    u"%1 %2>%3 +%4"_s.arg(value.field, value.before, value.after, figureText(*value.growth)));
            QCOMPARE(appeared, expectedNew);
            QCOMPARE(vanished, expectedGone);
            QCOMPARE(changed, edits);
            QCOMPARE(grown, figures);
        }
    }
    void identicalSavesHaveNoDifference()
    {
        QRandomGenerator random(5);
        SavedPage page;
        page.figures = AuthorFigures{u"Ada Quill"_s, {}, 9, {}, {}, {}, {}};
        for (int i = 0; i < 10; ++i)
            page.papers.append({PaperId::None, paper(i % 5, random)}); // duplicate titles
        QVERIFY(compareSaves(page, page).isEmpty());
    }
    void reportsRemovedFigure()
    {
        SavedPage older, newer;
        older.figures = AuthorFigures{u"A"_s, {}, 9, {}, {}, {}, {}};
        newer.figures = AuthorFigures{u"A"_s, {}, {}, 3, {}, {}, {}};
        const auto figures = compareSaves(older, newer).figures;
        QCOMPARE(figures.size(), 2);
        QCOMPARE(figures[0], (ValueChange{u"h-index"_s, u"9"_s, QString(), {}}));
        QCOMPARE(figures[1], (ValueChange{u"papers"_s, QString(), u"3"_s, {}}));
    }
    void formatsNumbers_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << u"0"_s;
        QTest::newRow("minus nothing") << -0.001 << u"0"_s;
        QTest::newRow("score") << 84.7 << u"84.7"_s;
        QTest::newRow("difference of scores") << 81.1 - 80.8 << u"0.3"_s;
        QTest::newRow("large") << 1000000.0 << u"1000000"_s;
    }
    void formatsNumbers()
    {
        QFETCH(double, value);
        QTEST(figureText(value), "text");
    }
};

QTEST_MAIN(TestSaveDifference)
#include "tst_savedifference.moc"
