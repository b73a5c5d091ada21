#include "models/core/query/querytext.h"
#include "storefixtures.h"
#include "tests/support/contenthash.h"

#include "models/core/relatedpapers.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/authorrow.h"
#include "models/store/types/facets.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"

using namespace lectern;
using namespace lectern::test;

// Tests the trash: removed papers are not counted or shown, and can be restored until the trash is emptied.
class TestTrash : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    QString file() const
    {
        return m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction()) + u".lectern"_s);
    }
    SourceId import(const QString &name, const QList<Paper> &papers, const QString &author = {})
    {
        return must(m_library->importer().import(facts(name), page(papers, author))).source;
    }
    static Paper numbered(int number, const QStringList &authors = {u"Ada Wave"_s, u"Bo Tide"_s})
    {
        Paper p = paper(u"On tide %1"_s.arg(number), authors, longAbstract(number));
        p.category = number % 2 ? u"LG"_s : u"CL"_s;
        p.date = QDate(2020 + number, 5, 1);
        return p;
    }
    PaperId titled(const QString &title) { return rowTitled(*m_library, title).id; }
    QStringList titles(const QString &typed = {})
    {
        Query query;
        query.root = parseQuery(typed).root;
        const ResultSetPtr result = must(m_library->index().search(query));
        QStringList found;
        for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count()))))
            found.append(row.title);
        found.sort();
        return found;
    }
    QList<PaperId> related(PaperId paper)
    {
        QList<PaperId> ids;
        for (const RelatedPaper &neighbour : must(m_library->relatedPapers().of(paper, 10)))
            ids.append(neighbour.id);
        return ids;
    }
    QByteArray hash() { return must(contentHash(*m_library)); }
    QString faults() { return must(m_library->checker().check()).join(u' '); }

private slots:
    void init() { m_library = must(Library::open(file())); }
    void cleanup() { m_library.reset(); }

    void removedPaperIsNotCounted()
    {
        import(u"one.txt"_s, {numbered(1), numbered(2, {u"Cy Foam"_s}), numbered(3)});
        const PaperId paper = titled(u"On tide 2"_s);
        must(m_library->marks().setBookmarked({paper}, true));
        (void)must(m_library->tags().add(u"kept"_s, {paper}));
        ListId list = ListId::None;
        (void)must(m_library->lists().create(u"Reading"_s, ListId::None, &list));
        (void)must(m_library->lists().add(list, {paper}));
        const QByteArray before = hash();
        QVERIFY(related(titled(u"On tide 1"_s)).contains(paper));

        const Edit edit = must(m_library->trash().putPapers({paper}));
        QCOMPARE(edit.papers, 1);
        QCOMPARE(titles(), (QStringList{u"On tide 1"_s, u"On tide 3"_s}));
        QCOMPARE(titles(u"tide"_s), (QStringList{u"On tide 1"_s, u"On tide 3"_s}));
        QCOMPARE(titles(u"tag:kept"_s), QStringList());
        QCOMPARE(titles(u"-is:bookmarked"_s).size(), 2);
        QCOMPARE(titles(u"is:trash"_s), QStringList{u"On tide 2"_s});
        QCOMPARE(titles(u"is:trash tide -bathtub"_s), QStringList());
        QCOMPARE(titles(u"is:trash OR cat:LG"_s).size(), 3);
        Counts counts = must(m_library->sources().counts());
        QCOMPARE(counts.papers, 2);
        QCOMPARE(counts.bookmarks, 0);
        QCOMPARE(counts.unread, 2);
        QCOMPARE(counts.authors, 2);
        QCOMPARE(counts.sightings, 2);
        QCOMPARE(counts.trashedPapers, 1);
        QCOMPARE(must(m_library->index().categories()).size(), 1);
        QCOMPARE(must(m_library->sources().list()).first().sightings, 2);
        QCOMPARE(must(m_library->tags().tags()).first().papers, 0);
        QCOMPARE(must(m_library->lists().papers(list)), QList<PaperId>());
        for (const AuthorRow &row : must(m_library->authors().list()))
            QVERIFY(row.name != u"Cy Foam"_s);
        const Facets facets = must(m_library->index().facets(must(m_library->index().search({}))));
        QCOMPARE(facets.bookmarked, 0);
        QCOMPARE(facets.years.size(), 2);
        QVERIFY(!related(titled(u"On tide 1"_s)).contains(paper));
        // A paper opened in the trash is complete.
        QCOMPARE(must(m_library->papers().detail(paper)).row.title, u"On tide 2"_s);
        QCOMPARE(faults(), QString());

        QCOMPARE(must(m_library->trash().restorePapers({paper})).papers, 1);
        QCOMPARE(hash(), before);
        counts = must(m_library->sources().counts());
        QCOMPARE(counts.papers, 3);
        QCOMPARE(counts.bookmarks, 1);
        QCOMPARE(faults(), QString());
    }

    void undoRestoresAfterARestart()
    {
        import(u"one.txt"_s, {numbered(1), numbered(2)});
        const QByteArray before = hash();
        (void)must(m_library->trash().putPapers({titled(u"On tide 1"_s), titled(u"On tide 2"_s)}));
        const QByteArray after = hash();
        QVERIFY(after != before);
        QCOMPARE(titles(), QStringList());
        m_library = {};
        m_library = must(Library::open(file()));
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        QCOMPARE(faults(), QString());
        QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(hash(), after);
        QCOMPARE(faults(), QString());
    }

    void noChangeLeavesNoEntry()
    {
        import(u"one.txt"_s, {numbered(1)});
        const PaperId paper = titled(u"On tide 1"_s);
        QVERIFY(must(m_library->trash().restorePapers({paper})).id == EditId::None);
        (void)must(m_library->trash().putPapers({paper}));
        QVERIFY(must(m_library->trash().putPapers({paper, PaperId(99)})).id == EditId::None);
        QCOMPARE(must(m_library->edits().history(10)).size(), 1);
    }

    void reimportedPaperStaysInTrash()
    {
        const SourceId one = import(u"one.txt"_s, {numbered(1), numbered(2)});
        (void)must(m_library->trash().putPapers({titled(u"On tide 1"_s)}));
        Paper later = numbered(1);
        later.score = 81;
        import(u"two.txt"_s, {later, numbered(3)});
        QCOMPARE(titles(), (QStringList{u"On tide 2"_s, u"On tide 3"_s}));
        QCOMPARE(titles(u"is:trash"_s), QStringList{u"On tide 1"_s});
        QCOMPARE(faults(), QString());
        // The paper returns even if no source contained it meanwhile.
        must(m_library->importer().remove(one));
        must(m_library->importer().remove(must(m_library->sources().list()).first().id));
        QCOMPARE(must(m_library->sources().counts()).trashedPapers, 0);
        QCOMPARE(faults(), QString());
        import(u"three.txt"_s, {later});
        QCOMPARE(titles(), QStringList());
        QCOMPARE(titles(u"is:trash"_s), QStringList{u"On tide 1"_s});
        QCOMPARE(faults(), QString());
    }

    void joinedPaperIsInTrashOnlyIfAllPartsWere()
    {
        // Two papers are joined by a third one with the title of one and the abstract of the other.
        const Paper a = paper(u"On foam"_s, {u"Ada Wave"_s}), b = paper({}, {}, longAbstract(7));
        for (const bool both : {false, true}) {
            m_library = must(Library::open(file() + (both ? u"2"_s : u""_s)));
            import(u"a.txt"_s, {a});
            import(u"b.txt"_s, {b});
            const QList<PaperId> ids = allIds(*m_library);
            QCOMPARE(ids.size(), 2);
            (void)must(m_library->trash().putPapers(both ? ids : ids.first(1)));
            import(u"c.txt"_s, {paper(u"On foam"_s, {u"Ada Wave"_s}, longAbstract(7))});
            QCOMPARE(titles().size(), both ? 0 : 1);
            QCOMPARE(must(m_library->sources().counts()).trashedPapers, both ? 1 : 0);
            QCOMPARE(faults(), QString());
        }
    }

    void removesAndRestoresASource()
    {
        Paper shared = numbered(2);
        shared.score = 70;
        const SourceId one = import(u"one.txt"_s, {numbered(1), numbered(2)}, u"Ada Wave"_s);
        import(u"two.txt"_s, {shared, numbered(3)});
        const PaperId marked = titled(u"On tide 1"_s);
        (void)must(m_library->notes().setNote(marked, u"read again"_s));
        const QByteArray before = hash();
        QCOMPARE(must(m_library->trash().putSource(one)).subject, u"one.txt"_s);
        QCOMPARE(titles(), (QStringList{u"On tide 2"_s, u"On tide 3"_s}));
        QCOMPARE(must(m_library->sources().list()).size(), 1);
        QCOMPARE(must(m_library->sources().counts()).sources, 1);
        QCOMPARE(must(m_library->sources().counts()).trashedSources, 1);
        const TrashContents contents = must(m_library->trash().contents());
        QCOMPARE(contents.sources.size(), 1);
        QCOMPARE(contents.sources.first().name, u"one.txt"_s);
        QCOMPARE(contents.sources.first().papers, 2);
        QCOMPARE(faults(), QString());
        // Importing the same bytes again does not restore it silently.
        const ImportOutcome again =
            must(m_library->importer().import(facts(u"one.txt"_s), page({numbered(1)})));
        QVERIFY(again.alreadyImported && again.inTrash);

        const QByteArray without = hash();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        QCOMPARE(titled(u"On tide 1"_s), marked);
        QCOMPARE(faults(), QString());
        (void)must(m_library->edits().redo());
        QCOMPARE(hash(), without);
        (void)must(m_library->trash().restoreSource(one));
        QCOMPARE(hash(), before);
        QCOMPARE(must(m_library->notes().note(marked)), u"read again"_s);
        QCOMPARE(faults(), QString());
    }

    void emptyingIsFinal()
    {
        const SourceId one = import(u"one.txt"_s, {numbered(1), numbered(2)}, u"Ada Wave"_s);
        import(u"two.txt"_s, {numbered(3), numbered(4), numbered(2)});
        must(m_library->marks().setBookmarked({titled(u"On tide 3"_s), titled(u"On tide 2"_s)}, true));
        (void)must(m_library->trash().putPapers({titled(u"On tide 3"_s), titled(u"On tide 2"_s)}));
        (void)must(m_library->trash().putSource(one));
        must(m_library->trash().empty());
        QVERIFY(must(m_library->trash().contents()).isEmpty());
        QCOMPARE(titles(), QStringList{u"On tide 4"_s});
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
        QCOMPARE(must(m_library->sources().list()).size(), 1);
        QCOMPARE(must(m_library->sources().list()).first().sightings, 1);
        QCOMPARE(faults(), QString());
        // Undo cannot restore deleted papers: their bookmarks have no paper, and the removals are no longer
        // in the log.
        for (const Edit &edit : must(m_library->edits().history(10)))
            QVERIFY(edit.kind != EditKind::TrashPapers && edit.kind != EditKind::TrashSource);
        while (must(m_library->edits().nextUndo()))
            (void)must(m_library->edits().undo());
        while (must(m_library->edits().nextRedo()))
            (void)must(m_library->edits().redo());
        QCOMPARE(titles(), QStringList{u"On tide 4"_s});
        QCOMPARE(faults(), QString());
        // Imported again, it is a normal paper without marks.
        import(u"three.txt"_s, {numbered(3)});
        QCOMPARE(titles(u"is:bookmarked"_s), QStringList());
        QCOMPARE(titles(), (QStringList{u"On tide 3"_s, u"On tide 4"_s}));
        QCOMPARE(faults(), QString());
    }

    void aCancelledEmptyingChangesNothing()
    {
        import(u"one.txt"_s, {numbered(1), numbered(2)});
        (void)must(m_library->trash().putPapers(allIds(*m_library)));
        const QByteArray before = hash();
        QVERIFY(!m_library->trash().empty([] { return true; }));
        QCOMPARE(hash(), before);
        QCOMPARE(faults(), QString());
    }

    // Applies random sequences of removals, imports and marks. The file stays consistent, and undoing all
    // edits restores the start. If papers are joined and split meanwhile, marks stay with every part (as for
    // imports), so only consistency is tested.
    void randomRemovalsStayConsistent_data()
    {
        QTest::addColumn<bool>("joining");
        QTest::newRow("whole papers") << false;
        QTest::newRow("papers that join and part") << true;
    }
    void randomRemovalsStayConsistent()
    {
        QFETCH(bool, joining);
        m_library = must(Library::open(file() + (joining ? u"2"_s : u""_s)));
        QRandomGenerator random(20261122);
        for (int s = 0; s < 6; ++s) {
            QList<Paper> papers;
            for (int i = 0; i < 8; ++i) {
                // Some papers have only a title or only an abstract, so that other papers join or split them.
                Paper p = numbered(random.bounded(20));
                if (joining && random.bounded(4) == 0)
                    p.abstract.clear();
                else if (joining && random.bounded(4) == 0)
                    p.title.clear();
                papers.append(p);
            }
            import(u"page %1"_s.arg(s), papers, s % 2 ? u"Ada Wave"_s : QString());
        }
        const QByteArray start = hash();
        for (int i = 0; i < 120; ++i) {
            const QList<PaperId> ids = allIds(*m_library);
            const QList<SourceRow> sources = must(m_library->sources().list());
            const TrashContents bin = must(m_library->trash().contents());
            const auto some = [&] { return ids.mid(random.bounded(int(ids.size()) + 1), 3); };
            switch (random.bounded(8)) {
            case 0:
            case 1:
                (void)must(m_library->trash().putPapers(some()));
                break;
            case 2: {
                Query query;
                query.root = parseQuery(u"is:trash"_s).root;
                const ResultSetPtr trashed = must(m_library->index().search(query));
                (void)must(m_library->trash().restorePapers(trashed->ids(0, qMin(2, trashed->count()))));
                break;
            }
            case 3:
                if (!sources.isEmpty())
                    (void)must(m_library->trash().putSource(sources[random.bounded(int(sources.size()))].id));
                break;
            case 4:
                if (!bin.sources.isEmpty())
                    (void)must(m_library->trash().restoreSource(bin.sources.last().id));
                break;
            case 5:
                must(m_library->marks().setBookmarked(some(), random.bounded(2)));
                break;
            case 6:
                (void)must(m_library->tags().add(u"t%1"_s.arg(random.bounded(3)), some()));
                break;
            default:
                if (!ids.isEmpty())
                    (void)must(m_library->notes().setNote(ids.value(0), u"note %1"_s.arg(i)));
            }
            if (i % 10 == 0)
                QCOMPARE(faults(), QString());
        }
        const QByteArray end = hash();
        while (must(m_library->edits().nextUndo())) {
            const int skipped = must(m_library->edits().undo()).skipped;
            QVERIFY(joining || skipped == 0);
        }
        QVERIFY(joining || hash() == start);
        QCOMPARE(faults(), QString());
        while (must(m_library->edits().nextRedo())) {
            const int skipped = must(m_library->edits().redo()).skipped;
            QVERIFY(joining || skipped == 0);
        }
        QVERIFY(joining || hash() == end);
        QCOMPARE(faults(), QString());
        must(m_library->trash().empty());
        QCOMPARE(faults(), QString());
    }
};

QTEST_GUILESS_MAIN(TestTrash)
#include "tst_trash.moc"
