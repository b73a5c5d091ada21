#include "models/core/fold.h"
#include "scansearch.h"
#include "storefixtures.h"

#include "models/store/index/wordsets.h"

#include <sqlite3.h>

#include <random>

using namespace lectern;
using namespace lectern::test;

namespace
{

// A small language: few words, so that phrases, prefixes and exclusions meet often.
class RandomPapers
{
public:
    explicit RandomPapers(unsigned seed) : m_random(seed) { }
    int below(int n) { return int(m_random() % unsigned(n)); }
    QString word()
    {
        static const QStringList words{u"graph"_s,     u"graphs"_s,      u"neural"_s,     u"network"_s,
                                       u"networks"_s,  u"Schrödinger"_s, u"deep"_s,       u"a"_s,
                                       u"zero-shot"_s, u"don’t"_s,       u"Erd\\H{o}s"_s, u"中文"_s,
                                       u"LoRA"_s,      u"2024"_s,        u"learning"_s,   u"learned"_s,
                                       u"kernel"_s,    u"ﬁeld"_s,        u"quantum"_s,    u"x"_s};
        // Squaring makes the first words frequent.
        const int i = below(100) * below(100) * int(words.size()) / 10000;
        return words[i];
    }
    QString text(int words)
    {
        QStringList all;
        for (int i = 0; i < words; ++i)
            all.append(word());
        return all.join(below(8) ? u" "_s : u", "_s);
    }
    QString name()
    {
        static const QStringList given{u"Ann"_s, u"Bo"_s, u"José"_s, u"Wei"_s};
        static const QStringList family{u"Li"_s, u"Müller"_s, u"Deep"_s, u"O'Neil"_s, u"Smith-Jones"_s};
        return given[below(int(given.size()))] + u' ' + family[below(int(family.size()))];
    }
    Paper paper(int number)
    {
        static const QStringList categories{u"LG"_s,       u"cs.LG"_s,   u"cs.CL cs.LG"_s,
                                            u"astro-ph"_s, u"stat.ML"_s, u"cl"_s};
        Paper p;
        if (below(20))
            p.title = text(2 + below(6)) + u" %1"_s.arg(number);
        for (int i = below(4); i > 0; --i)
            p.authors.append(name());
        if (below(8) || p.title.isEmpty())
            p.abstract = text(40 + below(60)) + u" number%1"_s.arg(number);
        if (below(10))
            p.category = categories[below(int(categories.size()))];
        if (below(5))
            p.date = QDate(2015, 1, 1).addDays(below(4000));
        else if (below(2))
            p.year = 2010 + below(16);
        p.dateInferred = p.date.isValid() && below(4) == 0;
        if (below(3))
            p.score = below(1000) / 10.0;
        if (below(2))
            p.code = below(2) == 0;
        if (below(4) == 0)
            p.citations = below(50);
        if (below(6) == 0)
            p.doi = u"10.1/%1"_s.arg(number);
        if (below(6) == 0)
            p.arxivId = u"2401.%1"_s.arg(number, 5, 10, QChar(u'0'));
        return p;
    }
    QueryNode node(int depth)
    {
        using Kind = QueryNode::Kind;
        QueryNode n;
        const int kind = below(depth > 0 ? 16 : 11);
        if (kind < 5) {
            n.kind = Kind::Text;
            n.phrase = below(3) == 0;
            n.text = n.phrase ? text(1 + below(3)) : text(1 + below(2));
            n.field = QueryNode::Field(below(4));
            n.prefix = below(3) == 0;
            if (n.prefix)
                n.text.chop(below(4));
        } else if (kind == 5) {
            n.kind = Kind::Category;
            static const QStringList asked{u"LG"_s,      u"cs.lg"_s, u"CL"_s, u"astro-ph"_s,
                                           u"stat.ml"_s, u"ML"_s,    u"xx"_s};
            for (int i = below(2); i >= 0; --i)
                n.values.append(asked[below(int(asked.size()))]);
        } else if (kind == 6) {
            n.kind = Kind::Date;
            if (below(3))
                n.from = QDate(2010, 1, 1).addDays(below(5800));
            if (below(3))
                n.to = QDate(2010, 1, 1).addDays(below(5800));
        } else if (kind == 7) {
            n.kind = Kind::Score;
            if (below(3))
                n.low = below(1000) / 10.0;
            if (below(3))
                n.high = below(1000) / 10.0;
            n.lowExcluded = below(2);
            n.highExcluded = below(2);
        } else if (kind == 8) {
            n.kind = Kind::Has;
            n.values = {hasValues()[below(int(hasValues().size()))]};
        } else if (kind == 9) {
            n.kind = Kind::Is;
            n.values = {isValues()[below(int(isValues().size()))]};
        } else if (kind == 10) {
            n.kind = below(2) ? Kind::Source : below(2) ? Kind::Author : Kind::YearInferred;
            n.values = {n.kind == Kind::Source && below(2) ? u"page %1"_s.arg(below(5))
                                                           : u"#%1"_s.arg(below(9))};
        } else if (kind < 13) {
            n.kind = Kind::Not;
            n.children = {node(depth - 1)};
        } else {
            n.kind = below(2) ? Kind::And : Kind::Or;
            for (int i = 1 + below(3); i > 0; --i)
                n.children.append(node(depth - 1));
        }
        return n;
    }
    Query query()
    {
        Query q;
        q.root = node(3);
        q.sort.key = SortOrder::Key(below(12));
        q.sort.reversed = below(4) == 0;
        return q;
    }

private:
    std::mt19937 m_random;
};

std::unique_ptr<Library> opened(const QString &file, Library::Mode mode = Library::Mode::ReadWrite)
{
    return must(Library::open(file, mode));
}

// Runs statements on the file as another program would.
void vandalise(const QString &file, const char *sql)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK
        || sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

// The first column of the first row.
int numberIn(const QString &file, const char *sql)
{
    sqlite3 *db = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK
        || sqlite3_prepare_v2(db, sql, -1, &statement, nullptr) != SQLITE_OK
        || sqlite3_step(statement) != SQLITE_ROW)
        qFatal("%s", sqlite3_errmsg(db));
    const int number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return number;
}

QList<PaperId> found(Library &library, const QString &text, SortOrder::Key key = SortOrder::Key::Newest)
{
    const ResultSetPtr result = must(library.search({parseQuery(text).root, {key, false}}));
    return result->ids(0, result->count());
}

} // namespace

class TestSearchIndex : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"l.lectern"_s);
    }
    void emptyLibrary();
    void agreesWithAScan();
    void staysRightThroughManySmallImports();
    void relevance();
    void facetsCountTheResult();
    void similarWords_data();
    void similarWords();
    void similarWordsAreAllThereAre();
    void rowsAndIds();
    void ordersByTextAreKept();
    void damagedIndexIsRebuilt_data();
    void damagedIndexIsRebuilt();
    void checkFindsDisagreement_data();
    void checkFindsDisagreement();
    void olderLibraryGetsItsIndex();
    void whatAPersonMade();
    void cancelled();
    void otherConnectionsSeeChanges();

private:
    void import(Library &library, int source, int from, int papers)
    {
        QList<Paper> list;
        for (int i = 0; i < papers; ++i)
            list.append(m_papers.paper(from + i));
        must(library.import(facts(u"page %1"_s.arg(source)), page(list)));
    }
    void markSome(Library &library)
    {
        const QList<PaperId> all = allIds(library);
        QList<PaperId> some, others;
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (i % 7 == 0)
                some.append(all[i]);
            if (i % 3 == 0)
                others.append(all[i]);
        }
        must(library.setBookmarked(some, true));
        must(library.setRead(others, true));
    }
    void compareWithScan(Library &library, int queries)
    {
        const ScanSearch scan(m_file);
        int nonEmpty = 0;
        for (int i = 0; i < queries; ++i) {
            const Query query = m_papers.query();
            const QList<PaperId> expected = must(scan.search(query));
            const ResultSetPtr result = must(library.search(query));
            QByteArray about = queryText(query.root).toUtf8() + " order "
                + QByteArray::number(int(query.sort.key)) + (query.sort.reversed ? " reversed" : "");
            if (!result->substitutions().isEmpty()) {
                QVERIFY2(expected.isEmpty(), about.constData());
                continue;
            }
            QList<PaperId> ids = result->ids(0, result->count());
            about += QByteArray::number(ids.size()) + " for " + QByteArray::number(expected.size());
            if (query.sort.key == SortOrder::Key::Relevance) { // its order has its own test
                QList<PaperId> sorted = expected;
                std::sort(sorted.begin(), sorted.end());
                std::sort(ids.begin(), ids.end());
                QVERIFY2(ids == sorted, about.constData());
            } else {
                QVERIFY2(ids == expected, about.constData());
            }
            nonEmpty += !ids.isEmpty();
        }
        QVERIFY(nonEmpty > queries / 4);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    RandomPapers m_papers{20261121};
};

void TestSearchIndex::emptyLibrary()
{
    opened(m_file);
    const auto library = opened(m_file, Library::Mode::ReadOnly);
    for (int key = 0; key < 12; ++key) {
        const ResultSetPtr result =
            must(library->search({parseQuery(u"graph OR -x"_s).root, {SortOrder::Key(key), true}}));
        QCOMPARE(result->count(), 0);
        QCOMPARE(result->rowOf(PaperId(1)), -1);
        QCOMPARE(must(library->facets(result)), Facets());
    }
}

void TestSearchIndex::agreesWithAScan()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 400);
    import(*library, 2, 350, 150);
    markSome(*library);
    compareWithScan(*library, 2000);
}

// Updates and removals leave dead papers behind, and every eighth import of a size merges segments.
void TestSearchIndex::staysRightThroughManySmallImports()
{
    const auto library = opened(m_file);
    for (int source = 0; source < 40; ++source) {
        import(*library, source, source * 15, 20); // a quarter is on two pages
        if (source % 5 == 4)
            must(library->removeSource(must(library->sources())[source % 3].id));
        if (source % 10 == 9) {
            QCOMPARE(must(library->check()), QStringList());
            compareWithScan(*library, 150);
        }
    }
    sqlite3 *db = nullptr;
    QCOMPARE(sqlite3_open(m_file.toUtf8().constData(), &db), SQLITE_OK);
    int segments = 0;
    sqlite3_exec(
        db, "SELECT count(*) FROM index_segment",
        [](void *into, int, char **values, char **) {
            *static_cast<int *>(into) = atoi(values[0]);
            return 0;
        },
        &segments, nullptr);
    sqlite3_close(db);
    QVERIFY2(segments < 16, qPrintable(QString::number(segments)));
}

void TestSearchIndex::relevance()
{
    const auto library = opened(m_file);
    const auto add = [&](const QString &title, const QString &abstract, QDate date) {
        Paper p = paper(title, {u"Ann Li"_s}, abstract);
        p.date = date;
        must(library->import(facts(title), page({p})));
    };
    add(u"Nothing of it"_s, u"One graph."_s, {2026, 1, 1});
    add(u"More of it"_s, u"A graph, a graph and a graph."_s, {2025, 1, 1});
    add(u"Graph theory"_s, u"Short."_s, {2024, 1, 1});
    add(u"Graph of a graph"_s, u"A graph."_s, {2023, 1, 1});
    add(u"Newer graph"_s, u"Short."_s, {2024, 6, 1});
    add(u"Other"_s, u"Nothing."_s, {2026, 1, 1});
    const auto titles = [&](bool reversed) {
        QStringList list;
        const ResultSetPtr result =
            must(library->search({parseQuery(u"graph"_s).root, {SortOrder::Key::Relevance, reversed}}));
        for (qsizetype row = 0; row < result->count(); ++row) {
            list.append(must(library->rows({result->idAt(row)})).first().title);
            if (result->rowOf(result->idAt(row)) != row)
                qFatal("row %d is not its own", int(row));
        }
        return list;
    };
    QCOMPARE(titles(false),
             (QStringList{u"Graph of a graph"_s, u"Newer graph"_s, u"Graph theory"_s, u"More of it"_s,
                          u"Nothing of it"_s}));
    QCOMPARE(titles(true),
             (QStringList{u"Nothing of it"_s, u"More of it"_s, u"Newer graph"_s, u"Graph theory"_s,
                          u"Graph of a graph"_s}));
    const Query query{parseQuery(u"graph short* -nothing"_s).root, {}};
    const PaperId id = rowTitled(*library, u"Graph of a graph"_s).id;
    QCOMPARE(must(library->rankReasons(query, id)),
             (QList<RankReason>{{u"graph"_s, true, true}, {u"short*"_s, false, false}}));
}

void TestSearchIndex::facetsCountTheResult()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 300);
    markSome(*library);
    for (const QString &text : {u""_s, u"graph"_s, u"cat:LG"_s, u"zzz"_s}) {
        const ResultSetPtr result = must(library->search({parseQuery(text).root, {}}));
        Facets expected;
        QMap<QString, int> categories;
        QMap<int, int> years;
        for (const PaperRow &row : must(library->rows(result->ids(0, result->count())))) {
            const QStringList printed = row.category.split(u' ', Qt::SkipEmptyParts);
            for (const QString &category : printed)
                ++categories[category];
            if (row.year)
                ++years[*row.year];
            else
                ++expected.withoutYear;
            expected.withCode += row.code.value_or(false);
            expected.withoutCode += row.code && !*row.code;
            expected.read += row.read;
            expected.unread += !row.read;
            expected.bookmarked += row.bookmarked;
        }
        for (auto it = years.cbegin(); it != years.cend(); ++it)
            expected.years.append({it.key(), it.value()});
        for (auto it = categories.cbegin(); it != categories.cend(); ++it)
            expected.categories.append({it.key(), it.value()});
        std::stable_sort(expected.categories.begin(), expected.categories.end(),
                         [](const auto &a, const auto &b) { return a.second > b.second; });
        QCOMPARE(must(library->facets(result)), expected);
    }
}

void TestSearchIndex::similarWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("titles");
    QTest::addColumn<QStringList>("typed"); // the words that were replaced
    QTest::newRow("exact") << u"transformers"_s << QStringList{u"Transformers at sea"_s} << QStringList();
    QTest::newRow("one typo") << u"tranformers"_s << QStringList{u"Transformers at sea"_s}
                              << QStringList{u"tranformers"_s};
    QTest::newRow("swapped, with an exact word")
        << u"trasnformers sea"_s << QStringList{u"Transformers at sea"_s} << QStringList{u"trasnformers"_s};
    QTest::newRow("inside a word") << u"former"_s << QStringList{u"Transformers at sea"_s}
                                   << QStringList{u"former"_s};
    QTest::newRow("typo in a prefix")
        << u"trasnfor*"_s << QStringList{u"Transformers at sea"_s} << QStringList{u"trasnfor"_s};
    QTest::newRow("in a field") << u"title:tranformers"_s << QStringList{u"Transformers at sea"_s}
                                << QStringList{u"tranformers"_s};
    QTest::newRow("in another field") << u"author:tranformers"_s << QStringList() << QStringList();
    QTest::newRow("the typo is a word elsewhere")
        << u"harbors sea"_s << QStringList{u"Transformers at sea"_s} << QStringList{u"harbors"_s};
    QTest::newRow("in a phrase") << u"\"tranformers at sea\""_s << QStringList{u"Transformers at sea"_s}
                                 << QStringList{u"tranformers"_s};
    QTest::newRow("nothing like it") << u"qqqqqq"_s << QStringList() << QStringList();
    QTest::newRow("too short") << u"qz"_s << QStringList() << QStringList();
}

void TestSearchIndex::similarWords()
{
    const auto library = opened(m_file);
    must(library->import(facts(u"p"_s),
                         page({paper(u"Transformers at sea"_s, {u"Ann Li"_s}, u"All about harbours."_s),
                               paper(u"Other harbors"_s, {u"Bo Wu"_s}, u"Nothing."_s)})));
    QFETCH(QString, text);
    const ResultSetPtr result = must(library->search({parseQuery(text).root, {}}));
    QStringList titles, typed;
    for (const PaperRow &row : must(library->rows(result->ids(0, result->count()))))
        titles.append(row.title);
    for (const WordSubstitution &substitution : result->substitutions()) {
        typed.append(substitution.typed);
        QVERIFY(!substitution.used.isEmpty());
    }
    QTEST(titles, "titles");
    QTEST(typed, "typed");
}

// Against a look at every word, with letters of one and of more bytes and the typo anywhere.
void TestSearchIndex::similarWordsAreAllThereAre()
{
    std::mt19937 random(12);
    const QString letters = u"abcdeöжз"_s;
    const auto letter = [&] { return letters[qsizetype(random() % size_t(letters.size()))]; };
    QStringList words;
    QList<Paper> papers;
    for (int i = 0; i < 400; ++i) {
        QString word;
        for (size_t length = 3 + random() % 7; length > 0; --length)
            word += letter();
        words.append(word);
        papers.append(paper(word, {u"Qq Zz"_s}, {}));
    }
    const auto library = opened(m_file);
    must(library->import(facts(u"p"_s), page(papers)));
    int found = 0;
    for (int i = 0; i < 600; ++i) {
        QString typed = words[qsizetype(random() % size_t(words.size()))];
        const auto place = qsizetype(random() % size_t(typed.size()));
        switch (random() % 5) {
        case 0:
            typed[place] = letter();
            break;
        case 1:
            typed.insert(place, letter());
            break;
        case 2:
            typed.remove(place, 1);
            break;
        case 3:
            if (place > 0)
                std::swap(typed[place], typed[place - 1]);
            break;
        default:
            typed = typed.mid(place / 2, 5);
        }
        const bool prefix = random() % 2;
        const std::string sought = foldedWords(typed).value(0).toStdString();
        QSet<QString> expected;
        bool exact = false;
        for (const QString &word : std::as_const(words)) {
            const QString folded = foldedWords(word).value(0);
            const std::string other = folded.toStdString();
            exact = exact || (prefix ? other.starts_with(sought) : other == sought);
            bool similar =
                sought.size() >= 3 && other.size() > sought.size() && other.find(sought) != std::string::npos;
            if (sought.size() >= 4) {
                similar = similar || index::differByOneTypo(sought, other);
                for (size_t length = sought.size() - 1;
                     prefix && length <= sought.size() + 1 && length < other.size(); ++length)
                    similar = similar || index::differByOneTypo(sought, other.substr(0, length));
            }
            if (similar)
                expected.insert(folded);
        }
        if (exact || sought.empty() || expected.size() > 50)
            continue;
        const ResultSetPtr result =
            must(library->search({parseQuery(QString(u"title:"_s + typed), prefix).root, {}}));
        QSet<QString> used;
        for (const WordSubstitution &substitution : result->substitutions())
            used = QSet<QString>(substitution.used.cbegin(), substitution.used.cend());
        QVERIFY2(used == expected, qPrintable(typed + (prefix ? u"*"_s : u""_s)));
        found += int(expected.size());
    }
    QVERIFY(found > 200);
}

void TestSearchIndex::rowsAndIds()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 200);
    for (int key = 0; key < 12; ++key)
        for (const bool reversed : {false, true}) {
            const ResultSetPtr result =
                must(library->search({parseQuery(u"graph"_s).root, {SortOrder::Key(key), reversed}}));
            QVERIFY(result->count() > 10);
            QSet<PaperId> seen;
            for (qsizetype row = 0; row < result->count(); ++row) {
                QCOMPARE(result->rowOf(result->idAt(row)), row);
                seen.insert(result->idAt(row));
            }
            QCOMPARE(seen.size(), result->count());
            for (const PaperId id : allIds(*library))
                QVERIFY(seen.contains(id) || result->rowOf(id) == -1);
            QCOMPARE(result->rowOf(PaperId(1000000)), -1);
            QCOMPARE(result->rowOf(PaperId::None), -1);
        }
}

void TestSearchIndex::ordersByTextAreKept()
{
    const char *stored = "SELECT count(*) FROM index_words WHERE tag < 32";
    const uint32_t usual = index::Snapshot::storedFrom.exchange(1000);
    const auto restore = qScopeGuard([usual] { index::Snapshot::storedFrom = usual; });
    auto library = opened(m_file);
    import(*library, 1, 0, 500);
    QCOMPARE(numberIn(m_file, stored), 0); // few are sorted in a moment
    import(*library, 2, 500, 2500);
    QCOMPARE(numberIn(m_file, stored), 2);
    compareWithScan(*library, 100);
    import(*library, 3, 3000, 6); // merged into what is stored
    QCOMPARE(numberIn(m_file, stored), 2);
    compareWithScan(*library, 100);
    import(*library, 4, 2995, 8); // papers that are there, with another source
    compareWithScan(*library, 100);
    must(library->removeSource(must(library->sources()).first().id));
    compareWithScan(*library, 100);
    QCOMPARE(must(library->check()), QStringList());

    const QList<PaperId> before = found(*library, {}, SortOrder::Key::Title);
    library.reset(); // with what it has in memory
    vandalise(m_file, "UPDATE index_words SET words = zeroblob(400) WHERE tag < 32");
    QCOMPARE(must(opened(m_file)->check()),
             QStringList{u"A stored order in the search index is not that of the rows."_s});
    QCOMPARE(found(*opened(m_file), {}, SortOrder::Key::Title), before); // made anew from the rows
    QCOMPARE(must(opened(m_file)->check()), QStringList());
}

void TestSearchIndex::damagedIndexIsRebuilt_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("no state") << QByteArray("DELETE FROM index_state");
    QTest::newRow("another version") << QByteArray("UPDATE index_state SET version = 99");
    QTest::newRow("facts lost") << QByteArray("DELETE FROM index_facts");
    QTest::newRow("facts garbled") << QByteArray(
        "UPDATE index_facts SET columns = substr(columns, 1, 50) || x'ff' || substr(columns, 52)");
    QTest::newRow("a list garbled") << QByteArray(
        "UPDATE index_posting SET list = x'4c0102030405' WHERE key = CAST('agraph' AS BLOB)");
    QTest::newRow("dead papers that never lived")
        << QByteArray("INSERT OR REPLACE INTO index_dead"
                      " SELECT id, x'4c7f00000000' FROM index_segment");
}

void TestSearchIndex::damagedIndexIsRebuilt()
{
    import(*opened(m_file), 1, 0, 100);
    const QList<PaperId> before = found(*opened(m_file), u"graph"_s);
    QVERIFY(before.size() > 10);
    QFETCH(QByteArray, damage);
    vandalise(m_file,
              QByteArray(damage + "; UPDATE index_state SET generation = generation + 1").constData());
    {
        const auto reader = opened(m_file, Library::Mode::ReadOnly);
        QVERIFY(!reader->search({parseQuery(u"graph"_s).root, {}}));
    }
    const auto library = opened(m_file);
    QCOMPARE(found(*library, u"graph"_s), before);
    QCOMPARE(must(library->check()), QStringList());
    // What comes in later finds the new index in order.
    import(*library, 2, 500, 50);
    QCOMPARE(must(library->check()), QStringList());
}

void TestSearchIndex::checkFindsDisagreement_data()
{
    QTest::addColumn<QByteArray>("damage");
    QTest::newRow("a word lost") << QByteArray(
        "DELETE FROM index_posting WHERE key = CAST('agraph' AS BLOB)");
    QTest::newRow("a title changed behind our back")
        << QByteArray("UPDATE paper SET title = 'other words' WHERE id = (SELECT max(id) FROM paper)");
    QTest::newRow("a score changed") << QByteArray("UPDATE paper SET score = 12.25 WHERE id = 5");
    QTest::newRow("a paper gone") << QByteArray("DELETE FROM paper WHERE id = 5");
}

void TestSearchIndex::checkFindsDisagreement()
{
    import(*opened(m_file), 1, 0, 100);
    QCOMPARE(must(opened(m_file)->check()), QStringList());
    QFETCH(QByteArray, damage);
    vandalise(m_file, damage.constData());
    const QStringList remarks = must(opened(m_file)->check());
    QVERIFY(std::any_of(remarks.cbegin(), remarks.cend(),
                        [](const QString &remark) { return remark.contains(u"search index"_s); }));
}

void TestSearchIndex::olderLibraryGetsItsIndex()
{
    import(*opened(m_file), 1, 0, 50);
    const QList<PaperId> before = found(*opened(m_file), u"graph"_s);
    // What the steps after the second make.
    vandalise(
        m_file,
        "DROP TABLE index_state; DROP TABLE index_segment; DROP TABLE index_facts; DROP TABLE index_dead;"
        " DROP TABLE index_words; DROP TABLE index_posting; DROP TABLE index_prefix;"
        " DROP TABLE author_alias; DROP TABLE author_title; DROP TABLE author_apart; DROP TABLE last_visit;"
        " DROP INDEX author_assignment_by_author; DROP TABLE paper_decision; DROP TABLE paper_decision_side;"
        " DROP TABLE paper_decision_key; DROP VIEW listed; DROP TABLE bin; DROP TABLE source_bin; DROP TABLE "
        "binned_sighting;"
        " DROP TABLE binned_observation; DROP TABLE paper_alias; DROP TABLE setting;"
        " ALTER TABLE author DROP COLUMN listed; PRAGMA user_version = 2");
    const auto library = opened(m_file);
    QCOMPARE(found(*library, u"graph"_s), before);
    QCOMPARE(must(library->check()), QStringList());
}

void TestSearchIndex::whatAPersonMade()
{
    const auto library = opened(m_file);
    must(library->import(facts(u"p"_s),
                         page({paper(u"One"_s, {u"Ann Li"_s}), paper(u"Two"_s, {u"Bo Wu"_s}),
                               paper(u"Three"_s, {u"Cy Xu"_s})})));
    const QList<PaperId> ids = allIds(*library);
    const auto sql = [&](const QString &text) {
        vandalise(m_file,
                  QString(text)
                      .replace(u"%1"_s, QString::number(qint64(ids[0])))
                      .replace(u"%2"_s, QString::number(qint64(ids[1])))
                      .toUtf8()
                      .constData());
    };
    sql(u"INSERT INTO tag(id, name, colour) VALUES(1, 'ToRead', 0), (2, 'toread/soon', 0), (3, 'other', 0);"
        "INSERT INTO paper_tag(tag, paper) VALUES(1, %1), (2, %2), (3, 999)"_s);
    sql(u"INSERT INTO reading_list(id, parent, name, position) VALUES(1, NULL, 'Thesis ch. 2', 1);"
        "INSERT INTO list_paper(list, paper, position) VALUES(1, %2, 1), (1, %1 + 1000, 2)"_s);
    sql(u"INSERT INTO paper_note(paper, body, edited) VALUES(%1, 'Compare with Schrödinger again', 0), (999, 'x', 0)"_s);
    const QList<PaperId> first{ids[0]}, second{ids[1]};
    QCOMPARE(found(*library, u"tag:toread"_s), (QList<PaperId>{ids[0], ids[1]}));
    QCOMPARE(found(*library, u"tag:toread/soon"_s), second);
    QCOMPARE(found(*library, u"tag:other"_s), QList<PaperId>());
    QCOMPARE(found(*library, u"list:\"thesis ch. 2\""_s), second);
    QCOMPARE(found(*library, u"has:note"_s), first);
    QCOMPARE(found(*library, u"note:schrodinger"_s), first);
    QCOMPARE(found(*library, u"note:\"with schr*\""_s), first);
    QCOMPARE(found(*library, u"note:\"schrodinger with\""_s), QList<PaperId>());
    QCOMPARE(found(*library, u"schrodinger"_s), QList<PaperId>());
}

void TestSearchIndex::cancelled()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 50);
    QVERIFY(!library->search({parseQuery(u"a graph"_s).root, {}}, [] { return true; }));
    QVERIFY(library->search({parseQuery(u"a graph"_s).root, {}}, [] { return false; }));
}

void TestSearchIndex::otherConnectionsSeeChanges()
{
    const auto writer = opened(m_file);
    import(*writer, 1, 0, 50);
    const auto reader = opened(m_file, Library::Mode::ReadOnly);
    const ResultSetPtr before = must(reader->search({}));
    QCOMPARE(found(*reader, u"is:bookmarked"_s).size(), 0);
    must(writer->setBookmarked({before->idAt(3)}, true));
    QCOMPARE(found(*reader, u"is:bookmarked"_s), QList<PaperId>{before->idAt(3)});
    import(*writer, 2, 100, 50);
    QVERIFY(must(reader->search({}))->count() > before->count());
    QCOMPARE(before->count(), before->ids(0, 1000).size()); // an old answer stays what it was
}

QTEST_GUILESS_MAIN(TestSearchIndex)
#include "tst_searchindex.moc"
