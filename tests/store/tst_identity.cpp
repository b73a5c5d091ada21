// Tests the rules that decide which sightings are one paper.
#include "models/store/identity/papergrouping.h"
#include "storefixtures.h"

#include "models/store/identity/identityrules.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "tests/support/support.h"

#include <random>

using namespace lectern;
using namespace lectern::test;

namespace
{

Paper withIds(Paper p, const QString &arxiv, const QString &doi = {})
{
    p.arxivId = arxiv;
    p.doi = doi;
    return p;
}

Paper cut(Paper p, qsizetype length)
{
    p.abstract = p.abstract.left(length);
    p.abstractTruncated = true;
    return p;
}

// "ab c": sightings 0 and 1 are one paper, 2 is another. The letters of a group are in input order.
QString grouping(const QList<Paper> &papers)
{
    QList<Identity> identities;
    for (const Paper &p : papers)
        identities.append(identityOf(p));
    const QList<int> groups = groupIntoPapers(identities);
    QMap<int, QString> members;
    for (qsizetype i = 0; i < groups.size(); ++i)
        members[groups[i]] += QChar(u'a' + int(i));
    return QStringList(members.values()).join(u' ');
}

} // namespace

class TestIdentity : public QObject
{
    Q_OBJECT

private slots:
    void groupsSightings_data()
    {
        QTest::addColumn<QList<Paper>>("papers");
        QTest::addColumn<QString>("expected");
        const QStringList quill{u"Ada Quill"_s};
        const Paper titled = paper(u"Counting Waves"_s, quill);
        const Paper full = paper(u"Counting Waves"_s, quill, longAbstract(1));
        const Paper bare = paper({}, {}, longAbstract(1));
        const auto row = [](const char *name, const QList<Paper> &papers, const char *expected) {
            QTest::newRow(name) << papers << QString::fromLatin1(expected);
        };
        row("equal", {full, full}, "ab");
        row("title and author, no abstract", {titled, titled}, "ab");
        row("title alone", {paper(u"Counting Waves"_s, {}), paper(u"Counting Waves"_s, {})}, "a b");
        row("title, other author", {titled, paper(u"Counting Waves"_s, {u"Bo Tide"_s})}, "a b");
        row("title, one shared author of many",
            {paper(u"Counting Waves"_s, {u"X Y"_s, u"Ada Quill"_s}),
             paper(u"Counting waves."_s, {u"QUILL, Ada"_s})},
            "ab");
        row("initials are not shared names", {titled, paper(u"Counting Waves"_s, {u"A. Quill"_s})}, "a b");
        row("accents and TeX fold",
            {paper(u"Schrödinger's Waves"_s, {u"Erwin Müller"_s}),
             paper(u"Schr\\\"odinger's waves"_s, {u"Erwin M{\\\"u}ller"_s})},
            "ab");
        row("abstract joins a titled and an untitled", {full, bare}, "ab");
        row("abstract, other title, a name in common",
            {full, paper(u"Old Title"_s, {u"Bo Tide"_s, u"A. Quill"_s}, longAbstract(1))}, "ab");
        row("abstract, like title, other names",
            {full, paper(u"Counting the Waves"_s, {u"Bo Tide"_s}, longAbstract(1))}, "ab");
        row("abstract, nothing else", {full, paper(u"Old Title"_s, {u"Bo Tide"_s}, longAbstract(1))}, "a b");
        row("abstract, other title, one name of six",
            {paper(u"Salt on Stairs"_s, {u"Ada Quill"_s, u"B B"_s, u"C C"_s, u"D D"_s, u"E E"_s, u"F F"_s},
                   longAbstract(1)),
             paper(u"Old Title"_s, {u"Ada Quill"_s, u"G G"_s, u"H H"_s, u"I I"_s, u"J J"_s, u"K K"_s},
                   longAbstract(1))},
            "a b");
        row("… nor over one that states neither",
            {full, paper(u"Old Title"_s, {u"Bo Tide"_s}, longAbstract(1)), bare}, "ac b");
        row("… nor over a beginning of it",
            {full, paper(u"Old Title"_s, {u"Bo Tide"_s}, longAbstract(1)), cut(bare, 220)}, "ac b");
        row("cut abstract of another title",
            {full, cut(paper(u"Old Title"_s, {u"Bo Tide"_s}, longAbstract(1)), 220)}, "a b");
        row("abstract with other space and case",
            {full, paper({}, {}, longAbstract(1).toUpper().replace(u' ', u"\n  "_s))}, "ab");
        row("short equal abstracts",
            {paper({}, {}, longAbstract(1).left(199)), paper({}, {}, longAbstract(1).left(199))}, "a b");
        row("equal abstracts of 200",
            {paper({}, {}, longAbstract(1).left(200)), paper({}, {}, longAbstract(1).left(200))}, "ab");
        row("cut abstract is a prefix", {full, cut(bare, 220)}, "ab");
        row("prefix that is not cut", {full, paper({}, {}, longAbstract(1).left(220))}, "a b");
        row("cut too short", {full, cut(bare, 150)}, "a b");
        row("two cuts of one", {cut(bare, 230), cut(bare, 215)}, "ab");
        row("cut with an ellipsis",
            {full,
             [&] {
                 Paper p = cut(bare, 221);
                 p.abstract += u"…"_s;
                 return p;
             }()},
            "ab");
        Paper one = bare, two = bare;
        one.abstract += u" First part."_s;
        two.abstract += u" Second part."_s;
        row("cut beginning of two goes to one only", {one, two, cut(bare, 210)}, "ac b");
        row("… to the one it is joined to otherwise",
            {one, withIds(two, u"2601.00002"_s), withIds(cut(bare, 210), u"2601.00002"_s)}, "a bc");
        row("arXiv id, nothing else equal",
            {withIds(titled, u"2601.00001"_s), withIds(bare, u"2601.00001"_s)}, "ab");
        row("arXiv versions are one",
            {withIds(titled, u"2601.00001v1"_s), withIds(bare, u"arXiv:2601.00001v12"_s)}, "ab");
        row("old arXiv id", {withIds(titled, u"solv-int/9901001"_s), withIds(bare, u"solv-int/9901001v2"_s)},
            "ab");
        row("different arXiv ids", {withIds(full, u"2601.00001"_s), withIds(full, u"2601.00002"_s)}, "a b");
        row("DOI in any case", {withIds(titled, {}, u"10.1/ABC"_s), withIds(bare, {}, u"10.1/abc"_s)}, "ab");
        row("different DOIs", {withIds(full, {}, u"10.1/a"_s), withIds(full, {}, u"10.1/b"_s)}, "a b");
        row("arXiv's DOI is an arXiv id",
            {withIds(titled, {}, u"10.48550/arXiv.2601.00001"_s),
             withIds(bare, u"2601.00001"_s, u"10.1/a"_s)},
            "ab");
        row("a third does not join different ids",
            {withIds(full, u"2601.00001"_s), full, withIds(full, u"2601.00002"_s)}, "ab c");
        row("… nor a DOI over a third",
            {withIds(full, {}, u"10.1/a"_s), full, withIds(full, {}, u"10.1/b"_s)}, "ab c");
        row("chain of abstract and title", {bare, full, titled}, "abc");
        row("chain over an id", {withIds(titled, u"2601.00001"_s), withIds(bare, u"2601.00001"_s), full},
            "abc");
        // Equal ids are not sufficient to join papers.
        const Paper other = paper(u"Salt on Stairs"_s, {u"Bo Tide"_s}, longAbstract(2));
        const Paper third = paper(u"A Lamp for Herons"_s, {u"Cy Gull"_s}, longAbstract(3));
        const auto withDoi = [](const Paper &p) { return withIds(p, {}, u"10.1/volume"_s); };
        row("DOI, nothing else", {withDoi(full), withDoi(other)}, "a b");
        row("arXiv id, other title and names",
            {withIds(full, u"2601.00001"_s), withIds(other, u"2601.00001"_s)}, "a b");
        row("DOI of a volume", {withDoi(full), withDoi(other), withDoi(third)}, "a b c");
        row("DOI, like title, other names",
            {withDoi(full), withDoi(paper(u"Counting the Waves"_s, {u"Bo Tide"_s}))}, "ab");
        row("DOI, title without its subtitle",
            {withDoi(full), withDoi(paper(u"Counting Waves: A Bathtub Study of Tides"_s, {}))}, "ab");
        row("DOI, other title, same names", {withDoi(titled), withDoi(paper(u"Salt on Stairs"_s, quill))},
            "ab");
        row("DOI, other title, same names, other abstract",
            {withDoi(full),
             withDoi(
                 paper(u"Salt on Stairs"_s, quill,
                       u"An owl keeps the ledger of the northern lighthouse, where every lamp is wound by "
                       "hand at dusk and each keeper signs for oil, wick and weather. This volume prints the "
                       "ledger whole, with notes on spelling, on storms and on the owl's own remarks."_s))},
            "a b");
        row("arXiv id, retitled and rewritten",
            {withIds(full, u"2601.00001"_s),
             withIds(paper(u"Salt on Stairs"_s, quill, longAbstract(2)), u"2601.00001v2"_s)},
            "ab");
        row("DOI, one side only a title that is other",
            {withDoi(full), withDoi(paper(u"Salt on Stairs"_s, {}))}, "a b");
        row("DOI, a part and the next",
            {withDoi(paper(u"Counting Waves, Part I"_s, quill)),
             withDoi(paper(u"Counting Waves, Part II"_s, quill))},
            "a b");
        row("DOI, a paper and its erratum",
            {withDoi(titled), withDoi(paper(u"Erratum: Counting Waves"_s, quill))}, "a b");
        row("DOI, chapters of one author",
            {withDoi(titled), withDoi(paper(u"Salt on Stairs"_s, quill)),
             withDoi(paper(u"A Lamp for Herons"_s, quill))},
            "a b c");
        const auto chapter = [&](Paper p) {
            p.extra = {{u"entrytype"_s, u"incollection"_s}};
            return withDoi(p);
        };
        row("a book's DOI, two chapters of one author",
            {chapter(titled), chapter(paper(u"Salt on Stairs"_s, quill))}, "a b");
        row("a book's DOI, one chapter twice",
            {chapter(titled), chapter(paper(u"Counting the Waves"_s, quill))}, "ab");
        const auto onPage = [&](Paper p, const QString &page) {
            p.extra = {{u"pages"_s, page}};
            return withDoi(p);
        };
        row("a volume's DOI, other title and page",
            {onPage(titled, u"1"_s), onPage(paper(u"Salt on Stairs"_s, quill), u"9"_s)}, "a b");
        row("a volume's DOI does not keep a paper from itself",
            {withDoi(full), withDoi(other), withDoi(third), withIds(full, {}, u"10.1/own"_s)}, "ad b c");
        row("… nor join what states neither", {withDoi(full), withDoi(other), withDoi(third), withDoi(bare)},
            "ad b c");
        const Paper boiler = paper({}, {}, longAbstract(9));
        const auto boilerplate = [&](const QString &title, const QStringList &names) {
            return paper(title, names, longAbstract(9));
        };
        row("an abstract of many is nobody's",
            {boilerplate(u"Counting Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}),
             boilerplate(u"Salt on Stairs"_s, {u"Ada Quill"_s, u"Cy Gull"_s}),
             boilerplate(u"A Lamp for Herons"_s, {u"Ada Quill"_s, u"Di Reed"_s}), boiler},
            "a b c d");
        // Some titles recur every year.
        const auto published = [](Paper p, const QString &place, int year) {
            p.venue = place;
            p.year = year;
            return p;
        };
        row("a yearly report",
            {published(titled, u"Tide Notes"_s, 2019), published(titled, u"Tide Notes"_s, 2020)}, "a b");
        row("the same with the same abstract",
            {published(full, u"Tide Notes"_s, 2019), published(full, u"Wave Letters"_s, 2020)}, "ab");
        row("a preprint and its print",
            {published(titled, u"arXiv preprint"_s, 2019), published(titled, u"Tide Notes"_s, 2020)}, "ab");
        const Paper longTitle = paper(u"Counting Waves by Lamplight in a Harbour Without Herons"_s, quill);
        row("a long title, the year of the meeting or of the volume",
            {published(longTitle, u"Tide Notes"_s, 2019), published(longTitle, u"TN Proceedings"_s, 2020)},
            "ab");
        row("nothing in common",
            {paper(u"A"_s, {u"B"_s}), paper(u"C"_s, {u"D"_s}), paper({}, {}, u"short"_s)}, "a b c");
        row("empty", {paper({}, {}), paper({}, {})}, "a b");
    }
    void groupsSightings()
    {
        QFETCH(QList<Paper>, papers);
        QTEST(grouping(papers), "expected");
    }

    // Sightings that are joined directly always share a key; otherwise the store would never compare them.
    void joinedSightingsShareAKey_data() { groupsSightings_data(); }
    void joinedSightingsShareAKey()
    {
        QFETCH(QList<Paper>, papers);
        for (const Paper &a : papers)
            for (const Paper &b : papers) {
                if (!directlyJoined(identityOf(a), identityOf(b)))
                    continue;
                const auto hashesA = identityHashes(a), hashesB = identityHashes(b);
                QVERIFY(std::any_of(hashesA.begin(), hashesA.end(),
                                    [&](qint64 hash) { return hashesB.contains(hash); }));
            }
    }

    // Two entries of one bibliography are two papers, unless they share an id. An entry of another source can
    // be the same paper as one of them.
    void separatesEntriesOfOneBibliography()
    {
        const auto entry = [](SourceId source, const QString &key, const QString &doi) {
            Sighting sighting;
            sighting.id = Sighting::makeId(source, 0);
            sighting.values = withIds(paper(u"Counting Waves"_s, {u"Ada Quill"_s}), {}, doi);
            sighting.values.extra = {{u"entrytype"_s, u"misc"_s}, {u"citekey"_s, key}};
            return identityOf(sighting);
        };
        const QString doi = u"10.1/waves"_s;
        const Identity one = entry(SourceId(1), u"a"_s, {}), two = entry(SourceId(1), u"b"_s, {}),
                       known = entry(SourceId(1), u"c"_s, doi), again = entry(SourceId(1), u"d"_s, doi),
                       elsewhere = entry(SourceId(2), u"b"_s, {});
        QCOMPARE(groupIntoPapers({one, two}), QList({0, 1}));
        QCOMPARE(groupIntoPapers({one, known}), QList({0, 1}));
        QCOMPARE(groupIntoPapers({known, again}), QList({0, 0}));
        QCOMPARE(groupIntoPapers({one, elsewhere}), QList({0, 0}));
        QCOMPARE(groupIntoPapers({one, two, elsewhere}), QList({0, 1, 0}));
    }

    void separatesDifferentPublications()
    {
        const auto published = [](const QString &type, const QString &venue, int year, const QString &pages) {
            Paper p = paper(u"A Longer Title About the Counting of Waves"_s, {u"Ada Quill"_s});
            p.venue = venue;
            p.year = year;
            p.extra = {{u"entrytype"_s, type}, {u"pages"_s, pages}};
            return p;
        };
        const Paper meeting = published(u"inproceedings"_s, u"Tides Meeting"_s, 2011, u"1--9"_s),
                    journal = published(u"article"_s, u"Journal of Tides"_s, 2012, u"101--120"_s),
                    sloppy = published(u"article"_s, u"Tides Meeting"_s, 2011, u"3--9"_s),
                    thesis = published(u"phdthesis"_s, {}, 2011, {}),
                    preprint = published(u"misc"_s, {}, 2011, {});
        QCOMPARE(grouping({meeting, journal}), u"a b"_s);
        QCOMPARE(grouping({meeting, sloppy}), u"ab"_s);
        QCOMPARE(grouping({meeting, thesis}), u"a b"_s);
        QCOMPARE(grouping({meeting, preprint}), u"ab"_s);
        Paper one = meeting, other = journal; // the same text is one paper
        one.abstract = other.abstract = longAbstract(1);
        QCOMPARE(grouping({one, other}), u"ab"_s);
    }

    void hashIgnoresSpacesInAbstract()
    {
        const QString text = longAbstract(1) + longAbstract(2) + longAbstract(3) + longAbstract(4);
        const auto plain = identityHashes(paper({}, {}, text));
        for (int spaces = 2; spaces < 12; ++spaces)
            QCOMPARE(identityHashes(paper({}, {}, QString(text).replace(u' ', QString(spaces, u' ')))),
                     plain);
    }

    // Each sighting is compared with all carriers of its key, and these with each other. This would need
    // cubic time, so a key of many different sightings counts as common.
    void keyOfManyCarriersIsCommon_data()
    {
        using Make = std::function<Paper(int)>;
        QTest::addColumn<Make>("make");
        const auto row = [](const char *name, const Make &make) { QTest::newRow(name) << make; };
        const auto misspelt = [](int number) {
            QString title = u"a study of tides and of all the waves in the harbour of a small town"_s;
            std::mt19937 random{unsigned(number)};
            for (int i = 0; i < 3; ++i)
                title[qsizetype(random() % size_t(title.size()))] = QChar(u'a' + int(random() % 26));
            return title;
        };
        row("an abstract, numbered titles",
            [](int i) { return paper(u"A Study of Tides %1"_s.arg(i), {u"Ada Quill"_s}, longAbstract(1)); });
        row("an abstract, numbered titles, other names", [](int i) {
            return paper(u"A Study of Tides %1"_s.arg(i), {u"Ada Quill%1"_s.arg(i)}, longAbstract(1));
        });
        row("an abstract, numbered titles, no names",
            [](int i) { return paper(u"Tides, Part %1"_s.arg(i), {}, longAbstract(1)); });
        row("an abstract, misspelt titles",
            [misspelt](int i) { return paper(misspelt(i), {u"Ada Quill"_s}, longAbstract(1)); });
        row("an abstract that goes on differently, nothing else",
            [](int i) { return paper({}, {}, longAbstract(1) + QString::number(i)); });
        row("a DOI, numbered titles", [](int i) {
            return withIds(paper(u"A Study of Tides %1"_s.arg(i), {u"Ada Quill"_s}), {}, u"10.1/tides"_s);
        });
        row("a DOI, misspelt titles",
            [misspelt](int i) { return withIds(paper(misspelt(i), {u"Ada Quill"_s}), {}, u"10.1/tides"_s); });
        row("an arXiv id, misspelt titles",
            [misspelt](int i) { return withIds(paper(misspelt(i), {u"Ada Quill"_s}), u"2601.00001"_s); });
    }
    void keyOfManyCarriersIsCommon()
    {
        QFETCH(std::function<Paper(int)>, make);
        const auto import = [&](int count) {
            const QTemporaryDir folder;
            const auto library = must(Library::open(folder.filePath(u"a.lectern"_s)));
            QList<Paper> papers;
            for (int i = 0; i < count; ++i)
                papers.append(make(i));
            must(library->importer().import(facts(u"one.txt"_s), page(papers)));
            QCOMPARE(must(library->checker().check()), QStringList());
        };
        const QString steep = growsFasterThan(
            kMoreThanQuadratic, [&] { import(50); }, [&] { import(200); });
        QVERIFY2(steep.isEmpty(), qPrintable(steep));
    }

    // Which keys are common does not depend on the import order of their carriers.
    void commonKeysDoNotDependOnOrder()
    {
        QList<Identity> identities;
        for (int i = 0; i < kSightingsForCommon - 1; ++i)
            identities.append(identityOf(paper(u"Tides, Part %1"_s.arg(i), {}, longAbstract(1))));
        identities += identities; // repeated sightings do not count as carriers
        QVERIFY(commonKeys(identities).isEmpty());
        identities.append(identityOf(paper(u"Tides, Part 99"_s, {}, longAbstract(1))));
        const auto common = commonKeys(identities);
        QCOMPARE(common.size(), 1);
        QCOMPARE(common.first().kind, KeyKind::Abstract);
        std::reverse(identities.begin(), identities.end());
        QCOMPARE(commonKeys(identities).size(), 1);
    }

    // Splitting a component into unrelated ones gives the same papers. Additional sightings that the store
    // loads must not change the result.
    void unrelatedSightingsDoNotMatter()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            QList<Paper> mine, strangers;
            for (int i = 0; i < 6; ++i) {
                Paper p = paper(random() % 2 ? u"Title"_s : QString(), {u"Ada Quill"_s},
                                random() % 2 ? longAbstract(int(random() % 2)) : QString());
                if (random() % 3 == 0)
                    p.arxivId = u"2601.0000%1"_s.arg(random() % 2);
                mine.append(p);
                strangers.append(paper(u"Other %1"_s.arg(random() % 3), {u"Bo Tide"_s}, longAbstract(9)));
            }
            const QStringList alone = grouping(mine).split(u' ');
            const QStringList together = grouping(mine + strangers).split(u' ');
            for (const QString &group : alone)
                QVERIFY(together.contains(group));
        }
    }
};

QTEST_GUILESS_MAIN(TestIdentity)
#include "tst_identity.moc"
