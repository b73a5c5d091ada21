// Tests the user's decisions that papers are the same, different, or versions of one work.
#include "models/core/duplicates.h"
#include "models/core/query/querytext.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourceconflictreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/backup.h"
#include "models/store/types/facets.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/sourcerow.h"
#include "storefixtures.h"
#include "tests/support/contenthash.h"
#include "tests/support/support.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace lectern;
using namespace lectern::test;

namespace
{

Paper preprint()
{
    Paper p =
        paper(u"Lantern tides and their slow cameras"_s, {u"Ada Quill"_s, u"Bo Ferrant"_s}, longAbstract(1));
    p.arxivId = u"2401.00001"_s;
    return p;
}

// The published version: another title and a slightly changed abstract.
Paper published()
{
    Paper p = paper(u"Lantern tides and slow cameras"_s, {u"Ada Quill"_s, u"Bo Ferrant"_s},
                    longAbstract(1).replace(u"no wave is counted twice"_s, u"each wave is counted once"_s));
    p.doi = u"10.1000/tides.7"_s;
    p.venue = u"Journal of Invented Tides"_s;
    return p;
}

Paper stranger(int number)
{
    return paper(u"Number %1 of something else entirely"_s.arg(number), {u"Cho Minh%1"_s.arg(number)},
                 longAbstract(100 + number));
}

struct Fixture {
    Fixture()
    {
        library = must(Library::open(dir.filePath(u"decisions.lectern"_s)));
        importAll();
    }
    void importFirst()
    {
        must(library->importer().import(facts(u"first"_s), page({preprint(), stranger(1)})));
    }
    void importSecond()
    {
        must(library->importer().import(facts(u"second"_s), page({published(), stranger(2)})));
    }
    void importAll()
    {
        importFirst();
        importSecond();
    }
    void remove(const QString &name)
    {
        for (const SourceRow &source : must(library->sources().list()))
            if (source.name == name)
                must(library->importer().remove(source.id));
    }
    PaperId first() { return rowTitled(*library, preprint().title).id; }
    PaperId second() { return rowTitled(*library, published().title).id; }
    QStringList complaints() { return must(library->checker().check()); }
    bool offered()
    {
        const QList<DuplicatePair> pairs = must(DuplicateReader(library->edits()).duplicates());
        return std::any_of(pairs.cbegin(), pairs.cend(), [&](const DuplicatePair &pair) {
            return pair.first == qMin(first(), second()) && pair.second == qMax(first(), second());
        });
    }
    Edit decide(PaperRelation relation)
    {
        return must(PaperDecisionStore(library->edits()).decide(first(), second(), relation));
    }

    QTemporaryDir dir;
    std::unique_ptr<Library> library;
};

} // namespace

class TestPaperDecisions : public QObject
{
    Q_OBJECT

private slots:
    void mergePreservesAllData()
    {
        Fixture f;
        Library &library = *f.library;
        const PaperId a = f.first(), b = f.second();
        QVERIFY(a != b);
        QVERIFY(f.offered());
        must(library.marks().setBookmarked({a}, true));
        must(library.marks().setRead({b}, true));
        must(library.tags().add(u"tides"_s, {a}));
        must(library.tags().add(u"cameras"_s, {b}));
        must(library.notes().setNote(b, u"Read the third harbour."_s));
        const QByteArray before = must(contentHash(library));
        const Counts counts = must(library.sources().counts());

        const Edit edit = f.decide(PaperRelation::Same);
        QVERIFY(edit.id != EditId::None);
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(library.sources().counts()).papers, counts.papers - 1);
        QCOMPARE(must(library.sources().counts()).sightings, counts.sightings);
        QCOMPARE(must(library.sources().counts()).bookmarks, 1);
        QCOMPARE(must(library.sources().counts()).unread, counts.papers - 2);
        const PaperDetail one = must(library.papers().detail(a));
        QVERIFY(one.row.bookmarked && one.row.read);
        QCOMPARE(must(library.tags().namesOf(a)), QStringList({u"cameras"_s, u"tides"_s}));
        QCOMPARE(must(library.notes().note(a)), u"Read the third harbour."_s);
        QCOMPARE(one.arxivId, preprint().arxivId);
        QCOMPARE(one.doi, published().doi);
        QSet<QString> sources;
        for (const StatedValue &value : one.values)
            sources.insert(value.sourceName);
        QCOMPARE(sources, QSet<QString>({u"first"_s, u"second"_s}));
        QVERIFY(!library.papers().detail(b));
        // The merged paper is found by words of both abstracts.
        for (const auto *word : {u"abstract:twice", u"abstract:once"})
            QVERIFY(must(library.index().search({parseQuery(QStringView(word)).root, {}}))->count() >= 1);
        const QByteArray merged = must(contentHash(library));

        // Undo separates them and redo joins them again, both exactly.
        QCOMPARE(must(library.edits().undo()).skipped, 0);
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(contentHash(library)), before);
        QCOMPARE(f.first(), a);
        QCOMPARE(f.second(), b);
        QVERIFY(f.offered());
        QCOMPARE(must(library.edits().redo()).skipped, 0);
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(contentHash(library)), merged);
        QCOMPARE(must(library.edits().undo()).skipped, 0);
        QCOMPARE(must(contentHash(library)), before);
    }
    void mergeSurvivesImports_data()
    {
        QTest::addColumn<QStringList>("removed");
        QTest::newRow("the one") << QStringList{u"first"_s};
        QTest::newRow("the other") << QStringList{u"second"_s};
        QTest::newRow("both") << QStringList{u"first"_s, u"second"_s};
        QTest::newRow("both, the other way") << QStringList{u"second"_s, u"first"_s};
    }
    void mergeSurvivesImports()
    {
        QFETCH(QStringList, removed);
        Fixture f;
        Library &library = *f.library;
        must(library.marks().setBookmarked({f.second()}, true));
        must(library.tags().add(u"tides"_s, {f.first()}));
        f.decide(PaperRelation::Same);
        const QByteArray merged = must(contentHash(library));
        for (const QString &name : removed) {
            f.remove(name);
            QCOMPARE(f.complaints(), QStringList());
        }
        for (const QString &name : removed)
            name == u"first"_s ? f.importFirst() : f.importSecond();
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(library.sources().counts()).papers, 3);
        QCOMPARE(must(contentHash(library)), merged);
        // A third source that contains one of them joins the merged paper.
        Paper third = published();
        third.score = 77;
        must(library.importer().import(facts(u"third"_s), page({third})));
        QCOMPARE(must(library.sources().counts()).papers, 3);
        QCOMPARE(f.complaints(), QStringList());
        // The decision can still be undone.
        must(library.edits().undo());
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(library.sources().counts()).papers, 4);
        QVERIFY(f.first() != f.second());
        QCOMPARE(must(library.papers().detail(f.second())).row.score, std::optional<double>(77));
    }
    void storesDifferentDecision()
    {
        Fixture f;
        QVERIFY(f.offered());
        f.decide(PaperRelation::Different);
        QVERIFY(!f.offered());
        for (const QString &name : {u"first"_s, u"second"_s})
            f.remove(name);
        f.importAll();
        QVERIFY(!f.offered());
        QCOMPARE(f.complaints(), QStringList());
        must(f.library->edits().undo());
        QVERIFY(f.offered());
        must(f.library->edits().redo());
        QVERIFY(!f.offered());
    }
    void linksVersions()
    {
        Fixture f;
        PaperDecisionStore decisions(f.library->edits());
        QVERIFY(must(decisions.versionsOf(f.first())).isEmpty());
        f.decide(PaperRelation::Versions);
        QCOMPARE(must(f.library->sources().counts()).papers, 4);
        QCOMPARE(must(decisions.versionsOf(f.first())), QList<PaperId>{f.second()});
        QCOMPARE(must(decisions.versionsOf(f.second())), QList<PaperId>{f.first()});
        QVERIFY(!f.offered());
        f.remove(u"second"_s);
        QVERIFY(must(decisions.versionsOf(f.first())).isEmpty());
        f.importSecond();
        QCOMPARE(must(decisions.versionsOf(f.first())), QList<PaperId>{f.second()});
        must(decisions.forget(f.second(), f.first()));
        QVERIFY(must(decisions.versionsOf(f.first())).isEmpty());
        must(f.library->edits().undo());
        QCOMPARE(must(decisions.versionsOf(f.first())), QList<PaperId>{f.second()});
        // The last decision applies.
        f.decide(PaperRelation::Different);
        QVERIFY(must(decisions.versionsOf(f.first())).isEmpty());
        f.decide(PaperRelation::Same);
        QCOMPARE(must(f.library->sources().counts()).papers, 3);
        QCOMPARE(f.complaints(), QStringList());
    }
    void rejectsInvalidPairs()
    {
        Fixture f;
        PaperDecisionStore decisions(f.library->edits());
        QVERIFY(!decisions.decide(f.first(), f.first(), PaperRelation::Same));
        QVERIFY(!decisions.decide(f.first(), PaperId(999), PaperRelation::Same));
        QVERIFY(!must(f.library->edits().nextUndo()));
    }
    // Parts of one work, numbers of a series, and equal titles with different ids are not reported.
    void doesNotReportTwins()
    {
        QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"twins.lectern"_s)));
        const QStringList names{u"Ada Quill"_s, u"Bo Ferrant"_s};
        Paper a = paper(u"A survey of the tides"_s, names, longAbstract(7));
        Paper b = paper(u"A survey of the tides"_s, {u"Cho Minh"_s}, longAbstract(900));
        a.arxivId = u"2401.00001"_s;
        b.arxivId = u"2401.00002"_s;
        must(
            library->importer().import(facts(u"twins"_s),
                                       page({paper(u"Slow cameras, Part I"_s, names, longAbstract(3)),
                                             paper(u"Slow cameras, Part II"_s, names, longAbstract(4)),
                                             paper(u"Overview of Task 4"_s, names, longAbstract(5)),
                                             paper(u"Overview of Task 5"_s, names, longAbstract(6)), a, b})));
        QCOMPARE(must(library->sources().counts()).papers, 6);
        QVERIFY(must(DuplicateReader(library->edits()).duplicates()).isEmpty());
    }
    // "Not related" applies to both papers, can be undone, survives another import and does not affect
    // identity.
    void storesNotRelatedDecision()
    {
        Fixture f;
        PaperDecisionStore decisions(f.library->edits());
        f.decide(PaperRelation::Unrelated);
        QCOMPARE(must(decisions.unrelatedTo(f.first())), QList<PaperId>{f.second()});
        QCOMPARE(must(decisions.unrelatedTo(f.second())), QList<PaperId>{f.first()});
        QVERIFY(must(decisions.versionsOf(f.first())).isEmpty());
        QCOMPARE(f.complaints(), QStringList());
        f.remove(u"second"_s);
        f.importSecond();
        QCOMPARE(must(decisions.unrelatedTo(f.first())), QList<PaperId>{f.second()});
        must(f.library->edits().undo());
        QVERIFY(must(decisions.unrelatedTo(f.first())).isEmpty());
    }
    void searchCanBeCancelledAndReportsProgress()
    {
        Fixture f;
        QVERIFY(!DuplicateReader(f.library->edits()).duplicates([] { return true; }));
        double last = 0;
        bool rising = true;
        must(DuplicateReader(f.library->edits()).duplicates({}, [&](double part) {
            rising = rising && part >= last;
            last = part;
        }));
        QVERIFY(rising);
        QCOMPARE(last, 1.0);
    }
    // Two decisions join three papers, which are then separated one by one.
    void joinsAndSeparatesThreePapers()
    {
        Fixture f;
        Library &library = *f.library;
        const PaperId third = rowTitled(library, stranger(1).title).id;
        must(library.marks().setBookmarked({third}, true));
        must(library.marks().setRead({f.second()}, true));
        const QByteArray before = must(contentHash(library));
        f.decide(PaperRelation::Same);
        const QByteArray two = must(contentHash(library));
        const PaperId one = qMin(f.first(), f.second()) == PaperId::None ? qMax(f.first(), f.second())
                                                                         : qMin(f.first(), f.second());
        must(PaperDecisionStore(library.edits()).decide(one, third, PaperRelation::Same));
        QCOMPARE(must(library.sources().counts()).papers, 2);
        QCOMPARE(f.complaints(), QStringList());
        must(library.edits().undo());
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(contentHash(library)), two);
        must(library.edits().undo());
        QCOMPARE(f.complaints(), QStringList());
        QCOMPARE(must(contentHash(library)), before);
    }
    // Splitting off a source as another paper: it survives imports, can be undone, and is reverted by a
    // merge.
    void splitsOffASource_data()
    {
        QTest::addColumn<Paper>("other");
        Paper retitled = preprint();
        retitled.title = u"A ledger of owls"_s;
        QTest::newRow("another title under the same id") << retitled;
        QTest::newRow("the same in every word") << preprint();
        Paper bare = preprint();
        bare.title.clear();
        bare.authors.clear();
        QTest::newRow("an abstract only") << bare;
    }
    void splitsOffASource()
    {
        QFETCH(Paper, other);
        QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"apart.lectern"_s)));
        const auto importBoth = [&](bool turned) {
            for (const bool first : {!turned, turned})
                must(library->importer().import(facts(first ? u"first"_s : u"second"_s),
                                                page({first ? preprint() : other})));
        };
        importBoth(false);
        QCOMPARE(must(library->sources().counts()).papers, 1);
        const PaperId one = allIds(*library).first();
        must(library->marks().setBookmarked({one}, true));
        const QByteArray joined = must(contentHash(*library));
        const auto sightingOn = [&](const QString &name) {
            for (const StatedValue &value : must(library->papers().detail(one)).values)
                if (value.sourceName == name)
                    return value.sighting;
            return qint64(0);
        };
        PaperDecisionStore decisions(library->edits());
        QVERIFY(!decisions.splitOff(one, 12345));
        const auto taken = must(decisions.splitOff(one, sightingOn(u"second"_s)));
        QCOMPARE(must(library->checker().check()), QStringList());
        QCOMPARE(must(library->sources().counts()).papers, 2);
        QVERIFY(must(library->papers().detail(one)).row.bookmarked);
        QVERIFY(!must(library->papers().detail(taken.second)).row.bookmarked);
        QCOMPARE(must(library->papers().detail(one)).row.title, preprint().title);
        QVERIFY(!decisions.splitOff(one, sightingOn(u"first"_s))); // no other source contains it
        const QByteArray apart = must(contentHash(*library));
        QVERIFY(must(DuplicateReader(library->edits()).duplicates()).isEmpty()); // not reported again

        QCOMPARE(must(library->edits().undo()).skipped, 0);
        QCOMPARE(must(contentHash(*library)), joined);
        QCOMPARE(must(library->edits().redo()).skipped, 0);
        QCOMPARE(must(contentHash(*library)), apart);
        QVERIFY(must(library->papers().detail(one)).row.bookmarked);
        QCOMPARE(must(library->checker().check()), QStringList());

        // The sources are removed and imported again, in both orders.
        for (const bool turned : {false, true}) {
            for (const SourceRow &source : must(library->sources().list()))
                must(library->importer().remove(source.id));
            QCOMPARE(must(library->checker().check()), QStringList());
            importBoth(turned);
            QCOMPARE(must(library->checker().check()), QStringList());
            QCOMPARE(must(library->sources().counts()).papers, 2);
            QCOMPARE(must(contentHash(*library)), apart);
        }
        // The split is also in a backup.
        const QString copy =
            must(backUp(library->file(), dir.filePath(u"copies"_s), QDateTime::currentDateTime()));
        QCOMPARE(must(contentHash(*must(Library::open(copy)))), apart);
        const QList<PaperId> ids = allIds(*library);
        must(decisions.decide(ids[0], ids[1], PaperRelation::Same));
        QCOMPARE(must(library->sources().counts()).papers, 1);
        QCOMPARE(must(library->checker().check()), QStringList());
    }
    // Works for papers merged by the user too.
    void splitsOffAMergedSource()
    {
        Fixture f;
        const PaperId one = qMin(f.first(), f.second());
        f.decide(PaperRelation::Same);
        PaperDecisionStore decisions(f.library->edits());
        qint64 sighting = 0;
        for (const StatedValue &value : must(f.library->papers().detail(one)).values)
            if (value.sourceName == u"second"_s)
                sighting = value.sighting;
        must(decisions.splitOff(one, sighting));
        QCOMPARE(must(f.library->sources().counts()).papers, 4);
        QCOMPARE(f.complaints(), QStringList());
        must(f.library->edits().undo());
        QCOMPARE(must(f.library->sources().counts()).papers, 3);
        QCOMPARE(f.complaints(), QStringList());
    }
    void importReportsConflictingJoins()
    {
        QTemporaryDir dir;
        const auto library = must(Library::open(dir.filePath(u"named.lectern"_s)));
        must(library->importer().import(facts(u"first"_s), page({preprint()})));
        Paper retitled = preprint();
        retitled.title = u"A ledger of owls"_s;
        retitled.line = 7;
        const ImportOutcome outcome =
            must(library->importer().import(facts(u"second"_s), page({retitled, preprint()})));
        QCOMPARE(outcome.joinedPapers, 2);
        QCOMPARE(outcome.disagreeing, 2); // the third source agrees with the first, not with the second
        QCOMPARE(outcome.disagreements[0].line, 7);
        QCOMPARE(outcome.disagreements[0].title, retitled.title);
        QCOMPARE(outcome.disagreements[0].knownTitle, preprint().title);
        SourceConflictReader reader(library->edits());
        const QList<PaperId> disagreeing = must(reader.disagreeing(10));
        QCOMPARE(disagreeing, allIds(*library));
        const auto givenUp = reader.disagreeing(10, [] { return true; });
        QVERIFY(!givenUp && givenUp.error().isCancelled());
        QCOMPARE(must(reader.sightingsOf(disagreeing[0])).size(), 3);
        Paper initials = preprint();
        initials.authors = {u"A. Quill"_s, u"B. Ferrant"_s};
        const auto other = must(Library::open(dir.filePath(u"other.lectern"_s)));
        must(other->importer().import(facts(u"first"_s), page({preprint()})));
        QCOMPARE(must(other->importer().import(facts(u"second"_s), page({initials}))).disagreeing, 0);
        QVERIFY(must(SourceConflictReader(other->edits()).disagreeing(10)).isEmpty());
    }
    // Any sequence of edits leaves the file consistent.
    void anyOrderStaysConsistent()
    {
        Fixture f;
        Library &library = *f.library;
        QRandomGenerator random(8);
        QStringList there{u"first"_s, u"second"_s};
        for (int step = 0; step < scaled(300); ++step) {
            const QList<PaperId> ids = allIds(library);
            const auto any = [&] { return ids[random.bounded(ids.size())]; };
            // Undo and redo of edits other than decisions need both papers to exist.
            const auto mayStep = [&](const std::optional<Edit> &edit) {
                return edit && (isAboutIdentity(edit->kind) || there.size() == 2);
            };
            switch (random.bounded(8)) {
            case 7:
                if (!ids.isEmpty()) {
                    const PaperId of = any();
                    const QList<JoinedSighting> all =
                        must(SourceConflictReader(library.edits()).sightingsOf(of));
                    if (all.size() > 1)
                        must(PaperDecisionStore(library.edits())
                                 .splitOff(of, all[random.bounded(all.size())].sighting));
                }
                break;
            case 0:
            case 1:
                if (ids.size() > 1) {
                    const PaperId a = any(), b = any();
                    if (a != b)
                        must(PaperDecisionStore(library.edits())
                                 .decide(a, b, PaperRelation(1 + random.bounded(3))));
                }
                break;
            case 2:
                if (mayStep(must(library.edits().nextUndo())))
                    must(library.edits().undo());
                break;
            case 3:
                if (mayStep(must(library.edits().nextRedo())))
                    must(library.edits().redo());
                break;
            case 4:
                if (!ids.isEmpty())
                    must(random.bounded(2) ? library.marks().setBookmarked({any()}, random.bounded(2))
                                           : library.marks().setRead({any()}, random.bounded(2)));
                break;
            case 5:
                if (!ids.isEmpty())
                    must(library.tags().add(u"t%1"_s.arg(random.bounded(3)), {any()}));
                break;
            default: {
                const QString name = random.bounded(2) ? u"first"_s : u"second"_s;
                if (there.removeAll(name))
                    f.remove(name);
                else
                    there.append(name), name == u"first"_s ? f.importFirst() : f.importSecond();
            }
            }
            const QStringList complaints = f.complaints();
            QVERIFY2(complaints.isEmpty(),
                     qPrintable(u"step %1: %2"_s.arg(step).arg(complaints.join(u"; "_s))));
        }
    }
};

QTEST_GUILESS_MAIN(TestPaperDecisions)
#include "tst_paperdecisions.moc"
