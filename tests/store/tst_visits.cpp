#include "models/core/query/querytext.h"
#include "storefixtures.h"

#include "models/store/edits/authoridentity.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/paperrow.h"

using namespace lectern;
using namespace lectern::test;

// Tests the order of authors, the comparison of two saves of one page, and the papers that are new since a
// visit.
class TestVisits : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    QStringList found(const QString &query)
    {
        const auto result =
            must(m_library->index().search({parseQuery(query).root, {SortOrder::Key::Title, false}}));
        QStringList titles;
        for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count()))))
            titles.append(row.title);
        titles.sort();
        return titles;
    }
    Paper dated(const QString &title, const QStringList &authors, int number, int year)
    {
        Paper p = paper(title, authors, longAbstract(number));
        p.date = QDate(year, 3, 1);
        return p;
    }
    QStringList ordered(const QString &words, AuthorOrder order)
    {
        QStringList names;
        for (const AuthorListRow &row :
             must(m_library->authorList().rows(must(m_library->authorList().order(words, order)))))
            names.append(row.name);
        return names;
    }

private slots:
    void init()
    {
        m_library = must(
            Library::open(m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction()) + u".lectern"_s)));
    }
    void cleanup() { m_library.reset(); }

    void nothingIsNewBeforeTheFirstVisit()
    {
        (void)must(m_library->importer().import(facts(u"one.txt"_s),
                                                page({dated(u"Tides"_s, {u"Ada Quill"_s}, 1, 2024)})));
        QVERIFY(!must(m_library->visits().last()));
        QVERIFY(!must(m_library->sources().counts()).isVisited);
        QCOMPARE(found(u"is:new"_s), QStringList());
        QCOMPARE(must(m_library->sources().counts()).newPapers, 0);
    }

    void papersAfterAVisitAreNew()
    {
        (void)must(m_library->importer().import(facts(u"one.txt"_s),
                                                page({dated(u"Tides"_s, {u"Ada Quill"_s}, 1, 2024)})));
        must(m_library->visits().end());
        QVERIFY(must(m_library->sources().counts()).isVisited);
        const AuthorId ada = must(m_library->authors().list()).first().id;
        QVERIFY(!must(m_library->authors().panel(ada)).newPapers);
        must(m_library->visits().end(ada));
        QCOMPARE(must(m_library->authors().panel(ada)).newPapers, 0);
        // Known papers on another page are not new.
        (void)must(m_library->importer().import(
            facts(u"two.txt"_s),
            page({dated(u"Tides"_s, {u"Ada Quill"_s}, 1, 2024), dated(u"Waves"_s, {u"Ada Quill"_s}, 2, 2025),
                  dated(u"Foam"_s, {u"Bo Tide"_s}, 3, 2025)})));
        QCOMPARE(found(u"is:new"_s), (QStringList{u"Foam"_s, u"Waves"_s}));
        QCOMPARE(found(u"-is:new"_s), QStringList{u"Tides"_s});
        QCOMPARE(must(m_library->sources().counts()).newPapers, 2);
        QCOMPARE(must(m_library->authors().panel(ada)).newPapers, 1);
        must(m_library->visits().end());
        QCOMPARE(found(u"is:new"_s), QStringList());
        QCOMPARE(must(m_library->authors().panel(ada)).newPapers, 1); // each author has a separate visit
        const PaperId seen = must(m_library->authors().panel(ada)).lastSeen;
        QCOMPARE(found(u"is:new#%1"_s.arg(qint64(seen))), (QStringList{u"Foam"_s, u"Waves"_s}));
        QCOMPARE(found(u"is:new#0"_s).size(), 3);
        QCOMPARE(found(u"is:new#999999"_s), QStringList());
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    void sortsAuthorsInEveryOrder()
    {
        auto first = page({dated(u"Tides"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, 1, 2024),
                           dated(u"Waves"_s, {u"Ada Quill"_s}, 2, 2020)},
                          u"Ada Quill"_s);
        first.author->citations = 10;
        auto second = page({dated(u"Foam"_s, {u"Bo Tide"_s}, 3, 2025)}, u"Bo Tide"_s);
        second.author->hIndex = 9;
        second.author->citations = 3;
        (void)must(m_library->importer().import(facts(u"one.txt"_s, QDate(2026, 1, 1)), first));
        (void)must(m_library->importer().import(facts(u"two.txt"_s, QDate(2026, 1, 1)), second));
        (void)must(m_library->importer().import(facts(u"three.txt"_s),
                                                page({paper(u"Sand"_s, {u"Élan Mole"_s}, longAbstract(4))})));
        using Key = AuthorOrder::Key;
        QCOMPARE(ordered({}, {Key::Papers}), (QStringList{u"Ada Quill"_s, u"Bo Tide"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered({}, {Key::Papers, true}),
                 (QStringList{u"Élan Mole"_s, u"Ada Quill"_s, u"Bo Tide"_s}));
        // Authors are sorted by family name, as in a library catalogue.
        QCOMPARE(ordered({}, {Key::Name}), (QStringList{u"Élan Mole"_s, u"Ada Quill"_s, u"Bo Tide"_s}));
        QCOMPARE(ordered({}, {Key::Name, true}), (QStringList{u"Bo Tide"_s, u"Ada Quill"_s, u"Élan Mole"_s}));
        // Authors without the figure are last in both directions.
        QCOMPARE(ordered({}, {Key::HIndex}), (QStringList{u"Bo Tide"_s, u"Ada Quill"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered({}, {Key::HIndex, true}),
                 (QStringList{u"Ada Quill"_s, u"Bo Tide"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered({}, {Key::Citations}), (QStringList{u"Ada Quill"_s, u"Bo Tide"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered({}, {Key::FirstYear}), (QStringList{u"Ada Quill"_s, u"Bo Tide"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered({}, {Key::LastYear}), (QStringList{u"Bo Tide"_s, u"Ada Quill"_s, u"Élan Mole"_s}));
        QCOMPARE(ordered(u"elan"_s, {}), QStringList{u"Élan Mole"_s});
        QCOMPARE(ordered(u"quill ad"_s, {}), QStringList{u"Ada Quill"_s});
        QCOMPARE(ordered(u"nobody"_s, {}), QStringList());
        const auto rows =
            must(m_library->authorList().rows(must(m_library->authorList().order(u"ada"_s, {}))));
        QCOMPARE(rows.first().papers, 2);
        QCOMPARE(rows.first().citations, 10);
        QCOMPARE(rows.first().firstYear, 2020);
        QCOMPARE(rows.first().lastYear, 2024);
        QVERIFY(!rows.first().novelty);

        // The order follows a later save, a merge and a rename.
        first.author->hIndex = 12;
        (void)must(m_library->importer().import(facts(u"one2.txt"_s, QDate(2026, 2, 1)), first));
        QCOMPARE(ordered({}, {Key::HIndex}).first(), u"Ada Quill"_s);
        const AuthorId bo = must(m_library->authorList().order(u"bo"_s, {})).first();
        const AuthorId elan = must(m_library->authorList().order(u"elan"_s, {})).first();
        (void)must(m_library->authorIdentity().merge(elan, bo));
        QCOMPARE(ordered({}, {}).size(), 2);
        QCOMPARE(must(m_library->authorList().order(u"elan"_s, {})), QList<AuthorId>{bo});
        (void)must(m_library->authorIdentity().rename(bo, u"Zoe Tide"_s));
        QCOMPARE(ordered({}, {Key::Name}).last(), u"Zoe Tide"_s);
        QCOMPARE(must(m_library->authorList().order(u"zoe"_s, {})), QList<AuthorId>{bo});
        QCOMPARE(must(m_library->authorList().rows({elan})).first().id, AuthorId::None);
    }

    // Compares two saves of one page with known edits: the reported changes equal the edits.
    void comparesSaves()
    {
        QList<Paper> papers;
        for (int i = 0; i < 12; ++i) {
            papers.append(dated(u"Paper number %1 of many"_s.arg(i), {u"Ada Quill"_s}, i, 2024));
            papers.last().score = 50 + i;
        }
        ParsedSource before = page(papers, u"Ada Quill"_s);
        before.author->citations = 100;
        ParsedSource after = before;
        after.author->citations = 130;
        after.author->hIndex = 8;
        after.papers[3].score = 71.5;
        after.papers[7].code = true;
        after.papers.removeAt(5);
        after.papers.prepend(dated(u"A newer one"_s, {u"Ada Quill"_s}, 50, 2025));
        const auto older =
            must(m_library->importer().import(facts(u"a1.txt"_s, QDate(2026, 1, 1)), before)).source;
        const auto newer =
            must(m_library->importer().import(facts(u"a2.txt"_s, QDate(2026, 5, 1)), after)).source;
        const auto pages = must(m_library->authors().pagesOfSameAuthor(older));
        QCOMPARE(pages.size(), 2);
        QCOMPARE(pages[0].source, newer);
        QCOMPARE(pages[1].source, older);
        const SaveDifference difference = compareSaves(must(m_library->sources().savedPage(older)),
                                                       must(m_library->sources().savedPage(newer)));
        QCOMPARE(difference.appeared.size(), 1);
        QCOMPARE(difference.appeared[0].paper.title, u"A newer one"_s);
        QCOMPARE(difference.vanished.size(), 1);
        QCOMPARE(difference.vanished[0].paper.title, u"Paper number 5 of many"_s);
        QCOMPARE(difference.changed.size(), 2);
        QCOMPARE(difference.changed[0].values, (QList<ValueChange>{{u"score"_s, u"53"_s, u"71.5"_s, 18.5}}));
        QCOMPARE(difference.changed[1].values, (QList<ValueChange>{{u"code"_s, {}, u"yes"_s, {}}}));
        QCOMPARE(difference.figures,
                 (QList<ValueChange>{{u"h-index"_s, u"7"_s, u"8"_s, 1.0},
                                     {u"citations"_s, u"100"_s, u"130"_s, 30.0}}));
        const auto list = must(m_library->importer().import(facts(u"list.txt"_s), page({papers[0]}))).source;
        QVERIFY(must(m_library->authors().pagesOfSameAuthor(list)).isEmpty());
        QVERIFY(!must(m_library->sources().savedPage(list)).figures);
    }
};

QTEST_GUILESS_MAIN(TestVisits)
#include "tst_visits.moc"
