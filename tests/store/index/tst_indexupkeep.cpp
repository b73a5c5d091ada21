// Tests index maintenance: imports and removals, damage, older formats and other connections.
#include "indextest.h"
#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/index/storage/terms.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/facets.h"

#include <sqlite3.h>

using namespace lectern;
using namespace lectern::test;

namespace
{

// The number of parts of the stored text orders, and the length of the first part.
constexpr auto orderParts = "SELECT count(*) FROM index_list WHERE id < 6";
constexpr auto lengthOfOrder = "SELECT length(list) FROM index_list WHERE id = 1";

} // namespace

class TestIndexUpkeep : public IndexTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void agreesAfterManySmallImports();
    void updatesTextOrders();
    void rebuildsDamagedOrders_data();
    void rebuildsDamagedOrders();
    void rebuildsDamagedIndex_data();
    void rebuildsDamagedIndex();
    void checkerFindsDisagreement_data();
    void checkerFindsDisagreement();
    void findsVenuesByShortName();
    void countsVenuesThatRepeatAWord();
    void deletesLongListsWithTheirSegment();
    void otherConnectionsSeeChanges();
};

// Updates and removals leave deleted papers, and every eighth import of a size merges segments.
void TestIndexUpkeep::agreesAfterManySmallImports()
{
    const auto library = opened(m_file);
    for (int source = 0; source < 40; ++source) {
        import(*library, source, source * 15, 20); // a quarter is on two pages
        if (source % 5 == 4)
            must(library->importer().remove(must(library->sources().list())[source % 3].id));
        if (source % 10 == 9) {
            QCOMPARE(must(library->checker().check()), QStringList());
            compareWithScan(*library, 150);
        }
    }
    const int segments = numberIn(m_file, "SELECT count(*) FROM index_segment");
    QVERIFY2(segments < 16, qPrintable(QString::number(segments)));
}

void TestIndexUpkeep::updatesTextOrders()
{
    const uint32_t usual = index::Snapshot::storedFrom.exchange(1000);
    const auto restore = qScopeGuard([usual] { index::Snapshot::storedFrom = usual; });
    const auto library = opened(m_file);
    const auto compare = [&] {
        const int generation = numberIn(m_file, "SELECT generation % 1000000007 FROM index_state");
        compareWithScan(*library, 100);
        // No error forced a rebuild of the index.
        QCOMPARE(numberIn(m_file, "SELECT generation % 1000000007 FROM index_state"), generation);
    };
    import(*library, 1, 0, 500);
    QCOMPARE(numberIn(m_file, orderParts), 0); // small libraries are sorted when needed
    import(*library, 2, 500, 2500);
    QCOMPARE(numberIn(m_file, orderParts), 5);
    const int placed = numberIn(m_file, lengthOfOrder);
    compare();
    import(*library, 3, 3000, 6); // too few to be added at once
    QCOMPARE(numberIn(m_file, lengthOfOrder), placed);
    compare();
    import(*library, 4, 2995, 8); // existing papers with another source
    compare();
    import(*library, 5, 2900, 700); // many, including existing ones: all are added to the stored order
    QVERIFY(numberIn(m_file, lengthOfOrder) > placed);
    compare();
    QCOMPARE(must(library->checker().check()), QStringList());
    must(library->importer().remove(must(library->sources().list()).first().id));
    compare();
    QCOMPARE(must(library->checker().check()), QStringList());
    import(*library, 6, 3600, 400); // next to entries of deleted papers
    compare();
    QCOMPARE(must(library->checker().check()), QStringList());
    import(*library, 7, 4000, 8000); // more than exist
    compare();
    // A regular expression alone does not search this many abstracts. The result reports that they were not
    // searched.
    const auto skipsAbstracts = [&](const QString &text) {
        return must(library->index().search({parseQuery(text).root, {}}))->skipsAbstracts();
    };
    QVERIFY(skipsAbstracts(u"/g.a/"_s));
    QVERIFY(!skipsAbstracts(u"/graphxyz/"_s));
    QVERIFY(!skipsAbstracts(u"/g.a/ year:2015"_s));
    QVERIFY(!skipsAbstracts(u"title:/g.a/"_s));
    QCOMPARE(must(library->checker().check()), QStringList());
}

// Parts of the text orders are garbled, deleted or outdated. The shown order is still correct.
void TestIndexUpkeep::rebuildsDamagedOrders_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::addColumn<bool>("isFound"); // the checker finds the damage
    QTest::newRow("papers garbled") << QByteArray(
        "UPDATE index_list SET list = zeroblob(400) WHERE id IN (1, 2)")
                                    << true;
    QTest::newRow("keys garbled") << QByteArray(
        "UPDATE index_list SET list = zeroblob(400) WHERE id IN (3, 4)")
                                  << true;
    QTest::newRow("keys of the other order")
        << QByteArray("UPDATE index_list SET list = (SELECT list FROM index_list WHERE id = 4) WHERE id = 3")
        << true;
    QTest::newRow("papers lost") << QByteArray("DELETE FROM index_list WHERE id = 1") << true;
    QTest::newRow("keys lost") << QByteArray("DELETE FROM index_list WHERE id = 4") << true;
    QTest::newRow("what waits garbled")
        << QByteArray("UPDATE index_list SET list = list || x'00' WHERE id = 5") << true;
    // The state is that after a write by a program without stored orders.
    QTest::newRow("of another state")
        << QByteArray("UPDATE index_state SET generation = generation + 1") << false;
}

void TestIndexUpkeep::rebuildsDamagedOrders()
{
    const uint32_t usual = index::Snapshot::storedFrom.exchange(1000);
    const auto restore = qScopeGuard([usual] { index::Snapshot::storedFrom = usual; });
    QFETCH(QByteArray, damage);
    QFETCH(bool, isFound);
    import(*opened(m_file), 1, 0, 1500);
    const QList<PaperId> before = found(*opened(m_file), {}, SortOrder::Key::Title);
    execUnprotected(m_file, damage.constData());
    QCOMPARE(must(opened(m_file)->checker().check()),
             isFound ? QStringList{u"A stored order in the search index is not that of the rows."_s}
                     : QStringList());
    QCOMPARE(found(*opened(m_file), {}, SortOrder::Key::Title), before); // rebuilt from the rows
    import(*opened(m_file), 2, 1500, 400);
    QCOMPARE(must(opened(m_file)->checker().check()), QStringList());
    QCOMPARE(numberIn(m_file, orderParts), 5);
    compareWithScan(*opened(m_file), 50);
}

void TestIndexUpkeep::rebuildsDamagedIndex_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("no state") << QByteArray("DELETE FROM index_state");
    QTest::newRow("another version") << QByteArray("UPDATE index_state SET version = 99");
    QTest::newRow("facts lost") << QByteArray("DELETE FROM index_facts");
    QTest::newRow("facts garbled") << QByteArray(
        "UPDATE index_facts SET columns = substr(columns, 1, 50) || x'ff' || substr(columns, 52)");
    QTest::newRow("a list garbled") << QByteArray(
        "UPDATE index_posting SET list = x'4c0102030405' WHERE key = CAST('agraph' AS BLOB)");
    QTest::newRow("a long list lost") << QByteArray("DELETE FROM index_list");
    QTest::newRow("dead papers that never lived")
        << QByteArray("INSERT OR REPLACE INTO index_dead"
                      " SELECT id, x'4c7f00000000' FROM index_segment");
}

void TestIndexUpkeep::rebuildsDamagedIndex()
{
    import(*opened(m_file), 1, 0, 1500);
    const QList<PaperId> before = found(*opened(m_file), u"graph"_s);
    QVERIFY(before.size() > 10);
    QVERIFY(numberIn(m_file, "SELECT count(*) FROM index_list") > 0);
    QFETCH(QByteArray, damage);
    execUnprotected(m_file,
                    QByteArray(damage + "; UPDATE index_state SET generation = generation + 1").constData());
    {
        const auto reader = opened(m_file, Library::Mode::ReadOnly);
        const auto answer = reader->index().search({parseQuery(u"graph"_s).root, {}});
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, ErrorKind::IndexDamaged);
        QCOMPARE(answer.error().message.contains(u"another version"_s), damage.contains("version"));
    }
    const auto library = opened(m_file);
    QCOMPARE(found(*library, u"graph"_s), before);
    QCOMPARE(must(library->checker().check()), QStringList());
    // Later imports work with the rebuilt index.
    import(*library, 2, 500, 50);
    QCOMPARE(must(library->checker().check()), QStringList());
}

namespace
{

// Two papers of one conference, and one of another.
void importMeetings(Library &library)
{
    QList<Paper> papers{paper(u"One"_s, {u"Ada Oak"_s}), paper(u"Two"_s, {u"Bo Elm"_s}),
                        paper(u"Three"_s, {u"Cy Ash"_s})};
    papers[0].venue = u"icml"_s;
    papers[1].venue = u"Proceedings of the 42nd International Conference on Machine Learning"_s;
    papers[2].venue = u"Machine Learning"_s;
    (void)must(library.importer().import(facts(u"a.txt"_s), page(papers)));
}

QMap<QString, int> venueCounts(Library &library)
{
    QMap<QString, int> counts;
    const ResultSetPtr all = must(library.index().search({}));
    for (const FacetValue &value : must(library.index().facetValues(all, FacetKind::Venue)).values)
        counts[value.name] = value.papers;
    return counts;
}

} // namespace

void TestIndexUpkeep::findsVenuesByShortName()
{
    const auto library = opened(m_file);
    importMeetings(*library);
    QCOMPARE(found(*library, u"venue:icml"_s).size(), 2);
    QCOMPARE(found(*library, u"icml"_s).size(), 2);
    QCOMPARE(found(*library, u"venue:\"machine learning\""_s).size(), 2); // the name as the source prints it
    QCOMPARE(venueCounts(*library), (QMap<QString, int>{{u"ICML"_s, 2}, {u"Machine Learning"_s, 2}}));
    for (const FacetValue &value :
         must(library->index().facetValues(must(library->index().search({})), FacetKind::Venue)).values)
        QCOMPARE(value.others, value.name == u"ICML"_s ? 0 : 1);
    QCOMPARE(must(library->checker().check()), QStringList());
}

// A name that repeats a word is counted in linear time; quadratic time would take minutes.
void TestIndexUpkeep::countsVenuesThatRepeatAWord()
{
    const auto library = opened(m_file);
    QList<Paper> papers{paper(u"One"_s, {u"Ada Oak"_s})};
    papers[0].venue = u"deep sea "_s.repeated(100'000);
    (void)must(library->importer().import(facts(u"a.txt"_s), page(papers)));
    QCOMPARE(venueCounts(*library).values(), QList<int>{1});
}

void TestIndexUpkeep::deletesLongListsWithTheirSegment()
{
    const char *strangers =
        "SELECT count(*) FROM index_list"
        " WHERE NOT EXISTS(SELECT 1 FROM index_segment s WHERE s.id = index_list.id >> 32)";
    const auto library = opened(m_file);
    import(*library, 1, 0, 1200);
    import(*library, 2, 1200, 300);
    QVERIFY(numberIn(m_file, "SELECT count(DISTINCT id >> 32) FROM index_list") > 0);
    must(library->importer().remove(must(library->sources().list())[0].id));
    import(*library, 3, 1000, 900);
    QCOMPARE(numberIn(m_file, strangers), 0);
    compareWithScan(*library, 50);
    QCOMPARE(must(library->checker().check()), QStringList());
}

void TestIndexUpkeep::checkerFindsDisagreement_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("a word lost") << QByteArray(
        "DELETE FROM index_posting WHERE key = CAST('agraph' AS BLOB)");
    QTest::newRow("a title changed behind our back")
        << QByteArray("UPDATE paper SET title = 'other words' WHERE id = (SELECT max(id) FROM paper)");
    QTest::newRow("a score changed") << QByteArray("UPDATE paper SET score = 12.25 WHERE id = 5");
    QTest::newRow("a paper gone") << QByteArray("DELETE FROM paper WHERE id = 5");
}

void TestIndexUpkeep::checkerFindsDisagreement()
{
    import(*opened(m_file), 1, 0, 100);
    QCOMPARE(must(opened(m_file)->checker().check()), QStringList());
    QFETCH(QByteArray, damage);
    execUnprotected(m_file, damage.constData());
    const QStringList diagnostics = must(opened(m_file)->checker().check());
    QVERIFY(std::any_of(diagnostics.cbegin(), diagnostics.cend(),
                        [](const QString &diagnostic) { return diagnostic.contains(u"search index"_s); }));
}

void TestIndexUpkeep::otherConnectionsSeeChanges()
{
    const auto writer = opened(m_file);
    import(*writer, 1, 0, 50);
    const auto reader = opened(m_file, Library::Mode::ReadOnly);
    const ResultSetPtr before = must(reader->index().search({}));
    QCOMPARE(found(*reader, u"is:bookmarked"_s).size(), 0);
    must(writer->marks().setBookmarked({before->idAt(3)}, true));
    QCOMPARE(found(*reader, u"is:bookmarked"_s), QList<PaperId>{before->idAt(3)});
    import(*writer, 2, 100, 50);
    QVERIFY(must(reader->index().search({}))->count() > before->count());
    QCOMPARE(before->count(), before->ids(0, 1000).size()); // an earlier result does not change
}

QTEST_GUILESS_MAIN(TestIndexUpkeep)
#include "tst_indexupkeep.moc"
