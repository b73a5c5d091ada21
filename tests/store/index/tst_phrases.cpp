// Tests phrases, which are found by word positions: the results equal those of a scan, for any state of the
// segments and for older indexes.
#include "indextest.h"

#include "models/store/index/storage/longlists.h"
#include "models/store/index/storage/positions.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/terms.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/statement.h"

#include <QtTest>

using namespace lectern;
using namespace lectern::test;
using namespace lectern::index;

namespace
{

// Encodes ascending positions, none above kLastPosition, as one entry.
std::string positionEntry(const std::vector<uint32_t> &positions)
{
    std::string entry(positions.size() * kMaxGapLength, '\0');
    char *to = entry.data();
    uint32_t last = uint32_t(-1);
    for (const uint32_t position : positions) {
        to = putGap(to, position - last);
        last = position;
    }
    entry.resize(size_t(to - entry.data()));
    if (entry.empty())
        return {kUnknownPositions};
    entry.back() = char(entry.back() | 0x80);
    return entry;
}

} // namespace

class TestPhrases : public IndexTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void entriesRoundTrip_data();
    void entriesRoundTrip();
    void skipsEntries();
    void forgedEntriesAreBounded();
    void agreesWithAScan();
    void agreesAfterMerges();
    void findsWordPositions_data();
    void findsWordPositions();
    void phrasesDoNotCrossNames();
    void searchesLongTexts();
    void readsLongListsInParts();
    void prefersReadingFewTexts_data();
    void prefersReadingFewTexts();
    void detectsLostPositions();
    void searchCanBeCancelled();

private:
    QString text(int words);
    Paper somePaper(int number);
    void importSome(Library &library, int source, int from, int papers);
    void compare(Library &library, int phrases);
    QStringList titlesWith(Library &library, const QString &text);
};

void TestPhrases::entriesRoundTrip_data()
{
    QTest::addColumn<QList<int>>("positions");
    QTest::newRow("the first word") << QList<int>{0};
    QTest::newRow("words in a row") << QList<int>{0, 1, 2, 3};
    QTest::newRow("the largest gap of one byte") << QList<int>{62, 125};
    QTest::newRow("the smallest gaps of two bytes") << QList<int>{63, 127};
    QTest::newRow("the last position") << QList<int>{5, int(kLastPosition)};
    QTest::newRow("far apart") << QList<int>{0, 4093};
}

void TestPhrases::entriesRoundTrip()
{
    QFETCH(QList<int>, positions);
    const std::vector<uint32_t> wanted(positions.begin(), positions.end());
    const std::string entry =
        positionEntry(wanted) + positionEntry({7}); // the entry that follows is not read
    const auto *at = reinterpret_cast<const uint8_t *>(entry.data());
    PositionReader reader(at, at + entry.size());
    std::vector<uint32_t> read;
    while (reader.next())
        read.push_back(reader.position());
    QCOMPARE(read, wanted);
    QVERIFY(reader.known());
    QVERIFY(!reader.next());
}

void TestPhrases::skipsEntries()
{
    std::string entries;
    std::vector<size_t> ends{0};
    for (int i = 0; i < 100; ++i) {
        std::vector<uint32_t> positions;
        for (uint32_t at = 0; positions.empty() || m_papers.below(3); at = positions.back())
            positions.push_back(at + 1 + uint32_t(m_papers.below(i % 10 ? 50 : 600)));
        entries += i % 17 ? positionEntry(positions) : std::string(1, kUnknownPositions);
        ends.push_back(entries.size());
    }
    const auto *begin = reinterpret_cast<const uint8_t *>(entries.data());
    const uint8_t *const end = begin + entries.size();
    for (size_t from = 0; from < ends.size(); ++from)
        for (size_t to = from; to < ends.size(); ++to)
            QCOMPARE(afterEntries(begin + ends[from], end, to - from), begin + ends[to]);
    QVERIFY(!afterEntries(begin, end, ends.size()));
    QVERIFY(!afterEntries(begin + ends[98], end, 50));
}

void TestPhrases::forgedEntriesAreBounded()
{
    for (const std::string &bytes :
         {std::string("\x00", 1), std::string("\x7f\x7f\x7f\x7f\x7f\x7f"), std::string("\x7f\x7f\x3f\x81"),
          std::string("\x40\x40"), std::string()}) {
        const auto *at = reinterpret_cast<const uint8_t *>(bytes.data());
        PositionReader reader(at, at + bytes.size());
        int n = 0;
        for (uint32_t last = 0; reader.next(); last = reader.position())
            QVERIFY(++n < 10 && reader.position() >= last && reader.position() <= kLastPosition);
    }
}

// Few words, most of them frequent enough to form pairs.
QString TestPhrases::text(int words)
{
    static const QStringList some{u"of"_s,           u"the"_s,    u"in"_s,   u"the"_s,
                                  u"graph"_s,        u"graphs"_s, u"of"_s,   u"theorems"_s,
                                  u"state-of-the"_s, u"中文"_s,   u"deep"_s, u"thread"_s};
    QString all;
    for (int i = 0; i < words; ++i)
        all += some[m_papers.below(int(some.size()))] + (m_papers.below(9) ? u" "_s : u". "_s);
    return all;
}

Paper TestPhrases::somePaper(int number)
{
    Paper p = paper(text(2 + m_papers.below(6)) + u" %1"_s.arg(number), {u"Ann Graph"_s, u"Deep Elm"_s});
    p.abstract = text(m_papers.below(90)) + u" number%1"_s.arg(number);
    return p;
}

void TestPhrases::importSome(Library &library, int source, int from, int papers)
{
    QList<Paper> list;
    for (int i = 0; i < papers; ++i)
        list.append(somePaper(from + i));
    must(library.importer().import(facts(u"page %1"_s.arg(source)), page(list)));
}

void TestPhrases::compare(Library &library, int phrases)
{
    const ScanSearch scan(m_file);
    int some = 0;
    for (int i = 0; i < phrases; ++i) {
        QueryNode n;
        n.kind = QueryNode::Kind::Text;
        n.phrase = true;
        n.text = text(2 + m_papers.below(3)).trimmed();
        n.field = QueryNode::Field(m_papers.below(4));
        n.prefix = m_papers.below(2);
        if (n.prefix)
            n.text.chop(m_papers.below(3));
        const Query query{n, {}};
        const ResultSetPtr result = must(library.index().search(query));
        const QList<PaperId> found = isExact(*result) ? result->ids(0, result->count()) : QList<PaperId>();
        const QList<PaperId> expected = must(scan.search(query));
        QVERIFY2(found == expected,
                 qPrintable(u"%1: %2 for %3"_s.arg(queryText(n)).arg(found.size()).arg(expected.size())));
        some += !found.isEmpty();
    }
    QVERIFY2(some > phrases / 3, qPrintable(QString::number(some)));
}

QStringList TestPhrases::titlesWith(Library &library, const QString &text)
{
    QStringList titles;
    for (const PaperRow &row : must(library.papers().rows(found(library, text))))
        titles.append(row.title);
    return titles;
}

void TestPhrases::agreesWithAScan()
{
    const auto library = opened(m_file);
    importSome(*library, 1, 0, 600);
    compare(*library, 400);
    QCOMPARE(must(library->checker().check()), QStringList());
}

// Small imports, changed papers and removed papers create segments with deleted papers. These are merged
// repeatedly.
void TestPhrases::agreesAfterMerges()
{
    const auto library = opened(m_file);
    for (int source = 1; source <= 12; ++source) {
        importSome(*library, source, source * 30, 60); // half of them are in two sources
        if (source % 4 == 0)
            must(library->importer().remove(must(library->sources().list()).last().id));
        compare(*library, 25);
    }
    QCOMPARE(must(library->checker().check()), QStringList());
    must(library->index().rebuild());
    compare(*library, 100);
}

void TestPhrases::findsWordPositions_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("two frequent words") << u"\"of the\""_s << true;
    QTest::newRow("in the other order") << u"\"the of\""_s << false;
    QTest::newRow("three frequent words") << u"\"one of the\""_s << true;
    QTest::newRow("pairs of which each stands, but not together") << u"\"in the of\""_s << false;
    QTest::newRow("with other words") << u"\"oldest of the lighthouses\""_s << true;
    QTest::newRow("begun after a frequent word") << u"\"the lig"_s << true;
    QTest::newRow("begun with a frequent word") << u"\"of the"_s << true;
    QTest::newRow("hardly begun, and there") << u"\"of t"_s << true;
    QTest::newRow("hardly begun, and elsewhere") << u"\"of is"_s << true;
    QTest::newRow("hardly begun, and nowhere") << u"\"of z"_s << false;
    QTest::newRow("begun, and not there") << u"\"of lig"_s << false;
    QTest::newRow("a word twice") << u"\"row row\""_s << true;
    QTest::newRow("a word three times") << u"\"row row row\""_s << false;
    QTest::newRow("from title to abstract") << u"\"coast this\""_s << false;
    QTest::newRow("from title to names") << u"\"coast ada\""_s << false;
    QTest::newRow("in the title alone") << u"title:\"on the\""_s << true;
    QTest::newRow("in the other field") << u"abstract:\"towers on\""_s << false;
    QTest::newRow("over a hyphen") << u"\"well known lights\""_s << true;
    QTest::newRow("letters of which each is a word") << u"\"灯塔\""_s << true;
    QTest::newRow("in the other order, too") << u"\"塔灯\""_s << false;
    QTest::newRow("over the end of a sentence") << u"\"lighthouses row\""_s << true;
}

void TestPhrases::findsWordPositions()
{
    const auto library = opened(m_file);
    Paper one = paper(u"Towers on the Coast"_s, {u"Ada Elm"_s});
    one.abstract =
        u"This is one of the well-known lights in the bay, oldest of the lighthouses. Row, row: 灯塔."_s;
    must(library->importer().import(facts(u"a"_s), page({one, paper(u"Another"_s, {u"Bo Oak"_s})})));
    QFETCH(QString, asked);
    QFETCH(bool, isFound);
    const ResultSetPtr result = must(library->index().search({parseQuery(asked, true).root, {}}));
    QCOMPARE(isExact(*result) && result->count() == 1, isFound);
}

void TestPhrases::phrasesDoNotCrossNames()
{
    const auto library = opened(m_file);
    must(library->importer().import(
        facts(u"a"_s), page({paper(u"One"_s, {u"Ada Elm"_s, u"Bo Oak"_s}), paper(u"Two"_s, {u"Elm Bo"_s})})));
    QCOMPARE(titlesWith(*library, u"\"elm bo\""_s), QStringList{u"Two"_s});
    QCOMPARE(titlesWith(*library, u"name:\"ada elm\""_s), QStringList{u"One"_s});
    QCOMPARE(titlesWith(*library, u"\"bo oak\""_s), QStringList{u"One"_s});
}

// Searches words at positions beyond the last stored one.
void TestPhrases::searchesLongTexts()
{
    const auto library = opened(m_file);
    Paper one = paper(u"Long"_s, {u"Ada Elm"_s});
    for (int i = 0; i < 3000; ++i)
        one.abstract += u"word%1 sea "_s.arg(i);
    one.abstract += u"of the last lighthouse"_s;
    must(library->importer().import(facts(u"a"_s), page({one, paper(u"Short sea"_s, {u"Bo Oak"_s})})));
    for (const QString &asked : {u"\"word0 sea\""_s, u"\"word2047 sea word2048\""_s, u"\"sea word2047\""_s,
                                 u"\"word2999 sea of the last lighth"_s, u"\"last lighthouse\""_s})
        QVERIFY2(titlesWith(*library, asked) == QStringList{u"Long"_s}, qPrintable(asked));
    for (const QString &asked :
         {u"\"word0 word1\""_s, u"\"word2047 word2048\""_s, u"\"lighthouse last\""_s}) {
        const ResultSetPtr result = must(library->index().search({parseQuery(asked).root, {}}));
        QVERIFY2(!isExact(*result) || result->count() == 0, qPrintable(asked));
    }
    QCOMPARE(must(library->checker().check()), QStringList());
}

// Enough papers that the positions of a word need several parts.
void TestPhrases::readsLongListsInParts()
{
    const auto library = opened(m_file);
    QList<Paper> papers;
    const int count = int(kPapersInPart) + 500;
    for (int i = 0; i < count; ++i)
        papers.append(
            paper(i % 1000 == 7 ? u"Lamps near lamp %1"_s.arg(i) : u"Near lamps, lamp %1"_s.arg(i), {}));
    must(library->importer().import(facts(u"a"_s), page(papers)));
    QVERIFY(numberIn(m_file, "SELECT count(*) FROM index_list WHERE substr(list, 1, 1) = x'4d'") > 2);
    QCOMPARE(titlesWith(*library, u"\"lamps near\""_s).size(), (count - 8) / 1000 + 1);
    QCOMPARE(titlesWith(*library, u"\"near lamps lamp\""_s).size(), count - (count - 8) / 1000 - 1);
    QCOMPARE(titlesWith(*library, u"\"lamp %1\""_s.arg(count - 1)).size(), 1);
}

void TestPhrases::prefersReadingFewTexts_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<int>("papers");
    QTest::newRow("two rare words beside frequent ones") << u"\"quartz veins sea tides\""_s << 2;
    QTest::newRow("the same, typed in part") << u"\"quartz veins sea tid"_s << 2;
    QTest::newRow("elsewhere") << u"\"quartz veins tides sea\""_s << 0;
    QTest::newRow("a rare word before a beginning of frequent ones") << u"\"veins sea"_s << 2;
    QTest::newRow("before a beginning that is never next") << u"\"quartz tid"_s << 0;
    QTest::newRow("before a beginning of many words") << u"\"amber tid"_s << 2;
}

// If two rare words leave few papers, their texts are read instead of the long lists of frequent words.
void TestPhrases::prefersReadingFewTexts()
{
    QFETCH(QString, asked);
    QFETCH(int, papers);
    const auto library = opened(m_file);
    constexpr int kAll = 40'000, kRare = 40;
    QList<Paper> all;
    for (int i = 0; i < kAll; ++i)
        all.append(
            paper(i % 2 ? u"Tide%1 and seals %2"_s.arg(i % 97).arg(i) : u"Sea, tides %1"_s.arg(i), {}));
    for (int i = 0; i < kRare; ++i)
        all[i * 500].title = u"Sea of veins, tides of quartz %1"_s.arg(i);
    all[1200].title = u"Of quartz veins: sea tides 1"_s;
    all[21'000].title = u"Quartz veins, sea tides 2"_s;
    all[21'002].title = u"Quartz veins, no sea tides 3"_s;
    for (int i = 0; i < 6; ++i)
        all[i * 3000 + 1].title = (i % 3 ? u"Sea tides, amber %1"_s : u"Amber tide96 or sea %1"_s).arg(i);
    must(library->importer().import(facts(u"a"_s), page(all)));
    const ResultSetPtr result = must(library->index().search({parseQuery(asked, true).root, {}}));
    const QList<PaperId> found = isExact(*result) ? result->ids(0, result->count()) : QList<PaperId>();
    QCOMPARE(found.size(), papers);
}

void TestPhrases::detectsLostPositions()
{
    importSome(*opened(m_file), 1, 0, 400);
    const QList<PaperId> before = found(*opened(m_file), u"\"graph deep\""_s);
    QVERIFY(before.size() > 10);
    const std::initializer_list<const char *> damages{
        "DELETE FROM index_list WHERE substr(list, 1, 1) = x'4d'",
        "UPDATE index_list SET list = x'4d' || zeroblob(length(list) - 1) WHERE substr(list, 1, 1) = x'4d'",
        "UPDATE index_posting SET list = x'51' || x'ffffffffffffff7f' || substr(list, 10)"
        " WHERE substr(list, 1, 1) = x'51'",
        "UPDATE index_posting SET list = substr(list, 1, 6) WHERE substr(list, 1, 1) = x'51'"};
    for (const char *damage : damages) {
        const QByteArray sql =
            QByteArray(damage) + QByteArray("; UPDATE index_state SET generation = generation / 3");
        execUnprotected(m_file, sql.constData());
        {
            const auto reader = opened(m_file, Library::Mode::ReadOnly);
            const auto answer = reader->index().search({parseQuery(u"\"graph deep\""_s).root, {}});
            QVERIFY2(!answer && answer.error().kind == ErrorKind::IndexDamaged, damage);
            QVERIFY2(!must(reader->checker().check()).isEmpty(), damage);
        }
        QCOMPARE(found(*opened(m_file), u"\"graph deep\""_s), before); // rebuilt
        QCOMPARE(must(opened(m_file)->checker().check()), QStringList());
    }
}

void TestPhrases::searchCanBeCancelled()
{
    const auto library = opened(m_file);
    importSome(*library, 1, 0, 300);
    int looks = 0;
    const auto result =
        library->index().search({parseQuery(u"\"graph deep\""_s).root, {}}, [&] { return ++looks > 2; });
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Cancelled);
}

QTEST_GUILESS_MAIN(TestPhrases)
#include "tst_phrases.moc"
