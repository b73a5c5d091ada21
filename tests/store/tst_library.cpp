#include "storefixtures.h"

#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"

using namespace lectern;
using namespace lectern::test;

class TestLibrary : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;

    QString file() const
    {
        return m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction()) + u".lectern"_s);
    }

private slots:
    void init() { m_library = must(Library::open(file())); }
    void cleanup() { m_library.reset(); }

    void aNewLibraryIsEmpty()
    {
        const Counts counts = must(m_library->sources().counts());
        QCOMPARE(counts.papers, 0);
        QCOMPARE(counts.sources, 0);
        QCOMPARE(counts.schema, 13);
        QCOMPARE(must(m_library->index().search({}))->count(), 0);
        QVERIFY(must(m_library->sources().list()).isEmpty());
        QVERIFY(must(m_library->index().categories()).isEmpty());
    }

    void importCreatesRows()
    {
        Paper p = paper(u"Counting Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(1));
        p.authorsTruncated = true;
        p.category = u"LG"_s;
        p.date = QDate(2026, 6, 2);
        p.dateInferred = true;
        p.score = 84.7;
        p.code = false;
        p.affiliation = u"oxford"_s;
        p.line = 11;
        const auto outcome = must(m_library->importer().import(facts(u"one.txt"_s), page({p}, u"Bo Tide"_s)));
        QCOMPARE(outcome.sightings, 1);
        QCOMPARE(outcome.newPapers, 1);
        QCOMPARE(outcome.joinedPapers, 0);
        const PaperRow row = rowTitled(*m_library, u"Counting Waves"_s);
        QVERIFY(row.id != PaperId::None);
        QCOMPARE(row.authors, (QStringList{u"Ada Quill"_s, u"Bo Tide"_s}));
        QVERIFY(row.authorsTruncated);
        QCOMPARE(row.category, u"LG"_s);
        QCOMPARE(row.date, QDate(2026, 6, 2));
        QVERIFY(row.dateInferred);
        QCOMPARE(row.year, std::optional<int>(2026));
        QCOMPARE(row.score, std::optional<double>(84.7));
        QCOMPARE(row.code, std::optional<bool>(false));
        QCOMPARE(row.affiliation, u"oxford"_s);
        QVERIFY(!row.bookmarked && !row.read && !row.conflicting);
        const PaperDetail detail = must(m_library->papers().detail(row.id));
        QCOMPARE(detail.abstract, longAbstract(1));
        QCOMPARE(detail.authors.size(), 2);
        QVERIFY(detail.authors[0].id != AuthorId::None && detail.authors[0].id != detail.authors[1].id);
        QVERIFY(detail.conflicts.isEmpty());
        const Counts counts = must(m_library->sources().counts());
        QCOMPARE(counts.papers, 1);
        QCOMPARE(counts.unread, 1);
        QCOMPARE(counts.authors, 2);
        QCOMPARE(counts.sources, 1);
        QCOMPARE(counts.sightings, 1);
    }

    void sameBytesAreImportedOnce()
    {
        const ParsedSource source = page({paper(u"Counting Waves"_s, {u"Ada Quill"_s})});
        const auto first = must(m_library->importer().import(facts(u"one.txt"_s), source));
        const auto second = must(m_library->importer().import(facts(u"one.txt"_s), source));
        QVERIFY(second.alreadyImported);
        QCOMPARE(second.source, first.source);
        QCOMPARE(must(m_library->sources().counts()).sightings, 1);
        QCOMPARE(must(m_library->sources().list()).size(), 1);
    }

    void joinsTwoSourcesAndShowsTheLater()
    {
        Paper early = paper(u"Counting Waves"_s, {u"Ada Quill"_s, u"Bo Tide"_s}, longAbstract(1));
        early.score = 81.1;
        Paper late = early;
        late.score = 80.8;
        must(m_library->importer().import(facts(u"late.txt"_s, QDate(2026, 6, 30)), page({late})));
        const auto joined =
            must(m_library->importer().import(facts(u"early.txt"_s, QDate(2026, 6, 1)), page({early})));
        QCOMPARE(joined.newPapers, 0);
        QCOMPARE(joined.joinedPapers, 1);
        const PaperRow row = rowTitled(*m_library, u"Counting Waves"_s);
        QCOMPARE(row.score, std::optional<double>(80.8));
        QVERIFY(!row.conflicting); // a score changes between two saved pages
        const PaperDetail detail = must(m_library->papers().detail(row.id));
        QCOMPARE(detail.conflicts, QStringList());
        QStringList scores;
        for (const StatedValue &value : detail.values)
            if (value.field == u"score")
                scores << value.sourceName + u' ' + value.value + (value.shown ? u" shown"_s : QString());
        QCOMPARE(scores, (QStringList{u"late.txt 80.8 shown"_s, u"early.txt 81.1"_s}));
        QCOMPARE(must(m_library->sources().counts()).conflicts, 1);
    }

    void removingASourceRemovesOnlyItsSightings()
    {
        Paper shared = paper(u"Counting Waves"_s, {u"Ada Quill"_s}, longAbstract(1));
        must(m_library->importer().import(facts(u"one.txt"_s), page({shared})));
        const auto second = must(m_library->importer().import(
            facts(u"two.txt"_s), page({shared, paper(u"Sorting Waves"_s, {u"Cy Gull"_s})}, u"Dee Page"_s)));
        QCOMPARE(must(m_library->sources().counts()).papers, 2);
        QCOMPARE(must(m_library->sources().counts()).authors, 3);
        must(m_library->importer().remove(second.source));
        const Counts counts = must(m_library->sources().counts());
        QCOMPARE(counts.papers, 1);
        QCOMPARE(counts.sightings, 1);
        QCOMPARE(counts.sources, 1);
        QCOMPARE(counts.authors, 1);
        QCOMPARE(rowTitled(*m_library, u"Sorting Waves"_s).id, PaperId::None);
        QVERIFY(!m_library->importer().remove(second.source));
    }

    void marksSurviveTheirPaper()
    {
        const ParsedSource source = page({paper(u"Counting Waves"_s, {u"Ada Quill"_s}, longAbstract(1))});
        const auto outcome = must(m_library->importer().import(facts(u"one.txt"_s), source));
        const PaperId id = allIds(*m_library).value(0);
        must(m_library->marks().setBookmarked({id}, true));
        must(m_library->marks().setRead({id}, true));
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 1);
        QCOMPARE(must(m_library->sources().counts()).unread, 0);
        must(m_library->importer().remove(outcome.source));
        QCOMPARE(must(m_library->sources().counts()).papers, 0);
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
        QVERIFY(allIds(*m_library).isEmpty());
        QCOMPARE(must(m_library->papers().rows({id})).value(0).id, PaperId::None);
        // A second page contains only the abstract of the paper.
        must(m_library->importer().import(facts(u"two.txt"_s), page({paper({}, {}, longAbstract(1))})));
        const PaperRow row = must(m_library->papers().rows({id})).value(0);
        QCOMPARE(row.id, id);
        QVERIFY(row.bookmarked && row.read);
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 1);
    }

    void marksSurviveReopening()
    {
        must(m_library->importer().import(facts(u"one.txt"_s),
                                          page({paper(u"A"_s, {u"B"_s}), paper(u"C"_s, {u"D"_s})})));
        const PaperId id = rowTitled(*m_library, u"A"_s).id;
        must(m_library->marks().setBookmarked({id}, true));
        m_library = must(Library::open(file()));
        QVERIFY(must(m_library->papers().rows({id})).value(0).bookmarked);
        must(m_library->marks().setBookmarked({id}, false));
        QVERIFY(!must(m_library->papers().rows({id})).value(0).bookmarked);
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
