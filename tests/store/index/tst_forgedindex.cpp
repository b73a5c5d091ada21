// Tests libraries with malicious numbers in the index and correct checksums: each request returns a result or
// an error.
#include "indextest.h"

#include "models/store/index/query/searchindex.h"
#include "models/store/index/storage/facts.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/shortlists.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/index/storage/storedorders.h"
#include "models/store/sqlite/statement.h"
#include "models/store/types/numbers.h"
#include "tests/store/mutatedlibrary.h"

using namespace lectern;
using namespace lectern::test;
using namespace lectern::index;

namespace
{

std::string stored(Connection &connection, const char *sql)
{
    Statement read(connection, sql);
    must(must(read.next()) ? Result<>() : Result<>(Error{u"no row"_s}));
    return std::string(read.bytes(0));
}

void store(Connection &connection, const char *sql, std::string_view bytes)
{
    Statement write(connection, sql);
    must(write.bindBytes(1, bytes).run());
}

// Replaces the fact columns of the first segment.
void storeFacts(Connection &connection, const FactColumns &facts)
{
    store(connection,
          "UPDATE index_facts SET columns = ? WHERE segment = (SELECT min(id) FROM index_segment)",
          facts.toBytes());
    Statement write(connection,
                    "UPDATE index_segment SET papers = ?, base = ?"
                    " WHERE id = (SELECT min(id) FROM index_segment)");
    must(write.bind(1, qint64(facts.size())).bind(2, qint64(facts.papers.front() & ~63u)).run());
}

FactColumns factsOf(Connection &connection)
{
    return *FactColumns::fromBytes(
        stored(connection, "SELECT columns FROM index_facts ORDER BY segment LIMIT 1"));
}

// Replaces the title order by one with these papers and mismatched keys.
void storeOrder(Connection &connection, const std::vector<uint32_t> &papers, const std::string &keys)
{
    KeyedTextOrder order;
    order.papers = papers;
    order.keys = keys;
    must(storeTextOrder(connection, SortOrder::Key::Title, std::move(order)));
}

std::string withChecksum(std::string list)
{
    const uint32_t sum = checksum(list);
    return list.append(reinterpret_cast<const char *>(&sum), sizeof sum);
}

using Forge = std::function<void(Connection &)>;

Forge statements(const char *sql)
{
    return [sql](Connection &connection) { must(connection.exec(sql)); };
}

Forge postings(std::string list)
{
    return [bytes = withChecksum(std::move(list))](Connection &connection) {
        store(connection, "UPDATE index_posting SET list = ?", bytes);
    };
}

// Replaces the short lists of abstract words by those that add() writes for each word.
Forge shortLists(std::function<void(ShortListWriter &, std::string_view)> add)
{
    return [add = std::move(add)](Connection &connection) {
        const auto segment = must(connection.number("SELECT min(id) FROM index_segment"));
        LongListReader reader(connection);
        Statement read(connection, "SELECT words FROM index_words WHERE tag = 97 ORDER BY segment LIMIT 1");
        if (!must(read.next()))
            qFatal("no words");
        const std::string words(must(reader.whole(read.bytes(0))).bytes());
        read.reset();
        ShortListWriter writer;
        for (size_t at = 0; at < words.size(); at = words.find('\n', at) + 1)
            add(writer, std::string_view(words).substr(at, words.find('\n', at) - at));
        LongListWriter apart(connection, segment);
        const std::string directory = must(storeShortLists(writer.finish(), apart));
        Statement write(connection, "UPDATE index_words SET words = ? WHERE tag = 353 AND segment = ?");
        must(write.bindBytes(1, directory).bind(2, segment).run());
    };
}

} // namespace

class TestForgedIndex : public IndexTest
{
    Q_OBJECT
private slots:
    void init()
    {
        begin();
        m_usual = Snapshot::storedFrom.exchange(100);
    }
    void cleanup() { Snapshot::storedFrom = m_usual; }
    void forgedNumbersGiveResultsOrErrors_data();
    void forgedNumbersGiveResultsOrErrors();
    void rejectsUnsortedLists_data();
    void rejectsUnsortedLists();

private:
    uint32_t m_usual = 0;
};

void TestForgedIndex::forgedNumbersGiveResultsOrErrors_data()
{
    QTest::addColumn<Forge>("forge");
    const auto numbers = {"-1", "4294967280", "9223372036854775807", "-9223372036854775808"};
    for (const char *number : numbers) {
        const QByteArray value(number);
        const auto with = [&](const char *what, const QByteArray &sql) {
            QTest::newRow(QByteArray(what + QByteArray(" ") + value).constData())
                << Forge([sql](Connection &connection) { must(connection.exec(sql.constData())); });
        };
        with("mark", "INSERT INTO mark(paper, bookmarked, read) VALUES(" + value + ", 1, 1)");
        with("rating", "INSERT INTO rating(paper, stars) VALUES(" + value + ", 5)");
        with("bin", "INSERT INTO bin(paper, at) VALUES(" + value + ", 0)");
        with("tag",
             "INSERT INTO tag(id, name, colour) VALUES(1, 't', " + value
                 + "); INSERT INTO paper_tag VALUES(1, " + value + ")");
        with("note", "INSERT INTO paper_note VALUES(" + value + ", 'graph', 0)");
        with("paper", "UPDATE paper SET id = " + value + " WHERE id = 3");
        with("author's paper", "UPDATE OR IGNORE author_paper SET paper = " + value + " WHERE paper = 3");
        with("author's number", "UPDATE OR IGNORE paper_author SET author = " + value + " WHERE paper = 3");
        with("date", "UPDATE paper SET date = " + value + "; DELETE FROM index_state");
        with("year",
             "UPDATE paper SET date = NULL, year = " + value + " WHERE id < 9; DELETE FROM index_state");
        with("citations and score",
             "UPDATE paper SET citations = " + value + ", score = 1e308; DELETE FROM index_state");
        with("flags", "UPDATE paper SET flags = " + value + ", conflicts = " + value);
        with("segment",
             "UPDATE index_facts SET segment = " + value
                 + " WHERE segment = 1; UPDATE index_posting SET segment = " + value
                 + " WHERE segment = 1; UPDATE index_segment SET id = " + value + " WHERE id = 1");
        with("base", "UPDATE index_segment SET base = " + value);
        with("papers of a segment", "UPDATE index_segment SET papers = " + value);
        with("papers of a word", "UPDATE index_posting SET papers = " + value);
        with("counters", "UPDATE counter SET value = " + value);
        with("visit", "INSERT INTO last_visit VALUES('library', " + value + ", " + value + ")");
        with("remark", "UPDATE diagnostic SET severity = " + value + ", line = " + value);
        with("source",
             "UPDATE source SET sightings = " + value + ", diagnostics = " + value + ", bytes = " + value
                 + ", saved = " + value + ", imported = " + value);
    }
    for (const uint32_t number : {0xffffffffu, 0xfffffff0u, 0x80000000u, 0x40000000u})
        QTest::newRow(qPrintable(u"facts of %1"_s.arg(number))) << Forge([number](Connection &connection) {
            FactColumns facts = factsOf(connection);
            facts.papers.back() = number;
            storeFacts(connection, facts);
        });
    QTest::newRow("facts of one paper twice") << Forge([](Connection &connection) {
        FactColumns facts = factsOf(connection);
        facts.papers[1] = facts.papers[0];
        storeFacts(connection, facts);
    });
    QTest::newRow("very many segments") << Forge([](Connection &connection) {
        FactColumns facts;
        facts.add(uint32_t(kPapersEnd - 1), {}, "cs.LG");
        const std::string bytes = facts.toBytes();
        Statement first(connection, "INSERT INTO index_segment(id, base, papers) VALUES(?, ?, 1)");
        Statement second(connection, "INSERT INTO index_facts(segment, columns) VALUES(?, ?)");
        Statement third(connection, "INSERT INTO index_dead(segment, dead) VALUES(?, ?)");
        const std::string dead = encodePostings(facts.papers, 0);
        for (int id = 100; id < 3000; ++id) {
            must(first.bind(1, id).bind(2, qint64(baseOf(uint32_t(kPapersEnd - 1)))).run());
            must(second.bind(1, id).bindBytes(2, bytes).run());
            must(third.bind(1, id).bindBytes(2, dead).run());
        }
    });
    QTest::newRow("no facts") << statements("UPDATE index_facts SET columns = x''");
    QTest::newRow("facts of nothing") << Forge([](Connection &connection) {
        store(connection, "UPDATE index_facts SET columns = ?", FactColumns().toBytes());
        must(connection.exec("UPDATE index_segment SET papers = 0"));
    });
    const auto order = [](const char *name, const std::vector<uint32_t> &papers, const std::string &keys) {
        QTest::newRow(name) << Forge(
            [papers, keys](Connection &connection) { storeOrder(connection, papers, keys); });
    };
    std::vector<uint32_t> all(300), beyond(300, 0xfffffff0u), same(300, 7);
    std::iota(all.begin(), all.end(), 1);
    order("order of wild papers", beyond, {});
    order("order of one paper", same, {});
    order("order without keys", all, {});
    order("order with keys that share too much", all, std::string("\x00\x01z\xff\xff\xff\xff\x0f\x01y", 10));
    order("order with keys of no length", all, std::string(600, '\0'));
    order("order with endless keys", all, std::string("\x00\xff\xff\xff\xff\x0f", 6));
    QTest::newRow("order with more without text than papers") << Forge([all](Connection &connection) {
        KeyedTextOrder wrong;
        wrong.papers = all;
        wrong.missing = 0xfffffff0u;
        must(storeTextOrder(connection, SortOrder::Key::Title, std::move(wrong)));
    });
    QTest::newRow("list below the base") << postings(std::string("L\xff\xff\xff\xff\x0f\x05", 7));
    QTest::newRow("list beyond the end") << postings(std::string("L\xf0\xff\xff\xff\x0f", 6));
    QTest::newRow("bitmap beyond the end")
        << postings(std::string("C\xff\xff\x01\x00\x20", 6) + std::string(8192, '\xff'));
    QTest::newRow("bitmap of everything")
        << postings(std::string("C\x00\x00\x01\x00\x20", 6) + std::string(8192, '\xff'));
    QTest::newRow("keys without a byte")
        << statements("UPDATE index_posting SET key = x'' WHERE key = (SELECT min(key) FROM index_posting)");
    QTest::newRow("words without an end") << statements("UPDATE index_words SET words = x'ffff0a0a0a00ff'");
    const auto wild = [](uint32_t paper) {
        return shortLists([paper](ShortListWriter &writer, std::string_view word) {
            writer.add(word, std::vector<uint32_t>{paper, paper + 1, 7}, 0);
        });
    };
    QTest::newRow("short lists beyond the end") << wild(0xfffffff0u);
    QTest::newRow("short lists that go back") << wild(340);
    QTest::newRow("short lists of other words")
        << shortLists([](ShortListWriter &writer, std::string_view word) {
               writer.add(word.substr(word.size() / 2), {}, 0);
           });
    QTest::newRow("short lists of too few words")
        << shortLists([](ShortListWriter &writer, std::string_view) {
               static const std::string endless(100'000, 'a');
               writer.add(endless, {}, 0);
           });
    QTest::newRow("lists that stand nowhere") << statements("DELETE FROM index_list WHERE id > 5");
    QTest::newRow("everything is text") << statements(
        "UPDATE index_list SET list = 'words'; UPDATE index_posting SET list = 'words', papers = 'many'");
    QTest::newRow("everything is nothing")
        << statements("UPDATE index_list SET list = x''; UPDATE index_posting SET list = x''; UPDATE "
                      "index_prefix SET list = x''");
}

void TestForgedIndex::forgedNumbersGiveResultsOrErrors()
{
    QFETCH(Forge, forge);
    {
        const auto library = opened(m_file);
        import(*library, 1, 0, 300);
        import(*library, 2, 290, 40);
        markSome(*library);
    }
    {
        const auto connection = must(Connection::open(m_file, false));
        const qint64 before = must(connection->number("SELECT generation FROM index_state"));
        forge(*connection);
        must(connection->exec("UPDATE index_state SET generation = generation / 3"));
        const qint64 now = must(connection->number("SELECT generation FROM index_state"));
        if (must(connection->number("SELECT count(*) FROM index_state")) && before != now)
            must(storeUnplaced(*connection, now, {}));
    }
    for (const auto mode : {Library::Mode::ReadOnly, Library::Mode::ReadWrite}) {
        const auto library = Library::open(m_file, mode);
        if (!library) {
            QVERIFY(!library.error().message.isEmpty());
            continue;
        }
        makeAllRequests(**library);
        if (mode == Library::Mode::ReadOnly) {
            const ReadInParts inParts(500);
            makeAllRequests(**Library::open(m_file, mode));
            continue;
        }
        // An import either succeeds or reports an error.
        QList<Paper> papers;
        for (int i = 0; i < 20; ++i)
            papers.append(m_papers.paper(i * 30));
        const auto imported = (*library)->importer().import(facts(u"page 3"_s), page(papers));
        QVERIFY(imported || !imported.error().message.isEmpty());
        makeAllRequests(**library);
    }
}

void TestForgedIndex::rejectsUnsortedLists_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("a number twice") << QByteArray("L\x05\x00", 3);
    QTest::newRow("around the end") << QByteArray("L\x05\xff\xff\xff\xff\x0f", 7);
    QTest::newRow("a chunk twice") << QByteArray("C\x00\x00\x00\x01\x00\x05\x00\x00\x00\x01\x00\x05", 13);
    QTest::newRow("a chunk before") << QByteArray("C\x01\x00\x00\x01\x00\x05\x00\x00\x00\x01\x00\x05", 13);
    QTest::newRow("a list out of its chunk") << QByteArray("C\x00\x00\x00\x03\x00\x80\x80\x04", 9);
    QTest::newRow("a chunk beyond four bytes") << QByteArray("C\xff\xff\x00\x01\x00\x05", 7);
}

void TestForgedIndex::rejectsUnsortedLists()
{
    QFETCH(QByteArray, list);
    const std::string bytes = withChecksum(list.toStdString());
    for (const uint32_t base : {0u, 0xffffffc0u}) {
        std::vector<uint32_t> papers;
        QVERIFY(!decodePostings(bytes, base, 1u << 20, &papers));
        Bitmap set(1u << 20);
        QVERIFY(!decodePostings(bytes, base, &set));
    }
}

QTEST_GUILESS_MAIN(TestForgedIndex)
#include "tst_forgedindex.moc"
