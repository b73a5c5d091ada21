// Tests the merge of two papers field by field: the better value, values that follow from the rules, values
// stored as the user's own, and undo in one step.
#include "models/store/edits/markstore.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/import/importer.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/facets.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/sourcerow.h"
#include "storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QTemporaryDir>

using namespace lectern;
using namespace lectern::test;

namespace
{

Paper brief()
{
    Paper p = paper(u"LANTERN TIDES AND SLOW CAMERAS"_s, {u"A. Quill"_s, u"Bo Ferrant"_s},
                    longAbstract(1).mid(12, 200) + u"…"_s);
    p.abstractTruncated = true;
    p.arxivId = u"2401.00001"_s;
    p.score = 87.21;
    p.citations = 12;
    return p;
}

Paper full()
{
    Paper p =
        paper(u"Lantern tides and the slow cameras"_s, {u"Ada Quill"_s, u"B. Ferrant"_s}, longAbstract(1));
    p.doi = u"10.1000/tides.7"_s;
    p.venue = u"Journal of Invented Tides"_s;
    p.score = 87.19;
    p.citations = 9;
    return p;
}

QHash<QString, MergeLine> byField(const QList<MergeLine> &lines)
{
    QHash<QString, MergeLine> fields;
    for (const MergeLine &line : lines)
        fields.insert(line.field, line);
    return fields;
}

struct Fixture {
    explicit Fixture(const QList<Paper> &first = {brief()}, const QList<Paper> &second = {full()})
    {
        library = must(Library::open(dir.filePath(u"merging.lectern"_s)));
        must(library->importer().import(facts(u"first"_s), page(first)));
        must(library->importer().import(facts(u"second"_s), page(second)));
    }
    PaperId titled(const QString &title) { return rowTitled(*library, title).id; }
    PaperId one() { return titled(brief().title); }
    PaperId other() { return titled(full().title); }
    PaperDecisionStore decisions() { return PaperDecisionStore(library->edits()); }
    qint64 papers() { return must(library->sources().counts()).papers; }
    QByteArray hash() { return must(contentHash(*library)); }
    QStringList complaints() { return must(library->checker().check()); }

    QTemporaryDir dir;
    std::unique_ptr<Library> library;
};

} // namespace

class TestMergingPapers : public QObject
{
    Q_OBJECT

private slots:
    void choosesBetterValues_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<Paper>("first");
        QTest::addColumn<Paper>("second");
        QTest::addColumn<int>("side"); // -1: equal values
        const auto row = [](const char *name, const char *field, auto changeFirst, auto changeSecond,
                            int side) {
            Paper a = full(), b = full();
            changeFirst(a);
            changeSecond(b);
            QTest::newRow(name) << QString::fromLatin1(field) << a << b << side;
        };
        const auto none = [](Paper &) {};
        row("equal", "title", none, none, -1);
        row(
            "formulas written otherwise", "title", [](Paper &p) { p.title = u"The $\\alpha$ of owls"_s; },
            [](Paper &p) { p.title = u"The α of  owls"_s; }, -1);
        row(
            "score as shown", "score", [](Paper &p) { p.score = 87.21; }, none, -1);
        row(
            "capitals", "title", [](Paper &p) { p.title = p.title.toUpper(); }, none, 1);
        row(
            "a title that is cut", "title", none, [](Paper &p) { p.title = u"Lantern tides and…"_s; }, 0);
        row(
            "extended abstract", "title", [](Paper &p) { p.title += u" (Extended Abstract)"_s; }, none, 1);
        row(
            "full names", "authors",
            [](Paper &p) {
                p.authors = {u"A. Quill"_s, u"B. Ferrant"_s};
            },
            [](Paper &p) {
                p.authors = {u"Ada Quill"_s, u"Bo Ferrant"_s};
            },
            1);
        row(
            "a list that goes on", "authors",
            [](Paper &p) {
                p.authors = {u"Ada Quill"_s};
                p.authorsTruncated = true;
            },
            [](Paper &p) {
                p.authors = {u"A. Quill"_s, u"Bo Ferrant"_s};
            },
            1);
        row(
            "the longer abstract", "abstract", none, [](Paper &p) { p.abstract.truncate(200); }, 0);
        row(
            "another abstract", "abstract", none,
            [](Paper &p) { p.abstract = longAbstract(77) + u" More."_s; }, 0);
        row(
            "only one", "doi", [](Paper &p) { p.doi.clear(); }, none, 1);
        row(
            "published", "venue",
            [](Paper &p) {
                p.venue = u"arXiv"_s;
                p.doi.clear();
            },
            none, 1);
        row(
            "more citations", "citations", none, [](Paper &p) { p.citations = 90; }, 1);
        row(
            "stated year", "date",
            [](Paper &p) {
                p.date = QDate(2024, 5, 1);
                p.dateInferred = true;
            },
            [](Paper &p) { p.date = QDate(2023, 5, 1); }, 1);
    }
    void choosesBetterValues()
    {
        QFETCH(QString, field);
        QFETCH(Paper, first);
        QFETCH(Paper, second);
        QFETCH(int, side);
        // Without a choice the value of the first paper is used.
        const QList<MergeLine> lines = mergeLines(first, second, first);
        const MergeLine line = byField(lines).value(field);
        QCOMPARE(line.field, field);
        QCOMPARE(line.agrees, side < 0);
        QCOMPARE(line.why.isEmpty(), line.agrees);
        if (side >= 0)
            QCOMPARE(int(line.side), side);
        bool agreeing = false; // differing fields come first
        for (const MergeLine &each : lines) {
            QVERIFY(!agreeing || each.agrees);
            agreeing = each.agrees;
        }
        // If the papers are swapped, the value comes from the other side.
        const MergeLine turned = byField(mergeLines(second, first, first)).value(field);
        if (side >= 0 && line.why != u"most recently saved"_s)
            QCOMPARE(turned.text(turned.side), line.text(line.side));
    }
    void chosenValuesAreOneEntry()
    {
        Fixture f;
        must(f.library->marks().setBookmarked({f.other()}, true));
        const QByteArray before = f.hash();
        const auto lines = byField(must(f.decisions().compare(f.one(), f.other())));
        QVERIFY(lines[u"score"_s].agrees);
        QCOMPARE(lines[u"title"_s].side, MergeSide::Second);
        QCOMPARE(lines[u"authors"_s].side, MergeSide::Together); // Ada Quill and Bo Ferrant
        QCOMPARE(lines[u"authors"_s].together, u"Ada Quill\nBo Ferrant"_s);
        QCOMPARE(lines[u"abstract"_s].text(lines[u"abstract"_s].side), longAbstract(1));
        const PaperId stays = qMin(f.one(), f.other());
        // The value that the rules would not select.
        const QString citations = lines[u"citations"_s].together == u"12"_s ? u"9"_s : u"12"_s;
        const Edit edit = must(f.decisions().merge(f.one(), f.other(),
                                                   {{u"title"_s, full().title},
                                                    {u"citations"_s, citations},
                                                    {u"venue"_s, full().venue},
                                                    {u"url"_s, u"no address"_s}}));
        QCOMPARE(edit.kind, EditKind::DecidePapers);
        QCOMPARE(f.papers(), 1);
        QCOMPARE(f.complaints(), QStringList());
        const PaperDetail one = must(f.library->papers().detail(stays));
        QCOMPARE(one.row.title, full().title);
        QCOMPARE(one.row.citations.value_or(0), citations.toInt());
        QVERIFY(one.row.bookmarked);
        // Only a value that differs from the rules' result becomes an own value.
        QStringList own;
        for (const OwnValue &value : must(OwnValueStore(f.library->edits()).of(stays)))
            own.append(value.field);
        QVERIFY(!own.contains(u"venue"_s) && !own.contains(u"url"_s));
        QVERIFY(own.contains(u"citations"_s));
        const QByteArray merged = f.hash();
        // One undo reverts all of it, and redo restores it.
        must(f.library->edits().undo());
        QCOMPARE(f.hash(), before);
        QCOMPARE(f.papers(), 2);
        QCOMPARE(f.complaints(), QStringList());
        must(f.library->edits().redo());
        QCOMPARE(f.hash(), merged);
        QCOMPARE(f.complaints(), QStringList());
    }
    // Importing the pages again keeps the chosen values.
    void chosenValuesSurviveAnImport()
    {
        Fixture f;
        const PaperId stays = qMin(f.one(), f.other());
        must(f.decisions().merge(f.one(), f.other(), {{u"citations"_s, u"7"_s}}));
        must(f.library->importer().import(facts(u"third"_s), page({full()})));
        QCOMPARE(f.papers(), 1);
        const PaperDetail one = must(f.library->papers().detail(stays));
        QCOMPARE(one.row.citations.value_or(0), 7);
    }
    void mergesManyPairsAtOnce()
    {
        QList<Paper> first, second;
        for (int i = 0; i < 12; ++i) {
            Paper p =
                paper(u"Slow cameras of coast number %1"_s.arg(i), {u"A. Quill%1"_s.arg(i)}, longAbstract(i));
            p.citations = 5;
            first.append(p);
            p.title = u"Slow camera of coast number %1 and harbour"_s.arg(i);
            p.authors = {u"Ada Quill%1"_s.arg(i)};
            p.abstract = longAbstract(i).replace(u"wave"_s, u"swell"_s);
            p.citations = 7;
            second.append(p);
        }
        Fixture f(first, second);
        QCOMPARE(f.papers(), 24);
        QList<QPair<PaperId, PaperId>> pairs;
        for (int i = 0; i < 12; ++i)
            pairs.append({f.titled(first[i].title), f.titled(second[i].title)});
        // The list contains a paper that is in two pairs, and a pair that no longer exists.
        pairs.append({pairs[0].second, pairs[1].first});
        pairs.append({PaperId(9998), PaperId(9999)});
        const QByteArray before = f.hash();
        const Edit edit = must(f.decisions().mergeAll(pairs));
        QVERIFY(edit.id != EditId::None);
        QCOMPARE(f.papers(), 11);
        QCOMPARE(f.complaints(), QStringList());
        const QByteArray merged = f.hash();
        must(f.library->edits().undo());
        QCOMPARE(f.hash(), before);
        QCOMPARE(f.papers(), 24);
        QCOMPARE(f.complaints(), QStringList());
        must(f.library->edits().redo());
        QCOMPARE(f.hash(), merged);
        QVERIFY(!f.decisions().mergeAll({{PaperId(9998), PaperId(9999)}}));
        QVERIFY(!f.decisions().mergeAll(pairs, [] { return true; }));
    }
    void rejectsMissingPapers()
    {
        Fixture f;
        QVERIFY(!f.decisions().merge(f.one(), f.one(), {}));
        QVERIFY(!f.decisions().merge(f.one(), PaperId(999), {}));
        QVERIFY(!f.decisions().compare(f.one(), PaperId(999)));
        QCOMPARE(f.papers(), 2);
    }
};

QTEST_MAIN(TestMergingPapers)
#include "tst_mergingpapers.moc"
