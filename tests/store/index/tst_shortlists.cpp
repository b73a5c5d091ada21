// Tests the lists of rare words in the dictionary and of frequent endings: patterns give the results of a
// scan for any state of the segments, and damage is detected.
#include "indextest.h"

#include "models/store/index/storage/endings.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/shortlists.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/statement.h"

#include <QtTest>

using namespace lectern;
using namespace lectern::test;
using namespace lectern::index;

class TestShortLists : public IndexTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void storesListsWithTheirWords();
    void rejectsInvalidLists_data();
    void rejectsInvalidLists();
    void rejectsInvalidDirectories_data();
    void rejectsInvalidDirectories();
    void agreeThroughMergesAndRemovals();
    void detectsDamage_data();
    void detectsDamage();
    void findsFrequentEndings();
    void detectsDamagedEnding();
    void storesBitmapsAsPostings_data();
    void storesBitmapsAsPostings();

private:
    void importSome(Library &library, int source, int from, int papers);
    void compare(Library &library);
    void compareAnswers(Library &library);
};

namespace
{

const char *const kCountDirectories = "SELECT count(*) FROM index_words WHERE tag > 256";
const char *const kCountDictionaries = "SELECT count(*) FROM index_words WHERE tag IN (97, 116, 117, 118)";
// Selects the separate lists that a directory refers to. Other lists of this length begin with a larger
// number.
const char *const kPieces = "substr(list, 2, 3) = x'000000' AND length(list) > 16 AND id > 5";

// Compares all short lists of a segment with the index. Returns the number of words with a list.
int comparedLists(Connection &connection, int64_t segment, int64_t base)
{
    int compared = 0;
    Statement dictionaries(connection,
                           "SELECT tag, words FROM index_words WHERE segment = ?"
                           " AND tag IN (97, 116, 117, 118)");
    Statement directory(connection, "SELECT words FROM index_words WHERE segment = ? AND tag = ?");
    Statement posting(connection, "SELECT papers, list FROM index_posting WHERE segment = ? AND key = ?");
    LongListReader lists(connection), rows(connection), others(connection);
    dictionaries.bind(1, qint64(segment));
    while (must(dictionaries.next())) {
        const auto tag = char(dictionaries.number(0));
        const std::string words(must(lists.whole(dictionaries.bytes(1))).bytes());
        if (!must(directory.bind(1, qint64(segment)).bind(2, shortListsOf(tag)).next()))
            qFatal("no directory");
        const auto read = must(ShortListDirectory::of(must(others.whole(directory.bytes(0))).bytes()));
        directory.reset();
        ShortListWalk walk(read, rows);
        walk.use(words, 0);
        for (size_t at = 0; at < words.size(); at = words.find('\n', at) + 1) {
            const std::string key = makeKey(index::Tag(tag), words.substr(at, words.find('\n', at) - at));
            const auto list = must(walk.listOf(at));
            if (!must(posting.bind(1, qint64(segment)).bindBytes(2, key).next()))
                qFatal("no posting");
            Bitmap expected(1 << 20), its(1 << 20);
            if (!decodePostings(must(lists.whole(posting.bytes(1))).bytes(), uint32_t(base), &expected)
                || !decodeShortList(list, uint32_t(base), &its))
                qFatal("damaged");
            if (list.empty() ? posting.number(0) < 10 : !(its == expected))
                qFatal("another list");
            compared += !list.empty();
            posting.reset();
        }
    }
    return compared;
}

} // namespace

// Adds words that occur in one, two, three and many papers.
void TestShortLists::importSome(Library &library, int source, int from, int papers)
{
    QList<Paper> all;
    for (int i = from; i < from + papers; ++i) {
        Paper one = m_papers.paper(i);
        one.abstract += u" rare%1ly half%2most third%3 few%4al"_s.arg(i).arg(i / 2).arg(i / 3).arg(i % 40);
        if (i % 3 == 0)
            one.venue = u"Annals %1 of Rareness"_s.arg(i % 50);
        all.append(one);
    }
    must(library.importer().import(facts(u"page %1"_s.arg(source)), page(all)));
}

// Compares with the dictionary in the cache, and again with the dictionary read in parts.
void TestShortLists::compare(Library &library)
{
    compareAnswers(library);
    const ReadInParts inParts(200);
    compareAnswers(*opened(m_file, Library::Mode::ReadOnly));
}

void TestShortLists::compareAnswers(Library &library)
{
    const ScanSearch scan(m_file);
    for (const char *asked : {"*ly",           "rare*ly",  "*alf1*",     "half*most",    "*arn*d",
                              "*1*al",         "few*al",   "*ner*",      "title:*raph*", "abstract:*ral",
                              "author:*mith*", "hal*f*st", "*rareness",  "*hird2* *1al", "ra*y -*most",
                              "*raph",         "*tworks",  "title:*ral", "*rodinger",    "*中文",
                              "*raph*",        "*ra*s",    "*ar*ed*",    "*1l*",         "gr*phs"}) {
        const Query query{parseQuery(QString::fromUtf8(asked)).root, {SortOrder::Key::Newest, false}};
        const ResultSetPtr result = must(library.index().search(query));
        const QList<PaperId> expected = must(scan.search(query));
        QVERIFY2(isExact(*result) ? result->ids(0, result->count()) == expected : expected.isEmpty(), asked);
    }
    for (const auto &[expression, parts] : {std::pair(u"/rare\\d+1ly\\b/"_s, u"*1ly"_s),
                                            std::pair(u"abstract:/\\bfew3?\\dal\\b/"_s, u"few*al"_s)}) {
        const QList<PaperId> some = found(library, expression), all = found(library, parts);
        QVERIFY(!some.isEmpty());
        for (const PaperId one : some)
            QVERIFY(all.contains(one));
    }
}

void TestShortLists::storesListsWithTheirWords()
{
    const auto library = opened(m_file);
    importSome(*library, 1, 0, 3000); // enough papers that the lists need several pieces
    importSome(*library, 2, 2900, 300);
    const auto connection = must(Connection::open(m_file, true));
    Statement segments(*connection, "SELECT id, base FROM index_segment");
    int compared = 0;
    must(segments.forEach(
        [&] { compared += comparedLists(*connection, segments.number(0), segments.number(1)); }));
    QVERIFY(compared > 5000);
    QVERIFY(numberIn(m_file, "SELECT max(length(words)) FROM index_words WHERE tag > 256") >= 1 + 8 + 3 * 4);
    compare(*library);
}

void TestShortLists::rejectsInvalidLists_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<bool>("sound");
    QTest::newRow("the first paper") << QByteArray("\x00", 1) << true;
    QTest::newRow("behind the last paper") << QByteArray("\x3f\x01", 2) << false;
    QTest::newRow("a paper twice") << QByteArray("\x03\x00", 2) << false;
    QTest::newRow("beyond the last paper") << QByteArray("\x64", 1) << false;
    QTest::newRow("around the end") << QByteArray("\x05\xff\xff\xff\xff\x0f", 6) << false;
    QTest::newRow("a number without an end") << QByteArray("\x05\x80", 2) << false;
    QTest::newRow("some") << QByteArray("\x05\x01\x01", 3) << true;
}

void TestShortLists::rejectsInvalidLists()
{
    QFETCH(QByteArray, list);
    QFETCH(bool, sound);
    Bitmap papers(128);
    QCOMPARE(decodeShortList(list.toStdString(), 64, &papers), sound);
}

void TestShortLists::rejectsInvalidDirectories_data()
{
    QTest::addColumn<QByteArray>("bytes"); // without the checksum
    QTest::addColumn<bool>("sound");
    const QByteArray first("D\x07\x00\x00\x00\x01\x00\x00\x00", 9), zero(4, '\0'),
        nine("\x09\x00\x00\x00", 4);
    QTest::newRow("one piece") << first + zero << true;
    QTest::newRow("two pieces") << first + zero + nine << true;
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("no piece") << first << false;
    QTest::newRow("no beginning") << first + nine << false;
    QTest::newRow("pieces that do not ascend") << first + zero + nine + zero << false;
    QTest::newRow("a list") << QByteArray("L" + first.mid(1)) + zero << false;
    QTest::newRow("half a number") << first + zero + "ab" << false;
    QTest::newRow("a number below zero") << "D" + QByteArray(8, '\xff') + zero << false;
    QTest::newRow("a number at the end") << "D" + QByteArray(7, '\xff') + '\x7f' + zero << false;
}

void TestShortLists::rejectsInvalidDirectories()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, sound);
    std::string directory = bytes.toStdString();
    const uint32_t sum = checksum(directory);
    directory.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    QCOMPARE(bool(ShortListDirectory::of(directory)), sound);
    directory.back() = char(directory.back() ^ 1);
    QVERIFY(!ShortListDirectory::of(directory));
}

void TestShortLists::agreeThroughMergesAndRemovals()
{
    const auto library = opened(m_file);
    for (int source = 0; source < 30; ++source) {
        importSome(*library, source, source * 25, 40); // a third is on two pages
        if (source % 5 == 4)
            must(library->importer().remove(must(library->sources().list())[source % 3].id));
        if (source % 6 == 5)
            compare(*library);
    }
    QCOMPARE(numberIn(m_file, kCountDirectories), numberIn(m_file, kCountDictionaries));
    QCOMPARE(must(library->checker().check()), QStringList());
    must(library->index().rebuild());
    compare(*library);
}

void TestShortLists::detectsDamage_data()
{
    QTest::addColumn<QByteArray>("damage");
    const QByteArray pieces = QByteArray(" WHERE ") + kPieces;
    QTest::newRow("pieces lost") << "DELETE FROM index_list" + pieces;
    QTest::newRow("pieces of nothing") << "UPDATE index_list SET list = x''" + pieces;
    QTest::newRow("pieces cut") << "UPDATE index_list SET list = substr(list, 1, length(list) - 3)" + pieces;
    QTest::newRow("pieces of zeros") << "UPDATE index_list SET list = zeroblob(length(list))" + pieces;
    QTest::newRow("very many blocks")
        << "UPDATE index_list SET list = x'ffffffff' || substr(list, 5)" + pieces;
    QTest::newRow("a list changed")
        << "UPDATE index_list SET list = substr(list, 1, length(list) - 1) || x'55'" + pieces;
    QTest::newRow("lists behind the end")
        << "UPDATE index_list SET list = substr(list, 1, 8) || x'ffffffff' || substr(list, 13)" + pieces;
    QTest::newRow("words behind the end")
        << "UPDATE index_list SET list = substr(list, 1, 4) || x'ffffffff' || substr(list, 9)" + pieces;
    QTest::newRow("directories garbled") << QByteArray(
        "UPDATE index_words SET words = x'4400000000000000' || substr(words, 9) WHERE tag > 256");
    QTest::newRow("directories of nothing")
        << QByteArray("UPDATE index_words SET words = x'' WHERE tag > 256");
}

void TestShortLists::detectsDamage()
{
    importSome(*opened(m_file), 1, 0, 600);
    const QString inFirst = u"*few*"_s, inLast = u"*ird9*"_s; // words in the first and in the last block
    const QList<PaperId> first = found(*opened(m_file), inFirst), last = found(*opened(m_file), inLast);
    QVERIFY(first.size() > 10 && last.size() > 10);
    const QByteArray count = QByteArray("SELECT count(*) FROM index_list WHERE ") + kPieces;
    QVERIFY(numberIn(m_file, count.constData()) > 0);
    QFETCH(QByteArray, damage);
    execUnprotected(m_file,
                    QByteArray(damage + "; UPDATE index_state SET generation = generation / 3").constData());
    bool noticed = false;
    for (const QString &asked : {inFirst, inLast}) {
        const auto reader = opened(m_file, Library::Mode::ReadOnly);
        const auto answer = reader->index().search({parseQuery(asked).root, {}});
        noticed = noticed || (!answer && answer.error().kind == ErrorKind::IndexDamaged);
    }
    QVERIFY(noticed);
    QCOMPARE(found(*opened(m_file), inFirst), first); // one of the two rebuilt the index
    QCOMPARE(found(*opened(m_file), inLast), last);
    QCOMPARE(must(opened(m_file)->checker().check()), QStringList());
}

// With this lookup limit all endings count as frequent.
void TestShortLists::findsFrequentEndings()
{
    const uint64_t usual = endingsFrom.exchange(1);
    const auto restore = qScopeGuard([usual] { endingsFrom = usual; });
    const auto library = opened(m_file);
    for (int source = 0; source < 12; ++source) {
        importSome(*library, source, source * 25, 40);
        if (source % 5 == 4) {
            must(library->importer().remove(must(library->sources().list())[source % 3].id));
            compare(*library);
        }
    }
    QVERIFY(numberIn(m_file, "SELECT count(*) FROM index_prefix WHERE key >= x'e1'") > 100);
    compare(*library);
    compareWithScan(*library, 100);
    QCOMPARE(must(library->checker().check()), QStringList());
    endingsFrom = usual;
    const QList<PaperId> before = found(*library, u"*ral"_s);
    must(library->index().rebuild());
    QCOMPARE(numberIn(m_file, "SELECT count(*) FROM index_prefix WHERE key >= x'80'"), 0);
    QCOMPARE(found(*library, u"*ral"_s), before);
}

void TestShortLists::detectsDamagedEnding()
{
    const uint64_t usual = endingsFrom.exchange(1);
    const auto restore = qScopeGuard([usual] { endingsFrom = usual; });
    importSome(*opened(m_file), 1, 0, 400);
    const QList<PaperId> before = found(*opened(m_file), u"*ral"_s);
    QVERIFY(!before.isEmpty());
    // The last list has a correct checksum but wrong papers.
    std::string beyond("L\xff\xff\xff\x7f", 5);
    const uint32_t sum = checksum(beyond);
    beyond.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    for (const QByteArray &list :
         {QByteArray(), QByteArray("L\x01\x02\x03\x04\x05"), QByteArray::fromStdString(beyond)}) {
        execUnprotected(
            m_file,
            QByteArray("UPDATE index_prefix SET list = x'" + list.toHex()
                       + "' WHERE key >= x'e1'; UPDATE index_state SET generation = generation / 3")
                .constData());
        const auto answer =
            opened(m_file, Library::Mode::ReadOnly)->index().search({parseQuery(u"*ral"_s).root, {}});
        QVERIFY(!answer);
        QCOMPARE(answer.error().kind, ErrorKind::IndexDamaged);
        QCOMPARE(found(*opened(m_file), u"*ral"_s), before); // rebuilt
    }
}

void TestShortLists::storesBitmapsAsPostings_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("oneIn");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("all of a chunk") << (1 << 16) << 1;
    QTest::newRow("all of some") << 200'000 << 1;
    QTest::newRow("half") << 200'000 << 2;
    QTest::newRow("fewer than make a bitmap") << 200'001 << 9;
    QTest::newRow("some") << 200'063 << 30;
    QTest::newRow("chunks without any") << 1'000'000 << 200'000;
    QTest::newRow("far apart") << 3'000'000 << 500;
}

void TestShortLists::storesBitmapsAsPostings()
{
    QFETCH(int, size);
    QFETCH(int, oneIn);
    const auto all = uint32_t(size);
    Bitmap papers(all);
    papers.set(all - 1);
    for (uint32_t i = 0; i < all; ++i)
        if (m_papers.below(oneIn) == 0)
            papers.set(i);
    const uint32_t base = 640;
    const std::string bytes = encodePostings(papers);
    Bitmap read(all + base);
    QVERIFY(decodePostings(bytes, base, &read));
    QCOMPARE(read.count(), papers.count());
    papers.forEach([&](uint32_t paper) { QVERIFY(read.test(paper + base)); });
    Bitmap less(base + all - 1);
    QVERIFY(!decodePostings(bytes, base, &less));
}

QTEST_GUILESS_MAIN(TestShortLists)
#include "tst_shortlists.moc"
