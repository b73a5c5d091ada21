#include "models/store/index/storage/orderruns.h"
#include "models/store/index/storage/spill.h"
#include "models/store/index/storage/textorders.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace lectern;
using namespace lectern::index;
using namespace Qt::StringLiterals;

// Tests spilled import data: bytes in an unnamed file, and orders made from sorted runs.
class TestSpill : public QObject
{
    Q_OBJECT

    static bool never() { return false; }

private slots:
    void readsAppendedBytes()
    {
        const QTemporaryDir dir;
        SpillFile file(dir.filePath(u"a.lectern"_s));
        std::mt19937 random(7);
        std::string all;
        for (const size_t length : {0u, 1u, 5000u, 1u << 20, 3u, (1u << 20) + 1, 700'000u, 700'000u}) {
            std::string bytes(length, '\0');
            for (char &byte : bytes)
                byte = char(random());
            QVERIFY(file.append(bytes));
            all += bytes;
        }
        QCOMPARE(file.size(), uint64_t(all.size()));
        QVERIFY(file.flush());
        std::string read(200'000, '\0');
        for (int i = 0; i < 200; ++i) {
            const uint64_t at = random() % (all.size() - read.size());
            QVERIFY(file.read(at, read.size(), read.data()));
            QVERIFY(std::equal(read.begin(), read.end(), all.begin() + std::ptrdiff_t(at)));
        }
        QVERIFY(!file.read(all.size() - 1, 2, read.data()));
        // The file has no name in the folder.
        QCOMPARE(QDir(dir.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList());
    }
    void missingFolderIsAnError()
    {
        SpillFile file(u"/nowhere/at/all/a.lectern"_s);
        const std::string large(2 << 20, 'x');
        const Result<> appended = file.append(large);
        QVERIFY(!appended);
        QVERIFY(appended.error().message.contains(u"/nowhere/at/all/a.lectern"_s));
    }
    void aReaderStopsAtItsEnd()
    {
        const QTemporaryDir dir;
        SpillFile file(dir.filePath(u"a.lectern"_s));
        QVERIFY(file.append("before"));
        const uint64_t begin = file.size();
        QVERIFY(file.append("middle"));
        const uint64_t end = file.size();
        QVERIFY(file.append("behind"));
        QVERIFY(file.flush());
        SpillReader reader(file, {begin, end});
        std::string_view bytes;
        QVERIFY(reader.take(4, &bytes));
        QCOMPARE(QByteArray(bytes.data(), qsizetype(bytes.size())), QByteArray("midd"));
        QVERIFY(!reader.atEnd());
        QVERIFY(reader.take(2, &bytes));
        QVERIFY(reader.atEnd());
        QVERIFY(!reader.take(1, &bytes));
    }
    void runsMergeIntoOneOrder_data()
    {
        QTest::addColumn<int>("papers");
        QTest::addColumn<int>("runs");
        QTest::newRow("none") << 0 << 0;
        QTest::newRow("in memory") << 500 << 0;
        QTest::newRow("one run") << 500 << 1;
        QTest::newRow("many runs") << 20'000 << 7;
    }
    void runsMergeIntoOneOrder()
    {
        QFETCH(int, papers);
        QFETCH(int, runs);
        const QTemporaryDir dir;
        SpillFile file(dir.filePath(u"a.lectern"_s));
        OrderKeys keys;
        OrderRuns order;
        std::mt19937 random(11);
        std::map<std::string, uint32_t> sorted; // no two papers share a key
        std::unordered_set<uint32_t> without;
        for (int i = 0; i < papers; ++i) {
            const auto paper = uint32_t(i);
            const std::string title =
                i % 50 == 0 ? std::string() : "Tides " + std::to_string(random() % 300) + " of the moon";
            std::string key;
            makeOrderKey(title, int32_t(random() % 1000), paper, &key);
            keys.add(paper, key);
            if (i % 9 == 4)
                without.insert(paper);
            else
                sorted.emplace(key, paper);
            if (runs > 0 && i % qMax(1, papers / (runs + 1)) == 1)
                QVERIFY(order.spill(keys, file, never));
        }
        QVERIFY(file.flush());
        const auto merged = order.merged(keys, file, without, never);
        QVERIFY2(merged, merged ? "" : qPrintable(merged.error().message));
        std::vector<uint32_t> wanted;
        wanted.reserve(sorted.size());
        for (const auto &[key, paper] : sorted)
            wanted.push_back(paper);
        QCOMPARE(merged->papers.size(), wanted.size());
        QVERIFY(std::equal(wanted.begin(), wanted.end(), merged->papers.begin()));
    }
    void cancelledImportStops()
    {
        const QTemporaryDir dir;
        SpillFile file(dir.filePath(u"a.lectern"_s));
        OrderKeys keys;
        std::string key;
        for (uint32_t paper = 0; paper < 100'000; ++paper) {
            makeOrderKey("Tide " + std::to_string(paper), 0, paper, &key);
            keys.add(paper, key);
        }
        const auto merged = OrderRuns().merged(keys, file, {}, [] { return true; });
        QVERIFY(!merged);
        QVERIFY(merged.error().isCancelled());
    }
};

QTEST_GUILESS_MAIN(TestSpill)
#include "tst_spill.moc"
