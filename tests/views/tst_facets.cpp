// What stands beside the list of the present result: how it divides, what was searched instead, why a paper
// ranks where it does.
#include "windowrun.h"

#include "models/items/text/display.h"
#include "views/list/facetstrip.h"
#include "views/list/yearbars.h"

#include <QAccessible>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

class TestFacets : public QObject
{
    Q_OBJECT

    static Chip *chip(const FacetStrip &strip, const QString &text)
    {
        for (Chip *chip : strip.findChildren<Chip *>())
            if (!chip->isHidden() && chip->text() == text)
                return chip;
        return nullptr;
    }

private slots:
    void everyCountLeadsToItsPapers()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        QVERIFY(strip.isVisible());
        int offered = 0;
        const QList<CategoryRow> categories =
            run.library.sidebar().sidebarData().categories; // it is read again meanwhile
        for (const CategoryRow &row : categories) {
            Chip *category = chip(strip, row.category);
            if (!category) // no room for all of them
                continue;
            ++offered;
            const QString sentence = category->accessibleName();
            QTest::mouseClick(category, Qt::LeftButton);
            run.settle();
            QCOMPARE(run.library.browser().papers().rowCount(), row.papers);
            QVERIFY2(sentence.contains(QString::number(row.papers)), qPrintable(sentence));
            QVERIFY(!chip(strip, row.category)); // it is a condition now
            run.library.browser().clearQuery();
            run.settle();
        }
        QVERIFY(offered > 1);
    }

    void theCountsFollowWhatIsTyped()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &strip = run.find<FacetStrip>();
        const auto sum = [&] {
            int papers = 0;
            for (const CategoryRow &row : run.library.sidebar().sidebarData().categories)
                if (const Chip *one = chip(strip, row.category))
                    papers += QLocale().toInt(one->accessibleName().section(u": "_s, 1).section(u' ', 0, 0));
            return papers;
        };
        const int before = sum();
        QVERIFY(before > 0);
        run.library.browser().setTyped(u"title:"_s + run.titles().first().section(u' ', 0, 0));
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 0);
        QVERIFY(run.library.browser().papers().rowCount() < run.library.counts().papers);
        QVERIFY2(sum() < before, "fewer papers have smaller counts");
        run.library.browser().setTyped(u"zzzzzzzzzzzz"_s);
        run.settle();
        QCOMPARE(run.library.browser().papers().rowCount(), 0);
        QCOMPARE(sum(), 0);
        QVERIFY(!strip.findChild<YearBars *>()->isVisible());
    }

    void aBarIsAYear()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto *bars = run.find<FacetStrip>().findChild<YearBars *>();
        QVERIFY(bars->isVisible());
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Left); // the last one
        const QString sentence = bars->accessibleDescription();
        QTest::keyClick(bars, Qt::Key_Return);
        run.settle();
        QVERIFY2(sentence.contains(papersText(run.library.browser().papers().rowCount())),
                 qPrintable(sentence));
    }

    void hidingIsRemembered()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            run.importSample();
            run.key(Qt::Key_F, Qt::ShiftModifier);
            QVERIFY(!run.find<FacetStrip>().isVisible());
        }
        Run run(dir);
        QVERIFY(!run.find<FacetStrip>().isVisible());
        run.key(Qt::Key_F, Qt::ShiftModifier);
        run.settle();
        QVERIFY(run.find<FacetStrip>().isVisible());
        QVERIFY(run.find<FacetStrip>().findChildren<Chip *>().size() > 1); // counted at once
    }

    void theWindowSaysWhyAPaperRanks()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        auto &rank = run.find<QLabel>("rankReasons");
        QVERIFY(!rank.isVisible());
        run.library.browser().setTyped(u"the"_s); // which puts the best match first
        run.settle();
        QVERIFY(rank.isVisible());
        QVERIFY2(rank.text().contains(u"“the…”"_s), qPrintable(rank.text()));
        // A word of the title of the paper shown.
        const QString word = run.library.browser().papers().rowAt(0)->title.section(u' ', 0, 0);
        run.library.browser().setTyped(u"title:"_s + word);
        run.settle();
        QVERIFY2(rank.text().contains(u"in the title"_s), qPrintable(rank.text()));
        run.library.browser().setSort({SortOrder::Key::Newest, false});
        run.settle();
        QVERIFY(!rank.isVisible());
    }

    void theWindowSaysWhatWasSearchedInstead()
    {
        QTemporaryDir dir;
        Run run(dir);
        run.importSample();
        QString word; // a long word of some title, and the same with two letters changed round
        for (const QString &title : run.titles())
            for (const QString &one : title.split(u' '))
                if (one.size() > word.size()
                    && std::all_of(one.begin(), one.end(), [](QChar c) { return c.isLetter(); }))
                    word = one;
        QString typo = word;
        typo.remove(typo.size() / 2, 1);
        auto &remark = run.find<QLabel>("queryRemark");
        run.library.browser().setTyped(word);
        run.settle();
        QVERIFY(!remark.isVisible());
        run.library.browser().setTyped(typo);
        run.settle();
        QVERIFY(run.library.browser().papers().rowCount() > 0);
        QVERIFY(remark.isVisible());
        QVERIFY2(remark.text().contains(word, Qt::CaseInsensitive), qPrintable(remark.text()));
        run.library.browser().clearQuery();
        run.settle();
        QVERIFY(!remark.isVisible());
    }
};

QTEST_MAIN(TestFacets)
#include "tst_facets.moc"
