// Tests own values: they override all sources, survive imports and can be removed.
#include "models/core/query/querytext.h"
#include "models/import/fileimporter.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/ownvaluestore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/trash.h"
#include "models/store/exports/exporter.h"
#include "models/store/exports/marksfile.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
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

Paper tides()
{
    Paper p =
        paper(u"Lantern tides and their slow cameras"_s, {u"Ada Quill"_s, u"Bo Ferrant"_s}, longAbstract(1));
    p.arxivId = u"2401.00001"_s;
    p.venue = u"Journal of Invented Tides"_s;
    p.year = 2021;
    return p;
}

Paper later() // the same paper on another page
{
    Paper p = tides();
    p.venue = u"Invented Tides Quarterly"_s;
    p.year = 2022;
    return p;
}

Paper stranger(int number)
{
    return paper(u"Number %1 of something else entirely"_s.arg(number), {u"Cho Minh%1"_s.arg(number)},
                 longAbstract(100 + number));
}

} // namespace

class TestOwnValues : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::unique_ptr<Library> m_library;

    void reopen()
    {
        m_library.reset();
        m_library = must(Library::open(m_file));
    }
    Edit set(PaperId id, const QString &field, const QString &typed)
    {
        return must(OwnValueStore(m_library->edits()).change({{id, field, typed}}));
    }
    Edit unset(PaperId id, const QString &field)
    {
        return must(OwnValueStore(m_library->edits()).change({{id, field, {}}}));
    }
    PaperId first() { return allIds(*m_library).value(0); }
    PaperDetail detail(PaperId id) { return must(m_library->papers().detail(id)); }
    QStringList found(const QString &query)
    {
        QStringList titles;
        const ResultSetPtr result = must(m_library->index().search({parseQuery(query).root, {}}));
        for (const PaperRow &row : must(m_library->papers().rows(result->ids(0, result->count()))))
            if (result->substitutions().isEmpty())
                titles.append(row.title);
        titles.sort();
        return titles;
    }
    void verify() { QCOMPARE(must(m_library->checker().check()), QStringList()); }
    QByteArray hash() { return must(contentHash(*m_library)); }
    void undoAll()
    {
        while (must(m_library->edits().nextUndo()))
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
    }
    int papers() { return must(m_library->sources().counts()).papers; }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"own.lectern"_s);
        m_library = must(Library::open(m_file));
        (void)must(m_library->importer().import(facts(u"one.txt"_s), page({tides()})));
    }
    void cleanup() { m_library.reset(); }

    // Publication data that Paper has no field for.
    void correctsPublicationData()
    {
        const PaperId id = first();
        (void)set(id, u"volume"_s, u"12"_s);
        (void)set(id, u"pages"_s, u"101-120"_s);
        (void)set(id, u"kind"_s, u"InProceedings"_s);
        const auto text = [&](const QString &field) {
            for (const FieldChoice &choice : detail(id).choices)
                if (choice.field == field)
                    return choice.shown;
            return QString();
        };
        QCOMPARE(text(u"volume"_s), u"12"_s);
        QCOMPARE(text(u"pages"_s), u"101–120"_s);
        QCOMPARE(text(u"kind"_s), u"conference"_s);
        const auto refused = ownText(u"kind"_s, u"poem"_s);
        QVERIFY(!refused && refused.error().message.contains(u"conference"_s));
        QCOMPARE(ownFieldNamed(u"Number"_s), u"issue"_s);
    }

    // A name that the rules would split differently is stored as typed.
    void preservesTypedNameSplit()
    {
        const PaperId id = first();
        (void)set(id, u"authors"_s, u"García Márquez, Gabriel; World Tide Watch,; Wave, Ada"_s);
        const PaperDetail now = detail(id);
        QCOMPARE(now.row.authors,
                 (QStringList{u"Gabriel García Márquez"_s, u"World Tide Watch"_s, u"Ada Wave"_s}));
        QVERIFY(now.extra.contains(ExtraField{u"family name"_s, u"García Márquez"_s}));
        QVERIFY(now.extra.contains(ExtraField{u"family name"_s, u"World Tide Watch"_s}));
        QCOMPARE(found(u"author:\"Gabriel García Márquez\""_s).size(), 1);
        verify();
    }

    void ownValueIsShownFoundAndUndone()
    {
        const PaperId id = first();
        const QByteArray before = hash();
        const Edit edit = set(id, u"title"_s, u"  Lantern tides,\n corrected "_s);
        QCOMPARE(edit.kind, EditKind::CorrectPapers);
        QCOMPARE(edit.subject, u"Lantern tides and their slow cameras"_s);
        QCOMPARE(edit.papers, 1);
        (void)set(id, u"authors"_s, u"Ada Quill; Ferrant, Bo\nCho Minh"_s);
        (void)set(id, u"venue"_s, u"Proceedings of Harbours"_s);
        (void)set(id, u"year"_s, u"1999"_s);
        (void)set(id, u"category"_s, u"cs.HB"_s);
        (void)set(id, u"doi"_s, u"https://doi.org/10.1000/ABC"_s);
        (void)set(id, u"arxiv_id"_s, QString());
        (void)set(id, u"keywords"_s, u"tides, lamps"_s);
        const PaperDetail now = detail(id);
        QCOMPARE(now.row.title, u"Lantern tides, corrected"_s);
        QCOMPARE(now.row.authors, (QStringList{u"Ada Quill"_s, u"Bo Ferrant"_s, u"Cho Minh"_s}));
        QCOMPARE(now.row.venue, u"Proceedings of Harbours"_s);
        QCOMPARE(now.row.year, std::optional(1999));
        QCOMPARE(now.doi, u"10.1000/abc"_s);
        QCOMPARE(now.arxivId, QString());
        QCOMPARE(now.extra, (QList<ExtraField>{{u"keywords"_s, u"tides, lamps"_s}}));
        QVERIFY(now.row.edited);
        QCOMPARE(now.authors.size(), 3);
        QVERIFY(now.authors[2].id != AuthorId::None);
        const QStringList corrected{u"Lantern tides, corrected"_s};
        for (const QString &query : {u"corrected"_s, u"author:minh"_s, u"venue:harbours"_s, u"year:1999"_s,
                                     u"cat:HB"_s, u"doi:10.1000/abc"_s, u"is:edited"_s, u"-has:arxiv"_s})
            QCOMPARE(found(query), corrected);
        for (const QString &query : {u"title:slow"_s, u"year:2021"_s, u"has:arxiv"_s, u"-is:edited"_s})
            QCOMPARE(found(query), QStringList());
        verify();
        reopen();
        verify();
        QCOMPARE(detail(id).row.title, u"Lantern tides, corrected"_s);
        (void)unset(id, u"title"_s);
        QCOMPARE(detail(id).row.title, u"Lantern tides and their slow cameras"_s);
        QCOMPARE(detail(id).row.venue, u"Proceedings of Harbours"_s);
        const QByteArray end = hash();
        undoAll();
        QCOMPARE(hash(), before);
        verify();
        while (must(m_library->edits().nextRedo()))
            QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(hash(), end);
        verify();
    }

    void listsValuesBySource()
    {
        (void)must(m_library->importer().import(facts(u"two.txt"_s, QDate(2026, 7, 1)), page({later()})));
        QCOMPARE(papers(), 1);
        const PaperId id = first();
        QVERIFY(detail(id).conflicts.contains(u"venue"_s));
        QCOMPARE(found(u"has:conflict"_s).size(), 1);
        (void)set(id, u"venue"_s, u"Journal of Invented Tides"_s);
        (void)set(id, u"year"_s, u"2021"_s);
        const PaperDetail now = detail(id);
        QCOMPARE(now.conflicts, QStringList()); // the user's value resolves the conflict
        QCOMPARE(found(u"has:conflict"_s), QStringList());
        QStringList said;
        for (const StatedValue &value : now.values)
            if (value.field == u"venue"_s)
                said.append(
                    u"%1 %2 %3 %4"_s.arg(value.own).arg(value.shown).arg(value.sourceName, value.value));
        QCOMPARE(said.size(), 3);
        QCOMPARE(said[0], u"1 1  Journal of Invented Tides"_s);
        QVERIFY(said.contains(u"0 0 two.txt Invented Tides Quarterly"_s));
        QVERIFY(said.contains(u"0 0 one.txt Journal of Invented Tides"_s));
        verify();
    }

    // Paper identity depends only on the values of sources.
    void doesNotChangeIdentity()
    {
        (void)must(m_library->importer().import(facts(u"others.txt"_s), page({stranger(1), stranger(2)})));
        const PaperId id = rowTitled(*m_library, tides().title).id;
        // Sets exactly the keys that identify another paper.
        (void)set(id, u"title"_s, stranger(1).title);
        (void)set(id, u"authors"_s, stranger(1).authors.join(u';'));
        (void)set(id, u"abstract"_s, stranger(1).abstract);
        QCOMPARE(papers(), 3);
        verify();
        // The page is imported again with another date: it is the same paper, and the correction remains.
        const auto again =
            must(m_library->importer().import(facts(u"again.txt"_s, QDate(2026, 8, 1)), page({later()})));
        QCOMPARE(again.joinedPapers, 1);
        QCOMPARE(papers(), 3);
        QCOMPARE(detail(id).row.title, stranger(1).title);
        QCOMPARE(detail(id).row.venue, u"Invented Tides Quarterly"_s);
        // The other paper remains separate too.
        (void)must(
            m_library->importer().import(facts(u"more.txt"_s, QDate(2026, 8, 2)), page({stranger(1)})));
        QCOMPARE(papers(), 3);
        verify();
    }

    void survivesRemovalOfSources()
    {
        const PaperId id = first();
        (void)set(id, u"title"_s, u"A title of my own"_s);
        (void)set(id, u"venue"_s, u"A venue of my own"_s);
        const QByteArray before = hash();
        for (const SourceRow &source : must(m_library->sources().list()))
            must(m_library->importer().remove(source.id));
        QCOMPARE(papers(), 0);
        verify();
        reopen();
        (void)must(m_library->importer().import(facts(u"one.txt"_s), page({tides()})));
        QCOMPARE(first(), id);
        QCOMPARE(detail(id).row.title, u"A title of my own"_s);
        QCOMPARE(hash(), before);
        verify();
        // Undo still restores the original values.
        undoAll();
        QCOMPARE(detail(id).row.title, tides().title);
        verify();
    }

    void survivesTrash()
    {
        const PaperId id = first();
        (void)set(id, u"authors"_s, u"Cho Minh"_s);
        (void)must(m_library->trash().putPapers({id}));
        (void)set(id, u"category"_s, u"cs.HB"_s);
        verify();
        (void)must(m_library->trash().restorePapers({id}));
        QCOMPARE(detail(id).row.category, u"cs.HB"_s);
        QCOMPARE(found(u"author:minh"_s).size(), 1);
        verify();
        undoAll();
        verify();
    }

    // When two papers are joined, the last written value of each field is used; undo gives each paper its own
    // value again.
    void survivesMergeAndSplit()
    {
        (void)must(m_library->importer().import(facts(u"others.txt"_s), page({stranger(1)})));
        const PaperId one = rowTitled(*m_library, tides().title).id,
                      other = rowTitled(*m_library, stranger(1).title).id;
        (void)set(one, u"title"_s, u"The first title"_s);
        (void)set(one, u"year"_s, u"2001"_s);
        QTest::qWait(2);
        (void)set(other, u"title"_s, u"The second title"_s);
        (void)set(other, u"venue"_s, u"The second venue"_s);
        const QByteArray before = hash();
        PaperDecisionStore decisions(m_library->edits());
        (void)must(decisions.decide(one, other, PaperRelation::Same));
        QCOMPARE(papers(), 1);
        const PaperRow row = detail(one).row;
        QCOMPARE(row.title, u"The second title"_s);
        QCOMPARE(row.venue, u"The second venue"_s);
        QCOMPARE(row.year, std::optional(2001));
        verify();
        (void)set(one, u"title"_s, u"A third title"_s);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(papers(), 2);
        QCOMPARE(detail(one).row.title, u"The first title"_s);
        QCOMPARE(detail(other).row.venue, u"The second venue"_s);
        QCOMPARE(hash(), before);
        verify();
        QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(detail(one).row.title, u"The second title"_s);
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        // A source that is split off shows the values it states; the own values stay with the rest.
        (void)must(decisions.decide(one, other, PaperRelation::Same));
        qint64 sighting = 0;
        for (const StatedValue &value : detail(one).values)
            if (value.sourceName == u"others.txt"_s)
                sighting = value.sighting;
        const PaperId taken = must(decisions.splitOff(one, sighting)).second;
        QCOMPARE(detail(taken).row.title, stranger(1).title);
        QVERIFY(!detail(taken).row.edited);
        QCOMPARE(detail(one).row.title, u"The second title"_s);
        verify();
        undoAll();
        verify();
    }

    // A decision about a corrected paper is stored with the values of its sources.
    void decisionsApplyToCorrectedPapers()
    {
        (void)must(m_library->importer().import(facts(u"others.txt"_s), page({stranger(1)})));
        const PaperId one = rowTitled(*m_library, tides().title).id,
                      other = rowTitled(*m_library, stranger(1).title).id;
        (void)set(one, u"title"_s, u"A title that no page states"_s);
        PaperDecisionStore decisions(m_library->edits());
        (void)must(decisions.decide(one, other, PaperRelation::Versions));
        QCOMPARE(must(decisions.versionsOf(one)), QList<PaperId>{other});
        (void)must(decisions.decide(one, other, PaperRelation::Same));
        QCOMPARE(papers(), 1);
        verify();
    }

    void manyAtOnceAreOneStep()
    {
        QList<Paper> many;
        for (int i = 0; i < 40; ++i)
            many.append(stranger(i));
        (void)must(m_library->importer().import(facts(u"many.txt"_s), page(many)));
        const QByteArray before = hash();
        QList<OwnChange> changes;
        for (const PaperId id : allIds(*m_library))
            changes.append({id, u"venue"_s, u"Harbour Studies"_s});
        const Edit edit = must(OwnValueStore(m_library->edits()).change(changes));
        QCOMPARE(edit.papers, 41);
        QCOMPARE(edit.subject, u"venue"_s);
        QCOMPARE(found(u"venue:harbour"_s).size(), 41);
        verify();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(hash(), before);
        verify();
    }

    void findsAndReplacesWithAPreview()
    {
        QList<Paper> many;
        for (int i = 0; i < 6; ++i) {
            many.append(stranger(i));
            many.last().venue = i < 4 ? u"Proc. of Tides 20%1"_s.arg(i) : u"Elsewhere"_s;
        }
        many[0].year = 2020;
        (void)must(m_library->importer().import(facts(u"many.txt"_s), page(many)));
        const QByteArray before = hash();
        const QList<PaperId> all = allIds(*m_library);
        OwnValueStore own(m_library->edits());
        using Kind = OwnChangeOfMany::Kind;
        const OwnChangeOfMany replace{Kind::Replace, u"venue"_s, u"Proceedings of"_s, u"proc. OF"_s};
        const OwnPreview preview = must(own.preview(all, replace, 3));
        QCOMPARE(preview.changed, 4);
        QCOMPARE(preview.lines.size(), 3);
        QVERIFY(preview.lines[0].before.startsWith(u"Proc. of Tides"_s));
        QVERIFY(preview.lines[0].after.startsWith(u"Proceedings of Tides"_s));
        QCOMPARE(hash(), before); // a preview changes nothing
        QCOMPARE(must(own.change(all, replace)).papers, 4);
        QCOMPARE(found(u"venue:proceedings"_s).size(), 4);
        verify();
        // Papers that already show the value, or whose field cannot hold it, are not changed.
        const OwnChangeOfMany set{Kind::Set, u"venue"_s, u"Elsewhere"_s, {}};
        QCOMPARE(must(own.preview(all, set, 10)).changed, int(all.size()) - 2);
        const OwnPreview refused = must(own.preview(all, {Kind::Replace, u"year"_s, u"soon"_s, u"20"_s}, 10));
        QCOMPARE(refused.changed, 0);
        QCOMPARE(refused.refused, 2);
        QVERIFY(!own.preview(all, {Kind::Set, u"year"_s, u"soon"_s, {}}, 10));
        QVERIFY(!own.preview(all, {Kind::Replace, u"venue"_s, u"x"_s, {}}, 10));
        QCOMPARE(must(own.change(all, {Kind::TakeBack, u"venue"_s, {}, {}})).papers, 4);
        QCOMPARE(hash(), before);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(found(u"venue:proceedings"_s).size(), 4);
        undoAll();
        QCOMPARE(hash(), before);
        verify();
    }

    void rejectsInvalidFieldValues_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::newRow("no title") << u"title"_s << u" \n "_s;
        QTest::newRow("a year in words") << u"year"_s << u"last year"_s;
        QTest::newRow("year 0") << u"year"_s << u"0"_s;
        QTest::newRow("the 30th of February") << u"date"_s << u"2024-02-30"_s;
        QTest::newRow("no DOI") << u"doi"_s << u"see above"_s;
        QTest::newRow("no arXiv id") << u"arxiv_id"_s << u"acl/A00-1004"_s;
        QTest::newRow("a script") << u"url"_s << u"javascript:alert(1)"_s;
        QTest::newRow("score") << u"score"_s << u"101"_s;
        QTest::newRow("not a number") << u"score"_s << u"nan"_s;
        QTest::newRow("citations") << u"citations"_s << u"-1"_s;
        QTest::newRow("code") << u"code"_s << u"perhaps"_s;
        QTest::newRow("endless") << u"title"_s << QString(30'000, u'x');
    }
    void rejectsInvalidFieldValues()
    {
        QFETCH(QString, field);
        QFETCH(QString, typed);
        const QByteArray before = hash();
        // An invalid change is refused even together with a valid one.
        const auto edit = OwnValueStore(m_library->edits())
                              .change({{first(), u"venue"_s, u"Fine"_s}, {first(), field, typed}});
        QVERIFY(!edit);
        QVERIFY(edit.error().message.endsWith(u'.'));
        QCOMPARE(hash(), before);
        QVERIFY(!must(m_library->edits().nextUndo()));
    }

    // A date without a year gets the own year; a date of another year is dropped.
    void ownYearAndDateAreConsistent()
    {
        Paper inferred = stranger(1), dated = stranger(2);
        inferred.date = QDate(2025, 6, 23);
        inferred.dateInferred = true;
        dated.date = QDate(2025, 6, 23);
        (void)must(m_library->importer().import(facts(u"dates.txt"_s), page({inferred, dated})));
        const PaperId one = rowTitled(*m_library, inferred.title).id,
                      other = rowTitled(*m_library, dated.title).id;
        (void)set(one, u"year"_s, u"2023"_s);
        QCOMPARE(detail(one).row.date, QDate(2023, 6, 23));
        QVERIFY(!detail(one).row.dateInferred);
        (void)set(other, u"year"_s, u"2023"_s);
        QVERIFY(!detail(other).row.date.isValid());
        QCOMPARE(detail(other).row.year, std::optional(2023));
        QCOMPARE(found(u"year:2023"_s).size(), 2);
        (void)set(other, u"date"_s, u"2024-01-02"_s);
        QCOMPARE(detail(other).row.date, QDate(2024, 1, 2));
        verify();
        undoAll();
        QVERIFY(detail(one).row.dateInferred);
        QCOMPARE(detail(other).row.date, QDate(2025, 6, 23));
        verify();
    }

    void completesTruncatedAuthorList()
    {
        Paper cut = stranger(1);
        cut.authorsTruncated = true;
        (void)must(m_library->importer().import(facts(u"cut.txt"_s), page({cut})));
        QCOMPARE(found(u"is:cut"_s), QStringList{cut.title});
        const PaperId id = rowTitled(*m_library, cut.title).id;
        (void)set(id, u"authors"_s, u"Cho Minh1\nDee Port"_s);
        QCOMPARE(found(u"is:cut"_s), QStringList());
        (void)set(id, u"authors"_s, u"Cho Minh1\nDee Port\net al"_s);
        QCOMPARE(detail(id).row.authors, (QStringList{u"Cho Minh1"_s, u"Dee Port"_s}));
        QCOMPARE(found(u"is:cut"_s), QStringList{cut.title});
        verify();
    }

    void marksFileContainsOwnValues()
    {
        const PaperId id = first();
        (void)set(id, u"title"_s, u"A title of my own"_s);
        (void)set(id, u"authors"_s, u"Cho Minh\nDee Port"_s);
        (void)set(id, u"doi"_s, QString());
        const QByteArray marks = must(m_library->marksFile().write());
        QByteArray lines;
        (void)must(m_library->exporter().write(u"jsonl"_s, {allIds(*m_library), true},
                                               [&](const QByteArray &piece) -> Result<> {
                                                   lines += piece;
                                                   return {};
                                               }));
        // Imports the marks into a library where the paper has another id, and into one where it is imported
        // later.
        for (const bool waits : {false, true}) {
            const auto other = must(Library::open(m_dir->filePath(u"other %1.lectern"_s.arg(waits))));
            (void)must(other->importer().import(facts(u"a.txt"_s), page({stranger(1), stranger(2)})));
            if (!waits)
                (void)must(other->importer().import(facts(u"one.txt"_s), page({tides()})));
            QCOMPARE(must(other->marksFile().read(marks)).waiting, int(waits));
            if (waits)
                (void)must(other->importer().import(facts(u"one.txt"_s), page({tides()})));
            const PaperRow row = rowTitled(*other, u"A title of my own"_s);
            QCOMPARE(row.authors, (QStringList{u"Cho Minh"_s, u"Dee Port"_s}));
            QVERIFY(row.edited);
            QCOMPARE(must(other->checker().check()), QStringList());
            // A second import changes nothing.
            QCOMPARE(must(other->marksFile().read(marks)).edit.id, EditId::None);
        }
        // A library exported as JSON lines and imported again is the same.
        const auto copy = must(Library::open(m_dir->filePath(u"copy.lectern"_s)));
        (void)FileImporter(*copy).importBytes(lines, u"lines.jsonl"_s);
        QCOMPARE(must(contentHash(*copy)), hash());
        QCOMPARE(must(copy->checker().check()), QStringList());
    }

    // The value written last wins, in either import order.
    void mergesMarksOfTwoLibraries()
    {
        const auto other = must(Library::open(m_dir->filePath(u"other.lectern"_s)));
        (void)must(other->importer().import(facts(u"one.txt"_s), page({tides()})));
        (void)set(first(), u"venue"_s, u"Said first"_s);
        QTest::qWait(2);
        (void)must(OwnValueStore(other->edits()).change({{allIds(*other)[0], u"venue"_s, u"Said last"_s}}));
        const QByteArray mine = must(m_library->marksFile().write()),
                         theirs = must(other->marksFile().write());
        (void)must(m_library->marksFile().read(theirs));
        (void)must(other->marksFile().read(mine));
        QCOMPARE(detail(first()).row.venue, u"Said last"_s);
        QCOMPARE(must(contentHash(*other)), hash());
        verify();
    }

    // Two programs have the library open.
    void otherConnectionSeesOwnValue()
    {
        const auto other = must(Library::open(m_file));
        const PaperId id = first();
        (void)set(id, u"title"_s, u"Said here"_s);
        QCOMPARE(must(other->papers().detail(id)).row.title, u"Said here"_s);
        (void)must(OwnValueStore(other->edits()).change({{id, u"venue"_s, u"Said there"_s}}));
        (void)must(other->importer().import(facts(u"again.txt"_s, QDate(2026, 8, 1)), page({later()})));
        QCOMPARE(detail(id).row.title, u"Said here"_s);
        QCOMPARE(detail(id).row.venue, u"Said there"_s);
        verify();
        undoAll();
        QCOMPARE(must(other->papers().detail(id)).row.title, tides().title);
        verify();
    }

    // Any sequence of edits leaves the file consistent, and undo leads back.
    void anyOrderStaysConsistent()
    {
        QRandomGenerator random(22);
        QList<Paper> all{tides(), later()};
        for (int i = 0; i < 8; ++i)
            all.append(stranger(i));
        for (int i = 0; i < 3; ++i) // two pages state some of the values differently
            (void)must(m_library->importer().import(facts(u"page %1"_s.arg(i), QDate(2026, 7, 1 + i)),
                                                    page(all.mid(i, 7))));
        const QByteArray before = hash();
        const QStringList texts{u"One value"_s, u"Another value"_s, u"2007"_s, QString()};
        int imports = 0;
        for (int step = 0; step < scaled(60); ++step) {
            const QList<PaperId> ids = allIds(*m_library);
            const PaperId id = ids[random.bounded(ids.size())], other = ids[random.bounded(ids.size())];
            const QString field = QStringList{u"title"_s, u"authors"_s, u"venue"_s, u"year"_s,
                                              u"abstract"_s}[random.bounded(5)];
            const int what = random.bounded(10);
            if (what < 6)
                (void)OwnValueStore(m_library->edits())
                    .change({{id, field,
                              random.bounded(4) ? std::optional(texts[random.bounded(4)]) : std::nullopt}});
            else if (what == 6 && id != other)
                (void)must(PaperDecisionStore(m_library->edits()).decide(id, other, PaperRelation::Same));
            else if (what == 7)
                (void)must(random.bounded(2) ? m_library->trash().putPapers({id})
                                             : m_library->trash().restorePapers({id}));
            else if (what == 8) {
                ++imports;
                (void)must(m_library->importer().import(
                    facts(u"again %1"_s.arg(imports), QDate(2026, 8, imports % 28 + 1)),
                    page(all.mid(step % 5))));
            } else if (must(m_library->edits().nextUndo()))
                (void)must(m_library->edits().undo());
            if (step % 10 == 0)
                verify();
        }
        verify();
        undoAll();
        for (const SourceRow &source : must(m_library->sources().list()))
            if (source.name.startsWith(u"again"_s))
                must(m_library->importer().remove(source.id));
        verify();
        QCOMPARE(hash(), before);
    }
};

QTEST_GUILESS_MAIN(TestOwnValues)
#include "tst_ownvalues.moc"
