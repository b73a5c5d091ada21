// Tests related papers, shared facts and co-author graphs read from the index. A brute-force count over the
// rows is the reference.
#include "models/core/coauthorgraph.h"
#include "models/core/fold.h"
#include "models/core/query/querytext.h"
#include "models/core/relatedpapers.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/overview.h"
#include "storefixtures.h"
#include "tests/support/support.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>

#include <map>

using namespace lectern;
using namespace lectern::test;

namespace
{

const QStringList subjects =
    u"lantern tidal forest camera glacier origami abacus kettle violin sundial compass "
    "beaver turbine quilt almanac marble"_s.split(u' ');

// Invented papers of a few subjects; most authors keep to one subject.
QList<Paper> papers(int count, int seed)
{
    QRandomGenerator random(seed);
    QList<Paper> list;
    for (int i = 0; i < count; ++i) {
        const int subject = random.bounded(int(subjects.size()));
        const auto word = [&] {
            return random.bounded(3) ? u"%1%2"_s.arg(subjects[subject]).arg(random.bounded(12))
                                     : u"common%1"_s.arg(random.bounded(30));
        };
        Paper paper;
        paper.title = u"On number %1"_s.arg(i);
        for (int k = 0; k < 4; ++k)
            paper.title += u' ' + word();
        if (random.bounded(10))
            for (int k = 0; k < 40; ++k)
                paper.abstract += (k ? u" "_s : QString()) + word();
        for (int k = random.bounded(4); k >= 0; --k) {
            const QString name =
                u"Ann %1 Writer%2"_s.arg(QChar(u'A' + subject)).arg(QChar(u'a' + random.bounded(8)));
            if (!paper.authors.contains(name))
                paper.authors.append(name);
        }
        paper.authorsTruncated = random.bounded(6) == 0;
        if (random.bounded(8))
            paper.category = u"cs.LG cs.CL stat.ML math.CO"_s.split(u' ')[random.bounded(4)];
        if (random.bounded(8))
            paper.date = QDate(2020, 1, 1).addDays(random.bounded(2000));
        if (random.bounded(3))
            paper.score = random.bounded(1001) / 10.0;
        list.append(paper);
    }
    return list;
}

RelatedText textOf(Library &library, PaperId id)
{
    const PaperDetail detail = must(library.papers().detail(id));
    RelatedText text;
    text.id = id;
    text.title = detail.row.title;
    text.abstract = detail.abstract;
    for (const AuthorRef &author : detail.authors) {
        text.authors.append(author.name);
        text.authorIds.append(author.id);
    }
    text.category = detail.row.category;
    text.date = detail.row.date;
    text.year = detail.row.year;
    return text;
}

// Returns whether the paper contains the word, or two adjacent words.
bool hasWord(const RelatedText &paper, const QString &word)
{
    const auto has = [&](const QString &text) {
        return QString(u' ' + foldedWords(text).join(u' ') + u' ').contains(QString(u' ' + word + u' '));
    };
    return has(paper.title) || has(paper.abstract);
}

bool hasAuthor(const RelatedText &paper, const QString &folded)
{
    return std::any_of(paper.authors.cbegin(), paper.authors.cend(),
                       [&](const QString &name) { return foldName(name) == folded; });
}

// Fails the test if a reason is not found in both papers.
void verifyReason(const RelatedReason &reason, const RelatedText &a, const RelatedText &b)
{
    QVERIFY(!reason.values.isEmpty());
    for (const QString &value : reason.values) {
        switch (reason.kind) {
        case RelatedReason::Kind::Words:
            QVERIFY2(hasWord(a, value) && hasWord(b, value), qPrintable(value));
            QVERIFY(reason.text.contains(value));
            break;
        case RelatedReason::Kind::Authors:
            QVERIFY2(hasAuthor(a, value) && hasAuthor(b, value), qPrintable(value));
            break;
        case RelatedReason::Kind::Category:
            QCOMPARE(a.category.section(u' ', 0, 0), value);
            QCOMPARE(b.category.section(u' ', 0, 0), value);
            break;
        case RelatedReason::Kind::Time:
            if (a.date.isValid() && b.date.isValid())
                QCOMPARE(value.toLongLong(), qAbs(a.date.daysTo(b.date)));
            else
                QCOMPARE(QString::number(a.year.value_or(0)), value);
            break;
        }
    }
}

} // namespace

class TestLinkReaders : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

private slots:
    // Several imports and a removal, so that the index has several segments and deleted papers.
    void initTestCase()
    {
        m_library = must(Library::open(m_dir.filePath(u"links.lectern"_s)));
        const QList<Paper> all = papers(600, 5);
        must(m_library->importer().import(facts(u"first"_s), page(all.mid(0, 350))));
        must(m_library->importer().import(facts(u"second"_s), page(all.mid(350, 200))));
        const auto third = must(m_library->importer().import(facts(u"third"_s), page(all.mid(500, 100))));
        must(m_library->importer().import(facts(u"fourth"_s), page(all.mid(540, 60))));
        must(m_library->importer().remove(third.source));
    }

    // Shared facts of papers, one by one and over a whole result, equal a brute-force count.
    void sharedFactsMatchBruteForce_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 2, 40, 400, 600})
            QTest::addRow("%d papers", count) << count;
    }
    void sharedFactsMatchBruteForce()
    {
        QFETCH(int, count);
        const QList<PaperId> all = allIds(*m_library), ids = all.first(qMin<qsizetype>(count, all.size()));
        must(m_library->marks().setBookmarked(all.mid(0, 30), true));
        must(m_library->marks().setRead(all.mid(10, 500), true));
        must(m_library->notes().setRating(all.mid(3, 9), 4));
        must(m_library->tags().add(u"often"_s, all.mid(0, 550)));
        must(m_library->tags().add(u"seldom"_s, all.mid(1, 2)));
        must(m_library->notes().setNote(all[5], u"A note."_s, EditId::None));
        must(m_library->lists().createWith(u"Chapter %1"_s.arg(count), all.mid(20, 300)));
        const SharedFacts facts = must(m_library->overviews().shared(ids));
        SharedFacts byHand;
        QMap<QString, int> tags;
        QHash<AuthorId, int> authors;
        for (const PaperId id : ids) {
            const PaperDetail paper = must(m_library->papers().detail(id));
            byHand.bookmarked += paper.row.bookmarked;
            byHand.read += paper.row.read;
            ++byHand.stars[size_t(paper.row.rating)];
            for (const QString &name : must(m_library->tags().namesOf(id)))
                ++tags[name];
            for (const AuthorRef &author : paper.authors)
                ++authors[author.id];
            if (const std::optional<int> year = paper.row.year) {
                byHand.firstYear = std::min(byHand.firstYear.value_or(*year), *year);
                byHand.lastYear = std::max(byHand.lastYear.value_or(*year), *year);
            } else {
                ++byHand.withoutYear;
            }
        }
        QCOMPARE(facts.papers, int(ids.size()));
        QCOMPARE(facts.bookmarked, byHand.bookmarked);
        QCOMPARE(facts.read, byHand.read);
        QCOMPARE(facts.stars, byHand.stars);
        QCOMPARE(facts.noted, ids.contains(all[5]) ? 1 : 0);
        QCOMPARE(facts.firstYear, byHand.firstYear);
        QCOMPARE(facts.lastYear, byHand.lastYear);
        QCOMPARE(facts.withoutYear, byHand.withoutYear);
        QCOMPARE(facts.tags.size(), tags.size());
        for (const Tag &tag : facts.tags)
            QCOMPARE(tag.papers, tags.value(tag.name));
        QCOMPARE(facts.lists.isEmpty(), ids.size() <= 20);
        if (!facts.lists.isEmpty())
            QCOMPARE(facts.lists.first().papers, int(qMin<qsizetype>(ids.size(), 320)) - 20);
        int most = 0;
        for (const int papers : std::as_const(authors))
            most = qMax(most, papers);
        QCOMPARE(facts.authors.isEmpty(), most < 2);
        for (const AuthorShare &author : facts.authors)
            QCOMPARE(author.papers, authors.value(author.id));
        if (!facts.authors.isEmpty())
            QCOMPARE(facts.authors.first().papers, most);
    }

    // Related papers found through the index equal those found by judging every paper.
    void relatedPapersMatchBruteForce()
    {
        const QList<PaperId> ids = allIds(*m_library);
        QHash<PaperId, RelatedText> texts;
        QHash<QString, qint64> counts;
        for (const PaperId id : ids) {
            texts.insert(id, textOf(*m_library, id));
            const QStringList words = foldedWords(QString(texts[id].title + u'\n' + texts[id].abstract));
            for (const QString &word : QSet<QString>(words.cbegin(), words.cend()))
                ++counts[word];
        }
        QHash<AuthorId, qint64> written;
        for (const RelatedText &text : std::as_const(texts))
            for (const AuthorId author : text.authorIds)
                ++written[author];
        for (RelatedText &text : texts)
            for (const AuthorId author : std::as_const(text.authorIds))
                text.authorPapers.append(written.value(author));
        const WordRarity rarity{[&](const QString &word) { return counts.value(word); }, ids.size()};
        int compared = 0;
        for (int i = 0; i < ids.size(); i += 12) {
            const RelatedJudge judge(texts[ids[i]], rarity);
            QList<RelatedPaper> wanted;
            for (const PaperId other : ids)
                if (other != ids[i])
                    if (const auto related = judge.judge(texts[other]))
                        wanted.append(*related);
            std::stable_sort(wanted.begin(), wanted.end(), [](const RelatedPaper &a, const RelatedPaper &b) {
                return a.strength > b.strength;
            });
            const QList<RelatedPaper> found = must(m_library->relatedPapers().of(ids[i], 30));
            QCOMPARE(found.size(), qMin<qsizetype>(30, wanted.size()));
            for (qsizetype k = 0; k < qMin<qsizetype>(5, found.size()); ++k) {
                QVERIFY2(qAbs(found[k].strength - wanted[k].strength) < 1e-6,
                         qPrintable(u"paper %1, place %2: %3 and not %4"_s.arg(qint64(ids[i]))
                                        .arg(k)
                                        .arg(found[k].strength)
                                        .arg(wanted[k].strength)));
                QVERIFY(!found[k].reasons.isEmpty());
                for (const RelatedReason &reason : found[k].reasons)
                    verifyReason(reason, texts[ids[i]], texts[found[k].id]);
                ++compared;
            }
        }
        QVERIFY(compared > 150);
    }
    void unrelatedPapersHaveNoRelated()
    {
        QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"two.lectern"_s)));
        must(library->importer().import(facts(u"two"_s),
                                        page({paper(u"Lantern tides"_s, {u"Ada Quill"_s}),
                                              paper(u"Glacier violins"_s, {u"Bo Reed"_s})})));
        for (const PaperId id : allIds(*library))
            QVERIFY(must(library->relatedPapers().of(id, 10)).isEmpty());
        QVERIFY(!library->relatedPapers().of(PaperId(77), 10));
    }
    // Each reason of 1,000 random pairs of related papers occurs in both texts.
    void reasonsHoldForRealPapers()
    {
        const QString bulk = sharedFile(u"data/bulk/acl-anthology-2019.jsonl.zst"_s);
        if (bulk.isEmpty())
            QSKIP("the large real libraries are not beside the project");
        QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"real.lectern"_s)));
        FileImporter importer(*library);
        importer.setSavedOn(QDate(2026, 11, 21));
        const ImportReport report = importer.importPaths({bulk});
        QVERIFY2(report.files.first().refused.isEmpty(), qPrintable(report.files.first().refused));
        const QList<PaperId> ids = allIds(*library);
        QRandomGenerator random(3);
        int pairs = 0, words = 0, names = 0;
        const int wanted = scaled(1000);
        for (int tries = 0; pairs < wanted && tries < 20 * wanted; ++tries) {
            const PaperId id = ids[random.bounded(ids.size())];
            const QList<RelatedPaper> found = must(library->relatedPapers().of(id, 20));
            if (found.isEmpty())
                continue;
            const RelatedPaper &one = found[random.bounded(found.size())];
            const RelatedText a = textOf(*library, id), b = textOf(*library, one.id);
            for (const RelatedReason &reason : one.reasons) {
                verifyReason(reason, a, b);
                words += reason.kind == RelatedReason::Kind::Words;
                names += reason.kind == RelatedReason::Kind::Authors;
            }
            ++pairs;
        }
        QCOMPARE(pairs, wanted);
        QVERIFY(words > wanted / 2);
        QVERIFY(names > wanted / 20);
    }

    void overviewCountsMatchBruteForce_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("all") << QString();
        QTest::newRow("a category") << u"cat:LG"_s;
        QTest::newRow("years") << u"year:2021..2022"_s;
        QTest::newRow("a word") << u"title:lantern3"_s;
        QTest::newRow("nothing") << u"score:>=50 score:<50"_s;
    }
    void overviewCountsMatchBruteForce()
    {
        QFETCH(QString, query);
        const ResultSetPtr result = must(m_library->index().search({parseQuery(query).root, {}}));
        const Overview overview = must(m_library->overviews().of(result));
        QCOMPARE(overview.papers, int(result->count()));
        const QList<PaperId> all = allIds(*m_library);
        QCOMPARE(overview.libraryPapers, int(all.size()));
        std::map<int, int> years;
        std::map<QString, int> categories, authors;
        QList<int> scores(20);
        int withoutScore = 0, withoutYear = 0, withoutCategory = 0;
        for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count())))) {
            row.year ? ++years[*row.year] : ++withoutYear;
            row.score ? ++scores[qMin(19, int(*row.score) / 5)] : ++withoutScore;
            row.category.isEmpty() ? ++withoutCategory : ++categories[row.category];
            for (const QString &name : row.authors)
                ++authors[name];
        }
        QCOMPARE(overview.withoutYear, withoutYear);
        QCOMPARE(overview.withoutScore, withoutScore);
        QCOMPARE(overview.withoutCategory, withoutCategory);
        QCOMPARE(overview.scores, scores);
        QCOMPARE(overview.earlier, 0);
        int counted = 0;
        for (const YearShare &share : overview.years) {
            QCOMPARE(share.papers, years[share.year]);
            QCOMPARE(std::accumulate(share.byCategory.cbegin(), share.byCategory.cend(), 0), share.papers);
            counted += share.papers;
        }
        QCOMPARE(counted + withoutYear, overview.papers);
        for (qsizetype i = 0; i < overview.categories.size(); ++i)
            QCOMPARE(overview.categoryPapers[i], categories[overview.categories[i]]);
        QCOMPARE(overview.categories.size(), qsizetype(categories.size()));
        QList<int> most, named;
        for (const auto &[name, papers] : authors)
            most.append(papers);
        std::sort(most.begin(), most.end(), std::greater<>());
        for (const AuthorShare &share : overview.authors) {
            QCOMPARE(share.papers, authors[share.name]);
            named.append(share.papers);
        }
        QCOMPARE(named, most.mid(0, 12));
        for (const WordShare &share : overview.words) {
            const ResultSetPtr with =
                must(m_library->index().search({parseQuery(QString(u"title:"_s + share.word)).root, {}}));
            int here = 0;
            for (const PaperId id : with->ids(0, with->count()))
                here += result->rowOf(id) >= 0;
            QCOMPARE(share.here, here);
            QCOMPARE(share.here + share.elsewhere, int(with->count()));
            if (overview.papers < overview.libraryPapers) // more frequent here than elsewhere
                QVERIFY(double(share.here) / overview.papers
                        > double(share.elsewhere) / (overview.libraryPapers - overview.papers));
        }
        QCOMPARE(overview.words.isEmpty(), overview.papers == 0);
    }
    // The forms of a title word are one row with the papers that a query for the word finds.
    void formsOfATitleWordAreOneRow()
    {
        const QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"forms.lectern"_s)));
        QList<Paper> papers(3);
        papers[0].title = u"Harbour lanterns"_s;
        papers[1].title = u"Harbor lantern among lanterns"_s;
        papers[2].title = u"Lantern keepers"_s;
        for (Paper &paper : papers)
            paper.authors = {u"Ada Oak"_s};
        must(library->importer().import(facts(u"forms"_s), page(papers)));
        const Overview overview = must(library->overviews().of(must(library->index().search({}))));
        QStringList rows;
        for (const WordShare &share : overview.words)
            rows.append(u"%1 %2"_s.arg(share.word).arg(share.here));
        QCOMPARE(rows.join(u", "), u"lantern 3, harbor 2, keepers 1"_s);
    }
    void overviewCanBeCancelled()
    {
        QVERIFY(!m_library->overviews().of(must(m_library->index().search({})), [] { return true; }));
    }

    // Nodes, edges and distances equal counts over the author lists, for all years and for some.
    void coauthorsMatchAuthorLists_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::newRow("all years") << 0 << 0;
        QTest::newRow("two years") << 2021 << 2022;
        QTest::newRow("from a year on") << 2024 << 0;
        QTest::newRow("up to a year") << 0 << 2020;
    }
    void coauthorsMatchAuthorLists()
    {
        QFETCH(int, first);
        QFETCH(int, last);
        YearSpan span;
        if (first)
            span.first = first;
        if (last)
            span.last = last;
        std::map<QString, std::map<QString, int>> ties;
        std::map<QString, std::pair<int, int>> years; // first and last year of each author's papers
        std::map<std::pair<QString, QString>, QSet<PaperId>> joint;
        for (const PaperRow &row : allRows(*m_library))
            for (const QString &a : row.authors) {
                if (row.year) {
                    const auto [it, isNew] = years.try_emplace(a, *row.year, *row.year);
                    it->second = {qMin(it->second.first, *row.year), qMax(it->second.second, *row.year)};
                }
                for (const QString &b : row.authors)
                    if (a != b && span.holds(row.year)) {
                        ++ties[a][b];
                        joint[{a, b}].insert(row.id);
                    }
            }
        const QList<AuthorRow> authors = must(m_library->authors().list());
        QHash<PaperId, QStringList> namesOf;
        for (const PaperRow &row : allRows(*m_library))
            namesOf.insert(row.id, row.authors);
        for (const AuthorRow &author : authors) {
            QHash<QString, qsizetype> groupOf; // by co-author
            QSet<PaperId> grouped;
            const QList<CoauthorGroup> groups = must(m_library->coauthors().groups(author.id));
            for (qsizetype i = 0; i < groups.size(); ++i)
                for (const PaperId paper : groups[i].papers) {
                    grouped.insert(paper);
                    QVERIFY(namesOf.value(paper).contains(author.name));
                    QCOMPARE(groups[i].names.isEmpty(), namesOf.value(paper).size() == 1);
                    for (const QString &name : namesOf.value(paper))
                        if (name != author.name)
                            QCOMPARE(groupOf.value(name, i), *groupOf.insert(name, i));
                }
            QCOMPARE(grouped.size(), author.papers);
        }
        for (const int most : {60, 7}) {
            for (int i = 0; i < authors.size(); i += 9) {
                const CoauthorGraph graph = must(m_library->coauthors().around(authors[i].id, most, span));
                QVERIFY(graph.nodes.size() <= most);
                QCOMPARE(graph.nodes.first().name, authors[i].name);
                QCOMPARE(graph.nodes.first().papers, authors[i].papers);
                QCOMPARE(graph.years, span);
                const auto known = years.find(authors[i].name);
                QCOMPARE(graph.firstYear.has_value(), known != years.end());
                if (known != years.end())
                    QCOMPARE(std::pair(*graph.firstYear, *graph.lastYear), known->second);
                const auto &near = ties[authors[i].name];
                std::map<QString, int> far;
                for (const auto &[name, papers] : near)
                    for (const auto &[other, together] : ties[name])
                        if (other != authors[i].name && !near.contains(other))
                            far[other] += together;
                QCOMPARE(graph.leftOut, int(near.size() + far.size()) - int(graph.nodes.size()) + 1);
                for (qsizetype n = 1; n < graph.nodes.size(); ++n) {
                    const CoauthorNode &node = graph.nodes[n];
                    QCOMPARE(node.steps, near.contains(node.name) ? 1 : 2);
                    QCOMPARE(node.together, node.steps == 1 ? near.at(node.name) : 0);
                    QVERIFY(node.steps == 1 || far.contains(node.name));
                }
                int edges = 0;
                for (qsizetype a = 0; a < graph.nodes.size(); ++a)
                    for (qsizetype b = a + 1; b < graph.nodes.size(); ++b)
                        edges += ties[graph.nodes[a].name].contains(graph.nodes[b].name);
                QCOMPARE(graph.edges.size(), edges);
                for (const GraphEdge &edge : graph.edges) {
                    const CoauthorNode &a = graph.nodes[edge.from], &b = graph.nodes[edge.to];
                    QCOMPARE(int(edge.weight), ties[a.name][b.name]);
                    const QList<PaperId> papers = must(m_library->coauthors().together(a.id, b.id, span));
                    QCOMPARE(QSet<PaperId>(papers.cbegin(), papers.cend()), (joint[{a.name, b.name}]));
                    QCOMPARE(papers.size(), qsizetype(edge.weight));
                }
            }
        }
        QVERIFY(!m_library->coauthors().around(AuthorId(99999), 60));
    }
};

QTEST_GUILESS_MAIN(TestLinkReaders)
#include "tst_linkreaders.moc"
