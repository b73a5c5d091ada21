#include "storefixtures.h"
#include "tests/support/contenthash.h"

#include "models/store/edits/editlog.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/sqlite/connection.h"
#include "models/store/types/facets.h"
#include "models/store/types/paperrow.h"

using namespace lectern;
using namespace lectern::test;

// Tests the edit log: user changes, undo and redo, over restarts and imports.
class TestEdits : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;
    std::unique_ptr<Library> m_library;
    QList<PaperId> m_papers;

    QString file() const
    {
        return m_dir.filePath(QString::fromUtf8(QTest::currentTestFunction())
                              + QString::fromUtf8(QTest::currentDataTag()) + u".lectern"_s);
    }
    void reopen()
    {
        m_library.reset();
        m_library = must(Library::open(file()));
    }

    // All user changes as text, for comparisons.
    QString work()
    {
        QStringList lines;
        for (const Tag &tag : must(m_library->tags().tags()))
            lines.append(u"tag %1 %2 %3"_s.arg(tag.name).arg(tag.colour).arg(tag.papers));
        for (const ReadingList &list : must(m_library->lists().lists())) {
            lines.append(u"list %1 below %2"_s.arg(list.name).arg(qint64(list.parent)));
            for (const PaperId paper : must(m_library->lists().papers(list.id)))
                lines.append(u" %1"_s.arg(qint64(paper)));
        }
        for (const SavedSearch &search : must(m_library->savedSearches().searches()))
            lines.append(u"search %1 %2"_s.arg(search.name, search.query));
        for (const PaperRow &row : must(m_library->papers().rows(m_papers))) {
            QStringList tags;
            for (const TagId tag : must(m_library->tags().tagsOf(row.id)))
                tags.append(QString::number(qint64(tag)));
            lines.append(u"%1: %2 %3 %4 [%5] %6"_s.arg(qint64(row.id))
                             .arg(int(row.bookmarked))
                             .arg(int(row.read))
                             .arg(must(m_library->notes().rating(row.id)))
                             .arg(tags.join(u' '), must(m_library->notes().note(row.id))));
        }
        const Counts counts = must(m_library->sources().counts());
        lines.append(u"%1 bookmarks, %2 unread"_s.arg(counts.bookmarks).arg(counts.unread));
        return lines.join(u'\n');
    }

    void importPapers()
    {
        QList<Paper> papers;
        for (int i = 0; i < 40; ++i)
            papers.append(paper(u"Paper number %1 of many"_s.arg(i),
                                {u"Ada Quill"_s, u"Author %1 Tide"_s.arg(i)}, longAbstract(i)));
        (void)must(m_library->importer().import(facts(u"one.txt"_s), page(papers)));
    }

    // Returns the papers without those that randomEditsUndoAndRedo() marks as read automatically.
    QList<PaperId> withoutAutomaticallyRead(const QList<PaperId> &papers) const
    {
        QList<PaperId> others;
        for (const PaperId paper : papers)
            if (m_papers.indexOf(paper) >= kAutomaticallyRead)
                others.append(paper);
        return others;
    }
    static constexpr int kAutomaticallyRead = 10;

    // Makes one random edit.
    void makeRandomEdit(QRandomGenerator &random)
    {
        const auto some = [&] {
            QList<PaperId> ids;
            for (int i = random.bounded(1, 6); i > 0; --i)
                ids.append(m_papers[random.bounded(int(m_papers.size()))]);
            return ids;
        };
        const QString name = QStringList{u"a"_s, u"a/b"_s, u"c"_s, u"a/b/d"_s, u"été"_s}[random.bounded(5)];
        const auto tags = must(m_library->tags().tags());
        const auto lists = must(m_library->lists().lists());
        const auto searches = must(m_library->savedSearches().searches());
        const auto anyOf = [&](const auto &from) { return from[random.bounded(int(from.size()))]; };
        // Some of these edits are refused (a used name, a list below itself), which is expected.
        switch (random.bounded(18)) {
        case 16:
            (void)must(m_library->trash().putPapers(some()));
            break;
        case 17:
            (void)must(m_library->trash().restorePapers(some()));
            break;
        case 0:
            must(m_library->marks().setBookmarked(some(), random.bounded(2)));
            break;
        case 1:
            must(m_library->marks().setRead(withoutAutomaticallyRead(some()), random.bounded(2)));
            break;
        case 2:
        case 3:
            (void)must(m_library->tags().add(name, some()));
            break;
        case 4:
            (void)must(m_library->tags().remove(name, some()));
            break;
        case 5:
            if (!tags.isEmpty())
                (void)bool(m_library->tags().rename(anyOf(tags).id, name + u"x"_s));
            break;
        case 6:
            if (tags.size() > 1)
                (void)bool(m_library->tags().merge(anyOf(tags).id, anyOf(tags).id));
            break;
        case 7:
            if (!tags.isEmpty())
                (void)bool(m_library->tags().removeTag(anyOf(tags).id));
            break;
        case 8:
            (void)must(m_library->lists().create(name, lists.isEmpty() ? ListId::None : anyOf(lists).id));
            break;
        case 9:
        case 10:
            if (!lists.isEmpty())
                (void)must(m_library->lists().add(anyOf(lists).id, some(),
                                                  m_papers[random.bounded(int(m_papers.size()))]));
            break;
        case 11:
            if (lists.size() > 1)
                (void)bool(m_library->lists().move(anyOf(lists).id, anyOf(lists).id));
            break;
        case 12:
            if (lists.size() > 3)
                (void)must(m_library->lists().remove(anyOf(lists).id));
            break;
        case 13:
            (void)must(m_library->notes().setNote(
                some().first(), random.bounded(3) ? u"note %1"_s.arg(random.bounded(99)) : QString()));
            break;
        case 14:
            (void)must(m_library->notes().setRating(some(), random.bounded(6)));
            break;
        default:
            if (searches.size() < 3)
                (void)must(m_library->savedSearches().create(name, u"graph"_s));
            else if (random.bounded(2))
                (void)must(m_library->savedSearches().move(anyOf(searches).id, anyOf(searches).id));
            else
                (void)must(m_library->savedSearches().remove(anyOf(searches).id));
        }
    }

private slots:
    void init()
    {
        m_library = must(Library::open(file()));
        importPapers();
        m_papers = must(m_library->index().search({}))->ids(0, 100);
        QCOMPARE(m_papers.size(), 40);
    }
    void cleanup() { m_library.reset(); }

    void undoAndRedoABookmark()
    {
        must(m_library->marks().setBookmarked({m_papers[0], m_papers[1]}, true));
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 2);
        const auto next = must(m_library->edits().nextUndo());
        QVERIFY(next);
        QCOMPARE(next->kind, EditKind::Bookmark);
        QCOMPARE(next->papers, 2);
        reopen();
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
        QVERIFY(!must(m_library->edits().nextUndo()));
        reopen();
        (void)must(m_library->edits().redo());
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 2);
        QVERIFY(!must(m_library->edits().nextRedo()));
        QVERIFY(!m_library->edits().redo());
    }

    void noChangeLeavesNoEntry()
    {
        must(m_library->marks().setBookmarked({m_papers[0]}, false));
        (void)must(m_library->tags().remove(u"nothing"_s, m_papers));
        QVERIFY(!must(m_library->edits().nextUndo()));
    }

    void automaticReadMarkIsNoStep()
    {
        must(m_library->marks().setBookmarked({m_papers[0]}, true));
        (void)must(m_library->edits().undo());
        must(m_library->marks().noteRead(m_papers[0]));
        QVERIFY(!must(m_library->edits().nextUndo()));
        QVERIFY(must(m_library->edits().nextRedo())); // marking papers as read keeps the redo steps
        reopen();
        QVERIFY(must(m_library->papers().rows({m_papers[0]})).first().read);
        QCOMPARE(must(m_library->sources().counts()).unread, 39);
        // The bookmark is stored in the same row as the read mark, but is set and cleared independently.
        QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        PaperRow row = must(m_library->papers().rows({m_papers[0]})).first();
        QVERIFY(row.bookmarked && row.read);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        row = must(m_library->papers().rows({m_papers[0]})).first();
        QVERIFY(!row.bookmarked && row.read);
        // A change made by the user is an undo step.
        must(m_library->marks().setRead({m_papers[0]}, false));
        must(m_library->marks().noteRead(m_papers[0]));
        must(m_library->marks().setRead({m_papers[0]}, false));
        (void)must(m_library->edits().undo());
        QVERIFY(must(m_library->papers().rows({m_papers[0]})).first().read);
    }

    void noteEditingIsOneStep()
    {
        NoteStore &notes = m_library->notes();
        const Edit first = must(notes.setNote(m_papers[0], u"one"_s));
        QCOMPARE(must(notes.setNote(m_papers[0], u"one two"_s, first.id)).id, first.id);
        QCOMPARE(must(notes.setNote(m_papers[0], u"one two three"_s, first.id)).id, first.id);
        QCOMPARE(must(m_library->edits().history(10)).size(), 1);
        reopen();
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->notes().note(m_papers[0])), QString());
        (void)must(m_library->edits().redo());
        QCOMPARE(must(m_library->notes().note(m_papers[0])), u"one two three"_s);
        // Another edit in between, or an undo, starts a new step.
        must(m_library->marks().setBookmarked({m_papers[1]}, true));
        const Edit later = must(m_library->notes().setNote(m_papers[0], u"four"_s, first.id));
        QVERIFY(later.id != first.id && later.id != EditId::None);
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->notes().note(m_papers[0])), u"one two three"_s);
        const Edit after = must(m_library->notes().setNote(m_papers[0], u"five"_s, later.id));
        QVERIFY(after.id != later.id);
        // Text that is added and removed within one step leaves no entry.
        const Edit other = must(m_library->notes().setNote(m_papers[2], u"x"_s));
        QCOMPARE(must(m_library->notes().setNote(m_papers[2], QString(), other.id)).id, EditId::None);
        QCOMPARE(must(m_library->edits().nextUndo())->id, after.id);
    }

    void togglesMarks()
    {
        const QList<PaperId> papers = m_papers.first(3);
        must(m_library->marks().setBookmarked({papers[1]}, true));
        QVERIFY(must(m_library->marks().toggleBookmarked(papers))); // some were not bookmarked; now all are
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 3);
        QVERIFY(!must(m_library->marks().toggleBookmarked(papers)));
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 0);
        (void)must(m_library->edits().undo());
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->sources().counts()).bookmarks, 1);
        QVERIFY(must(m_library->marks().toggleRead(papers)));
        QCOMPARE(must(m_library->sources().counts()).unread, 37);
        QVERIFY(must(m_library->checker().check()).isEmpty());
    }

    void newEditClearsRedo()
    {
        must(m_library->marks().setBookmarked({m_papers[0]}, true));
        (void)must(m_library->edits().undo());
        must(m_library->marks().setRead({m_papers[0]}, true));
        QVERIFY(!must(m_library->edits().nextRedo()));
        QCOMPARE(must(m_library->edits().history(10)).size(), 1);
    }

    void tagsNestRenameAndMerge()
    {
        (void)must(m_library->tags().add(u" method / rl "_s, {m_papers[0], m_papers[1]}));
        (void)must(m_library->tags().add(u"method"_s, {m_papers[2]}));
        (void)must(m_library->tags().add(u"methodical"_s, {m_papers[3]}));
        auto tags = must(m_library->tags().tags());
        QCOMPARE(tags.size(), 3);
        QCOMPARE(tags[1].name, u"method/rl"_s);
        QCOMPARE(tags[1].papers, 2);
        QVERIFY(!m_library->tags().rename(tags[0].id, u"method/rl/x"_s)); // the tag would be below itself
        (void)must(m_library->tags().rename(tags[0].id, u"way"_s));
        tags = must(m_library->tags().tags());
        QCOMPARE(tags[0].name, u"methodical"_s);
        QCOMPARE(tags[2].name, u"way/rl"_s);
        QVERIFY(!m_library->tags().rename(tags[0].id, u"way"_s)); // the name is used
        (void)must(m_library->tags().merge(tags[0].id, tags[2].id));
        tags = must(m_library->tags().tags());
        QCOMPARE(tags.size(), 2);
        QCOMPARE(tags[1].papers, 3);
        (void)must(m_library->tags().removeTag(tags[0].id));
        QVERIFY(must(m_library->tags().tags()).isEmpty());
        QVERIFY(!m_library->tags().create(u" / "_s));
    }

    void listsPreserveOrder()
    {
        ListId list = ListId::None;
        (void)must(m_library->lists().create(u"Thesis"_s, ListId::None, &list));
        (void)must(m_library->lists().add(list, {m_papers[0], m_papers[1], m_papers[2]}));
        (void)must(m_library->lists().add(list, {m_papers[2]}, m_papers[0]));
        QCOMPARE(must(m_library->lists().papers(list)),
                 (QList<PaperId>{m_papers[2], m_papers[0], m_papers[1]}));
        // Inserts until no sort number is left between two neighbours, and continues.
        for (int i = 0; i < 40; ++i)
            (void)must(m_library->lists().add(list, {m_papers[3 + i % 2]}, m_papers[i % 2 ? 3 : 0]));
        const auto order = must(m_library->lists().papers(list));
        QCOMPARE(order.size(), 5);
        QCOMPARE(order[1], m_papers[4]);
        QCOMPARE(order[2], m_papers[3]);
        ListId chapter = ListId::None;
        (void)must(m_library->lists().create(u"Chapter"_s, list, &chapter));
        QVERIFY(!m_library->lists().move(list, chapter));
        (void)must(m_library->lists().remove(list));
        QVERIFY(must(m_library->lists().lists()).isEmpty());
        (void)must(m_library->edits().undo());
        QCOMPARE(must(m_library->lists().lists()).size(), 2);
        QCOMPARE(must(m_library->lists().papers(list)), order);
    }

    void marksSurviveRemovalAndReimport()
    {
        (void)must(m_library->tags().add(u"toread"_s, {m_papers[5]}));
        (void)must(m_library->notes().setNote(m_papers[5], u"Ask about figure 2."_s));
        const QString title = must(m_library->papers().rows({m_papers[5]})).first().title;
        const auto sources = must(m_library->sources().list());
        must(m_library->importer().remove(sources.first().id));
        QCOMPARE(must(m_library->sources().counts()).papers, 0);
        QCOMPARE(must(m_library->tags().tags()).first().papers, 0);
        (void)must(
            m_library->importer().import(facts(u"again.txt"_s), page({paper(title, {u"Ada Quill"_s}, {})})));
        const PaperRow row = rowTitled(*m_library, title);
        QCOMPARE(row.id, m_papers[5]);
        QCOMPARE(must(m_library->notes().note(row.id)), u"Ask about figure 2."_s);
        QCOMPARE(must(m_library->tags().tags()).first().papers, 1);
    }

    void undoWorksAcrossAnImport()
    {
        const QString before = work();
        (void)must(m_library->tags().add(u"toread"_s, m_papers));
        (void)must(m_library->importer().import(facts(u"two.txt"_s),
                                                page({paper(u"A newcomer"_s, {u"Bo Tide"_s}, {})})));
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->tags().tags()).size(), 0);
        QCOMPARE(must(m_library->sources().counts()).papers, 41);
        QVERIFY(work().startsWith(before.section(u'\n', 0, 0)));
    }

    // Two papers are joined. Edits of the paper that lost its id are undone on the other paper.
    void undoFollowsJoinedPaper()
    {
        (void)must(
            m_library->importer().import(facts(u"title.txt"_s), page({paper(u"On foam"_s, {u"Cy Foam"_s})})));
        (void)must(
            m_library->importer().import(facts(u"abstract.txt"_s), page({paper({}, {}, longAbstract(900))})));
        const PaperId younger = rowTitled(*m_library, u"We study problem number 900"_s).id;
        (void)must(m_library->tags().add(u"a"_s, {younger}));
        (void)must(m_library->notes().setNote(younger, u"later"_s));
        (void)must(m_library->importer().import(
            facts(u"both.txt"_s), page({paper(u"On foam"_s, {u"Cy Foam"_s}, longAbstract(900))})));
        const PaperId one = rowTitled(*m_library, u"On foam"_s).id;
        QVERIFY(one != younger);
        QCOMPARE(must(m_library->notes().note(one)), u"later"_s);
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->notes().note(one)), QString());
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->tags().tagsOf(one)).size(), 0);
        QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(must(m_library->tags().tagsOf(one)).size(), 1);
        QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(must(m_library->notes().note(one)), u"later"_s);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    // A paper was deleted after it lost its last mark and its last source. Undo restores it together with the
    // mark.
    void undoRestoresRemovedPaper()
    {
        const PaperId marked = m_papers[3];
        const QString title = must(m_library->papers().rows({marked})).first().title;
        (void)must(m_library->tags().add(u"a"_s, {marked}));
        (void)must(m_library->tags().remove(u"a"_s, {marked}));
        must(m_library->importer().remove(must(m_library->sources().list()).first().id));
        QCOMPARE(must(m_library->checker().check()), QStringList());
        reopen();
        QCOMPARE(must(m_library->edits().undo()).skipped, 0);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        importPapers();
        const PaperRow row = rowTitled(*m_library, title);
        QCOMPARE(row.id, marked);
        QCOMPARE(must(m_library->tags().tagsOf(row.id)).size(), 1);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    void trimsTheLog()
    {
        must(m_library->edits().setLimits({10, 365}));
        for (int i = 0; i < 100; ++i)
            must(m_library->marks().setBookmarked({m_papers[0]}, i % 2 == 0));
        const auto history = must(m_library->edits().history(1000));
        QVERIFY(history.size() >= 10 && history.size() < 10 + 32);
        (void)must(m_library->edits().undo());
    }

    // A clock that is years ahead, for example after an empty battery, does not delete the history.
    void wrongClockRemovesFewEntries()
    {
        for (int i = 0; i < 200; ++i)
            must(m_library->notes().setRating({m_papers[0]}, i % 5 + 1));
        // Dates all entries long ago by the present clock.
        must(must(Connection::open(file(), false))->exec("UPDATE edit SET at = at - 86400000 * 4000"));
        const auto before = must(m_library->edits().history(-1)).size();
        for (int i = 0; i < 33; ++i)
            must(m_library->notes().setRating({m_papers[0]}, i % 5 + 1));
        QVERIFY(must(m_library->edits().history(-1)).size() >= before + 33 - 2 * 64);
        // The clock was years slow for some entries. Entries with older ids are kept as long as allowed.
        must(must(Connection::open(file(), false))->exec("UPDATE edit SET at = 0 WHERE id % 3 = 0"));
        must(must(Connection::open(file(), false))
                 ->exec("UPDATE edit SET at = 1e15 WHERE id = (SELECT min(id) FROM edit)"));
        const auto now = must(m_library->edits().history(-1)).size();
        for (int i = 0; i < 64; ++i)
            must(m_library->notes().setRating({m_papers[0]}, i % 5 + 1));
        QCOMPARE(must(m_library->edits().history(-1)).size(), now + 64);
    }
    void trimsTheLogByAge()
    {
        for (int i = 0; i < 5; ++i)
            (void)must(m_library->tags().add(u"tag %1"_s.arg(i), {m_papers[0]}));
        const qint64 first = qint64(must(m_library->edits().history(5)).last().id);
        // Makes three entries forty days old.
        const auto connection = must(Connection::open(file(), false));
        must(connection->exec(
            qPrintable(u"UPDATE edit SET at = at - 40 * 86400000 WHERE id < %1"_s.arg(first + 3))));
        must(m_library->edits().setLimits({10'000, 50}));
        QCOMPARE(must(m_library->edits().history(1000)).size(), 5);
        must(m_library->edits().setLimits({10'000, 30}));
        const auto left = must(m_library->edits().history(1000));
        QCOMPARE(left.size(), 2);
        // The remaining entries can be undone; the trimmed edits stay in effect.
        QCOMPARE(must(m_library->edits().undoDownTo(EditId(first))).size(), 2);
        QCOMPARE(must(m_library->tags().tagsOf(m_papers[0])).size(), 3);
        QCOMPARE(must(m_library->checker().check()), QStringList());
    }

    // Makes 1,000 random edits with restarts at random points. Undoing all of them restores the start,
    // redoing all of them restores the end.
    void randomEditsUndoAndRedo_data()
    {
        QTest::addColumn<bool>("reading");
        QTest::newRow("edits alone") << false;
        QTest::newRow("with papers read in between") << true;
    }
    void randomEditsUndoAndRedo()
    {
        QFETCH(bool, reading);
        QRandomGenerator random(20261121);
        const QString start = work();
        const QByteArray startHash = must(contentHash(*m_library));
        for (int i = 0; i < 1000; ++i) {
            makeRandomEdit(random);
            if (random.bounded(50) == 0)
                reopen();
            if (reading
                && i % 90 == 45) // some papers are marked as read in between; their bookmarks still change
                must(m_library->marks().noteRead(m_papers[(i / 90) % kAutomaticallyRead]));
        }
        const QString end = work();
        const QByteArray endHash = must(contentHash(*m_library));
        QVERIFY(end != start && endHash != startHash);
        const auto readByItself = [&] {
            int read = 0;
            for (const PaperRow &row : must(m_library->papers().rows(m_papers.first(kAutomaticallyRead))))
                read += row.read;
            return read;
        };
        QVERIFY(!reading || readByItself() == kAutomaticallyRead);
        int undone = 0;
        while (must(m_library->edits().nextUndo())) {
            QCOMPARE(must(m_library->edits().undo()).skipped, 0);
            if (++undone % 97 == 0)
                reopen();
        }
        QVERIFY(undone > 500);
        // The read marks remain; everything else equals the start.
        QString startAndRead = u'\n' + start;
        if (reading) {
            QCOMPARE(readByItself(), kAutomaticallyRead);
            for (int i = 0; i < kAutomaticallyRead; ++i)
                startAndRead.replace(u"\n%1: 0 0 "_s.arg(qint64(m_papers[i])),
                                     u"\n%1: 0 1 "_s.arg(qint64(m_papers[i])));
            startAndRead.replace(u"40 unread"_s, u"30 unread"_s);
        }
        QCOMPARE(QString(u'\n' + work()), startAndRead);
        QVERIFY(reading || must(contentHash(*m_library)) == startHash);
        while (must(m_library->edits().nextRedo()))
            QCOMPARE(must(m_library->edits().redo()).skipped, 0);
        QCOMPARE(work(), end);
        QCOMPARE(must(contentHash(*m_library)), endHash);
        QCOMPARE(must(m_library->checker().check()), QStringList());
        // Then undo down to one entry of the history at once.
        const auto history = must(m_library->edits().history(100'000));
        (void)must(m_library->edits().undoDownTo(history[99].id));
        QCOMPARE(must(m_library->edits().nextUndo())->id, history[100].id);
    }
};

QTEST_GUILESS_MAIN(TestEdits)
#include "tst_edits.moc"
