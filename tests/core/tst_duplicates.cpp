#include "models/core/duplicates.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestDuplicates : public QObject
{
    Q_OBJECT

    static Paper base()
    {
        Paper paper;
        paper.title = u"Lantern: Tidal Forests Observed with Slow Cameras"_s;
        paper.authors = {u"Ada Quill"_s, u"Bo Ferrant"_s, u"Cho Minh"_s};
        paper.abstract =
            u"Forests that grow below the tide line are seldom photographed because salt water ruins "
            u"shutters within days. "
            "We describe a slow camera with a shutter of glass and report on eleven months of pictures taken "
            "at four coasts. "
            "The pictures show that trees lean towards the moon, which earlier drawings had denied."_s;
        return paper;
    }

private slots:
    void judgesPairs_data()
    {
        QTest::addColumn<Paper>("a");
        QTest::addColumn<Paper>("b");
        QTest::addColumn<bool>("offered");
        const auto row = [](const char *name, bool offered, auto change) {
            Paper b = base();
            change(b);
            QTest::newRow(name) << base() << b << offered;
        };
        row("equal", true, [](Paper &) {});
        row("case and hyphens", true, [](Paper &b) {
            b.title = u"LANTERN - tidal-forests observed with slow cameras"_s;
            b.abstract.clear();
        });
        row("one letter", true, [](Paper &b) { b.title.replace(u"Slow"_s, u"Slaw"_s); });
        row("without subtitle", true,
            [](Paper &b) { b.title = u"Tidal Forests Observed with Slow Cameras"_s; });
        row("initials", true, [](Paper &b) { b.authors = {u"A. Quill"_s, u"B. Ferrant"_s}; });
        row("no title", true, [](Paper &b) { b.title.clear(); });
        row("other authors, no abstract", false, [](Paper &b) {
            b.authors = {u"Dee Voss"_s};
            b.abstract.clear();
        });
        row("Part I and Part II", false, [](Paper &b) { b.title += u" Part II"_s; });
        row("another number", false, [](Paper &b) { b.title += u" 2"_s; });
        row("a reply", false, [](Paper &b) { b.title = u"Reply to "_s + b.title; });
        row("an erratum", false, [](Paper &b) { b.title = u"Erratum: "_s + b.title; });
        row("an extended abstract", true, [](Paper &b) {
            b.title += u" (Extended Abstract)"_s;
            b.abstract.clear();
        });
        row("cut inside a word", true, [](Paper &b) {
            b.title = u"Lantern: Tidal Forests Obser"_s;
            b.abstract.clear();
        });
        row("words swapped", true, [](Paper &b) {
            b.title = u"Lantern: Tidal Forests with Slow Cameras Observed"_s;
            b.abstract.clear();
        });
        row("two small changes", true, [](Paper &b) {
            b.title = u"Lanterns: Tidal Forest Observed by Slow Cameras"_s;
            b.abstract.clear();
        });
        row("cut before its part", false, [](Paper &b) { b.title += u", Part II: The Coast"_s; });
        row("another place of a workshop's year", false, [](Paper &b) {
            b.title = u"Fifth Tidal Workshop"_s;
            b.abstract.clear();
        });
        row("another paper of the same people", false, [](Paper &b) {
            b.title = u"Glass Shutters for Cold Rivers"_s;
            b.abstract = u"Rivers freeze from above. We study what a shutter of glass does in the water "
                         u"under the ice, over "
                         "two winters and in three valleys, and find that it lasts."_s;
        });
        {
            Paper a = base(), b = base();
            a.title += u" I"_s;
            b.title += u" II"_s;
            QTest::newRow("numerals") << a << b << false;
            a = b = base();
            a.arxivId = u"2501.00001"_s;
            b.arxivId = u"2501.00002"_s;
            QTest::newRow("two arXiv ids") << a << b << false;
        }
    }
    void judgesPairs()
    {
        QFETCH(Paper, a);
        QFETCH(Paper, b);
        const auto verdict = judgeDuplicate(a, b), turned = judgeDuplicate(b, a);
        QTEST(verdict.has_value(), "offered");
        QCOMPARE(turned.has_value(), verdict.has_value());
        if (verdict) {
            QVERIFY(!verdict->reasons.isEmpty());
            QCOMPARE(turned->likeness, verdict->likeness);
            QCOMPARE(turned->reasons, verdict->reasons);
            QVERIFY(verdict->likeness > 0.5 && verdict->likeness <= 1);
        }
    }
    void preprintAndPublishedAreVersions()
    {
        Paper a = base(), b = base();
        a.arxivId = u"2501.00001"_s;
        b.doi = u"10.1000/tide.7"_s;
        b.venue = u"Journal of Tides"_s;
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Versions);
        a.arxivId.clear();
        a.doi = u"10.1000/other"_s;
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Versions);
        a.doi.clear();
        QCOMPARE(judgeDuplicate(a, b)->kind, DuplicateKind::Same);
    }
    // Texts that differ in one word, one word form or the year are different.
    void neverMergesNearTwins()
    {
        const auto kind = [](auto change) {
            Paper a = base(), b = base();
            change(a, b);
            const auto verdict = judgeDuplicate(a, b);
            return verdict && verdict->kind == DuplicateKind::Same;
        };
        QVERIFY(kind([](Paper &, Paper &) {}));
        QVERIFY(!kind([](Paper &, Paper &b) { b.title.replace(u"Forests"_s, u"Meadows"_s); }));
        QVERIFY(!kind([](Paper &, Paper &b) { b.title.replace(u"with"_s, u"without"_s); }));
        QVERIFY(!kind([](Paper &, Paper &b) { b.title.replace(u"Slow"_s, u"Online"_s); }));
        QVERIFY(!kind([](Paper &a, Paper &b) {
            a.title += u" Online"_s;
            b.title += u" Offline"_s;
        }));
        QVERIFY(!kind([](Paper &a, Paper &b) {
            a.title += u" for EMNIST"_s;
            b.title += u" for MNIST"_s;
        }));
        QVERIFY(!kind([](Paper &, Paper &b) { b.title += u" (Extended Abstract)"_s; }));
        QVERIFY(!kind([](Paper &a, Paper &b) {
            a.year = 2023;
            b.year = 2024;
            b.abstract.clear();
        }));
    }
    // Date and venue decide if the texts do not.
    void comparesDateAndVenue_data()
    {
        QTest::addColumn<Paper>("a");
        QTest::addColumn<Paper>("b");
        QTest::addColumn<int>("kind"); // -1: not reported
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, int kind, const QString &reason, auto change) {
            Paper a = base(), b = base();
            change(a, b);
            QTest::newRow(name) << a << b << kind << reason;
        };
        constexpr int same = int(DuplicateKind::Same), versions = int(DuplicateKind::Versions);
        row("days of two years, one text unknown", versions, u"different years"_s, [](Paper &a, Paper &b) {
            a.date = QDate(2023, 5, 1);
            b.date = QDate(2024, 5, 1);
            b.abstract.clear();
        });
        row("days of one year", same, u"same authors"_s, [](Paper &a, Paper &b) {
            a.date = QDate(2023, 1, 1);
            b.date = QDate(2023, 12, 31);
            b.abstract.clear();
        });
        row("years apart, one text unknown", -1, {}, [](Paper &a, Paper &b) {
            a.year = 2015;
            b.year = 2020;
            b.abstract.clear();
        });
        row("years apart, one text", same, u"same words in both abstracts"_s, [](Paper &a, Paper &b) {
            a.year = 2015;
            b.year = 2020;
        });
        row("what comes out each year", -1, {}, [](Paper &a, Paper &b) {
            a.title = b.title = u"Proceedings of the Workshop on Tidal Forests"_s;
            a.year = 2021;
            b.year = 2022;
            b.abstract.clear();
        });
        row("a report of each year", -1, {}, [](Paper &a, Paper &b) {
            a.title = b.title = u"Overview of the Tidal Forests Track"_s;
            a.year = 2021;
            b.year = 2022;
            b.abstract.clear();
        });
        row("two places, two years", versions, u"published in different venues"_s, [](Paper &a, Paper &b) {
            a.venue = u"Tide Conference"_s;
            b.venue = u"Journal of Tides"_s;
            a.year = 2023;
            b.year = 2024;
        });
        row("two places, one year", same, u"same authors"_s, [](Paper &a, Paper &b) {
            a.venue = u"Tide Conference"_s;
            b.venue = u"Journal of Tides"_s;
            a.year = b.year = 2023;
        });
        row("a preprint that is said to be published on arXiv", same, u"same title"_s,
            [](Paper &a, Paper &b) {
                a.arxivId = u"2501.00001"_s;
                b.venue = u"arXiv preprint"_s;
            });
        row("a preprint and CoRR", same, u"same title"_s, [](Paper &a, Paper &b) {
            a.arxivId = u"2501.00001"_s;
            b.venue = u"CoRR"_s;
        });
        row("a DOI of arXiv and a journal", versions, u"published in different venues"_s,
            [](Paper &a, Paper &b) {
                a.doi = u"10.48550/arxiv.2501.00001"_s;
                b.venue = u"Journal of Tides"_s;
            });
        row("nobody known, a long title", same, u"same title"_s, [](Paper &a, Paper &b) {
            a.authors.clear();
            b.abstract.clear();
        });
        row("nobody known, a short title", -1, {}, [](Paper &a, Paper &b) {
            a.title = b.title = u"Tidal Forests"_s;
            a.authors.clear();
            b.abstract.clear();
        });
        row("nobody known, another text", -1, {}, [](Paper &a, Paper &b) {
            a.authors.clear();
            b.abstract =
                u"Rivers freeze from above. We study what a shutter of glass does in the water under "
                u"the ice, over two winters and in three valleys, and find that it lasts."_s;
        });
        row("neither title nor names, one text", same, u"same words in both abstracts"_s,
            [](Paper &a, Paper &b) {
                a.title.clear();
                a.authors.clear();
                b.title.clear();
                b.authors.clear();
            });
        row("a short title, another text", -1, {}, [](Paper &a, Paper &b) {
            a.title = u"Tidal Forest Cameras"_s;
            b.title = u"Tidal Forests Cameras"_s;
            b.abstract = u"Rivers freeze from above. We study what glass does in the water under "
                         u"the ice, over two winters and in three valleys, and find that it lasts."_s;
        });
    }
    void comparesDateAndVenue()
    {
        QFETCH(Paper, a);
        QFETCH(Paper, b);
        QFETCH(int, kind);
        QFETCH(QString, reason);
        for (const auto &verdict : {judgeDuplicate(a, b), judgeDuplicate(b, a)}) {
            QCOMPARE(verdict ? int(verdict->kind) : -1, kind);
            if (verdict)
                QVERIFY2(verdict->reasons.contains(reason), qPrintable(verdict->reasons.join(u"; "_s)));
        }
    }
    // Each pair is reported once, whatever the order of the papers and the values they share.
    void reportsEachPairOnce()
    {
        QList<Paper> papers(5, base());
        papers[1].title.clear(); // the same text
        papers[2].abstract.clear(); // the same title
        papers[3] = {};
        papers[3].doi = u"10.1000/tide.7"_s;
        papers[3].title = u"Wholly Otherwise Called"_s;
        papers[4] = papers[3]; // the same DOI
        papers[4].title = u"Glass Shutters for Cold Rivers"_s;
        papers[4].authors = {u","_s, u"Li"_s};
        DuplicateFinder finder;
        for (qsizetype i = papers.size(); i-- > 0;)
            finder.add(PaperId(i + 1), papers[i]);
        double last = -1;
        const auto pairs = finder.candidates({}, [&](double part) {
            QVERIFY(part > last && part <= 1);
            last = part;
        });
        using Pair = QPair<PaperId, PaperId>;
        QCOMPARE(pairs,
                 (QList<Pair>{{PaperId(1), PaperId(2)}, {PaperId(1), PaperId(3)}, {PaperId(4), PaperId(5)}}));
        QVERIFY(last > 0.5);
    }
    void batchRulesSelectCertainPairs()
    {
        Paper a = base(), b = base();
        const auto follows = [&](DuplicateRule rule) { return judgeDuplicate(a, b)->follows(rule); };
        QVERIFY(follows(DuplicateRule::TitleAndAuthors) && follows(DuplicateRule::TitleAndAbstract));
        QVERIFY(!follows(DuplicateRule::DoiAndTitle) && !follows(DuplicateRule::ArxivAndFirstAuthor)
                && !follows(DuplicateRule::SmallChanges));
        a.doi = b.doi = u"10.1000/tide.7"_s;
        a.arxivId = b.arxivId = u"2501.00001"_s;
        QVERIFY(follows(DuplicateRule::DoiAndTitle) && follows(DuplicateRule::ArxivAndFirstAuthor));
        b.title.replace(u"Slow Cameras"_s, u"Slow Camera"_s);
        QVERIFY(follows(DuplicateRule::SmallChanges) && !follows(DuplicateRule::DoiAndTitle)
                && !follows(DuplicateRule::TitleAndAuthors));
        b.authors.removeLast();
        QVERIFY(!follows(DuplicateRule::SmallChanges));
    }
    void searchCanBeCancelled()
    {
        DuplicateFinder finder;
        for (int i = 1; i <= 100; ++i)
            finder.add(PaperId(i), base());
        int asked = 0;
        (void)finder.candidates([&] { return ++asked > 2; });
        QCOMPARE(asked, 3);
    }
    void findsCommonText()
    {
        const QString whole = base().abstract;
        QCOMPARE(sharedText(whole, whole), 1.0);
        QCOMPARE(sharedText(whole, whole.left(whole.indexOf(u"report"_s))), 1.0);
        QCOMPARE(sharedText(whole, u"too short"_s), 0.0);
        QVERIFY(sharedText(whole, QString(whole).replace(u"slow camera"_s, u"fast camera"_s)) > 0.85);
    }
};

QTEST_MAIN(TestDuplicates)
#include "tst_duplicates.moc"
