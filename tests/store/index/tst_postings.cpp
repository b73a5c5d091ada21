#include "models/store/index/build/inverter.h"
#include "models/store/index/query/dictionary.h"
#include "models/store/index/query/wordsets.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/segment.h"
#include "models/store/index/storage/snapshot.h"

#include <QtTest>

#include <limits>
#include <map>
#include <random>
#include <set>

using namespace lectern;
using namespace lectern::index;
using namespace Qt::StringLiterals;

class TestPostings : public QObject
{
    Q_OBJECT
private slots:
    void postingsRoundTrip_data();
    void postingsRoundTrip();
    void detectsDamage();
    void ranksAndSelects();
    void factsRoundTrip_data();
    void factsRoundTrip();
    void detectsDamagedFacts();
    void storesRunsOfPapers();
    void storesPaperNumbers_data();
    void storesPaperNumbers();
    void storesNumbersAtTwoByteLimit();
    void countsColumnValues();
    void storesDaysOutsideTwoBytes();
    void findsPositionsOfDays_data();
    void findsPositionsOfDays();
    void invertsPapers();
    void mergesSegments();
    void findsTypos_data();
    void findsTypos();
};

void TestPostings::storesRunsOfPapers()
{
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        FactColumns columns;
        QList<size_t> lengths; // lengths of the runs
        uint32_t paper = 1 + random() % 1000;
        for (int run = 1 + int(random() % 8); run > 0; --run) {
            lengths.append(1 + random() % (random() % 2 ? 3 : 5000));
            for (size_t i = 0; i < lengths.last(); ++i)
                columns.add(paper++, {}, "cs.LG");
            paper += 1 + random() % 100;
        }
        const std::string bytes = columns.toBytes();
        auto facts = StoredFacts::open(bytes);
        QVERIFY(facts);
        const auto papers = facts->papers();
        QVERIFY(papers);
        QCOMPARE(papers->size(), columns.size());
        QCOMPARE(papers->first(), columns.papers.front());
        QCOMPARE(papers->last(), columns.papers.back());
        QList<size_t> found;
        papers->forEach([&](uint32_t, size_t, size_t count) { found.append(count); });
        QCOMPARE(found, lengths);
        // Reads a random part of the columns.
        const size_t from = random() % columns.size(), count = random() % (columns.size() - from + 1);
        std::vector<uint32_t> part;
        papers->forEach(from, count, [&](uint32_t first, size_t at, size_t many) {
            QCOMPARE(at, from + part.size());
            for (size_t i = 0; i < many; ++i)
                part.push_back(first + uint32_t(i));
        });
        QVERIFY(std::equal(part.begin(), part.end(), columns.papers.begin() + long(from),
                           columns.papers.begin() + long(from + count)));
    }
}

void TestPostings::storesPaperNumbers_data()
{
    QTest::addColumn<int>("large"); // numbers per thousand that do not fit into two bytes
    QTest::newRow("all fit") << 0;
    QTest::newRow("a few do not") << 5;
    QTest::newRow("nearly as many as stand apart") << 120;
    QTest::newRow("half of them") << 500;
    QTest::newRow("none fits") << 1000;
}

void TestPostings::storesPaperNumbers()
{
    QFETCH(int, large);
    std::mt19937 random(17);
    constexpr size_t size = 50'000;
    const auto number = [&] {
        return int(random() % 1000) < large ? 65'535 + uint32_t(random() % 4'000'000'000)
                                            : uint32_t(random() % 65'535);
    };
    std::vector<uint32_t> expected(size);
    NumberColumn column;
    column.resize(size / 2);
    for (size_t i = 0; i < size / 2; ++i)
        column.set(i, expected[i] = number());
    column.resize(size);
    for (size_t i = size / 2; i < size - 100; ++i) // the last ones stay unset
        column.set(i, expected[i] = number());
    const auto isAsExpected = [&] {
        column.complete();
        for (size_t i = 0; i < size; ++i)
            if (column[i] != expected[i])
                return false;
        return column.size() == size;
    };
    QVERIFY(isAsExpected());
    // Sets values again, in random order, some of them twice.
    for (int change = 0; change < 10'000; ++change) {
        const size_t i = random() % (size - 100);
        column.set(i, expected[i] = number());
    }
    QVERIFY(isAsExpected());
}

void TestPostings::countsColumnValues()
{
    std::mt19937 random(19);
    constexpr size_t size = 20'000, numbers = 70'000;
    for (const bool isWide : {false, true}) {
        NumberColumn column;
        DayColumn days;
        column.resize(size);
        days.resize(size);
        std::vector<uint32_t> expected(numbers);
        std::map<int32_t, uint32_t> ofDays;
        for (size_t i = 0; i < size; ++i) {
            const bool isLarge = random() % (isWide ? 2 : 100) == 0;
            const uint32_t number = isLarge ? 65'000 + random() % 5'000 : random() % 500;
            const int32_t day = random() % 10 == 0
                ? kNoDay
                : int32_t(isWide && isLarge ? 0 : 2'450'000) + int32_t(random() % 300);
            if (i % 20 == 0)
                column.set(i, numbers - 1); // earlier values no longer count
            column.set(i, number);
            days.set(i, day);
            ++expected[number];
            ++ofDays[day];
        }
        column.complete();
        QVERIFY(column.counts(numbers) == expected);
        std::map<int32_t, uint32_t> counted;
        days.count([&](int32_t day, uint32_t papers) { counted[day] += papers; });
        QVERIFY(counted == ofDays);
        QCOMPARE(days.range().first, std::next(ofDays.begin())->first); // kNoDay is less than all days
        QCOMPARE(days.range().second, ofDays.rbegin()->first);
        const auto [first, last] = days.range();
        const auto yearOf = [first = first](int32_t day) {
            return uint16_t((day - first) / 100 % 60'000 + 1);
        };
        // For a small range of days the year is looked up by day; for a larger one it is stored per paper.
        for (const int32_t end : {last, first + (1 << 20)}) {
            if (end < last)
                continue;
            const YearColumn years(days, first, end, yearOf);
            std::vector<uint32_t> ofYears(60'001);
            for (size_t i = 0; i < size; ++i)
                ++ofYears[years[i]];
            QVERIFY(years.counts(ofYears.size()) == ofYears);
        }
    }
    DayColumn none;
    none.resize(3);
    QCOMPARE(none.range().first, kNoDay);
    QCOMPARE(none.range().second, kNoDay);
}

void TestPostings::storesNumbersAtTwoByteLimit()
{
    NumberColumn column;
    column.resize(6);
    const QList<uint32_t> expected{0, 65'534, 65'535, 65'536, 4'294'967'295, 0};
    for (qsizetype i = 0; i < expected.size() - 1; ++i)
        column.set(size_t(i), expected[i]);
    column.complete();
    for (qsizetype i = 0; i < expected.size(); ++i)
        QCOMPARE(column[size_t(i)], expected[i]);
}

void TestPostings::storesDaysOutsideTwoBytes()
{
    constexpr int32_t begin = 2'415'020; // the day before the first that fits into two bytes
    const QList<int32_t> days{kNoDay,
                              begin + 1,
                              begin + 65'535,
                              kNoDay,
                              begin + 65'536,
                              begin,
                              -1,
                              begin - 1,
                              0,
                              kNoDay + 1,
                              std::numeric_limits<int32_t>::max()};
    DayColumn column;
    for (qsizetype count = 1; count <= days.size(); ++count) {
        column.resize(size_t(count));
        QCOMPARE(column[size_t(count) - 1], kNoDay);
        column.set(size_t(count) - 1, days[count - 1]);
        for (qsizetype i = 0; i < count; ++i)
            QCOMPARE(column[size_t(i)], days[i]);
    }
    column.set(1, kNoDay);
    QCOMPARE(column[1], kNoDay);
}

void TestPostings::findsPositionsOfDays_data()
{
    QTest::addColumn<int>("papers");
    QTest::addColumn<int>("days"); // range of the dates, in days
    QTest::newRow("few a day") << 20'000 << 5000;
    QTest::newRow("more of one day than two bytes count") << 150'000 << 2;
    QTest::newRow("none has a day") << 100 << 0;
    QTest::newRow("none has a day, and they are many") << 70'000 << 0;
}

void TestPostings::findsPositionsOfDays()
{
    QFETCH(int, papers);
    QFETCH(int, days);
    constexpr int32_t lastDay = 2'461'000;
    std::mt19937 random(5);
    DayColumn dayOf;
    dayOf.resize(size_t(papers));
    std::vector<uint32_t> perPart(size_t(days) + 1), order(static_cast<size_t>(papers));
    for (int paper = 0; paper < papers; ++paper) {
        const size_t part = random() % perPart.size();
        if (part + 1 < perPart.size())
            dayOf.set(size_t(paper), lastDay - int32_t(part));
        ++perPart[part];
        order[size_t(paper)] = uint32_t(paper);
    }
    std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return dayOf[a] > dayOf[b]; });
    Places places(uint32_t(papers), dayOf, lastDay, perPart), apart(uint32_t(papers), dayOf, lastDay, {});
    QVERIFY(!places.isEmpty() && !apart.isEmpty() && Places().isEmpty());
    for (uint32_t place = 0; place < order.size(); ++place) {
        places.set(order[place], place);
        apart.set(order[place], place);
    }
    for (uint32_t place = 0; place < order.size(); ++place) {
        QCOMPARE(places[order[place]], place);
        QCOMPARE(apart[order[place]], place);
    }
}

void TestPostings::factsRoundTrip_data()
{
    QTest::addColumn<int>("step"); // distance between paper numbers
    QTest::addColumn<int>("days"); // range of the dates, in days
    QTest::addColumn<int>("names");
    QTest::addColumn<bool>("figures");
    QTest::newRow("as an import has them") << 1 << 9000 << 40 << false;
    QTest::newRow("with scores and citations") << 1 << 9000 << 40 << true;
    QTest::newRow("with gaps") << 3 << 9000 << 40 << true;
    QTest::newRow("over very many days") << 1 << 400000 << 40 << false;
    QTest::newRow("without a day") << 1 << 0 << 40 << false;
    QTest::newRow("more combinations of categories than two bytes count") << 2 << 100 << 70000 << true;
    QTest::newRow("most of them late") << 1 << 100 << 200000 << false;
}

static FactColumns someFacts(int step, int days, int names, bool figures)
{
    std::mt19937 random(3);
    FactColumns facts;
    for (int i = 0; i < std::max(2000, names); ++i) {
        PaperFacts paper;
        if (days && i % 5)
            paper.day = 2440000 + int(random() % unsigned(days));
        if (figures && i % 3 == 0)
            paper.score = double(random() % 1000) / 10;
        if (figures && i % 4 == 0)
            paper.citations = int(random() % 100);
        paper.flags = uint8_t(random() % 256);
        // std::string::append, because GCC 12 warns about operator+ at full optimisation.
        facts.add(uint32_t(7 + i * step), paper, std::string("c").append(std::to_string(i % names)));
    }
    return facts;
}

void TestPostings::factsRoundTrip()
{
    QFETCH(int, step);
    QFETCH(int, days);
    QFETCH(int, names);
    QFETCH(bool, figures);
    const FactColumns facts = someFacts(step, days, names, figures);
    QCOMPARE(facts.scores.isEmpty(), !figures);
    const auto read = FactColumns::fromBytes(facts.toBytes());
    QVERIFY(read);
    QVERIFY(read->papers == facts.papers);
    QVERIFY(read->days == facts.days);
    QVERIFY(read->flags == facts.flags);
    QVERIFY(read->categories == facts.categories);
    QVERIFY(read->categoryNames == facts.categoryNames);
    QCOMPARE(read->scores.size(), facts.size());
    for (size_t i = 0; i < facts.size(); ++i) {
        const double a = read->scores[i], b = facts.scores[i];
        QVERIFY(a == b || (a != a && b != b));
        QCOMPARE(read->citations[i], facts.citations[i]);
    }
    // Appends two parts and omits the deleted papers.
    FactColumns both;
    both.append(facts, {facts.papers[1]});
    FactColumns later;
    later.add(facts.papers.back() + 10, {}, "another");
    later.add(facts.papers.back() + 20, {}, facts.categoryNames.back());
    both.append(later, {});
    QCOMPARE(both.size(), facts.size() + 1);
    QCOMPARE(both.categoryNames[both.categories.back()], facts.categoryNames.back());
    QCOMPARE(both.categoryNames.size(), facts.categoryNames.size() + 1);
}

void TestPostings::detectsDamagedFacts()
{
    const std::string bytes = someFacts(1, 9000, 40, true).toBytes();
    for (size_t length = 0; length < bytes.size(); length += 1 + length / 7)
        QVERIFY(!FactColumns::fromBytes(std::string_view(bytes).substr(0, length)));
    for (size_t i = 0; i < bytes.size(); i += 997) {
        std::string other = bytes;
        other[i] = char(other[i] ^ 16);
        QVERIFY(!FactColumns::fromBytes(other));
    }
}

void TestPostings::postingsRoundTrip_data()
{
    QTest::addColumn<int>("papers");
    QTest::addColumn<int>("among"); // range of the paper numbers above the base
    QTest::addColumn<int>("base");
    QTest::newRow("none") << 0 << 100 << 0;
    QTest::newRow("one") << 1 << 100 << 64;
    QTest::newRow("short list") << 500 << 3000000 << 0;
    QTest::newRow("long list") << 20000 << 3000000 << 128;
    QTest::newRow("every third") << 100000 << 300000 << 64;
    QTest::newRow("all") << 200000 << 200000 << 0;
    QTest::newRow("all of a part of a chunk") << 60001 << 60001 << 1024;
}

void TestPostings::postingsRoundTrip()
{
    QFETCH(int, papers);
    QFETCH(int, among);
    QFETCH(int, base);
    std::mt19937 random(1);
    std::set<uint32_t> chosen;
    if (papers == among)
        for (int i = 0; i < papers; ++i)
            chosen.insert(uint32_t(base + i));
    while (chosen.size() < size_t(papers))
        chosen.insert(uint32_t(base) + random() % uint32_t(among));
    const std::vector<uint32_t> list(chosen.begin(), chosen.end());
    const std::string bytes = encodePostings(list, uint32_t(base));
    const auto size = uint32_t(base + among);
    Bitmap set(size);
    QVERIFY(decodePostings(bytes, uint32_t(base), &set));
    QCOMPARE(set.count(), uint32_t(papers));
    for (const uint32_t paper : list)
        QVERIFY(set.test(paper));
    std::vector<uint32_t> again;
    QVERIFY(decodePostings(bytes, uint32_t(base), size, &again));
    QVERIFY(again == list);
    QVERIFY(bytes.size() <= size_t(among) / 8 + 10000); // at most one bit per paper
    // A library with fewer papers than the list contains is damaged.
    if (papers) {
        Bitmap small(list.back());
        QVERIFY(!decodePostings(bytes, uint32_t(base), &small));
    }
}

void TestPostings::detectsDamage()
{
    std::mt19937 random(2);
    for (const int step : {1, 40}) {
        std::vector<uint32_t> list;
        for (uint32_t i = 0; i < 90000; i += uint32_t(step))
            list.push_back(i);
        const std::string good = encodePostings(list, 0);
        for (int i = 0; i < 500; ++i) {
            std::string bad = good;
            bad[random() % bad.size()] ^= char(1 << random() % 8);
            if (i % 5 == 0)
                bad.resize(random() % bad.size());
            Bitmap set(90000);
            QVERIFY(!decodePostings(bad, 0, &set));
        }
    }
}

void TestPostings::ranksAndSelects()
{
    std::mt19937 random(3);
    for (const uint32_t size : {0u, 1u, 63u, 64u, 513u, 10000u}) {
        Bitmap bits(size);
        std::vector<uint32_t> members;
        for (uint32_t i = 0; i < size; ++i)
            if (random() % 3 == 0 || i > 5000) {
                bits.set(i);
                members.push_back(i);
            }
        const RankedBitmap ranked(bits);
        QCOMPARE(size_t(ranked.count()), members.size());
        for (uint32_t k = 0; k < members.size(); ++k) {
            QCOMPARE(ranked.select(k), members[k]);
            QCOMPARE(ranked.rank(members[k]), k);
        }
        QCOMPARE(size_t(ranked.rank(size)), members.size());
    }
}

// All terms of a stream.
static std::map<std::string, std::vector<uint32_t>> all(TermStream &stream)
{
    std::map<std::string, std::vector<uint32_t>> terms;
    std::string last;
    while (stream.next()) {
        const std::string key(stream.key());
        if (!last.empty() && key <= last)
            qFatal("keys out of order: %s %s", last.c_str(), key.c_str());
        last = key;
        stream.readPapers(&terms[key]);
    }
    return terms;
}

void TestPostings::invertsPapers()
{
    Inverter inverter;
    inverter.add(
        3, {"Deep nets", "Ann Deep\nBo Li", "A deep, DEEP abstract. Nets!", "cs.LG stat.ML", "Proc. of NIPS"},
        {12});
    inverter.add(70, {"", "", "deep", "LG", "nips"}, {12, 7});
    const auto terms = all(*inverter.terms());
    const std::map<std::string, std::vector<uint32_t>>
        expected{{"aa", {3}},           {"aabstract", {3}},
                 {"adeep", {3, 70}},    {"anets", {3}},
                 {"ccs.lg", {3}},       {"cstat.ml", {3}},
                 {"clg", {70}},         {"dlg", {3}},
                 {"dml", {3}},          {"rdeep", {3}},
                 {"s12", {3, 70}},      {"s7", {70}},
                 {"tdeep", {3}},        {"tnets", {3}},
                 {"uann", {3}},         {"ubo", {3}},
                 {"udeep", {3}},        {"uli", {3}},
                 {"vproc", {3}},        {"vof", {3}},
                 {"vnips", {3, 70}},    {"wnips", {3, 70}},
                 {"vneurips", {3, 70}}, {"wneurips", {3, 70}}}; // the venue by its current name
    QVERIFY(terms == expected);
}

void TestPostings::mergesSegments()
{
    Inverter odd, even;
    for (uint32_t paper = 1; paper < 2000; ++paper) {
        const std::string word = "word" + std::to_string(paper % 50) + " x" + std::to_string(paper);
        (paper % 2 ? odd : even).add(paper, {word, "", "", "", ""}, {});
    }
    std::vector<std::unique_ptr<TermStream>> streams;
    streams.push_back(odd.terms());
    streams.push_back(even.terms());
    MergedTerms merged(std::move(streams));
    const auto terms = all(merged);
    QCOMPARE(terms.size(), size_t(50 + 1999));
    const std::vector<uint32_t> &papers = terms.at("tword7");
    QCOMPARE(papers.size(), size_t(40));
    QVERIFY(std::is_sorted(papers.begin(), papers.end()));
}

void TestPostings::findsTypos_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<bool>("similar");
    QTest::newRow("same") << u"graph"_s << u"graph"_s << true;
    QTest::newRow("swapped") << u"grpah"_s << u"graph"_s << true;
    QTest::newRow("missing") << u"grph"_s << u"graph"_s << true;
    QTest::newRow("missing at the end") << u"grap"_s << u"graph"_s << true;
    QTest::newRow("too many") << u"graaph"_s << u"graph"_s << true;
    QTest::newRow("wrong") << u"grbph"_s << u"graph"_s << true;
    QTest::newRow("wrong, Greek") << u"αβγδ"_s << u"αβεδ"_s << true;
    QTest::newRow("two wrong") << u"gbbph"_s << u"graph"_s << false;
    QTest::newRow("two swaps") << u"rgpah"_s << u"graph"_s << false;
    QTest::newRow("two missing") << u"grh"_s << u"graph"_s << false;
}

void TestPostings::findsTypos()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(differByOneTypo(a.toStdString(), b.toStdString()), "similar");
    QCOMPARE(differByOneTypo(b.toStdString(), a.toStdString()),
             differByOneTypo(a.toStdString(), b.toStdString()));
}

QTEST_GUILESS_MAIN(TestPostings)
#include "tst_postings.moc"
