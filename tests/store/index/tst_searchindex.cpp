// Tests that the search index returns the same results as a scan of all papers.
#include "indextest.h"
#include "models/core/fold.h"
#include "models/core/paper.h"
#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/dictionary.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/query/wordsets.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/types/category.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"

using namespace lectern;
using namespace lectern::test;

class TestSearchIndex : public IndexTest
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void searchesEmptyLibrary();
    void agreesWithAScan();
    void sortsByRelevance();
    void facetsCountTheResult();
    void storesDaysOfAllCenturies();
    void countsEachPaperOncePerCategory();
    void facetCountsEqualSearchResults();
    void findsSimilarWords_data();
    void findsSimilarWords();
    void findsSimilarWordsAfterCacheEviction();
    void findsAllSimilarWords_data();
    void findsAllSimilarWords();
    void mapsRowsToIds();
    void findsEachTerm_data();
    void findsEachTerm();
    void searchesMarks();
    void searchCanBeCancelled();
};

void TestSearchIndex::searchesEmptyLibrary()
{
    opened(m_file);
    const auto library = opened(m_file, Library::Mode::ReadOnly);
    for (int key = 0; key < 12; ++key) {
        const ResultSetPtr result =
            must(library->index().search({parseQuery(u"graph OR -x"_s).root, {SortOrder::Key(key), true}}));
        QCOMPARE(result->count(), 0);
        QCOMPARE(result->rowOf(PaperId(1)), -1);
        QCOMPARE(must(library->index().facets(result)), Facets());
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

void TestSearchIndex::sortsByRelevance()
{
    const auto library = opened(m_file);
    const auto add = [&](const QString &title, const QString &abstract, QDate date) {
        Paper p = paper(title, {u"Ann Li"_s}, abstract);
        p.date = date;
        must(library->importer().import(facts(title), page({p})));
    };
    add(u"Nothing of it"_s, u"One graph."_s, {2026, 1, 1});
    add(u"More of it"_s, u"A graph, a graph and a graph."_s, {2025, 1, 1});
    add(u"Graph theory"_s, u"Short."_s, {2024, 1, 1});
    add(u"Graph of a graph"_s, u"A graph."_s, {2023, 1, 1});
    add(u"Newer graph"_s, u"Short."_s, {2024, 6, 1});
    add(u"Other"_s, u"Nothing."_s, {2026, 1, 1});
    const auto titles = [&](bool reversed) {
        QStringList list;
        const ResultSetPtr result = must(
            library->index().search({parseQuery(u"graph"_s).root, {SortOrder::Key::Relevance, reversed}}));
        for (qsizetype row = 0; row < result->count(); ++row) {
            list.append(must(library->papers().rows({result->idAt(row)})).first().title);
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
    QCOMPARE(must(library->index().rankReasons(query, id)),
             (QList<RankReason>{{u"graph"_s, true, true}, {u"short*"_s, false, false}}));
}

// Returns the number of papers of the query with this condition added, which a facet count must equal.
static int foundWith(Library &library, const QueryNode &root, const QueryNode &value)
{
    QueryNode both;
    both.kind = QueryNode::Kind::And;
    both.children = {root, value};
    return int(must(library.index().search({both, {}}))->count());
}

static QueryNode valueNode(QueryNode::Kind kind, const QString &value)
{
    QueryNode node;
    node.kind = kind;
    node.values = {value};
    return node;
}

void TestSearchIndex::facetsCountTheResult()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 300);
    markSome(*library);
    for (const QString &text : {u""_s, u"graph"_s, u"cat:LG"_s, u"zzz"_s}) {
        const QueryNode root = parseQuery(text).root;
        const ResultSetPtr result = must(library->index().search({root, {}}));
        const Facets counted = must(library->index().facets(result));
        Facets expected;
        QMap<int, int> years;
        QSet<QString> printed;
        for (const PaperRow &row : must(library->papers().rows(result->ids(0, result->count())))) {
            for (const QString &category : row.category.split(u' ', Qt::SkipEmptyParts))
                printed.insert(category);
            if (row.year)
                ++years[*row.year];
            else
                ++expected.withoutYear;
            expected.withCode += row.code.value_or(false);
            expected.withoutCode += row.code && !*row.code;
            expected.withCategory += !row.category.simplified().isEmpty();
            expected.withScore += row.score.has_value();
            expected.read += row.read;
            expected.unread += !row.read;
            expected.bookmarked += row.bookmarked;
        }
        for (auto it = years.cbegin(); it != years.cend(); ++it)
            expected.years.append({it.key(), it.value()});
        expected.categories = counted.categories; // the categories are compared below
        expected.hasScores = true;
        QCOMPARE(counted, expected);
        int last = counted.categories.isEmpty() ? 0 : counted.categories.first().second;
        for (const auto &[category, papers] : counted.categories) {
            QCOMPARE(foundWith(*library, root, valueNode(QueryNode::Kind::Category, category)), papers);
            QVERIFY(papers <= std::exchange(last, papers));
            printed.removeIf([&, asked = category](const QString &one) { return sameCategory(one, asked); });
        }
        QVERIFY2(printed.isEmpty(), qPrintable(QStringList(printed.values()).join(u' ')));
    }
}

// Days from 1900 to 2079 are stored in two bytes. A day outside must not change the others, whenever it is
// imported.
void TestSearchIndex::storesDaysOfAllCenturies()
{
    const auto library = opened(m_file);
    QList<QDate> days;
    const auto add = [&](const QDate &day) {
        Paper p = paper(u"Of %1"_s.arg(day.toString(Qt::ISODate)), {u"Ann Li"_s}, u"Short."_s);
        p.date = day;
        must(library->importer().import(facts(p.title), page({p})));
        days.append(day);
    };
    for (const QList<QDate> &more :
         {QList<QDate>{{1900, 1, 1}, {1999, 12, 31}, {2026, 11, 25}, {2079, 6, 5}},
          QList<QDate>{{1899, 12, 31}, {2079, 6, 6}, {2079, 6, 7}, {2024, 2, 29}},
          QList<QDate>{{1203, 5, 1}, {2026, 11, 24}}, QList<QDate>{{3900, 7, 1}}}) {
        for (const QDate &day : more)
            add(day);
        QList<QDate> sorted = days;
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        const ResultSetPtr result = must(library->index().search({{}, {SortOrder::Key::Newest, false}}));
        QCOMPARE(result->count(), days.size());
        QList<QDate> shown;
        for (const PaperRow &row : must(library->papers().rows(result->ids(0, int(days.size())))))
            shown.append(row.date);
        QCOMPARE(shown, sorted);
        QMap<int, int> years;
        for (const QDate &day : days)
            ++years[day.year()];
        const Facets facets = must(library->index().facets(result));
        QCOMPARE(facets.withoutYear, 0);
        QMap<int, int> counted;
        for (const auto &year : facets.years)
            counted[year.first] = year.second;
        QCOMPARE(counted, years);
    }
}

void TestSearchIndex::countsEachPaperOncePerCategory()
{
    const auto library = opened(m_file);
    QList<Paper> papers;
    for (const QString &printed :
         {u"cs.LG cs.LG"_s, u"LG"_s, u"cs.LG LG"_s, u"cs.LG stat.ML"_s, u"ML"_s, u"eess.ML"_s}) {
        Paper paper;
        paper.title = u"Paper %1 of the shore"_s.arg(papers.size());
        paper.category = printed;
        papers.append(paper);
    }
    must(library->importer().import(facts(u"page"_s), page(papers)));
    const auto counts = [&] {
        QStringList all;
        for (const CategoryRow &row : must(library->index().categories()))
            all.append(u"%1 %2"_s.arg(row.category).arg(row.papers));
        return all;
    };
    // "LG" finds the same papers as "cs.LG". "ML" is ambiguous and finds both categories.
    QCOMPARE(counts(), (QStringList{u"cs.LG 4"_s, u"ML 3"_s, u"eess.ML 2"_s, u"stat.ML 2"_s}));
    must(library->trash().putPapers({found(*library, u"cat:LG"_s).first()}));
    QCOMPARE(counts().first(), u"cs.LG 3"_s);
}

// For any query and marks, each facet count equals the result of the query with that value.
void TestSearchIndex::facetCountsEqualSearchResults()
{
    using Kind = QueryNode::Kind;
    const auto library = opened(m_file);
    const QStringList venues{u"NeurIPS"_s,
                             u"NeurIPS 2020"_s,
                             u"neurips, 2020"_s,
                             u"2020 Neural Networks"_s,
                             u"Networks"_s,
                             u"ICML"_s,
                             u"—"_s};
    for (int source = 0; source < 6; ++source) {
        QList<Paper> list;
        for (int i = 0; i < 40; ++i) {
            list.append(m_papers.paper(source * 30 + i)); // some are on two pages
            if (m_papers.below(3))
                list.last().venue = venues[m_papers.below(int(venues.size()))];
        }
        must(library->importer().import(facts(u"page %1"_s.arg(source)), page(list)));
    }
    const QList<PaperId> all = allIds(*library);
    const auto node = [](FacetKind kind, const FacetValue &value) {
        switch (kind) {
        case FacetKind::Venue:
            return valueNode(Kind::Venue, value.name);
        case FacetKind::Tag:
            return valueNode(Kind::Tag, value.name);
        case FacetKind::Source:
            return valueNode(Kind::Source, u"#%1"_s.arg(value.id));
        case FacetKind::Author:
            return valueNode(Kind::Author, u"#%1"_s.arg(value.id));
        case FacetKind::Score: {
            QueryNode score;
            score.kind = Kind::Score;
            if (value.from > 0)
                score.low = value.from;
            if (value.to < 100)
                score.high = value.to, score.highExcluded = true;
            return score;
        }
        case FacetKind::Year: {
            QueryNode year;
            year.kind = Kind::Date;
            year.from = QDate(value.from, 1, 1);
            year.to = QDate(value.to, 12, 31);
            return year;
        }
        case FacetKind::File:
            return valueNode(value.name == u"bookmarked" || value.name == u"unread" ? Kind::Is : Kind::Has,
                             value.name);
        case FacetKind::Category:
            break;
        }
        return valueNode(Kind::Category, value.name);
    };
    QMap<FacetKind, int> compared;
    for (int round = 0; round < 12; ++round) {
        const QStringList tags{u"method"_s, u"Method/rl"_s, u"method/rl/deep"_s, u"todo"_s};
        const PaperId first = all[m_papers.below(int(all.size()))];
        must(library->tags().add(tags[round % 4], {first, all[m_papers.below(int(all.size()))]}));
        must(library->marks().setBookmarked({first}, true));
        Attachment file;
        file.paper = all[m_papers.below(int(all.size()))];
        file.hash = QByteArray(32, char('a' + round));
        file.name = u"paper.pdf"_s;
        file.path = u"/papers/%1.pdf"_s.arg(round);
        file.bytes = 10;
        must(library->attachments().attach({file}));
        if (round % 3 == 2)
            must(library->trash().putPapers({first}));
        const QueryNode root = round == 0 ? QueryNode() : m_papers.node(1);
        const ResultSetPtr result = must(library->index().search({root, {}}));
        if (!isExact(*result))
            continue;
        for (const FacetKind kind : {FacetKind::Category, FacetKind::Venue, FacetKind::Author, FacetKind::Tag,
                                     FacetKind::Source, FacetKind::Score, FacetKind::Year, FacetKind::File}) {
            const FacetValues values =
                must(kind == FacetKind::Author ? library->overviews().authorsOf(result, 100)
                                               : library->index().facetValues(result, kind));
            QVERIFY(values.kind == kind && values.isWhole);
            for (const FacetValue &value : values.values) {
                const QString about =
                    u"%1 %2 %3 of %4"_s.arg(int(kind)).arg(value.name).arg(value.from).arg(queryText(root));
                QVERIFY2(value.papers > 0, qPrintable(about));
                const int found = foundWith(*library, root, node(kind, value));
                QVERIFY2(found == value.papers,
                         qPrintable(about + u": %1, found %2"_s.arg(value.papers).arg(found)));
                ++compared[kind];
            }
        }
    }
    QCOMPARE(compared.size(), 8);
    for (const int n : std::as_const(compared))
        QVERIFY(n > 5);
}

void TestSearchIndex::findsSimilarWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("titles");
    QTest::addColumn<QStringList>("typed"); // the replaced words
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
        << u"lantarns sea"_s << QStringList{u"Transformers at sea"_s} << QStringList{u"lantarns"_s};
    QTest::newRow("in a phrase") << u"\"tranformers at sea\""_s << QStringList{u"Transformers at sea"_s}
                                 << QStringList{u"tranformers"_s};
    QTest::newRow("nothing like it") << u"qqqqqq"_s << QStringList() << QStringList();
    QTest::newRow("too short") << u"qz"_s << QStringList() << QStringList();
}

void TestSearchIndex::findsSimilarWords()
{
    const auto library = opened(m_file);
    must(library->importer().import(
        facts(u"p"_s),
        page({paper(u"Transformers at sea"_s, {u"Ann Li"_s}, u"All about lanterns."_s),
              paper(u"Other lantarns"_s, {u"Bo Wu"_s}, u"Nothing."_s)})));
    QFETCH(QString, text);
    const ResultSetPtr result = must(library->index().search({parseQuery(text).root, {}}));
    QStringList titles, typed;
    for (const PaperRow &row : must(library->papers().rows(result->ids(0, result->count()))))
        titles.append(row.title);
    for (const WordSubstitution &substitution : result->substitutions()) {
        typed.append(substitution.typed);
        QVERIFY(!substitution.used.isEmpty());
    }
    QTEST(titles, "titles");
    QTEST(typed, "typed");
}

// The words for typo correction leave the cache after a while and are read again.
void TestSearchIndex::findsSimilarWordsAfterCacheEviction()
{
    const auto library = opened(m_file);
    must(library->importer().import(
        facts(u"p"_s), page({paper(u"Transformers at sea"_s, {u"Ann Li"_s}, u"All about lanterns."_s)})));
    const auto found = [&](const QString &text) {
        return must(library->index().search({parseQuery(text).root, {}}))->count();
    };
    for (const QString &typo : {u"tranformers"_s, u"lantrens"_s, u"transfromers"_s, u"laterns"_s}) {
        QCOMPARE(found(typo), 1);
        for (int other = 0; other < 60; ++other)
            QCOMPARE(found(u"sea"_s), 1);
        QCOMPARE(found(u"lant*rns"_s), 1);
    }
}

void TestSearchIndex::findsAllSimilarWords_data()
{
    QTest::addColumn<int>("partBytes");
    QTest::newRow("kept") << 0;
    QTest::newRow("read in parts") << 100;
    QTest::newRow("read in parts of less than a word") << 1;
}

// Similar words equal those found by comparing every word, for letters of one and more bytes and typos at any
// position.
void TestSearchIndex::findsAllSimilarWords()
{
    QFETCH(int, partBytes);
    std::optional<ReadInParts> inParts;
    if (partBytes)
        inParts.emplace(size_t(partBytes));
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
    must(library->importer().import(facts(u"p"_s), page(papers)));
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
            must(library->index().search({parseQuery(QString(u"title:"_s + typed), prefix).root, {}}));
        QSet<QString> used;
        for (const WordSubstitution &substitution : result->substitutions())
            used = QSet<QString>(substitution.used.cbegin(), substitution.used.cend());
        QVERIFY2(used == expected, qPrintable(typed + (prefix ? u"*"_s : u""_s)));
        found += int(expected.size());
    }
    QVERIFY(found > 200);
}

void TestSearchIndex::mapsRowsToIds()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 200);
    for (int key = 0; key < 12; ++key)
        for (const bool reversed : {false, true}) {
            const ResultSetPtr result =
                must(library->index().search({parseQuery(u"graph"_s).root, {SortOrder::Key(key), reversed}}));
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

void TestSearchIndex::findsEachTerm_data()
{
    QTest::addColumn<QString>("titles"); // in import order
    const auto row = [](const char *query, const char *titles) {
        QTest::newRow(query) << QString::fromLatin1(titles);
    };
    row("title:shore", "Shore");
    row("title:/^r.*f/", "Reef of fog");
    row("abstract:lanterns", "Shore");
    row("author:li", "Shore");
    row("author:#1", "Shore");
    row("name:\"Bo Wu\"", "Reef of fog");
    row("cat:LG", "Shore");
    row("year:2024", "Shore");
    row("date:2020-01..2020-06", "Reef of fog");
    row("year:inferred", "Shore");
    row("added:2020..", "Shore, Reef of fog, Pier");
    row("added:..2020", "");
    row("score:>=80", "Shore");
    row("citations:<10", "Reef of fog");
    row("rating:>=4", "Pier");
    row("rating:0", "Shore, Reef of fog");
    row("has:code", "Shore");
    row("has:score -has:doi", "Reef of fog");
    row("is:read", "Pier");
    row("is:unread", "Shore, Reef of fog");
    row("tag:sea", "Shore");
    row("list:thesis", "Reef of fog");
    row("source:harbour", "Pier");
    row("doi:10.1234/shore", "Shore");
    row("arxiv:2401.01234", "Reef of fog");
    row("venue:tides", "Pier");
    row("keywords:\"sea ice\"", "Reef of fog");
    row("affiliation:oslo", "Shore");
}

void TestSearchIndex::findsEachTerm()
{
    QFETCH(QString, titles);
    const auto library = opened(m_file);
    Paper shore = paper(u"Shore"_s, {u"Ann Li"_s}, u"All about lanterns."_s);
    shore.category = u"cs.LG"_s;
    shore.date = QDate(2024, 5, 17);
    shore.dateInferred = true;
    shore.score = 81;
    shore.citations = 12;
    shore.code = true;
    shore.doi = u"10.1234/shore"_s;
    shore.affiliation = u"University of Oslo"_s;
    Paper reef = paper(u"Reef of fog"_s, {u"Bo Wu"_s}, {});
    reef.year = 2020;
    reef.score = 60;
    reef.citations = 3;
    reef.arxivId = u"2401.01234"_s;
    reef.extra = {{u"keywords"_s, u"sea ice"_s}};
    Paper pier = paper(u"Pier"_s, {u"Cy Xu"_s}, {});
    pier.venue = u"Journal of Tides"_s;
    must(library->importer().import(facts(u"coast"_s), page({shore, reef})));
    must(library->importer().import(facts(u"harbour"_s), page({pier})));
    const QList<PaperId> ids = allIds(*library);
    must(library->notes().setRating({ids[2]}, 4));
    must(library->marks().setRead({ids[2]}, true));
    must(library->tags().add(u"sea"_s, {ids[0]}));
    execUnprotected(m_file,
                    "INSERT INTO reading_list(id, parent, name, position) VALUES(1, NULL, 'Thesis', 1);"
                    "INSERT INTO list_paper(list, paper, position) SELECT 1, id, 1 FROM paper"
                    " WHERE title = 'Reef of fog'");
    QStringList names;
    for (const PaperId id :
         found(*library, QString::fromUtf8(QTest::currentDataTag()), SortOrder::Key::Added))
        names.prepend(must(library->papers().rows({id})).first().title);
    QCOMPARE(names.join(u", "_s), titles);
}

void TestSearchIndex::searchesMarks()
{
    const auto library = opened(m_file);
    must(library->importer().import(facts(u"p"_s),
                                    page({paper(u"One"_s, {u"Ann Li"_s}), paper(u"Two"_s, {u"Bo Wu"_s}),
                                          paper(u"Three"_s, {u"Cy Xu"_s})})));
    const QList<PaperId> ids = allIds(*library);
    const auto sql = [&](const QString &text) {
        execUnprotected(m_file,
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
    QCOMPARE(found(*library, u"schrodinger"_s), first);
    QCOMPARE(found(*library, u"title:schrodinger"_s), QList<PaperId>());
}

void TestSearchIndex::searchCanBeCancelled()
{
    const auto library = opened(m_file);
    import(*library, 1, 0, 50);
    QVERIFY(!library->index().search({parseQuery(u"a graph"_s).root, {}}, [] { return true; }));
    QVERIFY(library->index().search({parseQuery(u"a graph"_s).root, {}}, [] { return false; }));
}

QTEST_GUILESS_MAIN(TestSearchIndex)
#include "tst_searchindex.moc"
